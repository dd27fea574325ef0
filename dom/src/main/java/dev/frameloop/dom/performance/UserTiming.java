package dev.frameloop.dom.performance;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.SimpleException;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// Marks and measures of one global.
///
/// @see <a href="https://w3c.github.io/user-timing/">User Timing</a>
final class UserTiming {
    private final GlobalObject global;
    private final PerformanceTimeline timeline;

    UserTiming(GlobalObject global, PerformanceTimeline timeline) {
        this.global = global;
        this.timeline = timeline;
    }

    /// Whether a name is that of a time of the navigation, in a global that has them.
    static boolean isNavigationTiming(GlobalObject global, String name) {
        PerformanceTiming timing = Performance.of(global).timingOrNull();
        return timing != null && timing.valueOf(name) != null;
    }

    /// A clone of a detail that a page gives, or null where it gives none.
    static @Nullable Object clone(Realm realm, @Nullable Object detail) {
        return detail == null
                ? null
                : realm.structuredDeserialize(realm.structuredSerialize(detail, List.of())).value();
    }

    /// @see <a href="https://w3c.github.io/user-timing/#dom-performance-mark">User Timing: mark()</a>
    PerformanceMark mark(String name, PerformanceMarkOptions options) {
        PerformanceMark mark = new PerformanceMark(global.realm(), name, options);
        timeline.queueEntry(mark);
        return mark;
    }

    /// @see <a href="https://w3c.github.io/user-timing/#dom-performance-measure">User Timing: measure()</a>
    PerformanceMeasure measure(String name, Object startOrOptions, @Nullable String endMark) {
        PerformanceMeasureOptions options = startOrOptions instanceof PerformanceMeasureOptions given
                && !given.isEmpty() ? given : null;
        // 1. Options exclude the name of an end mark, and say neither too little nor too much.
        if (options != null) {
            check(options, endMark);
        }
        // 2. When it ends.
        double endTime = endTime(options, endMark);
        // 3. When it begins.
        double startTime = startTime(options, startOrOptions, endTime);
        // 4. - 10. The entry.
        Realm realm = global.realm();
        Object detail = clone(realm, options == null ? null : options.detail());
        PerformanceMeasure measure = new PerformanceMeasure(realm, name, startTime, endTime - startTime, detail);
        timeline.queueEntry(measure);
        return measure;
    }

    private static void check(PerformanceMeasureOptions options, @Nullable String endMark) {
        if (endMark != null) {
            throw SimpleException
                    .typeError(
                            "If a non-empty PerformanceMeasureOptions object was passed, |end_mark| must not be passed.");
        }
        if (options.start() == null && options.end() == null) {
            throw SimpleException.typeError(
                    "If a non-empty PerformanceMeasureOptions object was passed, at least one of its 'start' or 'end' properties must be present.");
        }
        if (options.start() != null && options.duration() != null && options.end() != null) {
            throw SimpleException.typeError(
                    "If a non-empty PerformanceMeasureOptions object was passed, it must not have all of its 'start', 'duration', and 'end' properties defined");
        }
    }

    private double endTime(@Nullable PerformanceMeasureOptions options, @Nullable String endMark) {
        if (endMark != null) {
            return timestamp(endMark);
        }
        if (options != null && options.end() != null) {
            return timestamp(options.end());
        }
        if (options != null && options.start() != null && options.duration() != null) {
            return timestamp(options.start()) + timestamp(options.duration());
        }
        return global.currentHighResolutionTime();
    }

    private double startTime(@Nullable PerformanceMeasureOptions options, Object startOrOptions, double endTime) {
        if (options != null && options.start() != null) {
            return timestamp(options.start());
        }
        if (options != null && options.duration() != null && options.end() != null) {
            return endTime - timestamp(options.duration());
        }
        return startOrOptions instanceof String startMark ? timestamp(startMark) : 0;
    }

    /// @see <a href="https://w3c.github.io/user-timing/#convert-a-mark-to-a-timestamp">User Timing: convert a mark to a timestamp</a>
    private double timestamp(Object mark) {
        // 3. A time.
        if (mark instanceof Number time) {
            if (time.doubleValue() < 0) {
                throw SimpleException.typeError("'" + time + "' cannot be a negative number.");
            }
            return time.doubleValue();
        }
        String name = String.valueOf(mark);
        // 1. A time of the navigation.
        PerformanceTiming timing = Performance.of(global).timingOrNull();
        Long station = timing == null ? null : timing.valueOf(name);
        if (timing != null && station != null) {
            return sinceNavigation(timing, name, station);
        }
        // 2. The last mark of that name.
        PerformanceEntry found = timeline.last(PerformanceMark.TYPE, name);
        if (found == null) {
            throw new DOMException("SyntaxError", "The mark '" + name + "' does not exist.");
        }
        return found.startTime();
    }

    /// @see <a href="https://w3c.github.io/user-timing/#convert-a-name-to-a-timestamp">User Timing: convert a name to a timestamp</a>
    private static double sinceNavigation(PerformanceTiming timing, String name, long time) {
        // 2. The zero of all.
        if (name.equals("navigationStart")) {
            return 0;
        }
        // 3. - 5. When it began, if it has.
        if (time == 0) {
            throw new DOMException("InvalidAccessError",
                    "'" + name + "' is empty: either the event hasn't happened yet, "
                            + "or it would provide cross-origin timing information.");
        }
        return time - timing.navigationStart();
    }
}
