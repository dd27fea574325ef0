package dev.frameloop.dom.performance;

/// Gets the entries that an observer has observed.
///
/// @see <a href="https://w3c.github.io/performance-timeline/#dom-performanceobservercallback">Performance Timeline: PerformanceObserverCallback</a>
@FunctionalInterface
public interface PerformanceObserverCallback {
    /// @param entries the entries
    /// @param observer the observer, which is `this` too
    /// @param options how many entries were lost before the observer began
    void call(PerformanceObserverEntryList entries, PerformanceObserver observer,
            PerformanceObserverCallbackOptions options);
}
