package dev.frameloop.renderer.display;

/// What an area is filled with. Colours are `0xAARRGGBB` in sRGB, not multiplied by their alpha.
public sealed interface Paint permits Paint.SolidColor, Gradient, Paint.Pattern {
    /// One colour everywhere.
    record SolidColor(int color) implements Paint {}

    /// A picture repeated over the plane, as a background is.
    ///
    /// @param picture what is in each tile
    /// @param tile where the first tile lies, and the size that the picture takes in it
    /// @param strideX from one tile's left edge to the next one's; 0 where it is not repeated that way
    /// @param strideY from one tile's upper edge to the next one's; 0 where it is not repeated that way
    /// @param sampling how the picture is scaled
    /// @see <a href="https://drafts.csswg.org/css-backgrounds-3/#background-repeat">CSS Backgrounds 3: background-repeat</a>
    record Pattern(Picture picture, Rectangle tile, double strideX, double strideY,
            Sampling sampling) implements Paint {
        /// What of a shape can be filled: a pattern that does not repeat has an edge of its own, which is as smooth as that of a rectangle.
        public Shape limit(Shape shape) {
            if (!(shape instanceof Rectangle rectangle) || strideX > 0 && strideY > 0) {
                return shape;
            }
            return rectangle.intersection(Rectangle.ofEdges(strideX > 0 ? rectangle.x() : tile.x(),
                    strideY > 0 ? rectangle.y() : tile.y(), strideX > 0 ? rectangle.right() : tile.right(),
                    strideY > 0 ? rectangle.bottom() : tile.bottom()));
        }
    }

    /// How a picture is scaled, after `image-rendering`: smoothly (bilinear, over halved copies where it shrinks), or by the
    /// nearest pixel, for `pixelated` and `crisp-edges`.
    enum Sampling {
        SMOOTH, NEAREST
    }
}
