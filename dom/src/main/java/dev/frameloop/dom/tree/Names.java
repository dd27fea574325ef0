package dev.frameloop.dom.tree;

import dev.frameloop.dom.script.DOMException;

/// Which names are names, and letters of ASCII.
///
/// @see <a href="https://dom.spec.whatwg.org/#namespaces">DOM: name validation</a>
public final class Names {
    private Names() {}

    /// Whether this is white space of ASCII: tab, line feed, form feed, carriage return, space.
    ///
    /// @see <a href="https://infra.spec.whatwg.org/#ascii-whitespace">Infra: ASCII whitespace</a>
    public static boolean isWhitespace(int c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\f' || c == '\r';
    }

    /// The text with the letters A to Z made small; the same object where there are none.
    ///
    /// @see <a href="https://infra.spec.whatwg.org/#ascii-lowercase">Infra: ASCII lowercase</a>
    public static String toAsciiLowercase(String text) {
        return mapAscii(text, 'A', 'Z', 32);
    }

    /// The text with the letters a to z made capital; the same object where there are none.
    ///
    /// @see <a href="https://infra.spec.whatwg.org/#ascii-uppercase">Infra: ASCII uppercase</a>
    public static String toAsciiUppercase(String text) {
        return mapAscii(text, 'a', 'z', -32);
    }

    /// Whether the two are equal when A to Z and a to z are taken as one.
    public static boolean equalsIgnoringAsciiCase(String a, String b) {
        return a.length() == b.length() && toAsciiLowercase(a).equals(toAsciiLowercase(b));
    }

    /// The text without white space of ASCII at both ends.
    public static String strip(String text) {
        int start = 0;
        int end = text.length();
        while (start < end && isWhitespace(text.charAt(start))) {
            start++;
        }
        while (end > start && isWhitespace(text.charAt(end - 1))) {
            end--;
        }
        return text.substring(start, end);
    }

    /// The text without white space at both ends, and with one space for each run of it inside.
    ///
    /// @see <a href="https://infra.spec.whatwg.org/#strip-and-collapse-ascii-whitespace">Infra: strip and collapse ASCII whitespace</a>
    public static String stripAndCollapse(String text) {
        StringBuilder result = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!isWhitespace(c)) {
                result.append(c);
            } else if (!result.isEmpty() && result.charAt(result.length() - 1) != ' ') {
                result.append(' ');
            }
        }
        if (!result.isEmpty() && result.charAt(result.length() - 1) == ' ') {
            result.setLength(result.length() - 1);
        }
        return result.toString();
    }

    /// @see <a href="https://dom.spec.whatwg.org/#valid-element-local-name">DOM: valid element local name</a>
    static boolean isValidElementLocalName(String name) {
        if (name.isEmpty()) {
            return false;
        }
        char first = name.charAt(0);
        if (isAsciiAlpha(first)) {
            return hasNone(name, "/>");
        }
        if (first != ':' && first != '_' && first < 0x80) {
            return false;
        }
        return name.chars().skip(1)
                .allMatch(c -> isAsciiAlpha(c) || c >= '0' && c <= '9' || c == '-' || c == '.' || c == ':' || c == '_'
                        || c >= 0x80);
    }

    /// Whether XML takes this for a name.
    ///
    /// @see <a href="https://www.w3.org/TR/xml/#NT-Name">XML: Name</a>
    static boolean isXmlName(String name) {
        return !name.isEmpty() && isXmlNameStart(name.codePointAt(0))
                && name.codePoints()
                        .allMatch(c -> isXmlNameStart(c) || c == '-' || c == '.' || c >= '0' && c <= '9' || c == 0xB7
                                || c >= 0x300 && c <= 0x36F || c == 0x203F || c == 0x2040);
    }

    private static boolean isXmlNameStart(int c) {
        return c == ':' || c == '_' || isAsciiAlpha(c) || c >= 0xC0 && c <= 0x2FF && c != 0xD7 && c != 0xF7
                || c >= 0x370 && c <= 0x1FFF && c != 0x37E || c == 0x200C || c == 0x200D || c >= 0x2070 && c <= 0x218F
                || c >= 0x2C00 && c <= 0x2FEF || c >= 0x3001 && c <= 0xD7FF || c >= 0xF900 && c <= 0xFDCF
                || c >= 0xFDF0 && c <= 0xFFFD || c >= 0x10000 && c <= 0xEFFFF;
    }

    /// @see <a href="https://dom.spec.whatwg.org/#valid-attribute-local-name">DOM: valid attribute local name</a>
    static boolean isValidAttributeLocalName(String name) {
        return !name.isEmpty() && hasNone(name, "/=>");
    }

    /// @see <a href="https://dom.spec.whatwg.org/#valid-namespace-prefix">DOM: valid namespace prefix</a>
    static boolean isValidNamespacePrefix(String name) {
        return !name.isEmpty() && hasNone(name, "/>");
    }

    /// @see <a href="https://dom.spec.whatwg.org/#valid-doctype-name">DOM: valid doctype name</a>
    static boolean isValidDoctypeName(String name) {
        return hasNone(name, ">");
    }

    /// The exception for a name that is none.
    static DOMException invalid(String name) {
        return new DOMException("InvalidCharacterError", "\"" + name + "\" is not a valid name.");
    }

    private static boolean isAsciiAlpha(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    private static boolean hasNone(String name, String forbidden) {
        return name.chars().noneMatch(c -> isWhitespace(c) || c == 0 || forbidden.indexOf(c) >= 0);
    }

    private static String mapAscii(String text, char from, char to, int shift) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= from && c <= to) {
                char[] chars = text.toCharArray();
                for (int j = i; j < chars.length; j++) {
                    if (chars[j] >= from && chars[j] <= to) {
                        chars[j] = (char) (chars[j] + shift);
                    }
                }
                return new String(chars);
            }
        }
        return text;
    }
}
