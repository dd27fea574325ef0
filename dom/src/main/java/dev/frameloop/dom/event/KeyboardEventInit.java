package dev.frameloop.dom.event;

import org.jspecify.annotations.Nullable;

/// What a {@link KeyboardEvent} is made with: {@link UIEventInit}'s members, the modifier keys, then its own.
///
/// @param key what the key means: a character, or a name such as `"Enter"`
/// @param code which key it is: `"KeyA"`, say
/// @param location 0 standard, 1 left, 2 right, 3 numeric pad
/// @param repeat whether the key has been held so long that it repeats
/// @param isComposing whether it is part of a composition by an input method
/// @param charCode the legacy code of the character
/// @param keyCode the legacy code of the key
/// @see <a href="https://w3c.github.io/uievents/#dictdef-keyboardeventinit">UI Events: KeyboardEventInit</a>
public record KeyboardEventInit(boolean bubbles, boolean cancelable, boolean composed, @Nullable EventTarget view,
        int detail, boolean ctrlKey, boolean shiftKey, boolean altKey, boolean metaKey, boolean modifierAltGraph,
        boolean modifierCapsLock, boolean modifierFn, boolean modifierFnLock, boolean modifierHyper,
        boolean modifierNumLock, boolean modifierScrollLock, boolean modifierSuper, boolean modifierSymbol,
        boolean modifierSymbolLock, String key, String code, long location, boolean repeat, boolean isComposing,
        long charCode, long keyCode) {
    int modifiers() {
        return EventModifiers.pack(ctrlKey, shiftKey, altKey, metaKey, modifierAltGraph, modifierCapsLock, modifierFn,
                modifierFnLock, modifierHyper, modifierNumLock, modifierScrollLock, modifierSuper, modifierSymbol,
                modifierSymbolLock);
    }
}
