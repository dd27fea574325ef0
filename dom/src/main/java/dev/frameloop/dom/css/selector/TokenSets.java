package dev.frameloop.dom.css.selector;

/// Sets of tokens with white space between, as attributes hold them, read in place.
///
/// @see <a href="https://dom.spec.whatwg.org/#concept-ordered-set-parser">DOM: ordered set parser</a>
final class TokenSets {
    private TokenSets() {}

    /// Whether the set contains the token, which is not empty and holds no white space.
    static boolean contains(String set, String token, boolean ignoreCase) {
        int length = token.length();
        for (int i = 0; i + length <= set.length(); i++) {
            if (isWhitespace(set.charAt(i))) {
                continue;
            }
            int end = i;
            while (end < set.length() && !isWhitespace(set.charAt(end))) {
                end++;
            }
            if (end - i == length && regionMatches(set, i, token, ignoreCase)) {
                return true;
            }
            i = end;
        }
        return false;
    }

    /// Whether `text` holds `part` at `at`, which leaves room for it.
    static boolean regionMatches(String text, int at, String part, boolean ignoreAsciiCase) {
        for (int i = 0; i < part.length(); i++) {
            char x = text.charAt(at + i);
            char y = part.charAt(i);
            if (x != y && !(ignoreAsciiCase && (x ^ y) == 0x20 && (x | 0x20) >= 'a' && (x | 0x20) <= 'z')) {
                return false;
            }
        }
        return true;
    }

    static boolean isWhitespace(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\f' || c == '\r';
    }
}
