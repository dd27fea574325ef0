package dev.frameloop.engine.loop;

import org.jspecify.annotations.Nullable;

/// One task of a task queue.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#concept-task">HTML: task</a>
public final class Task {
    private final TaskSource source;
    private final @Nullable TaskDocument document;
    private final String name;
    private final Runnable steps;
    private long id;
    private long cause;
    private long sequence;

    Task(TaskSource source, @Nullable TaskDocument document, String name, Runnable steps) {
        this.source = source;
        this.document = document;
        this.name = name;
        this.steps = steps;
    }

    /// Notes by which number it was queued, because of what, and when among all tasks.
    void queuedAs(long newId, long newCause, long newSequence) {
        id = newId;
        cause = newCause;
        sequence = newSequence;
    }

    /// Where the task comes from.
    public TaskSource source() {
        return source;
    }

    /// The document that it belongs to; null for none.
    public @Nullable TaskDocument document() {
        return document;
    }

    /// What the task is called, `"setTimeout callback"` say.
    public String name() {
        return name;
    }

    /// The number by which the trace knows the task.
    public long id() {
        return id;
    }

    /// The number of what queued it, 0 for none.
    public long cause() {
        return cause;
    }

    /// A number that grows with each task queued on the loop: the task's age.
    public long sequence() {
        return sequence;
    }

    /// Whether it may run now.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#concept-task-runnable">HTML: runnable</a>
    public boolean isRunnable() {
        return document == null || document.isFullyActive();
    }

    Runnable steps() {
        return steps;
    }
}
