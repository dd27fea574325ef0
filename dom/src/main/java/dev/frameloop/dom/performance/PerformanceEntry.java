package dev.frameloop.dom.performance;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;

/// Something that happened at a time and took a time.
///
/// @see <a href="https://w3c.github.io/performance-timeline/#the-performanceentry-interface">Performance Timeline: PerformanceEntry</a>
public abstract class PerformanceEntry extends PlatformObject {
    private final Realm realm;
    private final String name;
    private final double startTime;
    private final double duration;

    PerformanceEntry(Realm realm, String name, double startTime, double duration) {
        this.realm = realm;
        this.name = name;
        this.startTime = startTime;
        this.duration = duration;
    }

    @Override
    public Realm relevantRealm() {
        return realm;
    }

    /// What it is called.
    public String name() {
        return name;
    }

    /// Its kind: `"mark"`, say.
    public abstract String entryType();

    /// When it began, in milliseconds since the time origin.
    public double startTime() {
        return startTime;
    }

    /// How long it took, in milliseconds.
    public double duration() {
        return duration;
    }
}
