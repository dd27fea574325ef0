package dev.frameloop.renderer.view;

import dev.frameloop.renderer.layout.InlineContext;
import dev.frameloop.renderer.style.ComputedStyle;
import dev.frameloop.renderer.style.FontMetricsSource;

/// The measures of the fonts that layout uses, for lengths in `ex`, `ch` and `lh`.
record FontMeasures(InlineContext context) implements FontMetricsSource {
    @Override
    public double xHeight(ComputedStyle style) {
        return context.font(style).metrics().xHeight();
    }

    @Override
    public double zeroAdvance(ComputedStyle style) {
        return context.font(style).metrics().zeroAdvance();
    }

    @Override
    public double normalLineHeight(ComputedStyle style) {
        return context.font(style).metrics().lineSpacing();
    }
}
