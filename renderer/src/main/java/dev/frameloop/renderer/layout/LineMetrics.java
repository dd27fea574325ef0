package dev.frameloop.renderer.layout;

import dev.frameloop.renderer.style.ComputedStyle;
import dev.frameloop.renderer.text.FontMetrics;

/// How far something on a line reaches above and below a baseline.
///
/// @param ascent above it
/// @param descent below it
/// @see <a href="https://drafts.csswg.org/css-inline-3/#inline-height">CSS Inline: heights of inline boxes</a>
record LineMetrics(long ascent, long descent) {
    static final LineMetrics ZERO = new LineMetrics(0, 0);

    long sum() {
        return ascent + descent;
    }

    LineMetrics union(LineMetrics other) {
        return new LineMetrics(Math.max(ascent, other.ascent), Math.max(descent, other.descent));
    }

    /// The same, further down.
    LineMetrics shift(long down) {
        return new LineMetrics(ascent - down, descent + down);
    }

    /// Those of a font, without leading.
    static LineMetrics of(FontMetrics font) {
        return new LineMetrics(LayoutUnit.round(font.ascent()), LayoutUnit.round(font.descent()));
    }

    /// Half of the leading goes above and half below; the upper half is cut to whole px.
    LineMetrics withLineHeight(long lineHeight) {
        long half = Math.floorDiv(Math.floorDiv(lineHeight - sum(), 2), LayoutUnit.ONE) * LayoutUnit.ONE;
        return new LineMetrics(ascent + half, lineHeight - ascent - half);
    }

    /// The used `line-height`.
    static long lineHeight(ComputedStyle style, FontMetrics font) {
        double used = style.usedLineHeight();
        return Double.isNaN(used) ? LayoutUnit.round(font.lineSpacing()) : LayoutUnit.of(used);
    }
}
