package dev.frameloop.dom.net;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/// Percent-encoding and its sets, each of which holds the one before it.
///
/// @see <a href="https://url.spec.whatwg.org/#percent-encoded-bytes">URL: percent-encoded bytes</a>
enum PercentEncoding {
    /// The C0 control percent-encode set.
    C0_CONTROL(""),
    /// The fragment percent-encode set.
    FRAGMENT(" \"<>`"),
    /// The query percent-encode set.
    QUERY(" \"#<>"),
    /// The special-query percent-encode set.
    SPECIAL_QUERY(" \"#<>'"),
    /// The path percent-encode set.
    PATH(" \"#<>?^`{}"),
    /// The userinfo percent-encode set.
    USERINFO(" \"#<>?^`{}/:;=@[\\]|"),
    /// The application/x-www-form-urlencoded percent-encode set.
    FORM(" \"#<>?^`{}/:;=@[\\]|$%&+,!'()~");

    private final String characters;

    PercentEncoding(String characters) {
        this.characters = characters;
    }

    private boolean contains(int c) {
        return c <= 0x1F || c > 0x7E || characters.indexOf(c) >= 0;
    }

    /// Appends a code point, encoded as UTF-8 if it is in the set.
    void append(StringBuilder to, int c) {
        if (!contains(c)) {
            to.append((char) c);
            return;
        }
        int scalar = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE ? 0xFFFD : c;
        for (byte b : Character.toString(scalar).getBytes(StandardCharsets.UTF_8)) {
            to.append('%').append(String.format(Locale.ROOT, "%02X", b & 0xFF));
        }
    }

    String encode(String text) {
        StringBuilder result = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> append(result, c));
        return result.toString();
    }

    /// Percent-decodes a text, and decodes the bytes as UTF-8.
    static String decode(String text) {
        if (text.indexOf('%') < 0) {
            return text;
        }
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length);
        for (int i = 0; i < bytes.length; i++) {
            int high = bytes[i] == '%' && i + 2 < bytes.length ? Character.digit(bytes[i + 1], 16) : -1;
            int low = high < 0 ? -1 : Character.digit(bytes[i + 2], 16);
            if (low >= 0) {
                out.write(high << 4 | low);
                i += 2;
            } else {
                out.write(bytes[i]);
            }
        }
        return out.toString(StandardCharsets.UTF_8);
    }
}
