package dev.frameloop.dom.html;

import org.jsoup.nodes.Entities;

import java.util.function.IntUnaryOperator;

/// Character references; the table of names is jsoup's.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#character-reference-state">HTML: character reference state</a>
final class CharacterReferences {
    private static final int LONGEST_NAME = 40;
    private static final String WINDOWS_1252 = "\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F"
            + "\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178";

    private CharacterReferences() {}

    /// What an ampersand and the characters behind it stand for.
    ///
    /// @param text the characters, the ampersand itself where it begins no reference
    /// @param end the index behind what was consumed
    record Match(String text, int end) {}

    /// The character of a name, or an empty text.
    static String named(String name) {
        return Entities.isNamedEntity(name) ? Entities.getByName(name) : "";
    }

    /// Reads what begins with the ampersand at `start`.
    ///
    /// @param peek the character at an index, -1 behind the end
    /// @param inAttribute whether it stands in the value of an attribute, where an old name before a letter or `=` is none
    static Match match(IntUnaryOperator peek, int start, boolean inAttribute) {
        int c = peek.applyAsInt(start + 1);
        if (c == '#') {
            return numeric(peek, start);
        }
        if (!isAlphanumeric(c)) {
            return new Match("&", start + 1);
        }
        StringBuilder run = new StringBuilder();
        int i = start + 1;
        while (run.length() < LONGEST_NAME && isAlphanumeric(c = peek.applyAsInt(i))) {
            run.append((char) c);
            i++;
        }
        String name = run.toString();
        if (c == ';' && Entities.isNamedEntity(name)) {
            return new Match(Entities.getByName(name), i + 1);
        }
        for (int length = name.length(); length > 1; length--) {
            String prefix = name.substring(0, length);
            if (Entities.isBaseNamedEntity(prefix)) {
                int behind = length < name.length() ? name.charAt(length) : c;
                if (inAttribute && (behind == '=' || isAlphanumeric(behind))) {
                    break;
                }
                return new Match(Entities.getByName(prefix), start + 1 + length);
            }
        }
        return new Match("&", start + 1);
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#numeric-character-reference-end-state">HTML: numeric character
    ///     reference end state</a>
    private static Match numeric(IntUnaryOperator peek, int start) {
        int i = start + 2;
        int mark = peek.applyAsInt(i);
        int radix = mark == 'x' || mark == 'X' ? 16 : 10;
        i += radix == 16 ? 1 : 0;
        int digits = i;
        int code = 0;
        int digit;
        while ((digit = digit(peek.applyAsInt(i), radix)) >= 0) {
            code = Math.min(code * radix + digit, 0x110000);
            i++;
        }
        if (i == digits) {
            return new Match("&", start + 1);
        }
        if (peek.applyAsInt(i) == ';') {
            i++;
        }
        if (code == 0 || code > 0x10FFFF || code >= 0xD800 && code <= 0xDFFF) {
            code = 0xFFFD;
        } else if (code >= 0x80 && code <= 0x9F) {
            code = WINDOWS_1252.charAt(code - 0x80);
        }
        return new Match(Character.toString(code), i);
    }

    private static int digit(int c, int radix) {
        return c < 0x80 && c >= 0 ? Character.digit(c, radix) : -1;
    }

    private static boolean isAlphanumeric(int c) {
        return Tokenizer.isAlpha(c) || c >= '0' && c <= '9';
    }
}
