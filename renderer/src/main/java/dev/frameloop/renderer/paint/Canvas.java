package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Paint;
import dev.frameloop.renderer.display.Path;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.RoundedRectangle;
import dev.frameloop.renderer.display.Shape;
import dev.frameloop.renderer.display.Transform;
import org.jspecify.annotations.Nullable;

/// A rectangle of device pixels on which shapes are filled, each `source-over` what is there.
final class Canvas {
    final int left;
    final int top;
    final int width;
    final int height;
    final int[] pixels;
    private final PaintResources resources;

    Canvas(PaintResources resources, int left, int top, int width, int height, int[] pixels) {
        this.resources = resources;
        this.left = left;
        this.top = top;
        this.width = width;
        this.height = height;
        this.pixels = pixels;
    }

    /// A transparent canvas of its own.
    static Canvas layer(PaintResources resources, Rectangle bounds) {
        int width = (int) bounds.width();
        int height = (int) bounds.height();
        return new Canvas(resources, (int) bounds.x(), (int) bounds.y(), width, height,
                new int[Math.multiplyExact(width, height)]);
    }

    PaintResources resources() {
        return resources;
    }

    Rectangle bounds() {
        return new Rectangle(left, top, width, height);
    }

    /// Where in [#pixels] a device pixel is.
    int index(int x, int y) {
        return (y - top) * width + x - left;
    }

    /// Fills a shape whose coordinates a transform takes to the device.
    void fill(Shape shape, Paint paint, Transform transform, Clip clip) {
        Shape area = paint instanceof Paint.Pattern pattern ? pattern.limit(shape) : shape;
        Rectangle device = transform.mapBounds(area.bounds());
        Clip bounded = clip.intersect(device.enclosingPixels());
        if (bounded.isEmpty() || !transform.isInvertible()) {
            return;
        }
        SpanSink sink = sink(paint, transform, bounded.mask());
        boolean square = area instanceof Rectangle || area instanceof RoundedRectangle r && r.isRectangle();
        if (square && transform.isAxisAligned() && device.isPixelAligned()) {
            for (int y = bounded.top(); y < bounded.bottom(); y++) {
                sink.span(y, bounded.left(), bounded.right(), 255);
            }
            return;
        }
        Rasterizer rasterizer = resources.rasterizer;
        rasterizer.begin(bounded.left(), bounded.top(), bounded.right(), bounded.bottom());
        Flattener.flatten(area, transform, rasterizer::line);
        rasterizer.sweep(area instanceof Path path ? path.fillRule() : Path.FillRule.NONZERO, sink);
    }

    /// Fills the pixels of a mask with a colour.
    void fill(Mask mask, int color, Clip clip) {
        Clip bounded = clip.intersect(Rectangle.ofEdges(mask.left, mask.top, mask.right(), mask.bottom()));
        int source = Pixels.premultiply(color);
        Mask cut = bounded.mask();
        for (int y = bounded.top(); y < bounded.bottom(); y++) {
            int m = mask.index(bounded.left(), y);
            int i = index(bounded.left(), y);
            for (int x = bounded.left(); x < bounded.right(); x++, i++, m++) {
                int coverage = mask.coverage[m] & 0xff;
                if (coverage != 0) {
                    if (cut != null) {
                        coverage = Pixels.multiply(coverage, cut.at(x, y));
                    }
                    pixels[i] = Pixels.over(coverage == 255 ? source : Pixels.scale(source, coverage), pixels[i]);
                }
            }
        }
    }

    private SpanSink sink(Paint paint, Transform transform, @Nullable Mask mask) {
        if (paint instanceof Paint.SolidColor(int color)) {
            int source = Pixels.premultiply(color);
            return mask == null
                    ? (y, from, to, coverage) -> Pixels.fill(pixels, index(from, y), index(to, y),
                            coverage == 255 ? source : Pixels.scale(source, coverage))
                    : (y, from, to, coverage) -> masked(source, mask, y, from, to, coverage);
        }
        Shader shader = Shader.of(paint, transform, resources);
        int[] colors = new int[width];
        return (y, from, to, coverage) -> shaded(shader, colors, mask, y, from, to, coverage);
    }

    private void masked(int source, Mask mask, int y, int from, int to, int coverage) {
        int i = index(from, y);
        int m = mask.index(from, y);
        for (int x = from; x < to; x++, i++, m++) {
            int part = mask.coverage[m] & 0xff;
            if (part != 0) {
                pixels[i] = Pixels.over(Pixels.scale(source, Pixels.multiply(part, coverage)), pixels[i]);
            }
        }
    }

    private void shaded(Shader shader, int[] colors, @Nullable Mask mask, int y, int from, int to, int coverage) {
        shader.shade(from, y, to - from, colors);
        int i = index(from, y);
        for (int x = from, c = 0; x < to; x++, i++, c++) {
            int part = mask == null ? coverage : Pixels.multiply(coverage, mask.at(x, y));
            int source = part == 255 ? colors[c] : Pixels.scale(colors[c], part);
            pixels[i] = Pixels.over(source, pixels[i]);
        }
    }
}
