package dev.frameloop.engine.loop;

import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// A set of tasks of one source, taken in the order in which they came, those passed over whose document is not fully active.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#task-queue">HTML: task queue</a>
public final class TaskQueue {
    private final TaskSource source;
    private final TaskPriority priority;
    private final boolean continuation;
    private final ArrayDeque<Task> tasks = new ArrayDeque<>();

    TaskQueue(TaskSource source, TaskPriority priority, boolean continuation) {
        this.source = source;
        this.priority = priority;
        this.continuation = continuation;
    }

    /// Where its tasks come from.
    public TaskSource source() {
        return source;
    }

    /// How urgent its tasks are.
    public TaskPriority priority() {
        return priority;
    }

    /// Whether its tasks go on with what earlier tasks began, and so come before others of the same priority.
    public boolean isContinuation() {
        return continuation;
    }

    /// The first task that may run now, or null.
    public @Nullable Task firstRunnable() {
        Task first = tasks.peekFirst();
        if (first == null || first.isRunnable()) {
            return first;
        }
        for (Task task : tasks) {
            if (task.isRunnable()) {
                return task;
            }
        }
        return null;
    }

    /// How many tasks wait, those included that may not run now.
    public int size() {
        return tasks.size();
    }

    /// The tasks that wait, the next one first; a copy.
    public List<Task> snapshot() {
        return new ArrayList<>(tasks);
    }

    /// Throws away the tasks that a condition holds for.
    public void removeIf(Predicate<Task> condition) {
        tasks.removeIf(condition);
    }

    void add(Task task) {
        tasks.addLast(task);
    }

    /// Takes a task out, so that it never runs; one that does not wait here is left alone.
    ///
    /// @return whether it was here
    public boolean remove(Task task) {
        if (tasks.peekFirst() == task) {
            tasks.removeFirst();
            return true;
        }
        return tasks.removeFirstOccurrence(task);
    }

    /// Takes over a task that waits in another queue; it stands here by its age.
    ///
    /// @return whether it waited there
    public boolean takeOver(Task task, TaskQueue from) {
        if (!from.remove(task)) {
            return false;
        }
        ArrayDeque<Task> younger = new ArrayDeque<>();
        while (!tasks.isEmpty() && tasks.getLast().sequence() > task.sequence()) {
            younger.addFirst(tasks.removeLast());
        }
        tasks.addLast(task);
        tasks.addAll(younger);
        return true;
    }
}
