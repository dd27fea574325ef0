package dev.frameloop.dom.css.value;

/// The value of `aspect-ratio`.
///
/// @param auto whether a natural ratio is preferred
/// @param width the ratio's first number; NaN without a ratio
/// @param height the ratio's second number; NaN without a ratio
public record AspectRatio(boolean auto, double width, double height) implements CssValue {
    /// `auto`
    public static final AspectRatio AUTO = new AspectRatio(true, Double.NaN, Double.NaN);

    /// Whether a ratio was given that is not degenerate.
    public boolean hasRatio() {
        return width > 0 && height > 0 && !Double.isInfinite(width) && !Double.isInfinite(height);
    }

    @Override
    public String cssText() {
        if (Double.isNaN(width)) {
            return "auto";
        }
        return (auto ? "auto " : "") + NumberText.of(width) + " / " + NumberText.of(height);
    }
}
