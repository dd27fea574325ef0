package dev.frameloop.renderer.surface;

import dev.frameloop.renderer.input.Key;
import dev.frameloop.renderer.input.PointerButton;

/// What a window tells of its user and its display. All methods are called on the window's thread; positions and sizes are CSS pixels.
public interface WindowListener {
    /// The pointer has moved.
    void pointerMoved(double x, double y);

    /// The pointer has left the window.
    void pointerLeft();

    /// A button has gone down or up.
    void button(PointerButton button, boolean down);

    /// The wheel has been turned.
    void wheel(double deltaX, double deltaY);

    /// A key has gone down or up; one that is held comes down again and again.
    void key(Key key, boolean down);

    /// A text has been written that belongs to no key: by an input method.
    void text(String text);

    /// The inner size has changed.
    void resized(int width, int height);

    /// What is in the window can be seen from now on, or not any more.
    void visible(boolean canBeSeen);

    /// The display has refreshed, showing what was presented before.
    ///
    /// @param nanos when, on the window's clock
    void refreshed(long nanos);
}
