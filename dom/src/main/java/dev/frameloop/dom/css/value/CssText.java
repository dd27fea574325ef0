package dev.frameloop.dom.css.value;

import java.util.List;

/// Identifiers, strings and URLs as CSSOM serializes them.
public final class CssText {
    private CssText() {}

    /// @see <a href="https://drafts.csswg.org/cssom/#serialize-an-identifier">CSSOM: serialize an identifier</a>
    public static String identifier(String name) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean digitAtStart = c >= '0' && c <= '9' && (i == 0 || i == 1 && name.charAt(0) == '-');
            if (c == 0) {
                text.append('\uFFFD');
            } else if (c < 0x20 || c == 0x7F || digitAtStart) {
                text.append('\\').append(Integer.toHexString(c)).append(' ');
            } else if (c == '-' && name.length() == 1) {
                text.append("\\-");
            } else if (c >= 0x80 || c == '-' || c == '_' || Character.isLetterOrDigit(c)) {
                text.append(c);
            } else {
                text.append('\\').append(c);
            }
        }
        return text.toString();
    }

    /// @see <a href="https://drafts.csswg.org/cssom/#serialize-a-string">CSSOM: serialize a string</a>
    public static String string(String value) {
        StringBuilder text = new StringBuilder("\"");
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == 0) {
                text.append('\uFFFD');
            } else if (c < 0x20 || c == 0x7F) {
                text.append('\\').append(Integer.toHexString(c)).append(' ');
            } else if (c == '"' || c == '\\') {
                text.append('\\').append(c);
            } else {
                text.append(c);
            }
        }
        return text.append('"').toString();
    }

    /// Four edges in the shortest form.
    ///
    /// @param edges top, right, bottom, left
    public static String edges(List<String> edges) {
        String top = edges.get(0);
        String right = edges.get(1);
        String bottom = edges.get(2);
        String left = edges.get(3);
        if (!left.equals(right)) {
            return top + " " + right + " " + bottom + " " + left;
        }
        if (!bottom.equals(top)) {
            return top + " " + right + " " + bottom;
        }
        return right.equals(top) ? top : top + " " + right;
    }

    /// @see <a href="https://drafts.csswg.org/cssom/#serialize-a-url">CSSOM: serialize a URL</a>
    public static String url(String url) {
        return "url(" + string(url) + ")";
    }
}
