package dev.frameloop.dom.performance;

import org.jspecify.annotations.Nullable;

/// What an observer is told beside the entries.
///
/// @param droppedEntriesCount how many entries found no place before the observer began; told the first time only
public record PerformanceObserverCallbackOptions(@Nullable Long droppedEntriesCount) {}
