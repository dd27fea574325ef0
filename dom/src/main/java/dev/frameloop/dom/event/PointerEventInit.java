package dev.frameloop.dom.event;

import org.jspecify.annotations.Nullable;

import java.util.List;

/// What a {@link PointerEvent} is made with: {@link MouseEventInit}'s members, then its own.
///
/// @param pointerId tells the pointers in use apart
/// @param width of the contact, in CSS pixels
/// @param height of the contact, in CSS pixels
/// @param pressure from 0 to 1
/// @param tangentialPressure from -1 to 1
/// @param tiltX in degrees from -90 to 90; null to take it from the angles
/// @param tiltY in degrees from -90 to 90; null to take it from the angles
/// @param twist in degrees from 0 to 359
/// @param altitudeAngle in radians from 0 to a right angle; null to take it from the tilts
/// @param azimuthAngle in radians from 0 to a full turn; null to take it from the tilts
/// @param pointerType `"mouse"`, `"pen"`, `"touch"` or empty
/// @param isPrimary whether it is the first pointer of its type
/// @param persistentDeviceId tells devices apart; 0 where unknown
/// @param coalescedEvents the events that were joined into this one
/// @param predictedEvents the events that are expected to follow
/// @see <a href="https://w3c.github.io/pointerevents/#dom-pointereventinit">Pointer Events: PointerEventInit</a>
public record PointerEventInit(boolean bubbles, boolean cancelable, boolean composed, @Nullable EventTarget view,
        int detail, boolean ctrlKey, boolean shiftKey, boolean altKey, boolean metaKey, boolean modifierAltGraph,
        boolean modifierCapsLock, boolean modifierFn, boolean modifierFnLock, boolean modifierHyper,
        boolean modifierNumLock, boolean modifierScrollLock, boolean modifierSuper, boolean modifierSymbol,
        boolean modifierSymbolLock, double screenX, double screenY, double clientX, double clientY, int button,
        int buttons,
        @Nullable EventTarget relatedTarget, double movementX, double movementY, int pointerId,
        double width, double height, double pressure, double tangentialPressure, @Nullable Integer tiltX,
        @Nullable Integer tiltY, int twist, @Nullable Double altitudeAngle, @Nullable Double azimuthAngle,
        String pointerType, boolean isPrimary, int persistentDeviceId, List<PointerEvent> coalescedEvents,
        List<PointerEvent> predictedEvents) {

    /// What a click makes of these members that no pointer did: by a key, say.
    public static PointerEventInit ofNoPointer(MouseEventInit mouse) {
        return new PointerEventInit(mouse.bubbles(), mouse.cancelable(), mouse.composed(), mouse.view(), mouse.detail(),
                mouse.ctrlKey(), mouse.shiftKey(), mouse.altKey(), mouse.metaKey(), mouse.modifierAltGraph(),
                mouse.modifierCapsLock(), mouse.modifierFn(), mouse.modifierFnLock(), mouse.modifierHyper(),
                mouse.modifierNumLock(), mouse.modifierScrollLock(), mouse.modifierSuper(), mouse.modifierSymbol(),
                mouse.modifierSymbolLock(), mouse.screenX(), mouse.screenY(), mouse.clientX(), mouse.clientY(),
                mouse.button(), mouse.buttons(), mouse.relatedTarget(), mouse.movementX(), mouse.movementY(), -1, 1, 1,
                0, 0, null, null, 0, null, null, "", false, 0, List.of(), List.of());
    }

    /// What a mouse makes of these members: the primary pointer, without extent and pressure.
    public static PointerEventInit ofMouse(MouseEventInit mouse, double pressure) {
        return new PointerEventInit(mouse.bubbles(), mouse.cancelable(), mouse.composed(), mouse.view(), mouse.detail(),
                mouse.ctrlKey(), mouse.shiftKey(), mouse.altKey(), mouse.metaKey(), mouse.modifierAltGraph(),
                mouse.modifierCapsLock(), mouse.modifierFn(), mouse.modifierFnLock(), mouse.modifierHyper(),
                mouse.modifierNumLock(), mouse.modifierScrollLock(), mouse.modifierSuper(), mouse.modifierSymbol(),
                mouse.modifierSymbolLock(), mouse.screenX(), mouse.screenY(), mouse.clientX(), mouse.clientY(),
                mouse.button(), mouse.buttons(), mouse.relatedTarget(), mouse.movementX(), mouse.movementY(), 1, 1, 1,
                pressure, 0, null, null, 0, null, null, "mouse", true, 0, List.of(), List.of());
    }

    /// The same, as the event into which others were joined.
    public PointerEventInit withCoalescedEvents(List<PointerEvent> events) {
        return new PointerEventInit(bubbles, cancelable, composed, view, detail, ctrlKey, shiftKey, altKey, metaKey,
                modifierAltGraph, modifierCapsLock, modifierFn, modifierFnLock, modifierHyper, modifierNumLock,
                modifierScrollLock, modifierSuper, modifierSymbol, modifierSymbolLock, screenX, screenY, clientX,
                clientY, button, buttons, relatedTarget, movementX, movementY, pointerId, width, height, pressure,
                tangentialPressure, tiltX, tiltY, twist, altitudeAngle, azimuthAngle, pointerType, isPrimary,
                persistentDeviceId, events, predictedEvents);
    }

    MouseEventInit mouseEventInit() {
        return new MouseEventInit(bubbles, cancelable, composed, view, detail, ctrlKey, shiftKey, altKey, metaKey,
                modifierAltGraph, modifierCapsLock, modifierFn, modifierFnLock, modifierHyper, modifierNumLock,
                modifierScrollLock, modifierSuper, modifierSymbol, modifierSymbolLock, screenX, screenY, clientX,
                clientY,
                button, buttons, relatedTarget, movementX, movementY);
    }
}
