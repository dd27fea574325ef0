package dev.frameloop.engine.loop;

import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;

/// A set of tasks of one source, taken in the order in which they came, those passed over whose document is not fully active.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#task-queue">HTML: task queue</a>
public final class TaskQueue {
    private final TaskSource source;
    private TaskPriority priority;
    private final ArrayDeque<Task> tasks = new ArrayDeque<>();

    TaskQueue(TaskSource source, TaskPriority priority) {
        this.source = source;
        this.priority = priority;
    }

    /// Where its tasks come from.
    public TaskSource source() {
        return source;
    }

    /// How urgent its tasks are.
    public TaskPriority priority() {
        return priority;
    }

    /// Makes its tasks more or less urgent from now on.
    public void setPriority(TaskPriority priority) {
        this.priority = priority;
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

    void remove(Task task) {
        if (tasks.peekFirst() == task) {
            tasks.removeFirst();
            return;
        }
        for (Iterator<Task> it = tasks.iterator(); it.hasNext();) {
            if (it.next() == task) {
                it.remove();
                return;
            }
        }
    }
}
