package dev.frameloop.dom.scheduler;

import dev.frameloop.dom.script.SimpleException;
import dev.frameloop.engine.loop.TaskPriority;

/// The priorities by their names in scripts.
///
/// @see <a href="https://wicg.github.io/scheduling-apis/#enumdef-taskpriority">Prioritized Task Scheduling: TaskPriority</a>
final class Priorities {
    static final String DEFAULT = "user-visible";

    private Priorities() {}

    static TaskPriority of(String name) {
        return switch (name) {
            case "user-blocking" -> TaskPriority.USER_BLOCKING;
            case "user-visible" -> TaskPriority.USER_VISIBLE;
            case "background" -> TaskPriority.BACKGROUND;
            default -> throw SimpleException.typeError("The provided value '" + name
                    + "' is not a valid priority: user-blocking, user-visible or background.");
        };
    }
}
