package dev.frameloop.renderer.input;

import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.event.KeyboardEventInit;
import dev.frameloop.dom.event.MouseEventInit;
import dev.frameloop.dom.event.PointerEvent;
import dev.frameloop.dom.event.PointerEventInit;
import dev.frameloop.dom.event.WheelEventInit;
import dev.frameloop.dom.window.Window;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Set;

/// What the events of a user are made with: dictionaries with many members, most of which are the same in all.
final class Inits {
    /// The pressure of a device that measures none, while a button is down.
    private static final double PRESSED = 0.5;

    private Inits() {}

    /// Where the pointer is in one window, and what is held.
    ///
    /// @param clientX in CSS pixels
    /// @param clientY in CSS pixels
    /// @param buttons the buttons that are down, as `MouseEvent.buttons`
    /// @param movementX in CSS pixels since the move before
    /// @param movementY in CSS pixels since the move before
    record Where(Window window, double clientX, double clientY, int buttons, Set<Modifier> modifiers, double movementX,
            double movementY) {}

    /// @param bubbles whether it bubbles; then it can be cancelled too, and leaves shadow trees
    static MouseEventInit mouse(Where where, boolean bubbles, int detail, int button, @Nullable EventTarget related) {
        Set<Modifier> held = where.modifiers;
        return new MouseEventInit(bubbles, bubbles, bubbles, where.window, detail, held.contains(Modifier.CONTROL),
                held.contains(Modifier.SHIFT), held.contains(Modifier.ALT), held.contains(Modifier.META),
                held.contains(Modifier.ALT_GRAPH), held.contains(Modifier.CAPS_LOCK), false, false, false,
                held.contains(Modifier.NUM_LOCK), false, false, false, false, where.clientX, where.clientY,
                where.clientX, where.clientY, button, where.buttons, related, where.movementX, where.movementY);
    }

    static PointerEventInit pointer(MouseEventInit mouse, List<PointerEvent> coalesced) {
        PointerEventInit init = PointerEventInit.ofMouse(mouse, mouse.buttons() != 0 ? PRESSED : 0);
        return coalesced.isEmpty() ? init : init.withCoalescedEvents(coalesced);
    }

    static WheelEventInit wheel(MouseEventInit mouse, double deltaX, double deltaY) {
        return new WheelEventInit(true, true, true, mouse.view(), 0, mouse.ctrlKey(), mouse.shiftKey(), mouse.altKey(),
                mouse.metaKey(), mouse.modifierAltGraph(), mouse.modifierCapsLock(), false, false, false,
                mouse.modifierNumLock(), false, false, false, false, mouse.screenX(), mouse.screenY(), mouse.clientX(),
                mouse.clientY(), 0, mouse.buttons(), null, 0, 0, deltaX, deltaY, 0, 0);
    }

    static KeyboardEventInit key(Window window, Key key, Set<Modifier> held, boolean repeat, long charCode,
            long keyCode) {
        return new KeyboardEventInit(true, true, true, window, 0, held.contains(Modifier.CONTROL),
                held.contains(Modifier.SHIFT), held.contains(Modifier.ALT), held.contains(Modifier.META),
                held.contains(Modifier.ALT_GRAPH), held.contains(Modifier.CAPS_LOCK), false, false, false,
                held.contains(Modifier.NUM_LOCK), false, false, false, false, key.key(), key.code(), key.location(),
                repeat, false, charCode, keyCode);
    }
}
