package dev.frameloop.dom.intersection;

import org.jspecify.annotations.Nullable;

/// How an IntersectionObserver observes.
///
/// @param root an element or a document; null for the viewport
/// @param rootMargin how far the root's rectangle is moved outwards
/// @param scrollMargin how far the rectangles of scroll containers in between are moved outwards
/// @param threshold a number or a list of numbers from 0 to 1
public record IntersectionObserverInit(@Nullable Object root, String rootMargin, String scrollMargin,
        Object threshold) {
    /// The viewport, no margin, threshold 0.
    public static final IntersectionObserverInit DEFAULT = new IntersectionObserverInit(null, "0px", "0px", 0.0);
}
