package dev.frameloop.dom.css.condition;

import dev.frameloop.dom.css.syntax.CodePoints;
import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.Token;

import org.jspecify.annotations.Nullable;

/// A value in a media query: a keyword, a number, a dimension or a ratio.
///
/// UNIMPLEMENTED: `calc()` and its kin.
///
/// @param keyword in lower case; empty where it is none
/// @param number the number, or the numerator of a ratio
/// @param unit in lower case; empty for a number, `/` for a ratio
/// @param denominator of a ratio, otherwise 1
/// @see <a href="https://drafts.csswg.org/mediaqueries-4/#typedef-mf-value">Media Queries: values</a>
record MediaValue(String keyword, double number, String unit, double denominator) {
    /// Parses a value; null where none comes.
    static @Nullable MediaValue parse(ComponentValueStream in) {
        in.skipWhitespace();
        MediaValue value = switch (in.next()) {
            case Token.Ident(String name) -> new MediaValue(CodePoints.toAsciiLowerCase(name), 0, "", 1);
            case Token.Dimension d -> new MediaValue("", d.value(), CodePoints.toAsciiLowerCase(d.unit()), 1);
            case Token.Number n -> ratio(n.value(), in);
            case null, default -> null;
        };
        in.skipWhitespace();
        return value;
    }

    private static @Nullable MediaValue ratio(double numerator, ComponentValueStream in) {
        in.skipWhitespace();
        if (!in.consumeDelim('/')) {
            return new MediaValue("", numerator, "", 1);
        }
        in.skipWhitespace();
        return numerator >= 0 && in.next() instanceof Token.Number n && n.value() >= 0
                ? new MediaValue("", numerator, "/", n.value())
                : null;
    }

    boolean isName() {
        return !keyword.isEmpty();
    }

    /// As CSS pixels; NaN where it is no length that a media query may hold.
    double pixels(MediaContext context) {
        return switch (unit) {
            case "px" -> number;
            case "" -> number == 0 && !isName() ? 0 : Double.NaN;
            case "em", "rem" -> number * context.fontSize();
            case "ex", "rex", "ch", "rch" -> number * context.fontSize() / 2;
            case "ic", "ric" -> number * context.fontSize();
            case "in" -> number * 96;
            case "cm" -> number * 96 / 2.54;
            case "mm" -> number * 96 / 25.4;
            case "q" -> number * 96 / 101.6;
            case "pt" -> number * 96 / 72;
            case "pc" -> number * 16;
            case "vw", "svw", "lvw", "dvw", "vi" -> number * context.width() / 100;
            case "vh", "svh", "lvh", "dvh", "vb" -> number * context.height() / 100;
            case "vmin" -> number * Math.min(context.width(), context.height()) / 100;
            case "vmax" -> number * Math.max(context.width(), context.height()) / 100;
            default -> Double.NaN;
        };
    }

    /// As dots to a CSS pixel; NaN where it is no resolution.
    double dotsPerPixel() {
        return switch (unit) {
            case "dppx", "x" -> number;
            case "dpi" -> number / 96;
            case "dpcm" -> number * 2.54 / 96;
            case "" -> keyword.equals("infinite") ? Double.POSITIVE_INFINITY : Double.NaN;
            default -> Double.NaN;
        };
    }

    /// As the quotient of a ratio; NaN where it is none.
    double quotient() {
        return isName() || !unit.isEmpty() && !unit.equals("/") ? Double.NaN : number / denominator;
    }

    /// As a number; NaN where it is none.
    double plainNumber() {
        return isName() || !unit.isEmpty() ? Double.NaN : number;
    }
}
