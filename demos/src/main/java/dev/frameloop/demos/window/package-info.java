/// Pages in windows, and how well their frames keep up with the display.
///
/// {@link dev.frameloop.demos.window.WindowCommand} opens any page; {@link dev.frameloop.demos.window.FrameStatistics} is what it tells of the
/// frames. May use `cli`, `terminal` and `page`.
@NullMarked
package dev.frameloop.demos.window;

import org.jspecify.annotations.NullMarked;
