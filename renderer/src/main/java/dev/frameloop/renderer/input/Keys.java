package dev.frameloop.renderer.input;

import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.Map;

/// The keys of a US keyboard, by what they mean (`a`, `A`, `Enter`) and by where they are (`KeyA`, `ShiftRight`).
///
/// @see <a href="https://w3c.github.io/uievents-code/">UI Events code values</a>
public final class Keys {
    /// Unshifted character, shifted character, code, legacy code.
    private static final String[][] PUNCTUATION = {{"`", "~", "Backquote", "192"}, {"-", "_", "Minus", "189"},
            {"=", "+", "Equal", "187"}, {"[", "{", "BracketLeft", "219"}, {"]", "}", "BracketRight", "221"},
            {"\\", "|", "Backslash", "220"}, {";", ":", "Semicolon", "186"}, {"'", "\"", "Quote", "222"},
            {",", "<", "Comma", "188"}, {".", ">", "Period", "190"}, {"/", "?", "Slash", "191"}};
    private static final String SHIFTED_DIGITS = ")!@#$%^&*(";
    /// Name, legacy code; code and name are the same.
    private static final String[][] NAMED = {{"Backspace", "8"}, {"Tab", "9"}, {"Pause", "19"}, {"Escape", "27"},
            {"PageUp", "33"}, {"PageDown", "34"}, {"End", "35"}, {"Home", "36"}, {"ArrowLeft", "37"},
            {"ArrowUp", "38"}, {"ArrowRight", "39"}, {"ArrowDown", "40"}, {"PrintScreen", "44"}, {"Insert", "45"},
            {"Delete", "46"}, {"ContextMenu", "93"}, {"NumLock", "144"}, {"ScrollLock", "145"}, {"CapsLock", "20"}};
    /// Name, legacy code; there is a left and a right one.
    private static final String[][] PAIRED = {{"Shift", "16"}, {"Control", "17"}, {"Alt", "18"}, {"Meta", "91"}};
    private static final Map<String, Key> ALL = all();

    private Keys() {}

    private static Map<String, Key> all() {
        Map<String, Key> keys = new HashMap<>();
        for (char c = 'a'; c <= 'z'; c++) {
            char upper = (char) (c - 'a' + 'A');
            characters(keys, String.valueOf(c), String.valueOf(upper), "Key" + upper, upper);
        }
        for (char c = '0'; c <= '9'; c++) {
            characters(keys, String.valueOf(c), SHIFTED_DIGITS.substring(c - '0', c - '0' + 1), "Digit" + c, c);
            keys.put("Numpad" + c, new Key(String.valueOf(c), "Numpad" + c, 3, c + 48, String.valueOf(c)));
        }
        for (String[] key : PUNCTUATION) {
            characters(keys, key[0], key[1], key[2], Integer.parseInt(key[3]));
        }
        for (String[] key : NAMED) {
            keys.put(key[0], new Key(key[0], key[0], 0, Integer.parseInt(key[1]), ""));
        }
        for (String[] key : PAIRED) {
            int keyCode = Integer.parseInt(key[1]);
            keys.put(key[0] + "Left", new Key(key[0], key[0] + "Left", 1, keyCode, ""));
            keys.put(key[0] + "Right", new Key(key[0], key[0] + "Right", 2, keyCode, ""));
            keys.put(key[0], new Key(key[0], key[0] + "Left", 1, keyCode, ""));
        }
        for (int i = 1; i <= 12; i++) {
            keys.put("F" + i, new Key("F" + i, "F" + i, 0, 111 + i, ""));
        }
        keys.put("Enter", new Key("Enter", "Enter", 0, 13, "\r"));
        keys.put("NumpadEnter", new Key("Enter", "NumpadEnter", 3, 13, "\r"));
        keys.put("AltGraph", new Key("AltGraph", "AltRight", 2, 225, ""));
        keys.put("Space", new Key(" ", "Space", 0, 32, " "));
        keys.put(" ", new Key(" ", "Space", 0, 32, " "));
        return Map.copyOf(keys);
    }

    private static void characters(Map<String, Key> keys, String plain, String shifted, String code, int keyCode) {
        Key key = new Key(plain, code, 0, keyCode, plain);
        keys.put(plain, key);
        keys.put(code, key);
        keys.put(shifted, new Key(shifted, code, 0, keyCode, shifted));
    }

    /// The key with a name, or null.
    ///
    /// @param name what it means, or where it is
    public static @Nullable Key find(String name) {
        return ALL.get(name);
    }

    /// The key with a name.
    ///
    /// @throws IllegalArgumentException if there is none
    static Key named(String name) {
        Key key = ALL.get(name);
        if (key == null) {
            throw new IllegalArgumentException("there is no key \"" + name
                    + "\": name it by its character (a, A, $), its meaning (Enter, ArrowLeft) or its code (KeyA, ShiftRight)");
        }
        return key;
    }
}
