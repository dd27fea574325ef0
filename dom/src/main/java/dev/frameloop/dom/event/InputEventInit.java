package dev.frameloop.dom.event;

import org.jspecify.annotations.Nullable;

/// What an {@link InputEvent} is made with: {@link UIEventInit}'s members, then its own.
///
/// @param data the inserted characters, or null where nothing was inserted
/// @param isComposing whether it is part of a composition by an input method
/// @param inputType what kind of change it is, `"insertText"` say; may be empty
/// @see <a href="https://w3c.github.io/uievents/#interface-inputevent">UI Events: InputEventInit</a>
public record InputEventInit(boolean bubbles, boolean cancelable, boolean composed, @Nullable EventTarget view,
        int detail, @Nullable String data, boolean isComposing, String inputType) {}
