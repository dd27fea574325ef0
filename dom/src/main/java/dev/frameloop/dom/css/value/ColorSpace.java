package dev.frameloop.dom.css.value;

/// The colour spaces of components.
///
/// @see <a href="https://drafts.csswg.org/css-color-4/#color-conversion">CSS Color 4: color conversion</a>
public enum ColorSpace {
    /// sRGB in its classic forms.
    RGB("rgb("),
    /// HSL, only for interpolation: hue in degrees, saturation and lightness 0 to 100.
    HSL("hsl("),
    /// HWB, only for interpolation: hue in degrees, whiteness and blackness 0 to 100.
    HWB("hwb("),
    /// `color(srgb ...)`
    SRGB("color(srgb "),
    /// `color(srgb-linear ...)`
    SRGB_LINEAR("color(srgb-linear "),
    /// `color(display-p3 ...)`
    DISPLAY_P3("color(display-p3 "),
    /// `color(a98-rgb ...)`
    A98_RGB("color(a98-rgb "),
    /// `color(prophoto-rgb ...)`
    PROPHOTO_RGB("color(prophoto-rgb "),
    /// `color(rec2020 ...)`
    REC2020("color(rec2020 "),
    /// `color(xyz-d50 ...)`
    XYZ_D50("color(xyz-d50 "),
    /// `color(xyz-d65 ...)`
    XYZ_D65("color(xyz-d65 "),
    /// `lab()`
    LAB("lab("),
    /// `lch()`
    LCH("lch("),
    /// `oklab()`
    OKLAB("oklab("),
    /// `oklch()`
    OKLCH("oklch(");

    private final String opening;

    ColorSpace(String opening) {
        this.opening = opening;
    }

    /// Which component is a hue: 0, 2, or -1 for none.
    public int hueIndex() {
        return switch (this) {
            case HSL, HWB -> 0;
            case LCH, OKLCH -> 2;
            default -> -1;
        };
    }

    /// The name that `color()` and interpolation methods use.
    public String cssName() {
        String name = opening.substring(0, opening.length() - 1);
        return name.startsWith("color(") ? name.substring(6) : name.equals("rgb") ? "srgb" : name;
    }

    /// The components as text, without the closing parenthesis.
    String text(double first, double second, double third) {
        return opening + component(first) + " " + component(second) + " " + component(third);
    }

    static String component(double value) {
        return Double.isNaN(value) ? "none" : NumberText.of(value);
    }
}
