package dev.frameloop.renderer.input;

/// A key as events tell of it.
///
/// @param key what it means: a character, or a name such as `Enter`
/// @param code which key of the keyboard it is: `KeyA`, say; empty where unknown
/// @param location 0 standard, 1 left, 2 right, 3 numeric pad
/// @param keyCode the legacy code
/// @param text what it writes where nobody holds `Control`, `Alt` or `Meta`; empty for nothing
/// @see <a href="https://w3c.github.io/uievents-key/">UI Events key values</a>
public record Key(String key, String code, int location, int keyCode, String text) {
    /// The same key where it writes another text, with shift held or on another layout.
    public Key writing(String newText) {
        return newText.isEmpty() || newText.codePointCount(0, newText.length()) > 1
                ? new Key(key, code, location, keyCode, newText)
                : new Key(newText, code, location, keyCode, newText);
    }

    /// Whether it is a key that modifies others.
    boolean isModifier() {
        return switch (key) {
            case "Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock", "NumLock" -> true;
            default -> false;
        };
    }
}
