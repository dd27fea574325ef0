package dev.frameloop.dom.css.value;

/// A colour, perhaps relative to the element: as computed an {@link AbsoluteColor}, {@link CurrentColor} or {@link ColorMix}.
///
/// @see <a href="https://drafts.csswg.org/css-color-4/">CSS Color 4</a>
public sealed interface Color extends CssValue permits AbsoluteColor, CurrentColor, SystemColor, ColorMix {
    /// The colour itself.
    ///
    /// @param currentColor what `currentcolor` is
    AbsoluteColor resolve(AbsoluteColor currentColor);
}
