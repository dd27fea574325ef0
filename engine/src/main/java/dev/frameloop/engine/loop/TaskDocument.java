package dev.frameloop.engine.loop;

/// The document of a task: while it is not fully active, the task is not runnable, and waits.
public interface TaskDocument {
    /// Whether this document and its containers are all the active documents of their navigables.
    boolean isFullyActive();
}
