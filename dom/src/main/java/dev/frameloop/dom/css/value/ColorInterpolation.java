package dev.frameloop.dom.css.value;

import java.util.Locale;

/// Where, and for hues which way round, colours are interpolated.
///
/// @param space the colour space
/// @param hue which way round the hue goes
/// @see <a href="https://drafts.csswg.org/css-color-4/#interpolation">CSS Color 4: color interpolation</a>
public record ColorInterpolation(ColorSpace space, Hue hue) implements CssValue {
    /// What is used for the classic forms.
    public static final ColorInterpolation SRGB = new ColorInterpolation(ColorSpace.SRGB, Hue.SHORTER);
    /// What is used when one of the colours is of a new form.
    public static final ColorInterpolation OKLAB = new ColorInterpolation(ColorSpace.OKLAB, Hue.SHORTER);

    /// Which way round the hue goes.
    public enum Hue {
        /// The short way.
        SHORTER,
        /// The long way.
        LONGER,
        /// Upwards.
        INCREASING,
        /// Downwards.
        DECREASING
    }

    /// The colour at `progress` between both.
    ///
    /// @param progress 0 for the first, 1 for the second
    public AbsoluteColor interpolate(AbsoluteColor from, AbsoluteColor to, double progress) {
        return ColorConversion.interpolate(this, from, to, progress);
    }

    @Override
    public String cssText() {
        return space.cssName() + (hue == Hue.SHORTER ? "" : " " + hue.name().toLowerCase(Locale.ROOT) + " hue");
    }
}
