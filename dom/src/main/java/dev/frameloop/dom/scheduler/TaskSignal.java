package dev.frameloop.dom.scheduler;

import dev.frameloop.dom.event.AbortSignal;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// A signal that carries a priority for the tasks that it is given to.
///
/// @see <a href="https://wicg.github.io/scheduling-apis/#tasksignal">Prioritized Task Scheduling: TaskSignal</a>
public final class TaskSignal extends AbortSignal {
    private final @Nullable Realm realm;
    private String priority;
    private final boolean fixedPriority;
    private boolean changingPriority;
    private final Set<Runnable> priorityChangeAlgorithms = new LinkedHashSet<>();
    private final List<TaskSignal> priorityDependents = new ArrayList<>();

    /// A signal of a controller, whose priority can change.
    TaskSignal(@Nullable Realm realm, String priority) {
        this(realm, priority, false);
    }

    private TaskSignal(@Nullable Realm realm, String priority, boolean fixedPriority) {
        super(realm);
        this.realm = realm;
        this.priority = priority;
        this.fixedPriority = fixedPriority;
        Priorities.of(priority);
    }

    /// A signal that is aborted as soon as one of the others is, with a fixed priority or that of another signal.
    ///
    /// @see <a href="https://wicg.github.io/scheduling-apis/#create-a-dependent-task-signal">Prioritized Task Scheduling: create a dependent
    ///     task signal</a>
    public static TaskSignal any(Realm realm, List<AbortSignal> signals, TaskSignalAnyInit init) {
        TaskSignal source = init.priority() instanceof TaskSignal given ? given : null;
        TaskSignal result = source != null
                ? new TaskSignal(realm, source.priority, source.fixedPriority)
                : new TaskSignal(realm, String.valueOf(init.priority()), true);
        result.dependOn(signals);
        if (source != null && !source.fixedPriority) {
            source.priorityDependents.add(result);
        }
        return result;
    }

    /// The priority: `user-blocking`, `user-visible` or `background`.
    public String priority() {
        return priority;
    }

    boolean hasFixedPriority() {
        return fixedPriority;
    }

    /// Registers what to do when the priority changes.
    void addPriorityChangeAlgorithm(Runnable algorithm) {
        priorityChangeAlgorithms.add(algorithm);
    }

    void removePriorityChangeAlgorithm(Runnable algorithm) {
        priorityChangeAlgorithms.remove(algorithm);
    }

    /// @see <a href="https://wicg.github.io/scheduling-apis/#tasksignal-signal-priority-change">Prioritized Task Scheduling: signal priority
    ///     change</a>
    void signalPriorityChange(String newPriority) {
        // 1. Not while a change is told of.
        if (changingPriority) {
            throw new DOMException("NotAllowedError", "The priority cannot change while a change of it is told of.");
        }
        Priorities.of(newPriority);
        // 2.-3. The same priority is no change.
        if (priority.equals(newPriority)) {
            return;
        }
        changingPriority = true;
        try {
            // 4.-6. Change it, then move the tasks.
            String previousPriority = priority;
            priority = newPriority;
            List.copyOf(priorityChangeAlgorithms).forEach(Runnable::run);
            // 7. Tell the page.
            fire(new TaskPriorityChangeEvent(realm, "prioritychange",
                    new TaskPriorityChangeEventInit(false, false, false, previousPriority)));
            // 8. Those that follow this signal change too.
            for (TaskSignal dependent : List.copyOf(priorityDependents)) {
                dependent.signalPriorityChange(newPriority);
            }
        } finally {
            // 9. Done.
            changingPriority = false;
        }
    }
}
