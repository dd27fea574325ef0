package dev.frameloop.dom.scheduler;

import org.jspecify.annotations.Nullable;

/// What `scheduler.postTask` runs.
///
/// @see <a href="https://wicg.github.io/scheduling-apis/#callbackdef-schedulerposttaskcallback">Prioritized Task Scheduling: callback</a>
@FunctionalInterface
public interface SchedulerPostTaskCallback {
    /// Runs as a task; the promise of the task gets what it returns.
    @Nullable
    Object call();
}
