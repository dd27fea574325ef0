package dev.frameloop.renderer.display;

import dev.frameloop.renderer.text.GlyphRun;

/// One thing that is painted, over what was painted before it. Colours are `0xAARRGGBB`, lengths CSS px.
///
/// Clips, opacity, blending, filters and transforms belong to the [GroupNode] in which an operation stands.
public sealed interface PaintOperation {
    /// All that the operation can touch, in its own coordinate space.
    Rectangle bounds();

    /// A filled area: a background, a clip path's inside, a bar.
    record Fill(Shape shape, Paint paint) implements PaintOperation {
        @Override
        public Rectangle bounds() {
            return shape.bounds();
        }
    }

    /// A border, or an outline.
    ///
    /// @param outer the border edge
    /// @see <a href="https://drafts.csswg.org/css-backgrounds-3/#borders">CSS Backgrounds 3: borders</a>
    record DrawBorder(RoundedRectangle outer, BorderEdge top, BorderEdge right, BorderEdge bottom,
            BorderEdge left) implements PaintOperation {
        @Override
        public Rectangle bounds() {
            return outer.bounds();
        }

        /// The padding edge.
        public RoundedRectangle inner() {
            return outer.inset(top.width(), right.width(), bottom.width(), left.width());
        }
    }

    /// The shadow that a box casts outwards; it is not drawn inside of the box.
    ///
    /// @param box the border edge, before shift and spread
    /// @param dx shift to the right
    /// @param dy shift downwards
    /// @param blur the blur radius, twice the standard deviation
    /// @param spread how much larger than the box the shadow is
    /// @see <a href="https://drafts.csswg.org/css-backgrounds-3/#box-shadow">CSS Backgrounds 3: box-shadow</a>
    record DrawOuterShadow(RoundedRectangle box, double dx, double dy, double blur, double spread,
            int color) implements PaintOperation {
        @Override
        public Rectangle bounds() {
            return box.bounds().translate(dx, dy).outset(spread + Math.ceil(1.5 * blur));
        }
    }

    /// The shadow that a box's edge casts inwards.
    ///
    /// @param box the padding edge
    /// @param spread how much smaller than the box the shadow's hole is
    /// @see <a href="https://drafts.csswg.org/css-backgrounds-3/#box-shadow">CSS Backgrounds 3: box-shadow</a>
    record DrawInsetShadow(RoundedRectangle box, double dx, double dy, double blur, double spread,
            int color) implements PaintOperation {
        @Override
        public Rectangle bounds() {
            return box.bounds();
        }
    }

    /// A part of a picture, scaled into a rectangle.
    ///
    /// @param source the part, in the image's pixels
    /// @param destination where it goes
    record DrawImage(Image image, Rectangle source, Rectangle destination,
            Paint.Sampling sampling) implements PaintOperation {
        /// The same as the filling of an area: the whole image is the tile of a pattern.
        public Fill toFill() {
            double perX = destination.width() / source.width();
            double perY = destination.height() / source.height();
            Rectangle tile = new Rectangle(destination.x() - source.x() * perX, destination.y() - source.y() * perY,
                    image.width() * perX, image.height() * perY);
            return new Fill(destination, new Paint.Pattern(image, tile, 0, 0, sampling));
        }

        @Override
        public Rectangle bounds() {
            return destination;
        }
    }

    /// Text.
    ///
    /// @param x where the run begins
    /// @param y the baseline
    record DrawGlyphs(GlyphRun run, double x, double y, int color) implements PaintOperation {
        /// Some more than the em box: ink may reach beyond it.
        @Override
        public Rectangle bounds() {
            double size = run.size();
            return new Rectangle(x - size, y - 1.5 * size, run.advance() + 2 * size, 2.5 * size);
        }
    }

    /// A stroke of a text decoration; a double line is two.
    ///
    /// @param x where it begins
    /// @param y its upper edge; a wavy line swings about its middle
    /// @param width its length
    /// @param thickness of one stroke
    /// @see <a href="https://drafts.csswg.org/css-text-decor-3/#line-decoration">CSS Text Decoration 3: line decoration</a>
    record DrawDecoration(double x, double y, double width, double thickness, Line line,
            int color) implements PaintOperation {
        /// The looks of `text-decoration-style`, but for `double`.
        public enum Line {
            SOLID, DOTTED, DASHED, WAVY
        }

        @Override
        public Rectangle bounds() {
            double reach = line == Line.WAVY ? 4 * thickness + 4 : 1;
            return new Rectangle(x, y, width, thickness).outset(reach);
        }
    }
}
