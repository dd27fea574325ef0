package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.value.AbsoluteColor;
import dev.frameloop.dom.css.value.ColorSpace;
import dev.frameloop.dom.css.value.NumericLiteral;
import dev.frameloop.dom.css.value.Unit;
import org.jspecify.annotations.Nullable;

/// The components of colour functions.
///
/// DIVERGES: calculations that cannot be worked out while parsing (they hold relative lengths) make a colour invalid.
final class ColorComponents {
    private ColorComponents() {}

    /// `rgb(r, g, b [, a])` or `hsl(h, s, l [, a])`.
    static @Nullable AbsoluteColor legacy(ComponentValueStream in, boolean rgb) {
        NumericLiteral first = rgb ? Numbers.constant(in, Numbers.NUMBER_OR_PERCENTAGE) : hue(in);
        if (first == null || !Grammar.comma(in)) {
            return null;
        }
        boolean percentages = !rgb || first.unit() == Unit.PERCENT;
        NumericLiteral second = Numbers.constant(in, percentages ? Numbers.PERCENTAGE : Numbers.NUMBER);
        if (second == null || !Grammar.comma(in)) {
            return null;
        }
        NumericLiteral third = Numbers.constant(in, percentages ? Numbers.PERCENTAGE : Numbers.NUMBER);
        if (third == null) {
            return null;
        }
        double alpha = 1;
        if (Grammar.comma(in)) {
            NumericLiteral given = Numbers.constant(in, Numbers.NUMBER_OR_PERCENTAGE);
            if (given == null) {
                return null;
            }
            alpha = unit(given.resolve(1));
        }
        if (rgb) {
            double whole = percentages ? 1 : 255;
            return rgb(first.resolve(1) / whole, second.resolve(1) / whole, third.resolve(1) / whole, alpha);
        }
        return hsl(first.resolve(1), second.resolve(100), third.resolve(100), alpha);
    }

    /// Three components with spaces, and an alpha after a slash.
    static @Nullable AbsoluteColor modern(ComponentValueStream in, ColorSpace space) {
        double[] components = new double[3];
        for (int i = 0; i < 3; i++) {
            Double component = component(in, space, i);
            if (component == null) {
                return null;
            }
            components[i] = component;
        }
        double alpha = 1;
        if (Grammar.slash(in)) {
            if (Grammar.keyword(in, "none")) {
                alpha = Double.NaN;
            } else {
                NumericLiteral given = Numbers.constant(in, Numbers.NUMBER_OR_PERCENTAGE);
                if (given == null) {
                    return null;
                }
                alpha = unit(given.resolve(1));
            }
        }
        return switch (space) {
            case RGB -> rgb(present(components[0]) / 255, present(components[1]) / 255, present(components[2]) / 255,
                    present(alpha));
            case HSL -> hsl(present(components[0]), present(components[1]), present(components[2]), present(alpha));
            case HWB -> hwb(present(components[0]), present(components[1]), present(components[2]), present(alpha));
            case LAB -> new AbsoluteColor(space, clamp(components[0], 100), components[1], components[2], alpha, null);
            case OKLAB -> new AbsoluteColor(space, clamp(components[0], 1), components[1], components[2], alpha, null);
            case LCH -> new AbsoluteColor(space, clamp(components[0], 100), Math.max(0, components[1]),
                    turn(components[2]), alpha, null);
            case OKLCH -> new AbsoluteColor(space, clamp(components[0], 1), Math.max(0, components[1]),
                    turn(components[2]), alpha, null);
            default -> new AbsoluteColor(space, components[0], components[1], components[2], alpha, null);
        };
    }

    private static @Nullable Double component(ComponentValueStream in, ColorSpace space, int index) {
        if (Grammar.keyword(in, "none")) {
            return Double.NaN;
        }
        NumericLiteral value = index == space.hueIndex() ? hue(in) : Numbers.constant(in, Numbers.NUMBER_OR_PERCENTAGE);
        return value == null ? null : value.resolve(wholeOf(space, index));
    }

    /// What 100% of a component is.
    private static double wholeOf(ColorSpace space, int index) {
        return switch (space) {
            case RGB -> 255;
            case HSL, HWB -> 100;
            case LAB -> index == 0 ? 100 : 125;
            case LCH -> index == 0 ? 100 : 150;
            case OKLAB, OKLCH -> index == 0 ? 1 : 0.4;
            default -> 1;
        };
    }

    private static @Nullable NumericLiteral hue(ComponentValueStream in) {
        NumericLiteral number = Numbers.constant(in, Numbers.NUMBER);
        return number != null ? number : Numbers.constant(in, Numbers.ANGLE);
    }

    private static AbsoluteColor rgb(double red, double green, double blue, double alpha) {
        return new AbsoluteColor(ColorSpace.RGB, unit(red), unit(green), unit(blue), alpha, null);
    }

    private static AbsoluteColor hsl(double hue, double saturation, double lightness, double alpha) {
        double[] rgb = AbsoluteColor.hslToRgb(hue, Math.max(0, saturation), lightness);
        return rgb(rgb[0], rgb[1], rgb[2], alpha);
    }

    private static AbsoluteColor hwb(double hue, double whiteness, double blackness, double alpha) {
        double[] rgb = AbsoluteColor.hwbToRgb(hue, whiteness, blackness);
        return rgb(rgb[0], rgb[1], rgb[2], alpha);
    }

    private static double present(double component) {
        return Double.isNaN(component) ? 0 : component;
    }

    private static double unit(double value) {
        return clamp(value, 1);
    }

    private static double clamp(double value, double maximum) {
        return Double.isNaN(value) ? value : Math.max(0, Math.min(maximum, value));
    }

    private static double turn(double hue) {
        double turned = hue % 360;
        return turned < 0 ? turned + 360 : turned;
    }
}
