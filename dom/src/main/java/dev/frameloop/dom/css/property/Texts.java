package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.Function;
import dev.frameloop.dom.css.syntax.Token;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.FontFamilyName;
import dev.frameloop.dom.css.value.FontSetting;
import dev.frameloop.dom.css.value.FontStyle;
import dev.frameloop.dom.css.value.Numeric;
import dev.frameloop.dom.css.value.NumericLiteral;
import dev.frameloop.dom.css.value.TextDecorationLine;
import dev.frameloop.dom.css.value.TextIndent;
import dev.frameloop.dom.css.value.TextTransform;
import dev.frameloop.dom.css.value.TextTransform.Case;
import org.jspecify.annotations.Nullable;

import java.util.Locale;

/// The values of fonts and text.
final class Texts {
    private Texts() {}

    /// One family: a string, a generic keyword, or identifiers.
    ///
    /// @see <a href="https://drafts.csswg.org/css-fonts-4/#font-family-prop">CSS Fonts: font-family</a>
    static @Nullable FontFamilyName fontFamily(ComponentValueStream in) {
        int mark = in.mark();
        in.skipWhitespace();
        if (in.peek() instanceof Token.QuotedString(String name)) {
            in.next();
            return new FontFamilyName(name, false);
        }
        StringBuilder name = new StringBuilder();
        int words = 0;
        while (in.peek() instanceof Token.Ident(String word)) {
            name.append(words++ == 0 ? "" : " ").append(word);
            in.next();
            in.skipWhitespace();
        }
        String lower = name.toString().toLowerCase(Locale.ROOT);
        boolean reserved = words == 1 && (WideKeywords.named(lower) != null || lower.equals("default"));
        if (words == 0 || reserved) {
            in.restore(mark);
            return null;
        }
        boolean generic = words == 1 && FontFamilyName.GENERIC.contains(lower);
        return new FontFamilyName(generic ? lower : name.toString(), generic);
    }

    /// `"tag"` with a number, or for features `on` and `off`.
    static Grammar fontSetting(boolean feature) {
        return in -> {
            int mark = in.mark();
            in.skipWhitespace();
            if (in.next() instanceof Token.QuotedString(String tag) && tag.length() == 4) {
                if (feature && Grammar.keyword(in, "on")) {
                    return new FontSetting(tag, 1);
                }
                if (feature && Grammar.keyword(in, "off")) {
                    return new FontSetting(tag, 0);
                }
                NumericLiteral value = Numbers.constant(in, feature ? Numbers.INTEGER : Numbers.NUMBER);
                if (value != null || feature) {
                    return new FontSetting(tag, value == null ? 1 : value.value());
                }
            }
            in.restore(mark);
            return null;
        };
    }

    static @Nullable CssValue fontStyle(ComponentValueStream in) {
        if (Grammar.keyword(in, "normal")) {
            return FontStyle.NORMAL;
        }
        if (Grammar.keyword(in, "italic")) {
            return FontStyle.ITALIC;
        }
        if (!Grammar.keyword(in, "oblique")) {
            return null;
        }
        NumericLiteral angle = Numbers.constant(in, Numbers.ANGLE);
        double degrees = angle == null ? FontStyle.DEFAULT_ANGLE : angle.resolve(1);
        return degrees < -90 || degrees > 90 ? null : new FontStyle(FontStyle.Kind.OBLIQUE, degrees);
    }

    static @Nullable TextTransform textTransform(ComponentValueStream in) {
        if (Grammar.keyword(in, "none")) {
            return TextTransform.NONE;
        }
        Case letterCase = Case.NONE;
        boolean fullWidth = false;
        boolean kana = false;
        boolean found = true;
        boolean any = false;
        while (found) {
            Case next = letterCase == Case.NONE ? letterCase(in) : Case.NONE;
            found = next != Case.NONE;
            if (found) {
                letterCase = next;
            } else if (!fullWidth && Grammar.keyword(in, "full-width")) {
                fullWidth = found = true;
            } else if (!kana && Grammar.keyword(in, "full-size-kana")) {
                kana = found = true;
            }
            any |= found;
        }
        return any ? new TextTransform(letterCase, fullWidth, kana) : null;
    }

    private static Case letterCase(ComponentValueStream in) {
        for (Case letterCase : Case.values()) {
            if (letterCase != Case.NONE && Grammar.keyword(in, letterCase.name())) {
                return letterCase;
            }
        }
        return Case.NONE;
    }

    static @Nullable TextDecorationLine decorationLine(ComponentValueStream in) {
        if (Grammar.keyword(in, "none")) {
            return TextDecorationLine.NONE;
        }
        TextDecorationLine line = TextDecorationLine.NONE;
        while (true) {
            if (!line.underline() && Grammar.keyword(in, "underline")) {
                line = new TextDecorationLine(true, line.overline(), line.lineThrough(), line.blink());
            } else if (!line.overline() && Grammar.keyword(in, "overline")) {
                line = new TextDecorationLine(line.underline(), true, line.lineThrough(), line.blink());
            } else if (!line.lineThrough() && Grammar.keyword(in, "line-through")) {
                line = new TextDecorationLine(line.underline(), line.overline(), true, line.blink());
            } else if (!line.blink() && Grammar.keyword(in, "blink")) {
                line = new TextDecorationLine(line.underline(), line.overline(), line.lineThrough(), true);
            } else {
                return line.equals(TextDecorationLine.NONE) ? null : line;
            }
        }
    }

    static @Nullable TextIndent textIndent(ComponentValueStream in) {
        Numeric amount = null;
        boolean hanging = false;
        boolean eachLine = false;
        while (true) {
            Numeric next = amount == null ? Numbers.numeric(in, Numbers.LENGTH_PERCENTAGE) : null;
            if (next != null) {
                amount = next;
            } else if (!hanging && Grammar.keyword(in, "hanging")) {
                hanging = true;
            } else if (!eachLine && Grammar.keyword(in, "each-line")) {
                eachLine = true;
            } else {
                return amount == null ? null : new TextIndent(amount, hanging, eachLine);
            }
        }
    }

    /// The content of a function, where it is the next value.
    static @Nullable ComponentValueStream function(ComponentValueStream in, String name) {
        int mark = in.mark();
        in.skipWhitespace();
        if (in.next() instanceof Function function && function.isFunction(name)) {
            return function.value().stream();
        }
        in.restore(mark);
        return null;
    }

    /// The next value as a string, or null.
    static @Nullable String string(ComponentValueStream in) {
        int mark = in.mark();
        in.skipWhitespace();
        if (in.next() instanceof Token.QuotedString(String text)) {
            return text;
        }
        in.restore(mark);
        return null;
    }
}
