package dev.frameloop.dom.scheduler;

import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// Tells that the priority of a signal has changed.
///
/// @see <a href="https://wicg.github.io/scheduling-apis/#taskprioritychangeevent">Prioritized Task Scheduling: TaskPriorityChangeEvent</a>
public final class TaskPriorityChangeEvent extends Event {
    private final String previousPriority;

    /// `new TaskPriorityChangeEvent(type, init)` of a script.
    public TaskPriorityChangeEvent(@Nullable Realm realm, String type, TaskPriorityChangeEventInit init) {
        super(realm, type, init.bubbles(), init.cancelable(), init.composed());
        previousPriority = init.previousPriority();
    }

    /// The priority before the change.
    public String previousPriority() {
        return previousPriority;
    }
}
