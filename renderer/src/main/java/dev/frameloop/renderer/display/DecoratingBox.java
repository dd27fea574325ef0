package dev.frameloop.renderer.display;

import dev.frameloop.dom.css.value.Auto;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.TextDecorationLine;
import dev.frameloop.dom.css.value.TextDecorationStyle;
import dev.frameloop.renderer.display.PaintOperation.DrawDecoration;
import dev.frameloop.renderer.style.ComputedStyle;
import dev.frameloop.renderer.text.Font;

/// A box whose `text-decoration` reaches the text within it. Its lines have the box's colour, font size and place, whatever the text's are.
///
/// @param style the style of the box that was decorated
/// @param inLine whether the box is part of a line, so that its baseline is that of the text in it; that of a block is its lines'
/// @see <a href="https://drafts.csswg.org/css-text-decor-3/#line-decoration">CSS Text Decoration 3: line decoration</a>
record DecoratingBox(ComputedStyle style, boolean inLine) {
    static boolean isDecorating(ComputedStyle style) {
        TextDecorationLine line = style.textDecorationLine();
        return line.underline() || line.overline() || line.lineThrough();
    }

    /// How far the box's font reaches above the baseline, reckoned from the font of a text in it.
    double ascent(Font textFont) {
        double size = textFont.size();
        return size > 0 ? textFont.metrics().ascent() * style.fontSize() / size : 0;
    }

    /// The thickness as specified: a tenth of the font size for `auto`.
    private double thickness() {
        double size = style.fontSize();
        return Math.max(1, switch (style.textDecorationThickness()) {
            case LengthPercentage length -> Math.floor(length.resolve(size) + 0.5);
            case Auto _ -> size / 10;
            // UNIMPLEMENTED: `from-font`.
            default -> size / 10;
        });
    }

    /// The thickness of a stroke in whole pixels.
    double strokeThickness() {
        boolean broken = line() == DrawDecoration.Line.DASHED || line() == DrawDecoration.Line.DOTTED;
        return Math.max(1, Math.floor(broken ? thickness() + 0.5 : thickness()));
    }

    /// From one stroke of a double line to the next; 0 where there is one.
    double doubleOffset() {
        return style.textDecorationStyle() == TextDecorationStyle.DOUBLE ? Math.floor(thickness() + 1.5) : 0;
    }

    /// The upper edge of a line below the text.
    double underline(double baseline) {
        double offset = style.textUnderlineOffset() instanceof LengthPercentage length
                ? Math.floor(length.resolve(style.fontSize()) + 0.5)
                : Math.max(1, Math.ceil(thickness() / 2));
        return Math.floor(baseline + offset + 0.5);
    }

    /// The upper edge of a line above the text; a second one lies higher.
    ///
    /// @param ascent how far the box's font reaches above the baseline
    double overline(double baseline, double ascent) {
        return Math.floor(baseline - ascent - strokeThickness() - doubleOffset() + 0.5);
    }

    /// The upper edge of a line through the text.
    double lineThrough(double baseline, double ascent) {
        return Math.floor(baseline - ascent / 3 - thickness() / 2 - doubleOffset() / 2 + 0.5);
    }

    /// The look of each stroke.
    DrawDecoration.Line line() {
        return switch (style.textDecorationStyle()) {
            case SOLID, DOUBLE -> DrawDecoration.Line.SOLID;
            case DOTTED -> DrawDecoration.Line.DOTTED;
            case DASHED -> DrawDecoration.Line.DASHED;
            case WAVY -> DrawDecoration.Line.WAVY;
        };
    }
}
