package dev.frameloop.dom.performance;

import dev.frameloop.dom.script.Realm;

import java.util.List;

/// A task that took 50 ms or more.
///
/// @see <a href="https://w3c.github.io/longtasks/#sec-PerformanceLongTaskTiming">Long Tasks: PerformanceLongTaskTiming</a>
public final class PerformanceLongTaskTiming extends PerformanceEntry {
    static final String TYPE = "longtask";

    private final List<TaskAttributionTiming> attribution;

    PerformanceLongTaskTiming(Realm realm, String name, double startTime, double duration,
            TaskAttributionTiming attribution) {
        super(realm, name, startTime, duration);
        this.attribution = List.of(attribution);
    }

    @Override
    public String entryType() {
        return TYPE;
    }

    /// The one to whom the task belongs.
    public List<TaskAttributionTiming> attribution() {
        return attribution;
    }
}
