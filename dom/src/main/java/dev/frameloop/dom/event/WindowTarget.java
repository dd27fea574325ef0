package dev.frameloop.dom.event;

import org.jspecify.annotations.Nullable;

/// What dispatch needs of a window.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-window-extensions">DOM: extensions to the Window interface</a>
public interface WindowTarget {
    /// The event whose listener is called now: `window.event`. Null outside listeners, and in those of shadow trees.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#window-current-event">DOM: current event</a>
    @Nullable
    Event currentEvent();

    /// Sets {@link #currentEvent()}; dispatch alone calls it.
    void setCurrentEvent(@Nullable Event event);
}
