package dev.frameloop.renderer.input;

/// A button of a mouse.
///
/// @see <a href="https://w3c.github.io/uievents/#dom-mouseevent-button">UI Events: button</a>
public enum PointerButton {
    /// The main one, mostly the left.
    MAIN(1),
    /// The one in the middle, mostly the wheel.
    MIDDLE(4),
    /// The one for context menus, mostly the right.
    SECONDARY(2),
    /// Back.
    BACK(8),
    /// Forward.
    FORWARD(16);

    private final int bit;

    PointerButton(int bit) {
        this.bit = bit;
    }

    /// `MouseEvent.button`.
    int button() {
        return ordinal();
    }

    /// Its bit in `MouseEvent.buttons`.
    int bit() {
        return bit;
    }
}
