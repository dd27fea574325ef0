package dev.frameloop.dom.window;

import dev.frameloop.dom.script.DOMException;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.Pattern;

/// `atob` and `btoa`.
///
/// @see <a href="https://infra.spec.whatwg.org/#forgiving-base64">Infra: forgiving base64</a>
final class Base64Text {
    private static final Pattern WHITESPACE = Pattern.compile("[\\t\\n\\f\\r ]+");
    private static final Pattern ALPHABET = Pattern.compile("[A-Za-z0-9+/]*");

    private Base64Text() {}

    static String decode(String data) {
        // 1.-2. Without whitespace, and without padding where it is in its place.
        String text = WHITESPACE.matcher(data).replaceAll("");
        if (text.length() % 4 == 0) {
            text = text.endsWith("==")
                    ? text.substring(0, text.length() - 2)
                    : text.endsWith("=") ? text.substring(0, text.length() - 1) : text;
        }
        // 3.-4. One character alone carries no byte.
        if (text.length() % 4 == 1 || !ALPHABET.matcher(text).matches()) {
            throw new DOMException("InvalidCharacterError", "The string to be decoded is not correctly encoded.");
        }
        // 5.-10. Six bits a character; bits left over are dropped.
        StringBuilder result = new StringBuilder(text.length() * 3 / 4);
        int bits = 0;
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            bits = bits << 6 | sextet(text.charAt(i));
            count += 6;
            if (count >= 8) {
                count -= 8;
                result.append((char) (bits >> count & 0xFF));
            }
        }
        return result.toString();
    }

    private static int sextet(char c) {
        if (c >= 'A' && c <= 'Z') {
            return c - 'A';
        }
        if (c >= 'a' && c <= 'z') {
            return c - 'a' + 26;
        }
        if (c >= '0' && c <= '9') {
            return c - '0' + 52;
        }
        return c == '+' ? 62 : 63;
    }

    static String encode(String data) {
        if (data.chars().anyMatch(c -> c > 0xFF)) {
            throw new DOMException("InvalidCharacterError",
                    "The string to be encoded contains characters outside of the Latin1 range.");
        }
        return Base64.getEncoder().encodeToString(data.getBytes(StandardCharsets.ISO_8859_1));
    }
}
