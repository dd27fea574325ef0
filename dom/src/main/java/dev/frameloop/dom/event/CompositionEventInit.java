package dev.frameloop.dom.event;

import org.jspecify.annotations.Nullable;

/// What a {@link CompositionEvent} is made with: {@link UIEventInit}'s members, then its own.
///
/// @param data the characters that the input method made
/// @see <a href="https://w3c.github.io/uievents/#interface-compositionevent">UI Events: CompositionEventInit</a>
public record CompositionEventInit(boolean bubbles, boolean cancelable, boolean composed, @Nullable EventTarget view,
        int detail, String data) {}
