package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValue;
import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Function;
import dev.frameloop.dom.css.syntax.Token;
import dev.frameloop.dom.css.value.AbsoluteColor;
import dev.frameloop.dom.css.value.Color;
import dev.frameloop.dom.css.value.ColorInterpolation;
import dev.frameloop.dom.css.value.ColorMix;
import dev.frameloop.dom.css.value.ColorSpace;
import dev.frameloop.dom.css.value.CurrentColor;
import dev.frameloop.dom.css.value.NumericLiteral;
import dev.frameloop.dom.css.value.SystemColor;
import org.jspecify.annotations.Nullable;

import java.util.Locale;

/// Colours.
///
/// @see <a href="https://drafts.csswg.org/css-color-4/#typedef-color">CSS Color 4: color</a>
final class Colors {
    private Colors() {}

    /// The next value as a colour, or null.
    static @Nullable Color parse(ComponentValueStream in) {
        int mark = in.mark();
        in.skipWhitespace();
        ComponentValue value = in.next();
        Color color = switch (value) {
            case Token.Ident(String name) -> keyword(name.toLowerCase(Locale.ROOT));
            case Token.Hash hash -> hex(hash.value());
            case Function function -> function(function.name().toLowerCase(Locale.ROOT), function.value());
            case null, default -> null;
        };
        if (color == null) {
            in.restore(mark);
        }
        return color;
    }

    private static @Nullable Color keyword(String name) {
        if (name.equals("currentcolor")) {
            return CurrentColor.CURRENTCOLOR;
        }
        if (name.equals("transparent")) {
            return new AbsoluteColor(ColorSpace.RGB, 0, 0, 0, 0, "transparent");
        }
        Integer rgb = NamedColors.RGB.get(name);
        if (rgb != null) {
            AbsoluteColor color = AbsoluteColor.ofRgb(rgb);
            return new AbsoluteColor(ColorSpace.RGB, color.first(), color.second(), color.third(), 1, name);
        }
        for (SystemColor color : SystemColor.values()) {
            if (color.cssText().equals(name)) {
                return color;
            }
        }
        return null;
    }

    /// @see <a href="https://drafts.csswg.org/css-color-4/#hex-notation">CSS Color 4: hex notation</a>
    static @Nullable AbsoluteColor hex(String digits) {
        int length = digits.length();
        if (length != 3 && length != 4 && length != 6 && length != 8) {
            return null;
        }
        int[] nibbles = new int[8];
        for (int i = 0; i < length; i++) {
            int digit = digits.charAt(i) < 128 ? Character.digit(digits.charAt(i), 16) : -1;
            if (digit < 0) {
                return null;
            }
            if (length <= 4) {
                nibbles[2 * i] = digit;
                nibbles[2 * i + 1] = digit;
            } else {
                nibbles[i] = digit;
            }
        }
        boolean hasAlpha = length == 4 || length == 8;
        double alpha = hasAlpha ? (nibbles[6] * 16 + nibbles[7]) / 255.0 : 1;
        return new AbsoluteColor(ColorSpace.RGB, (nibbles[0] * 16 + nibbles[1]) / 255.0,
                (nibbles[2] * 16 + nibbles[3]) / 255.0,
                (nibbles[4] * 16 + nibbles[5]) / 255.0, alpha, null);
    }

    private static @Nullable Color function(String name, ComponentValues arguments) {
        ComponentValueStream in = arguments.stream();
        Color color = switch (name) {
            case "rgb", "rgba", "hsl", "hsla" -> classic(name.startsWith("rgb"), in);
            case "hwb" -> ColorComponents.modern(in, ColorSpace.HWB);
            case "lab" -> ColorComponents.modern(in, ColorSpace.LAB);
            case "lch" -> ColorComponents.modern(in, ColorSpace.LCH);
            case "oklab" -> ColorComponents.modern(in, ColorSpace.OKLAB);
            case "oklch" -> ColorComponents.modern(in, ColorSpace.OKLCH);
            case "color" -> colorFunction(in);
            case "color-mix" -> colorMix(in);
            default -> null;
        };
        return color != null && Grammar.atEnd(in) ? color : null;
    }

    /// `rgb()` and `hsl()`, with commas or without.
    private static @Nullable Color classic(boolean rgb, ComponentValueStream in) {
        int mark = in.mark();
        AbsoluteColor color = ColorComponents.legacy(in, rgb);
        if (color == null) {
            in.restore(mark);
            color = ColorComponents.modern(in, rgb ? ColorSpace.RGB : ColorSpace.HSL);
        }
        return color;
    }

    private static @Nullable Color colorFunction(ComponentValueStream in) {
        in.skipWhitespace();
        if (!(in.next() instanceof Token.Ident(String name))) {
            return null;
        }
        ColorSpace space = switch (name.toLowerCase(Locale.ROOT)) {
            case "srgb" -> ColorSpace.SRGB;
            case "srgb-linear" -> ColorSpace.SRGB_LINEAR;
            case "display-p3" -> ColorSpace.DISPLAY_P3;
            case "a98-rgb" -> ColorSpace.A98_RGB;
            case "prophoto-rgb" -> ColorSpace.PROPHOTO_RGB;
            case "rec2020" -> ColorSpace.REC2020;
            case "xyz", "xyz-d65" -> ColorSpace.XYZ_D65;
            case "xyz-d50" -> ColorSpace.XYZ_D50;
            default -> null;
        };
        return space == null ? null : ColorComponents.modern(in, space);
    }

    /// @see <a href="https://drafts.csswg.org/css-color-5/#color-mix">CSS Color 5: color-mix()</a>
    private static @Nullable Color colorMix(ComponentValueStream in) {
        ColorInterpolation interpolation = interpolation(in);
        if (interpolation == null) {
            interpolation = ColorInterpolation.OKLAB;
        } else if (!Grammar.comma(in)) {
            return null;
        }
        Part first = mixPart(in);
        Part second = first != null && Grammar.comma(in) ? mixPart(in) : null;
        if (first == null || second == null
                || first.percent != null && second.percent != null && first.percent + second.percent == 0) {
            return null;
        }
        return new ColorMix(interpolation, first.color, first.percent, second.color, second.percent);
    }

    private record Part(Color color, @Nullable Double percent) {}

    private static @Nullable Part mixPart(ComponentValueStream in) {
        Double percent = percent(in);
        Color color = parse(in);
        if (color == null) {
            return null;
        }
        if (percent == null) {
            percent = percent(in);
        }
        return percent != null && (percent < 0 || percent > 100) ? null : new Part(color, percent);
    }

    private static @Nullable Double percent(ComponentValueStream in) {
        NumericLiteral value = Numbers.constant(in, Numbers.PERCENTAGE);
        return value == null ? null : value.value();
    }

    /// `in <space> [<way> hue]?`, or null.
    static @Nullable ColorInterpolation interpolation(ComponentValueStream in) {
        int mark = in.mark();
        if (Grammar.keyword(in, "in")) {
            in.skipWhitespace();
            ColorSpace space = in.next() instanceof Token.Ident(String name)
                    ? spaceNamed(name.toLowerCase(Locale.ROOT))
                    : null;
            if (space != null) {
                for (ColorInterpolation.Hue hue : ColorInterpolation.Hue.values()) {
                    if (space.hueIndex() >= 0 && Grammar.keyword(in, hue.name())) {
                        return Grammar.keyword(in, "hue") ? new ColorInterpolation(space, hue) : null;
                    }
                }
                return new ColorInterpolation(space, ColorInterpolation.Hue.SHORTER);
            }
        }
        in.restore(mark);
        return null;
    }

    private static @Nullable ColorSpace spaceNamed(String name) {
        if (name.equals("xyz")) {
            return ColorSpace.XYZ_D65;
        }
        for (ColorSpace space : ColorSpace.values()) {
            if (space != ColorSpace.RGB && space.cssName().equals(name)) {
                return space;
            }
        }
        return null;
    }
}
