package dev.frameloop.dom.css.value;

/// The computed `font-style`.
///
/// @param kind upright or slanted
/// @param angle the slant of `oblique` in degrees
public record FontStyle(Kind kind, double angle) implements CssValue {
    /// `normal`
    public static final FontStyle NORMAL = new FontStyle(Kind.NORMAL, 0);
    /// `italic`
    public static final FontStyle ITALIC = new FontStyle(Kind.ITALIC, 14);
    /// The slant of `oblique` without an angle.
    public static final double DEFAULT_ANGLE = 14;

    /// The kinds of slant.
    public enum Kind {
        /// Upright.
        NORMAL,
        /// The italic face.
        ITALIC,
        /// Slanted.
        OBLIQUE
    }

    @Override
    public String cssText() {
        return switch (kind) {
            case NORMAL -> "normal";
            case ITALIC -> "italic";
            case OBLIQUE -> angle == DEFAULT_ANGLE ? "oblique" : "oblique " + NumberText.of(angle, "deg");
        };
    }
}
