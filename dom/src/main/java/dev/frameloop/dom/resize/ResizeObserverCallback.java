package dev.frameloop.dom.resize;

import java.util.List;

/// What a ResizeObserver calls.
///
/// @see <a href="https://drafts.csswg.org/resize-observer/#callbackdef-resizeobservercallback">Resize Observer: callback</a>
@FunctionalInterface
public interface ResizeObserverCallback {
    /// Tells of elements whose size has changed. What it throws is reported.
    void call(List<ResizeObserverEntry> entries, ResizeObserver observer);
}
