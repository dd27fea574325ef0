/// Prioritized task scheduling: `scheduler.postTask`, `scheduler.yield`, and signals that carry a priority.
///
/// {@link dev.frameloop.dom.scheduler.Scheduler} keeps a task queue for each priority; which comes first is the loop's policy's to say.
/// May use `event` and `script`. A room of its own beside the window, since workers have it too.
///
/// @see <a href="https://wicg.github.io/scheduling-apis/">Prioritized Task Scheduling</a>
@NullMarked
package dev.frameloop.dom.scheduler;

import org.jspecify.annotations.NullMarked;
