package dev.frameloop.dom.event;

import org.jspecify.annotations.Nullable;

/// What a {@link UIEvent} is made with: {@link EventInit}'s members, then its own.
///
/// @param view the window it belongs to
/// @param detail a number whose meaning depends on the type: for a click, how many there were in a row
/// @see <a href="https://w3c.github.io/uievents/#dictdef-uieventinit">UI Events: UIEventInit</a>
public record UIEventInit(boolean bubbles, boolean cancelable, boolean composed, @Nullable EventTarget view,
        int detail) {}
