package dev.frameloop.engine.loop;

/// Where a task comes from. Tasks of one source never overtake one another.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#generic-task-sources">HTML: generic task sources</a>
public enum TaskSource {
    /// Features that react to DOM manipulations.
    DOM_MANIPULATION("DOM manipulation"),
    /// Features that react to what a user does: keys, pointer, wheel.
    USER_INTERACTION("user interaction"),
    /// Features that react to network activity.
    NETWORKING("networking"),
    /// Navigation and history traversal.
    NAVIGATION_AND_TRAVERSAL("navigation and traversal"),
    /// The update of the rendering.
    RENDERING("rendering"),
    /// Timers.
    TIMER("timer"),
    /// `postMessage`, message ports, broadcast channels.
    POSTED_MESSAGE("posted message"),
    /// Idle callbacks.
    IDLE("idle"),
    /// `scheduler.postTask` and `scheduler.yield`.
    SCHEDULER("scheduler"),
    /// Intersection observations.
    INTERSECTION_OBSERVER("intersection observer"),
    /// Performance entries on their way to their observers.
    PERFORMANCE_TIMELINE("performance timeline"),
    /// Reading files and blobs.
    FILE_READING("file reading"),
    /// Database, storage and locks.
    STORAGE("storage"),
    /// Media elements, canvas blobs, fonts and other sources of their own.
    OTHER("other");

    private final String label;

    TaskSource(String label) {
        this.label = label;
    }

    /// The standard's name for the source.
    public String label() {
        return label;
    }
}
