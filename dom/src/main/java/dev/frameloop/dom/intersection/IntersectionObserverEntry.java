package dev.frameloop.dom.intersection;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.view.DOMRectReadOnly;
import org.jspecify.annotations.Nullable;

/// How much of an element showed at a frame.
///
/// @see <a href="https://w3c.github.io/IntersectionObserver/#intersection-observer-entry">Intersection Observer: entry</a>
public final class IntersectionObserverEntry extends PlatformObject {
    private final double time;
    private final @Nullable DOMRectReadOnly rootBounds;
    private final DOMRectReadOnly boundingClientRect;
    private final DOMRectReadOnly intersectionRect;
    private final boolean isIntersecting;
    private final double intersectionRatio;
    private final Element target;

    IntersectionObserverEntry(double time, @Nullable DOMRectReadOnly rootBounds, DOMRectReadOnly boundingClientRect,
            DOMRectReadOnly intersectionRect, boolean isIntersecting, double intersectionRatio, Element target) {
        this.time = time;
        this.rootBounds = rootBounds;
        this.boundingClientRect = boundingClientRect;
        this.intersectionRect = intersectionRect;
        this.isIntersecting = isIntersecting;
        this.intersectionRatio = intersectionRatio;
        this.target = target;
    }

    /// The frame's time in milliseconds from the time origin.
    public double time() {
        return time;
    }

    /// The root's rectangle with its margin; null where the root is in a frame of another origin.
    public @Nullable DOMRectReadOnly rootBounds() {
        return rootBounds;
    }

    /// The element's rectangle.
    public DOMRectReadOnly boundingClientRect() {
        return boundingClientRect;
    }

    /// What of it shows within the root.
    public DOMRectReadOnly intersectionRect() {
        return intersectionRect;
    }

    /// Whether it overlaps or touches the root's rectangle.
    public boolean isIntersecting() {
        return isIntersecting;
    }

    /// How much of its area shows, from 0 to 1.
    public double intersectionRatio() {
        return intersectionRatio;
    }

    /// The element.
    public Element target() {
        return target;
    }
}
