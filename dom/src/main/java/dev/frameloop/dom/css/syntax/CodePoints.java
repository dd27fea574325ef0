package dev.frameloop.dom.css.syntax;

/// The code point classes of CSS Syntax, and ASCII case.
///
/// @see <a href="https://drafts.csswg.org/css-syntax/#tokenizer-definitions">CSS Syntax: definitions</a>
public final class CodePoints {
    private CodePoints() {}

    /// Whether an identifier may begin with it.
    public static boolean isIdentStart(int c) {
        return c < 0x80 ? isLetter(c) || c == '_' : isNonAsciiIdent(c);
    }

    /// Whether it may stand inside an identifier.
    public static boolean isIdent(int c) {
        return isIdentStart(c) || isDigit(c) || c == '-';
    }

    /// `0` to `9`.
    public static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    /// White space after preprocessing: line feed, tab, space.
    public static boolean isWhitespace(int c) {
        return c == ' ' || c == '\n' || c == '\t';
    }

    /// The value of a hex digit, or -1.
    static int hexDigit(int c) {
        if (isDigit(c)) {
            return c - '0';
        }
        int lower = c | 0x20;
        return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
    }

    /// The string with `A` to `Z` in lower case; the same object where nothing changes.
    public static String toAsciiLowerCase(String s) {
        for (int i = 0; i < s.length(); i++) {
            if (isUpper(s.charAt(i))) {
                char[] chars = s.toCharArray();
                for (int j = i; j < chars.length; j++) {
                    if (isUpper(chars[j])) {
                        chars[j] += 'a' - 'A';
                    }
                }
                return new String(chars);
            }
        }
        return s;
    }

    /// Whether the two are equal but for the case of ASCII letters.
    public static boolean equalsIgnoringAsciiCase(String a, String b) {
        if (a.length() != b.length()) {
            return false;
        }
        for (int i = 0; i < a.length(); i++) {
            char x = a.charAt(i);
            char y = b.charAt(i);
            if (x != y && (lower(x) != lower(y))) {
                return false;
            }
        }
        return true;
    }

    private static char lower(char c) {
        return isUpper(c) ? (char) (c + ('a' - 'A')) : c;
    }

    private static boolean isUpper(char c) {
        return c >= 'A' && c <= 'Z';
    }

    private static boolean isLetter(int c) {
        int lower = c | 0x20;
        return lower >= 'a' && lower <= 'z';
    }

    private static boolean isNonAsciiIdent(int c) {
        return c == 0xB7 || between(c, 0xC0, 0xD6) || between(c, 0xD8, 0xF6) || between(c, 0xF8, 0x37D)
                || between(c, 0x37F, 0x1FFF) || c == 0x200C || c == 0x200D || c == 0x203F || c == 0x2040
                || between(c, 0x2070, 0x218F) || between(c, 0x2C00, 0x2FEF) || between(c, 0x3001, 0xD7FF)
                || between(c, 0xF900, 0xFDCF) || between(c, 0xFDF0, 0xFFFD) || c >= 0x10000;
    }

    private static boolean between(int c, int from, int to) {
        return c >= from && c <= to;
    }
}
