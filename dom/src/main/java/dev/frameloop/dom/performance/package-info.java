/// The performance timeline: clock readings, marks, measures, and the observers of all of them.
///
/// The standards are High Resolution Time, Performance Timeline and User Timing. May use the ports to scripts and events. Read
/// {@link dev.frameloop.dom.performance.PerformanceTimeline} first.
@NullMarked
package dev.frameloop.dom.performance;

import org.jspecify.annotations.NullMarked;
