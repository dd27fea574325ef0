package dev.frameloop.dom.performance;

import org.jspecify.annotations.Nullable;

import java.util.List;

/// What an observer observes: several types, or one more.
///
/// @param entryTypes the types
/// @param type one type
/// @param buffered whether what is on the timeline already is told too; with a single type only
/// @see <a href="https://w3c.github.io/performance-timeline/#dom-performanceobserverinit">Performance Timeline: PerformanceObserverInit</a>
public record PerformanceObserverInit(@Nullable List<String> entryTypes, @Nullable String type,
        @Nullable Boolean buffered) {}
