package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.PaintOperation;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.RoundedRectangle;
import dev.frameloop.renderer.display.Transform;

/// Paints the shadows of boxes. A blur radius is twice the standard deviation of the blur.
///
/// @see <a href="https://drafts.csswg.org/css-backgrounds-3/#shadow-layers">CSS Backgrounds 3: layering, layout and other details</a>
final class Shadows {
    private Shadows() {}

    static void outer(PaintOperation.DrawOuterShadow shadow, Canvas canvas, Transform transform, Clip clip) {
        double deviation = shadow.blur() / 2 * transform.scale();
        RoundedRectangle shape = shadow.box().translate(shadow.dx(), shadow.dy()).spread(shadow.spread());
        Rectangle reach = transform.mapBounds(shape.bounds()).outset(deviation == 0 ? 0 : Blur.reach(deviation));
        Clip visible = clip.intersect(reach.enclosingPixels());
        if (visible.isEmpty() || shape.bounds().isEmpty()) {
            return;
        }
        Mask mask = blurred(shape, transform, visible.bounds(), deviation, canvas.resources().rasterizer);
        mask.subtract(canvas.resources().rasterizer.cover(shadow.box(), transform, visible.bounds()));
        canvas.fill(mask, shadow.color(), visible);
    }

    static void inset(PaintOperation.DrawInsetShadow shadow, Canvas canvas, Transform transform, Clip clip) {
        double deviation = shadow.blur() / 2 * transform.scale();
        Clip visible = clip.intersect(transform.mapBounds(shadow.box().bounds()).enclosingPixels());
        if (visible.isEmpty()) {
            return;
        }
        RoundedRectangle hole = shadow.box().translate(shadow.dx(), shadow.dy()).spread(-shadow.spread());
        Mask mask = blurred(hole, transform, visible.bounds(), deviation, canvas.resources().rasterizer);
        mask.invert();
        mask.multiply(canvas.resources().rasterizer.cover(shadow.box(), transform, visible.bounds()));
        canvas.fill(mask, shadow.color(), visible);
    }

    private static Mask blurred(RoundedRectangle shape, Transform transform, Rectangle visible, double deviation,
            Rasterizer rasterizer) {
        if (deviation <= 0) {
            return rasterizer.cover(shape, transform, visible);
        }
        if (shape.isRectangle() && transform.isAxisAligned()) {
            return blurredRectangle(transform.mapBounds(shape.bounds()), visible, deviation);
        }
        Mask mask = rasterizer.cover(shape, transform, visible.outset(Blur.reach(deviation)));
        new Blur(deviation).apply(mask);
        Mask cut = new Mask((int) visible.x(), (int) visible.y(), (int) visible.right(), (int) visible.bottom());
        for (int y = cut.top; y < cut.bottom(); y++) {
            System.arraycopy(mask.coverage, mask.index(cut.left, y), cut.coverage, cut.index(cut.left, y), cut.width);
        }
        return cut;
    }

    /// A blurred rectangle is the product of two blurred stripes.
    private static Mask blurredRectangle(Rectangle r, Rectangle visible, double deviation) {
        Mask mask = new Mask((int) visible.x(), (int) visible.y(), (int) visible.right(), (int) visible.bottom());
        int[] columns = new int[mask.width];
        for (int i = 0; i < columns.length; i++) {
            columns[i] = stripe(mask.left + i + 0.5, r.x(), r.right(), deviation);
        }
        for (int y = 0; y < mask.height; y++) {
            int row = stripe(mask.top + y + 0.5, r.y(), r.bottom(), deviation);
            for (int x = 0; x < mask.width; x++) {
                mask.coverage[y * mask.width + x] = (byte) Pixels.multiply(row, columns[x]);
            }
        }
        return mask;
    }

    private static int stripe(double at, double from, double to, double deviation) {
        double part = integral((at - from) / (2 * deviation)) - integral((at - to) / (2 * deviation));
        return (int) (part * 255 + 0.5);
    }

    /// How much of a step lies under a bell centred at its edge plus `x`, where the bell is three unit boxes blurred into each other, which is
    /// a piecewise square, so this a piecewise cube.
    private static double integral(double x) {
        if (x <= -1.5) {
            return 0;
        }
        if (x >= 1.5) {
            return 1;
        }
        if (x < -0.5) {
            double t = x + 1.5;
            return t * t * t / 6;
        }
        if (x > 0.5) {
            double t = 1.5 - x;
            return 1 - t * t * t / 6;
        }
        return 0.5 + 0.75 * x - x * x * x / 3;
    }
}
