package dev.frameloop.dom.css.value;

import org.jspecify.annotations.Nullable;

/// A colour that stands by itself.
///
/// @param space where the components are; {@link ColorSpace#RGB} is for the classic forms (names, hex, `rgb()`, `hsl()`, `hwb()`)
/// @param first red, or lightness, or x; NaN when missing. 0 to 1 for RGB spaces, 0 to 100 for Lab and LCH, 0 to 1 for Oklab and Oklch
/// @param second green, or a, or chroma, or y
/// @param third blue, or b, or hue in degrees, or z
/// @param alpha 0 to 1; NaN when missing
/// @param keyword the name by which it was specified, or null
public record AbsoluteColor(ColorSpace space, double first, double second, double third, double alpha,
        @Nullable String keyword)
        implements
            Color {
    /// `black`
    public static final AbsoluteColor BLACK = ofRgb(0);
    /// `white`
    public static final AbsoluteColor WHITE = ofRgb(0xFFFFFF);
    /// `transparent`
    public static final AbsoluteColor TRANSPARENT = new AbsoluteColor(ColorSpace.RGB, 0, 0, 0, 0, null);

    /// An opaque colour from 0xRRGGBB.
    public static AbsoluteColor ofRgb(int rgb) {
        return new AbsoluteColor(ColorSpace.RGB, (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0,
                (rgb & 255) / 255.0, 1, null);
    }

    /// Red, green and blue, 0 to 1, of an HSL colour.
    ///
    /// @param hue in degrees
    /// @param saturation 0 to 100
    /// @param lightness 0 to 100
    public static double[] hslToRgb(double hue, double saturation, double lightness) {
        return ColorConversion.hslToRgb(hue, saturation, lightness);
    }

    /// Red, green and blue, 0 to 1, of an HWB colour.
    ///
    /// @param hue in degrees
    /// @param whiteness 0 to 100
    /// @param blackness 0 to 100
    public static double[] hwbToRgb(double hue, double whiteness, double blackness) {
        return ColorConversion.hwbToRgb(hue, whiteness, blackness);
    }

    /// The same colour with another alpha.
    public AbsoluteColor withAlpha(double newAlpha) {
        return new AbsoluteColor(space, first, second, third, newAlpha, null);
    }

    /// Whether nothing of it is seen.
    public boolean isTransparent() {
        return !(alpha > 0);
    }

    /// Whether it hides what is below.
    public boolean isOpaque() {
        return alpha >= 1;
    }

    /// The colour in sRGB with 8 bits each, 0xAARRGGBB, not premultiplied; what is out of gamut is clipped.
    public int argb() {
        double[] rgb = ColorConversion.toSrgb(this);
        return toByte(alpha) << 24 | toByte(rgb[0]) << 16 | toByte(rgb[1]) << 8 | toByte(rgb[2]);
    }

    private static int toByte(double component) {
        return Double.isNaN(component) ? 0 : (int) Math.max(0, Math.min(255, Math.floor(component * 255 + 0.5)));
    }

    @Override
    public AbsoluteColor resolve(AbsoluteColor currentColor) {
        return this;
    }

    @Override
    public AbsoluteColor computed(ComputationContext context) {
        return keyword == null ? this : new AbsoluteColor(space, first, second, third, alpha, null);
    }

    /// @see <a href="https://drafts.csswg.org/css-color-4/#serializing-color-values">CSS Color 4: serializing color values</a>
    @Override
    public String cssText() {
        if (keyword != null) {
            return keyword;
        }
        if (space != ColorSpace.RGB) {
            return space.text(first, second, third) + (alpha == 1 ? ")" : " / " + ColorSpace.component(alpha) + ")");
        }
        String components = toByte(first) + ", " + toByte(second) + ", " + toByte(third);
        return alpha == 1 ? "rgb(" + components + ")" : "rgba(" + components + ", " + alphaText() + ")";
    }

    /// Two decimals where they tell the 8-bit alpha, else three.
    private String alphaText() {
        int bits = toByte(alpha);
        double hundredths = Math.rint(alpha * 100) / 100;
        if (toByte(hundredths) == bits) {
            return NumberText.of(hundredths);
        }
        return NumberText.of(Math.rint(alpha * 1000) / 1000);
    }
}
