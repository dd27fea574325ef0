package dev.frameloop.dom.performance;

import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// The clock and the timeline of a global.
///
/// @see <a href="https://w3c.github.io/hr-time/#sec-performance">High Resolution Time: Performance</a>
public final class Performance extends EventTarget {
    /// A global that has a clock for pages.
    public interface Host extends GlobalObject {
        /// Its clock and timeline.
        Performance performance();
    }

    private final GlobalObject global;
    private final TimeOrigin origin;
    private final PerformanceTimeline timeline;
    private final UserTiming userTiming;
    private final boolean hasDocument;
    private @Nullable PerformanceTiming timing;
    private @Nullable PerformanceNavigation navigation;

    /// @param origin from when on the global counts its time
    /// @param hasDocument whether the global shows a document, and so tells how it loads and which tasks are long
    public Performance(GlobalObject global, TimeOrigin origin, boolean hasDocument) {
        this.global = global;
        this.origin = origin;
        this.hasDocument = hasDocument;
        timeline = new PerformanceTimeline(global, hasDocument);
        userTiming = new UserTiming(global, timeline);
    }

    static Performance of(GlobalObject global) {
        if (global instanceof Host host) {
            return host.performance();
        }
        throw new IllegalStateException(global.getClass() + " has no clock for pages");
    }

    PerformanceTimeline timeline() {
        return timeline;
    }

    @Override
    public Realm relevantRealm() {
        return global.realm();
    }

    /// The time since the time origin, in milliseconds.
    public double now() {
        return origin.now();
    }

    /// The time origin, in milliseconds since the beginning of 1970.
    public double timeOrigin() {
        return origin.sinceEpoch();
    }

    /// All entries, by the time at which they began.
    public List<PerformanceEntry> getEntries() {
        return timeline.entries(null, null);
    }

    /// The entries of a type.
    public List<PerformanceEntry> getEntriesByType(String type) {
        return timeline.entries(null, type);
    }

    /// The entries of a name, and of a type where one is given.
    public List<PerformanceEntry> getEntriesByName(String name, @Nullable String type) {
        return timeline.entries(name, type);
    }

    /// Puts a mark on the timeline.
    ///
    /// @see <a href="https://w3c.github.io/user-timing/#dom-performance-mark">User Timing: mark()</a>
    public PerformanceMark mark(String name, PerformanceMarkOptions options) {
        return userTiming.mark(name, options);
    }

    /// Takes the marks of a name away; without a name all.
    public void clearMarks(@Nullable String name) {
        timeline.clear(PerformanceMark.TYPE, name);
    }

    /// Puts the time between two moments on the timeline.
    ///
    /// @param startOrOptions the name of a mark, or {@link PerformanceMeasureOptions}
    /// @param endMark the name of a mark; now, where it is left out
    /// @see <a href="https://w3c.github.io/user-timing/#dom-performance-measure">User Timing: measure()</a>
    public PerformanceMeasure measure(String name, Object startOrOptions, @Nullable String endMark) {
        return userTiming.measure(name, startOrOptions, endMark);
    }

    /// Takes the measures of a name away; without a name all.
    public void clearMeasures(@Nullable String name) {
        timeline.clear(PerformanceMeasure.TYPE, name);
    }

    /// How the document of this global loads.
    ///
    /// @throws IllegalStateException if the global has none
    public PerformanceTiming timing() {
        PerformanceTiming found = timingOrNull();
        if (found == null) {
            throw new IllegalStateException("the global shows no document");
        }
        return found;
    }

    @Nullable
    PerformanceTiming timingOrNull() {
        if (timing == null && hasDocument) {
            timing = new PerformanceTiming(global.realm(), origin);
        }
        return timing;
    }

    /// How the document of this global was reached.
    public PerformanceNavigation navigation() {
        if (navigation == null) {
            navigation = new PerformanceNavigation(global.realm());
        }
        return navigation;
    }

    /// Puts a long task on the timeline.
    ///
    /// @param name whose task it was, as this global sees it
    /// @param startNanos when it began, by the loop's clock
    /// @param endNanos when it ended, by the loop's clock
    /// @param container the element whose frame it belongs to
    /// @see <a href="https://w3c.github.io/longtasks/#report-long-tasks">Long Tasks: report long tasks</a>
    public void queueLongTask(String name, long startNanos, long endNanos, TaskAttributionTiming.Container container) {
        Realm realm = global.realm();
        double start = origin.relative(startNanos);
        double duration = StrictMath.floor(origin.relative(endNanos) - start);
        timeline.queueEntry(new PerformanceLongTaskTiming(realm, name, start, duration,
                new TaskAttributionTiming(realm, container)));
    }
}
