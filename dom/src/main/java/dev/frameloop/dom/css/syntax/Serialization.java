package dev.frameloop.dom.css.syntax;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/// Tokens, identifiers and strings as text that parses back to the same.
///
/// @see <a href="https://drafts.csswg.org/css-syntax/#serialization">CSS Syntax: serialization</a>
/// @see <a href="https://drafts.csswg.org/cssom/#common-serializing-idioms">CSSOM: common serializing idioms</a>
public final class Serialization {
    private Serialization() {}

    /// Serializes component values, with an empty comment between two tokens that would otherwise become one.
    public static String serialize(ComponentValues values) {
        StringBuilder out = new StringBuilder();
        Deque<Iterator<ComponentValue>> open = new ArrayDeque<>();
        Deque<Token.Mark> closing = new ArrayDeque<>();
        open.push(values.iterator());
        ComponentValue previous = null;
        while (!open.isEmpty()) {
            Iterator<ComponentValue> level = open.peek();
            if (!level.hasNext()) {
                open.pop();
                if (!closing.isEmpty()) {
                    out.append(closing.pop().text());
                }
                // A closing bracket never runs into what follows.
                previous = null;
                continue;
            }
            ComponentValue value = level.next();
            if (previous != null && needsComment(previous, value)) {
                out.append("/**/");
            }
            previous = value;
            switch (value) {
                case SimpleBlock b -> {
                    out.append(b.bracket().text());
                    open.push(b.value().iterator());
                    closing.push(b.bracket().closing());
                    previous = null;
                }
                case Function f -> {
                    appendIdentifier(out, f.name());
                    out.append('(');
                    open.push(f.value().iterator());
                    closing.push(Token.Mark.CLOSE_PAREN);
                    previous = null;
                }
                case PreservedToken t -> append(out, t);
            }
        }
        return out.toString();
    }

    private static void append(StringBuilder out, PreservedToken token) {
        switch (token) {
            case Token.Ident(String value) -> appendIdentifier(out, value);
            case Token.AtKeyword(String value) -> appendIdentifier(out.append('@'), value);
            case Token.Hash(String value, boolean isId) -> {
                out.append('#');
                if (isId) {
                    appendIdentifier(out, value);
                } else {
                    appendName(out, value, 0);
                }
            }
            case Token.QuotedString(String value) -> appendString(out, value);
            case Token.BadString _ -> out.append("\"\n");
            case Token.Url(String value) -> appendString(out.append("url("), value).append(')');
            case Token.BadUrl _ -> out.append("url(\"()");
            case Token.Delim(int c) -> {
                out.appendCodePoint(c);
                if (c == '\\') {
                    out.append('\n');
                }
            }
            case Token.Number(_, _, String text) -> out.append(text);
            case Token.Percentage(_, String text) -> out.append(text).append('%');
            case Token.Dimension(_, _, String unit, String text) -> appendUnit(out.append(text), unit);
            case Token.Mark mark -> out.append(mark.text());
        }
    }

    /// A unit, with its first letter escaped where it would be read as an exponent.
    private static void appendUnit(StringBuilder out, String unit) {
        boolean isExponent = unit.length() > 1 && (unit.charAt(0) | 0x20) == 'e' && (CodePoints.isDigit(unit.charAt(1))
                || (unit.charAt(1) == '-' && unit.length() > 2 && CodePoints.isDigit(unit.charAt(2))));
        if (isExponent) {
            appendHexEscape(out, unit.charAt(0));
            appendName(out, unit, 1);
        } else {
            appendIdentifier(out, unit);
        }
    }

    /// The standard's table of pairs that need a comment between them.
    private static boolean needsComment(ComponentValue left, ComponentValue right) {
        return switch (left) {
            case Token.Ident _ -> continuesName(right) || right.isBlock(Token.Bracket.PAREN);
            case Token.AtKeyword _,Token.Hash _,Token.Dimension _ -> continuesName(right);
            case Token.Number _ -> startsName(right) || isNumeric(right) || right.isDelim('%');
            case Token.Delim(int c) -> switch (c) {
                case '#', '-' -> startsName(right) || isNumeric(right) || right.isDelim('-');
                case '@' -> startsName(right) || right.isDelim('-');
                case '.', '+' -> isNumeric(right);
                case '/' -> right.isDelim('*');
                default -> false;
            };
            default -> false;
        };
    }

    private static boolean continuesName(ComponentValue right) {
        return startsName(right) || isNumeric(right) || right.isDelim('-') || right == Token.Mark.CDC;
    }

    private static boolean startsName(ComponentValue right) {
        return right instanceof Token.Ident || right instanceof Function || right instanceof Token.Url
                || right instanceof Token.BadUrl;
    }

    private static boolean isNumeric(ComponentValue right) {
        return right instanceof Token.Number || right instanceof Token.Percentage || right instanceof Token.Dimension;
    }

    /// A name as an identifier: what `CSS.escape` gives.
    ///
    /// @see <a href="https://drafts.csswg.org/cssom/#serialize-an-identifier">CSSOM: serialize an identifier</a>
    public static String identifier(String name) {
        StringBuilder out = new StringBuilder(name.length());
        appendIdentifier(out, name);
        return out.toString();
    }

    /// A string in double quotes.
    ///
    /// @see <a href="https://drafts.csswg.org/cssom/#serialize-a-string">CSSOM: serialize a string</a>
    public static String string(String value) {
        return appendString(new StringBuilder(value.length() + 2), value).toString();
    }

    /// `url("...")`.
    ///
    /// @see <a href="https://drafts.csswg.org/cssom/#serialize-a-url">CSSOM: serialize a URL</a>
    public static String url(String value) {
        return appendString(new StringBuilder(value.length() + 7).append("url("), value).append(')').toString();
    }

    private static StringBuilder appendString(StringBuilder out, String value) {
        out.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == 0) {
                out.append('\uFFFD');
            } else if (c < 0x20 || c == 0x7F) {
                appendHexEscape(out, c);
            } else if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else {
                out.append(c);
            }
        }
        return out.append('"');
    }

    private static void appendIdentifier(StringBuilder out, String name) {
        int i = 0;
        boolean dash = name.startsWith("-");
        if (dash) {
            i = 1;
            out.append(name.length() == 1 ? "\\-" : "-");
        }
        if (i < name.length() && CodePoints.isDigit(name.charAt(i))) {
            appendHexEscape(out, name.charAt(i));
            i++;
        }
        appendName(out, name, i);
    }

    private static void appendName(StringBuilder out, String name, int from) {
        for (int i = from; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c == 0) {
                out.append('\uFFFD');
            } else if (c < 0x20 || c == 0x7F) {
                appendHexEscape(out, c);
            } else if (c >= 0x80 || CodePoints.isIdent(c)) {
                out.append(c);
            } else {
                out.append('\\').append(c);
            }
        }
    }

    private static void appendHexEscape(StringBuilder out, char c) {
        out.append('\\').append(Integer.toHexString(c)).append(' ');
    }
}
