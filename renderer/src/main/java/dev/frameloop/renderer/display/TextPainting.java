package dev.frameloop.renderer.display;

import dev.frameloop.dom.css.value.Color;
import dev.frameloop.dom.css.value.Shadow;
import dev.frameloop.dom.css.value.TextDecorationSkipInk;
import dev.frameloop.renderer.display.PaintOperation.DrawDecoration;
import dev.frameloop.renderer.display.PaintOperation.DrawGlyphs;
import dev.frameloop.renderer.style.ComputedStyle;
import dev.frameloop.renderer.text.GlyphRun;
import dev.frameloop.renderer.text.ShapedText;

import java.util.List;

/// Paints the text of one fragment in the order of the standard: shadows, lines below and above, glyphs, lines through it.
///
/// UNIMPLEMENTED: emphasis marks, `-webkit-text-stroke`.
///
/// @see <a href="https://drafts.csswg.org/css-text-decor-3/#painting-order">CSS Text Decoration 3: painting order</a>
final class TextPainting {
    private final DisplayList.Builder list;

    TextPainting(DisplayList.Builder list) {
        this.list = list;
    }

    /// Paints shaped text.
    ///
    /// @param x the left edge of the text
    /// @param baseline the text's baseline
    /// @param lineBaseline the baseline of its line, on which the lines of blocks around it rest
    /// @param boxes the boxes that decorate it, from the outermost inwards
    void paint(ComputedStyle style, ShapedText text, double x, double baseline, double lineBaseline,
            List<DecoratingBox> boxes) {
        List<GlyphRun> runs = text.runs();
        List<Shadow> shadows = style.textShadow();
        for (int i = shadows.size() - 1; i >= 0; i--) {
            shadow(shadows.get(i), style, runs, x, baseline);
        }
        for (DecoratingBox box : boxes) {
            double base = box.inLine() ? baseline : lineBaseline;
            if (box.style().textDecorationLine().underline()) {
                line(box, style, runs, x, box.underline(base), text.width(), baseline);
            }
            if (box.style().textDecorationLine().overline()) {
                line(box, style, runs, x, box.overline(base, box.ascent(text.font())), text.width(), baseline);
            }
        }
        glyphs(runs, x, baseline, style.textFillColor().argb());
        for (DecoratingBox box : boxes) {
            if (box.style().textDecorationLine().lineThrough()) {
                double base = box.inLine() ? baseline : lineBaseline;
                draw(box, x, box.lineThrough(base, box.ascent(text.font())), text.width());
            }
        }
    }

    private void glyphs(List<GlyphRun> runs, double x, double baseline, int color) {
        if (color >>> 24 == 0) {
            return;
        }
        for (GlyphRun run : runs) {
            if (run.glyphs().length > 0) {
                list.add(new DrawGlyphs(run, x + run.x(), baseline, color));
            }
        }
    }

    private void shadow(Shadow shadow, ComputedStyle style, List<GlyphRun> runs, double x, double baseline) {
        Color color = shadow.color();
        int argb = (color == null ? style.color() : color.resolve(style.color())).argb();
        boolean blurred = shadow.blurRadius() > 0;
        if (blurred) {
            list.push(new Group.Layer(1, BlendMode.NORMAL, List.of(new Filter.Blur(shadow.blurRadius() / 2))));
        }
        glyphs(runs, x + shadow.offsetX(), baseline + shadow.offsetY(), argb);
        if (blurred) {
            list.pop();
        }
    }

    /// A line beside the text leaves out the places where glyphs cross it.
    private void line(DecoratingBox box, ComputedStyle style, List<GlyphRun> runs, double x, double y, double width,
            double baseline) {
        if (style.textDecorationSkipInk() == TextDecorationSkipInk.NONE || style.fontSize() == 0) {
            draw(box, x, y, width);
            return;
        }
        double thickness = box.strokeThickness();
        double height = box.doubleOffset() + thickness;
        double from = x;
        for (InkSpans.Span ink : InkSpans.of(runs, x, baseline, y, y + height)) {
            double gap = Math.min(thickness, 13);
            if (ink.from() - gap > from) {
                draw(box, from, y, ink.from() - gap - from);
            }
            from = Math.max(from, ink.to() + gap);
        }
        if (x + width > from) {
            draw(box, from, y, x + width - from);
        }
    }

    private void draw(DecoratingBox box, double x, double y, double width) {
        int color = box.style().textDecorationColor().argb();
        if (color >>> 24 != 0 && width > 0) {
            list.add(new DrawDecoration(x, y, width, box.strokeThickness(), box.line(), color));
            if (box.doubleOffset() > 0) {
                list.add(
                        new DrawDecoration(x, y + box.doubleOffset(), width, box.strokeThickness(), box.line(), color));
            }
        }
    }
}
