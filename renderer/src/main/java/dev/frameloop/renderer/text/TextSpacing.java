package dev.frameloop.renderer.text;

/// Extra room that shaping adds.
///
/// @param letter px after each character as a reader counts them; other than 0 it turns ligatures off
/// @param word px after each word separator besides
///
/// @see <a href="https://drafts.csswg.org/css-text-3/#spacing">CSS Text: spacing</a>
public record TextSpacing(double letter, double word) {
    /// None.
    public static final TextSpacing NONE = new TextSpacing(0, 0);
}
