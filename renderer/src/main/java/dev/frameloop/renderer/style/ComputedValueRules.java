package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.value.Color;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.CurrentColor;
import dev.frameloop.dom.css.value.FontSizeKeyword;
import dev.frameloop.dom.css.value.FontWeightKeyword;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.Normal;
import dev.frameloop.dom.css.value.Numeric;
import dev.frameloop.dom.css.value.NumericLiteral;
import dev.frameloop.dom.css.value.TextAlign;

/// How computed values come about where the value itself does not know: percentages of the font size, relative keywords.
final class ComputedValueRules {
    private ComputedValueRules() {}

    static CssValue computed(Longhand property, CssValue specified, ComputedStyle parent, ComputedStyleBuilder builder,
            RelativeUnits units) {
        return switch (property) {
            case FONT_SIZE -> fontSize(specified, parent, units);
            case FONT_WEIGHT -> fontWeight(specified, parent, units);
            case LINE_HEIGHT -> ofFontSize(specified.computed(units), builder);
            case LETTER_SPACING -> letterSpacing(specified.computed(units));
            case COLOR -> specified == CurrentColor.CURRENTCOLOR
                    ? parent.color()
                    : ((Color) specified.computed(units)).resolve(parent.color());
            case OPACITY, FILL_OPACITY, STROKE_OPACITY, STOP_OPACITY, SHAPE_IMAGE_THRESHOLD ->
                alpha(specified.computed(units));
            case BORDER_TOP_WIDTH, BORDER_RIGHT_WIDTH, BORDER_BOTTOM_WIDTH, BORDER_LEFT_WIDTH, OUTLINE_WIDTH,
                    COLUMN_RULE_WIDTH,
                    WEBKIT_TEXT_STROKE_WIDTH ->
                lineWidth(specified.computed(units), units.devicePixelRatio());
            case TEXT_ALIGN -> specified == TextAlign.MATCH_PARENT ? matchParent(parent) : specified;
            default -> specified.computed(units);
        };
    }

    /// @see <a href="https://drafts.csswg.org/css-fonts-4/#font-size-prop">CSS Fonts: font-size</a>
    private static CssValue fontSize(CssValue specified, ComputedStyle parent, RelativeUnits units) {
        if (specified instanceof FontSizeKeyword keyword) {
            double absolute = keyword.pixels();
            double relative = keyword == FontSizeKeyword.LARGER ? parent.fontSize() * 1.2 : parent.fontSize() / 1.2;
            return LengthPercentage.ofPixels(absolute > 0 ? absolute : relative);
        }
        double pixels = ((Numeric) specified).computed(units).resolve(parent.fontSize());
        return LengthPercentage.ofPixels(Math.max(0, Math.min(10_000, pixels)));
    }

    /// @see <a href="https://drafts.csswg.org/css-fonts-4/#relative-weights">CSS Fonts: relative weights</a>
    private static CssValue fontWeight(CssValue specified, ComputedStyle parent, RelativeUnits units) {
        if (!(specified instanceof FontWeightKeyword keyword)) {
            double weight = ((Numeric) specified.computed(units)).resolve(1);
            return NumericLiteral.number(Math.max(1, Math.min(1000, weight)));
        }
        double inherited = parent.fontWeight();
        return NumericLiteral.number(switch (keyword) {
            case NORMAL -> 400;
            case BOLD -> 700;
            case BOLDER -> inherited < 350 ? 400 : inherited < 550 ? 700 : inherited < 900 ? 900 : inherited;
            case LIGHTER -> inherited < 100 ? inherited : inherited < 550 ? 100 : inherited < 750 ? 400 : 700;
        });
    }

    private static CssValue ofFontSize(CssValue computed, ComputedStyleBuilder builder) {
        if (computed instanceof LengthPercentage length && length.hasPercentage()) {
            double fontSize = ((Numeric) builder.get(Longhand.FONT_SIZE)).resolve(0);
            return LengthPercentage.ofPixels(length.resolve(fontSize));
        }
        return computed;
    }

    private static CssValue letterSpacing(CssValue computed) {
        return computed instanceof LengthPercentage length && length.isZero() ? Normal.NORMAL : computed;
    }

    private static CssValue alpha(CssValue computed) {
        double alpha = ((Numeric) computed).resolve(1);
        return NumericLiteral.number(Math.max(0, Math.min(1, alpha)));
    }

    /// Line widths are whole device pixels, and at least one.
    ///
    /// @see <a href="https://drafts.csswg.org/css-values-4/#snap-a-length-as-a-border-width">CSS Values 4: snap as a border width</a>
    private static CssValue lineWidth(CssValue computed, double ratio) {
        double pixels = ((Numeric) computed).resolve(0) * ratio;
        return LengthPercentage.ofPixels(pixels <= 0 ? 0 : Math.max(1, Math.floor(pixels)) / ratio);
    }

    private static CssValue matchParent(ComputedStyle parent) {
        return switch (parent.textAlign()) {
            case START -> parent.isRightToLeft() ? TextAlign.RIGHT : TextAlign.LEFT;
            case END -> parent.isRightToLeft() ? TextAlign.LEFT : TextAlign.RIGHT;
            default -> parent.textAlign();
        };
    }
}
