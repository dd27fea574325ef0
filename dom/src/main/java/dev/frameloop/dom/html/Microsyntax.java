package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Names;

import org.jspecify.annotations.Nullable;

/// Numbers as attributes write them.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#numbers">HTML: common microsyntaxes, numbers</a>
final class Microsyntax {
    private Microsyntax() {}

    /// The integer at the start of a text, or null where there is none or it has more than 32 bits.
    static @Nullable Integer integer(String text) {
        int i = 0;
        while (i < text.length() && Names.isWhitespace(text.charAt(i))) {
            i++;
        }
        boolean negative = i < text.length() && text.charAt(i) == '-';
        if (negative || i < text.length() && text.charAt(i) == '+') {
            i++;
        }
        long value = 0;
        int digits = i;
        while (i < text.length() && text.charAt(i) >= '0' && text.charAt(i) <= '9' && value <= Integer.MAX_VALUE) {
            value = value * 10 + text.charAt(i) - '0';
            i++;
        }
        value = negative ? -value : value;
        return i == digits || value != (int) value ? null : (Integer) (int) value;
    }

    /// The integer where it is not negative, otherwise the other one.
    static int nonNegative(String text, int otherwise) {
        Integer value = integer(text);
        return value == null || value < 0 ? otherwise : value;
    }
}
