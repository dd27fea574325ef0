/// Timers: what is due when, and the rules of `setTimeout` and `setInterval`.
///
/// {@link dev.frameloop.engine.timer.TimerQueue} is the due-time queue below everything that waits on a loop;
/// {@link dev.frameloop.engine.timer.Timers} is the HTML Standard's chapter on timers on top of it.
/// May use `engine.time` and `engine.trace`; the loop uses it.
@NullMarked
package dev.frameloop.engine.timer;

import org.jspecify.annotations.NullMarked;
