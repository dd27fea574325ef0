package dev.frameloop.renderer.style;

/// The port through which style asks about fonts, for `ex`, `ch` and `lh`.
public interface FontMetricsSource {
    /// Guesses from the font size alone, as CSS allows where no font can be asked.
    FontMetricsSource GUESS = new FontMetricsSource() {
        @Override
        public double xHeight(ComputedStyle style) {
            return style.fontSize() / 2;
        }

        @Override
        public double zeroAdvance(ComputedStyle style) {
            return style.fontSize() / 2;
        }

        @Override
        public double normalLineHeight(ComputedStyle style) {
            return style.fontSize() * 1.2;
        }
    };

    /// The height of `x` in px.
    ///
    /// @param style only its font properties count
    double xHeight(ComputedStyle style);

    /// The advance of `0` in px.
    ///
    /// @param style only its font properties count
    double zeroAdvance(ComputedStyle style);

    /// The height of a line in px where `line-height` is `normal`.
    ///
    /// @param style only its font properties count
    double normalLineHeight(ComputedStyle style);
}
