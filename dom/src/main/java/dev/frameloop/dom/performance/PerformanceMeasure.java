package dev.frameloop.dom.performance;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// The time between two moments.
///
/// @see <a href="https://w3c.github.io/user-timing/#performancemeasure">User Timing: PerformanceMeasure</a>
public final class PerformanceMeasure extends PerformanceEntry {
    static final String TYPE = "measure";

    private final @Nullable Object detail;

    PerformanceMeasure(Realm realm, String name, double startTime, double duration, @Nullable Object detail) {
        super(realm, name, startTime, duration);
        this.detail = detail;
    }

    @Override
    public String entryType() {
        return TYPE;
    }

    /// What the page gave with it, cloned.
    public @Nullable Object detail() {
        return detail;
    }
}
