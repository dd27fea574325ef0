package dev.frameloop.renderer.display;

/// One edge of a border.
///
/// @param width in CSS px; 0 for none
/// @param style how it looks
/// @param color `0xAARRGGBB`
public record BorderEdge(double width, Style style, int color) {
    /// An edge that is not there.
    public static final BorderEdge NONE = new BorderEdge(0, Style.NONE, 0);

    /// The looks of `border-style` and `outline-style`.
    ///
    /// @see <a href="https://drafts.csswg.org/css-backgrounds-3/#border-style">CSS Backgrounds 3: border-style</a>
    public enum Style {
        NONE, HIDDEN, DOUBLE, SOLID, DASHED, DOTTED, RIDGE, OUTSET, GROOVE, INSET
    }

    /// Whether there is anything to see.
    public boolean isVisible() {
        return width > 0 && style != Style.NONE && style != Style.HIDDEN && color >>> 24 != 0;
    }
}
