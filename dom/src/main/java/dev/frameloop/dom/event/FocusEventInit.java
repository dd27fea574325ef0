package dev.frameloop.dom.event;

import org.jspecify.annotations.Nullable;

/// What a {@link FocusEvent} is made with: {@link UIEventInit}'s members, then its own.
///
/// @param relatedTarget the target that loses the focus to this one or gets it from this one, or null
/// @see <a href="https://w3c.github.io/uievents/#interface-focusevent">UI Events: FocusEventInit</a>
public record FocusEventInit(boolean bubbles, boolean cancelable, boolean composed, @Nullable EventTarget view,
        int detail, @Nullable EventTarget relatedTarget) {}
