package dev.frameloop.dom.event;

import org.jspecify.annotations.Nullable;

/// What a {@link MouseEvent} is made with: {@link UIEventInit}'s members, the modifier keys, then its own.
///
/// @param screenX in CSS pixels from the left edge of the screen
/// @param screenY in CSS pixels from the top edge of the screen
/// @param clientX in CSS pixels from the left edge of the viewport
/// @param clientY in CSS pixels from the top edge of the viewport
/// @param button the button that changed: 0 main, 1 middle, 2 secondary, 3 back, 4 forward
/// @param buttons the buttons that are down: 1 main, 2 secondary, 4 middle, 8 back, 16 forward, added up
/// @param relatedTarget the other target of a pair of events
/// @param movementX how far the pointer moved since the event before
/// @param movementY how far the pointer moved since the event before
/// @see <a href="https://w3c.github.io/uievents/#dictdef-mouseeventinit">UI Events: MouseEventInit</a>
public record MouseEventInit(boolean bubbles, boolean cancelable, boolean composed, @Nullable EventTarget view,
        int detail, boolean ctrlKey, boolean shiftKey, boolean altKey, boolean metaKey, boolean modifierAltGraph,
        boolean modifierCapsLock, boolean modifierFn, boolean modifierFnLock, boolean modifierHyper,
        boolean modifierNumLock, boolean modifierScrollLock, boolean modifierSuper, boolean modifierSymbol,
        boolean modifierSymbolLock, double screenX, double screenY, double clientX, double clientY, int button,
        int buttons,
        @Nullable EventTarget relatedTarget, double movementX, double movementY) {

    /// A bubbling, cancelable and composed event at a point of the viewport, without modifier keys.
    public static MouseEventInit at(@Nullable EventTarget view, int detail, double clientX, double clientY, int button,
            int buttons) {
        return new MouseEventInit(true, true, true, view, detail, false, false, false, false, false, false, false,
                false,
                false, false, false, false, false, false, clientX, clientY, clientX, clientY, button, buttons, null, 0,
                0);
    }

    int modifiers() {
        return EventModifiers.pack(ctrlKey, shiftKey, altKey, metaKey, modifierAltGraph, modifierCapsLock, modifierFn,
                modifierFnLock, modifierHyper, modifierNumLock, modifierScrollLock, modifierSuper, modifierSymbol,
                modifierSymbolLock);
    }
}
