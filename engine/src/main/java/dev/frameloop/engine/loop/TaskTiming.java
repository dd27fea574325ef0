package dev.frameloop.engine.loop;

/// Is told how long tasks take.
public interface TaskTiming {
    /// A task and the microtask checkpoint after it are over.
    ///
    /// @param startNanos when it began, by the loop's clock
    /// @param endNanos when it ended, by the loop's clock
    void taskEnded(Task task, long startNanos, long endNanos);
}
