package dev.frameloop.dom.event;

/// The modifier keys that were held during an event, as bits of one number.
///
/// @see <a href="https://w3c.github.io/uievents/#event-modifier-initializers">UI Events: EventModifierInit</a>
final class EventModifiers {
    private static final String[] NAMES = {"Control", "Shift", "Alt", "Meta", "AltGraph", "CapsLock", "Fn", "FnLock",
            "Hyper", "NumLock", "ScrollLock", "Super", "Symbol", "SymbolLock"};

    static final int CONTROL = 1;
    static final int SHIFT = 1 << 1;
    static final int ALT = 1 << 2;
    static final int META = 1 << 3;

    private EventModifiers() {}

    /// Packs the members of `EventModifierInit`, in the order of the names above.
    static int pack(boolean... held) {
        int modifiers = 0;
        for (int i = 0; i < held.length; i++) {
            modifiers |= held[i] ? 1 << i : 0;
        }
        return modifiers;
    }

    /// Whether the key with this name (`"Shift"`, `"CapsLock"`, ...) was held; false for unknown names.
    static boolean contains(int modifiers, String keyArg) {
        for (int i = 0; i < NAMES.length; i++) {
            if (NAMES[i].equals(keyArg)) {
                return (modifiers & 1 << i) != 0;
            }
        }
        return false;
    }
}
