package dev.frameloop.dom.event;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// An event of a pointing device.
///
/// @see <a href="https://w3c.github.io/uievents/#interface-mouseevent">UI Events: MouseEvent</a>
/// @see <a href="https://drafts.csswg.org/cssom-view/#extensions-to-the-mouseevent-interface">CSSOM View: coordinates</a>
public class MouseEvent extends UIEvent {
    private double screenX;
    private double screenY;
    private double clientX;
    private double clientY;
    private int modifiers;
    private int button;
    private final int buttons;
    private final double movementX;
    private final double movementY;

    /// `new MouseEvent(type, init)` of a script.
    public MouseEvent(@Nullable Realm realm, String type, MouseEventInit init) {
        super(realm, type, init.bubbles(), init.cancelable(), init.composed(), init.view(), init.detail());
        screenX = init.screenX();
        screenY = init.screenY();
        clientX = init.clientX();
        clientY = init.clientY();
        modifiers = init.modifiers();
        button = init.button();
        buttons = init.buttons();
        relatedTarget = init.relatedTarget();
        movementX = init.movementX();
        movementY = init.movementY();
    }

    /// In CSS pixels from the left edge of the screen.
    public final double screenX() {
        return screenX;
    }

    /// In CSS pixels from the top edge of the screen.
    public final double screenY() {
        return screenY;
    }

    /// In CSS pixels from the left edge of the viewport.
    public final double clientX() {
        return clientX;
    }

    /// In CSS pixels from the top edge of the viewport.
    public final double clientY() {
        return clientY;
    }

    /// The same as {@link #clientX()}.
    public final double x() {
        return clientX;
    }

    /// The same as {@link #clientY()}.
    public final double y() {
        return clientY;
    }

    /// Whether a control key was held.
    public final boolean ctrlKey() {
        return (modifiers & EventModifiers.CONTROL) != 0;
    }

    /// Whether a shift key was held.
    public final boolean shiftKey() {
        return (modifiers & EventModifiers.SHIFT) != 0;
    }

    /// Whether an alt key was held.
    public final boolean altKey() {
        return (modifiers & EventModifiers.ALT) != 0;
    }

    /// Whether a meta key was held.
    public final boolean metaKey() {
        return (modifiers & EventModifiers.META) != 0;
    }

    /// Whether the modifier key with this name was held; false for unknown names.
    public final boolean getModifierState(String keyArg) {
        return EventModifiers.contains(modifiers, keyArg);
    }

    /// The button that changed: 0 main, 1 middle, 2 secondary, 3 back, 4 forward.
    public final int button() {
        return button;
    }

    /// The buttons that are down: 1 main, 2 secondary, 4 middle, 8 back, 16 forward, added up.
    public final int buttons() {
        return buttons;
    }

    @Override
    public final int which() {
        return button + 1;
    }

    /// The other target of a pair of events, such as where the pointer came from; null where there is none.
    public final @Nullable EventTarget relatedTarget() {
        return relatedTarget;
    }

    /// How far the pointer moved to the right since the event before.
    public final double movementX() {
        return movementX;
    }

    /// How far the pointer moved down since the event before.
    public final double movementY() {
        return movementY;
    }

    /// Gives the event another type and other members; without effect while it is being dispatched.
    ///
    /// @see <a href="https://w3c.github.io/uievents/#dom-mouseevent-initmouseevent">UI Events: initMouseEvent()</a>
    @SuppressWarnings("TooManyParameters") // the standard's
    public final void initMouseEvent(String type, boolean bubbles, boolean cancelable, @Nullable EventTarget view,
            int detail, int screenX, int screenY, int clientX, int clientY, boolean ctrlKey, boolean altKey,
            boolean shiftKey, boolean metaKey, int button, @Nullable EventTarget relatedTarget) {
        if (dispatching) {
            return;
        }
        initUIEvent(type, bubbles, cancelable, view, detail);
        this.screenX = screenX;
        this.screenY = screenY;
        this.clientX = clientX;
        this.clientY = clientY;
        modifiers = EventModifiers.pack(ctrlKey, shiftKey, altKey, metaKey);
        this.button = button;
        this.relatedTarget = relatedTarget;
    }
}
