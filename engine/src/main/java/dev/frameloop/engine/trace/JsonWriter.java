package dev.frameloop.engine.trace;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.UncheckedIOException;

/// Writes JSON piece by piece, without blanks and line ends. What is written in the wrong order comes out wrong: it does not check.
///
/// Output errors become {@link UncheckedIOException}s.
///
/// @see <a href="https://www.rfc-editor.org/rfc/rfc8259">RFC 8259: JSON</a>
public final class JsonWriter {
    private static final String HEX = "0123456789abcdef";

    private final Appendable out;
    /// Whether a comma is due before the next element or name.
    private boolean commaDue;

    /// @param out where the text goes
    public JsonWriter(Appendable out) {
        this.out = out;
    }

    /// Begins an object.
    public JsonWriter beginObject() {
        return begin('{');
    }

    /// Ends an object.
    public JsonWriter endObject() {
        return end('}');
    }

    /// Begins an array.
    public JsonWriter beginArray() {
        return begin('[');
    }

    /// Ends an array.
    public JsonWriter endArray() {
        return end(']');
    }

    /// Writes the name of an object's member, before its value.
    public JsonWriter name(String name) {
        comma();
        quoted(name);
        append(":");
        commaDue = false;
        return this;
    }

    /// Writes a string, or null.
    public JsonWriter value(@Nullable String value) {
        if (value == null) {
            return raw("null");
        }
        comma();
        quoted(value);
        commaDue = true;
        return this;
    }

    /// Writes a whole number.
    public JsonWriter value(long value) {
        return raw(Long.toString(value));
    }

    /// Writes a number; one that is not finite becomes null, as in JavaScript's `JSON.stringify`.
    public JsonWriter value(double value) {
        if (value == Math.rint(value) && Math.abs(value) < 1e15) {
            return value((long) value);
        }
        return raw(Double.isFinite(value) ? Double.toString(value) : "null");
    }

    /// Writes true or false.
    public JsonWriter value(boolean value) {
        return raw(Boolean.toString(value));
    }

    /// Writes a value that is JSON already.
    public JsonWriter raw(String json) {
        comma();
        append(json);
        commaDue = true;
        return this;
    }

    private JsonWriter begin(char bracket) {
        comma();
        append(bracket);
        commaDue = false;
        return this;
    }

    private JsonWriter end(char bracket) {
        append(bracket);
        commaDue = true;
        return this;
    }

    private void comma() {
        if (commaDue) {
            append(',');
        }
    }

    private void quoted(String text) {
        append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> append("\\\"");
                case '\\' -> append("\\\\");
                case '\n' -> append("\\n");
                case '\r' -> append("\\r");
                case '\t' -> append("\\t");
                default -> {
                    if (c < ' ' || c == '\u2028' || c == '\u2029' || isLoneSurrogate(text, i)) {
                        escaped(c);
                    } else {
                        append(c);
                    }
                }
            }
        }
        append('"');
    }

    private static boolean isLoneSurrogate(String text, int i) {
        char c = text.charAt(i);
        if (Character.isHighSurrogate(c)) {
            return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
        }
        return Character.isLowSurrogate(c) && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
    }

    private void escaped(char c) {
        append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
            append(HEX.charAt(c >> shift & 0xF));
        }
    }

    private void append(CharSequence text) {
        try {
            out.append(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void append(char c) {
        try {
            out.append(c);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
