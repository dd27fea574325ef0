package dev.frameloop.dom.intersection;

import java.util.List;

/// What an IntersectionObserver calls.
///
/// @see <a href="https://w3c.github.io/IntersectionObserver/#intersection-observer-callback">Intersection Observer: callback</a>
@FunctionalInterface
public interface IntersectionObserverCallback {
    /// Tells of elements of which more or less shows. What it throws is reported.
    void call(List<IntersectionObserverEntry> entries, IntersectionObserver observer);
}
