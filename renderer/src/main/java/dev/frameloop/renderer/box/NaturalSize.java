package dev.frameloop.renderer.box;

/// The natural dimensions of replaced content in CSS px; NaN for one that it lacks.
///
/// @param width the natural width
/// @param height the natural height
/// @param ratio the natural ratio, width over height
/// @see <a href="https://drafts.csswg.org/css-images-3/#natural-dimensions">CSS Images 3: natural dimensions</a>
public record NaturalSize(double width, double height, double ratio) {
    /// Nothing is known.
    public static final NaturalSize NONE = new NaturalSize(Double.NaN, Double.NaN, Double.NaN);

    /// A width and a height, and the ratio that follows.
    public static NaturalSize of(double width, double height) {
        return new NaturalSize(width, height, width > 0 && height > 0 ? width / height : Double.NaN);
    }
}
