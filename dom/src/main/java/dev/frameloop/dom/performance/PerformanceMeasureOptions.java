package dev.frameloop.dom.performance;

import org.jspecify.annotations.Nullable;

/// What a measure is made with. Of start, duration and end two are enough, and three too many.
///
/// @param detail anything that can be cloned
/// @param start the name of a mark, or milliseconds since the time origin
/// @param duration in milliseconds
/// @param end the name of a mark, or milliseconds since the time origin
/// @see <a href="https://w3c.github.io/user-timing/#dom-performancemeasureoptions">User Timing: PerformanceMeasureOptions</a>
public record PerformanceMeasureOptions(@Nullable Object detail, @Nullable Object start, @Nullable Double duration,
        @Nullable Object end) {
    boolean isEmpty() {
        return detail == null && start == null && duration == null && end == null;
    }
}
