package dev.frameloop.dom.scheduler;

import dev.frameloop.dom.event.AbortSignal;
import org.jspecify.annotations.Nullable;

/// What a task hands on to the continuations that it yields to.
///
/// @param abortSource aborts them; null for nothing
/// @param prioritySource gives them its priority; null where it is fixed
/// @param fixedPriority their priority, unless there is a source
/// @see <a href="https://wicg.github.io/scheduling-apis/#scheduling-state">Prioritized Task Scheduling: scheduling state</a>
record SchedulingState(@Nullable AbortSignal abortSource, @Nullable TaskSignal prioritySource, String fixedPriority) {
    static final SchedulingState DEFAULT = new SchedulingState(null, null, Priorities.DEFAULT);

    String priority() {
        return prioritySource != null ? prioritySource.priority() : fixedPriority;
    }
}
