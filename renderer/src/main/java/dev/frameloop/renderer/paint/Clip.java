package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.RoundedRectangle;
import dev.frameloop.renderer.display.Shape;
import dev.frameloop.renderer.display.Transform;
import org.jspecify.annotations.Nullable;

/// The device pixels that can be painted: a rectangle, and within it a mask where an edge is not on whole pixels.
///
/// @param mask reaches over the whole rectangle at least, or null where all of it can be painted
public record Clip(int left, int top, int right, int bottom, @Nullable Mask mask) {
    /// All of a rectangle of whole pixels.
    public static Clip of(Rectangle pixels) {
        return new Clip((int) pixels.x(), (int) pixels.y(), (int) pixels.right(), (int) pixels.bottom(), null);
    }

    /// Whether nothing can be painted.
    public boolean isEmpty() {
        return left >= right || top >= bottom;
    }

    /// The rectangle.
    public Rectangle bounds() {
        return Rectangle.ofEdges(left, top, right, bottom);
    }

    /// The part that also lies in a rectangle of whole pixels.
    public Clip intersect(Rectangle pixels) {
        return new Clip((int) Math.max(left, pixels.x()), (int) Math.max(top, pixels.y()),
                (int) Math.min(right, pixels.right()), (int) Math.min(bottom, pixels.bottom()), mask);
    }

    /// The part that also lies in a shape.
    public Clip intersect(Shape shape, Transform transform, Rasterizer rasterizer) {
        Rectangle device = transform.mapBounds(shape.bounds());
        boolean square = shape instanceof Rectangle || shape instanceof RoundedRectangle r && r.isRectangle();
        if (square && transform.isAxisAligned() && device.isPixelAligned()) {
            return intersect(device);
        }
        Clip bounded = intersect(device.enclosingPixels());
        if (bounded.isEmpty()) {
            return bounded;
        }
        Mask cut = rasterizer.cover(shape, transform, bounded.bounds());
        if (mask != null) {
            cut.multiply(mask);
        }
        return new Clip(bounded.left, bounded.top, bounded.right, bounded.bottom, cut);
    }
}
