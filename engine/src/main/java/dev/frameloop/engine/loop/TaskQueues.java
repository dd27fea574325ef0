package dev.frameloop.engine.loop;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// The task queues of a loop: one for each source, and those that schedulers add.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#task-queue">HTML: task queue</a>
final class TaskQueues {
    private final TaskQueue[] ofSource = new TaskQueue[TaskSource.values().length];
    private final List<TaskQueue> all = new ArrayList<>();
    private final List<TaskQueue> runnable = new ArrayList<>();

    TaskQueues() {
        for (TaskSource source : TaskSource.values()) {
            ofSource[source.ordinal()] = add(source, switch (source) {
                case USER_INTERACTION -> TaskPriority.USER_BLOCKING;
                case IDLE -> TaskPriority.BACKGROUND;
                default -> TaskPriority.USER_VISIBLE;
            }, false);
        }
    }

    TaskQueue add(TaskSource source, TaskPriority priority, boolean continuation) {
        TaskQueue queue = new TaskQueue(source, priority, continuation);
        all.add(queue);
        return queue;
    }

    void remove(TaskQueue queue) {
        if (of(queue.source()) != queue) {
            all.remove(queue);
        }
    }

    TaskQueue of(TaskSource source) {
        return ofSource[source.ordinal()];
    }

    List<TaskQueue> all() {
        return List.copyOf(all);
    }

    boolean hasRunnable() {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).firstRunnable() != null) {
                return true;
            }
        }
        return false;
    }

    /// Takes the first runnable task out of the queue that a policy chooses among those that have one; null if none has.
    ///
    /// @throws IllegalStateException if the policy chooses another queue
    @Nullable
    Task takeRunnable(SchedulingPolicy policy) {
        runnable.clear();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).firstRunnable() != null) {
                runnable.add(all.get(i));
            }
        }
        if (runnable.isEmpty()) {
            return null;
        }
        TaskQueue queue = policy.choose(runnable);
        Task task = queue.firstRunnable();
        if (task == null) {
            throw new IllegalStateException("the scheduling policy chose a task queue that has no runnable task");
        }
        queue.remove(task);
        return task;
    }
}
