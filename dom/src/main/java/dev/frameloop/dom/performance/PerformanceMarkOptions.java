package dev.frameloop.dom.performance;

import org.jspecify.annotations.Nullable;

/// What a mark is made with.
///
/// @param detail anything that can be cloned
/// @param startTime in milliseconds since the time origin; now, where it is left out
/// @see <a href="https://w3c.github.io/user-timing/#dom-performancemarkoptions">User Timing: PerformanceMarkOptions</a>
public record PerformanceMarkOptions(@Nullable Object detail, @Nullable Double startTime) {}
