package dev.frameloop.engine.loop;

/// How urgent the tasks of a queue are to a policy that looks at it.
///
/// @see <a href="https://wicg.github.io/scheduling-apis/#sec-task-priorities">Prioritized Task Scheduling: task priorities</a>
public enum TaskPriority {
    /// Somebody waits for it: input, and tasks posted as `user-blocking`.
    USER_BLOCKING,
    /// The usual: everything that says nothing else.
    USER_VISIBLE,
    /// Only when nothing else is to be done.
    BACKGROUND
}
