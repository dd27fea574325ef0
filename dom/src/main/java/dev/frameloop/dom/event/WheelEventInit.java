package dev.frameloop.dom.event;

import org.jspecify.annotations.Nullable;

/// What a {@link WheelEvent} is made with: {@link MouseEventInit}'s members, then its own.
///
/// @param deltaX how far to the right
/// @param deltaY how far down
/// @param deltaZ how far away from the viewer
/// @param deltaMode the unit of the three: 0 pixels, 1 lines, 2 pages
/// @see <a href="https://w3c.github.io/uievents/#dictdef-wheeleventinit">UI Events: WheelEventInit</a>
public record WheelEventInit(boolean bubbles, boolean cancelable, boolean composed, @Nullable EventTarget view,
        int detail, boolean ctrlKey, boolean shiftKey, boolean altKey, boolean metaKey, boolean modifierAltGraph,
        boolean modifierCapsLock, boolean modifierFn, boolean modifierFnLock, boolean modifierHyper,
        boolean modifierNumLock, boolean modifierScrollLock, boolean modifierSuper, boolean modifierSymbol,
        boolean modifierSymbolLock, double screenX, double screenY, double clientX, double clientY, int button,
        int buttons,
        @Nullable EventTarget relatedTarget, double movementX, double movementY, double deltaX,
        double deltaY, double deltaZ, long deltaMode) {
    MouseEventInit mouseEventInit() {
        return new MouseEventInit(bubbles, cancelable, composed, view, detail, ctrlKey, shiftKey, altKey, metaKey,
                modifierAltGraph, modifierCapsLock, modifierFn, modifierFnLock, modifierHyper, modifierNumLock,
                modifierScrollLock, modifierSuper, modifierSymbol, modifierSymbolLock, screenX, screenY, clientX,
                clientY,
                button, buttons, relatedTarget, movementX, movementY);
    }
}
