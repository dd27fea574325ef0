/// What a frame did, as records read from a trace: when it was due, began and ended, its steps and callbacks, its work, and whether it met
/// its deadline.
///
/// May use `engine` alone. Read {@link dev.frameloop.testkit.frame.Frame} first.
@NullMarked
package dev.frameloop.testkit.frame;

import org.jspecify.annotations.NullMarked;
