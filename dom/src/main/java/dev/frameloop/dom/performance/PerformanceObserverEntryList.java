package dev.frameloop.dom.performance;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// What an observer has observed since it was told last.
///
/// @see <a href="https://w3c.github.io/performance-timeline/#performanceobserverentrylist-interface">Performance Timeline:
///     PerformanceObserverEntryList</a>
public final class PerformanceObserverEntryList extends PlatformObject {
    private final Realm realm;
    private final List<PerformanceEntry> entries;

    PerformanceObserverEntryList(Realm realm, List<PerformanceEntry> entries) {
        this.realm = realm;
        this.entries = entries;
    }

    @Override
    public Realm relevantRealm() {
        return realm;
    }

    /// All of them, by the time at which they began.
    public List<PerformanceEntry> getEntries() {
        return PerformanceTimeline.filtered(entries, null, null);
    }

    /// Those of a type.
    public List<PerformanceEntry> getEntriesByType(String type) {
        return PerformanceTimeline.filtered(entries, null, type);
    }

    /// Those of a name, and of a type where one is given.
    public List<PerformanceEntry> getEntriesByName(String name, @Nullable String type) {
        return PerformanceTimeline.filtered(entries, name, type);
    }
}
