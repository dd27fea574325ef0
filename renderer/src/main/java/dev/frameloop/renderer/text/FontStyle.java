package dev.frameloop.renderer.text;

/// The slope of a face, as `font-style` asks for it.
///
/// @see <a href="https://drafts.csswg.org/css-fonts-4/#font-style-prop">CSS Fonts: font-style</a>
public enum FontStyle {
    /// Upright.
    NORMAL,
    /// A cursive companion of the upright face.
    ITALIC,
    /// The upright face, slanted.
    OBLIQUE
}
