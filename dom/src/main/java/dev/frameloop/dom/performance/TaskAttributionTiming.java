package dev.frameloop.dom.performance;

import dev.frameloop.dom.script.Realm;

/// To whom a long task belongs.
///
/// @see <a href="https://w3c.github.io/longtasks/#sec-TaskAttributionTiming">Long Tasks: TaskAttributionTiming</a>
public final class TaskAttributionTiming extends PerformanceEntry {
    private static final String TYPE = "taskattribution";

    private final Container container;

    /// The element whose frame runs a task.
    ///
    /// @param type its local name; `window` where there is none
    /// @param src its address, as the element says it
    /// @param id its ID
    /// @param name its name
    public record Container(String type, String src, String id, String name) {
        /// There is none.
        public static final Container NONE = new Container("window", "", "", "");
    }

    TaskAttributionTiming(Realm realm, Container container) {
        super(realm, "unknown", 0, 0);
        this.container = container;
    }

    @Override
    public String entryType() {
        return TYPE;
    }

    /// The local name of the element whose frame it is, `window` where there is none.
    public String containerType() {
        return container.type();
    }

    /// That element's address.
    public String containerSrc() {
        return container.src();
    }

    /// That element's ID.
    public String containerId() {
        return container.id();
    }

    /// That element's name.
    public String containerName() {
        return container.name();
    }
}
