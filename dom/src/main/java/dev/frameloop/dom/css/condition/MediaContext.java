package dev.frameloop.dom.css.condition;

/// What media queries ask about: the viewport, the screen and the user.
///
/// @param width of the viewport, scrollbars included, in CSS pixels
/// @param height of the viewport, scrollbars included, in CSS pixels
/// @param deviceWidth of the screen, in CSS pixels
/// @param deviceHeight of the screen, in CSS pixels
/// @param resolution device pixels to a CSS pixel
/// @param fontSize the initial font size in CSS pixels, which `em` and `rem` are in a query
/// @param colorScheme whether the user prefers dark pages
/// @param reducedMotion whether the user prefers less motion
/// @param hover whether the primary pointer can hover
/// @param pointer how exact the primary pointer is
/// @param scripting whether scripts run
/// @see <a href="https://drafts.csswg.org/mediaqueries-4/#mq-features">Media Queries: media features</a>
public record MediaContext(double width, double height, double deviceWidth, double deviceHeight, double resolution,
        double fontSize, ColorScheme colorScheme, boolean reducedMotion, boolean hover, Pointer pointer,
        boolean scripting) {
    /// A preference for light or dark pages.
    public enum ColorScheme {
        /// Light, or none.
        LIGHT,
        /// Dark.
        DARK
    }

    /// The exactness of a pointer.
    public enum Pointer {
        /// There is none.
        NONE,
        /// A finger.
        COARSE,
        /// A mouse.
        FINE
    }

    /// A desktop screen as large as its viewport, with a mouse and scripts, and no preferences.
    public static MediaContext desktop(double width, double height, double resolution) {
        return new MediaContext(width, height, width, height, resolution, 16, ColorScheme.LIGHT, false, true,
                Pointer.FINE,
                true);
    }
}
