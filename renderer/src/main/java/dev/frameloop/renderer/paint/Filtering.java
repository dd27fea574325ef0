package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Filter;
import dev.frameloop.renderer.display.Group;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.Transform;

import java.util.List;

/// Applies the functions of the `filter` property to a layer, one after the other, in sRGB.
///
/// @see <a href="https://drafts.csswg.org/filter-effects-1/#FilterProperty">Filter Effects 1: filter</a>
final class Filtering {
    private Filtering() {}

    /// Which part of a layer can show in a rectangle of device pixels.
    static Rectangle sourceBounds(Group.Layer layer, Transform transform, Rectangle visible) {
        double reach = 0;
        double scale = transform.scale();
        for (Filter filter : layer.filters()) {
            reach += switch (filter) {
                case Filter.Blur blur -> Blur.reach(blur.deviation() * scale);
                case Filter.DropShadow shadow -> Blur.reach(shadow.deviation() * scale)
                        + Math.ceil((Math.abs(shadow.dx()) + Math.abs(shadow.dy())) * scale);
                case Filter.ColorMatrix _,Filter.Channels _,Filter.Opacity _ -> 0;
            };
        }
        return visible.outset(reach);
    }

    static Canvas apply(List<Filter> filters, Canvas layer, Transform transform) {
        Canvas canvas = layer;
        for (Filter filter : filters) {
            switch (filter) {
                case Filter.Blur(double deviation) -> canvas = blurred(canvas, deviation * transform.scale(), 0, 0);
                case Filter.DropShadow shadow -> canvas = dropShadow(canvas, shadow, transform);
                case Filter.ColorMatrix(List<Double> matrix) -> {
                    double[] m = matrix.stream().mapToDouble(Double::doubleValue).toArray();
                    map(canvas.pixels, m);
                }
                case Filter.Channels(double slope, double intercept) -> channels(canvas.pixels, slope, intercept);
                case Filter.Opacity(double amount) -> {
                    int part = (int) (Math.clamp(amount, 0, 1) * 255 + 0.5);
                    for (int i = 0; i < canvas.pixels.length; i++) {
                        canvas.pixels[i] = Pixels.scale(canvas.pixels[i], part);
                    }
                }
            }
        }
        return canvas;
    }

    /// A larger canvas with the content moved by whole pixels and blurred.
    private static Canvas blurred(Canvas source, double deviation, int dx, int dy) {
        int reach = Blur.reach(deviation);
        Canvas result = Canvas.layer(source.resources(), source.bounds().translate(dx, dy).outset(reach));
        for (int y = 0; y < source.height; y++) {
            System.arraycopy(source.pixels, y * source.width, result.pixels, (y + reach) * result.width + reach,
                    source.width);
        }
        new Blur(deviation).apply(result.pixels, result.width, result.height);
        return result;
    }

    private static Canvas dropShadow(Canvas source, Filter.DropShadow shadow, Transform transform) {
        int dx = (int) Math.rint(transform.a() * shadow.dx() + transform.c() * shadow.dy());
        int dy = (int) Math.rint(transform.b() * shadow.dx() + transform.d() * shadow.dy());
        Canvas blurred = blurred(source, shadow.deviation() * transform.scale(), dx, dy);
        int color = Pixels.premultiply(shadow.color());
        Canvas result = Canvas.layer(source.resources(), blurred.bounds().union(source.bounds()));
        for (int y = 0; y < blurred.height; y++) {
            for (int x = 0; x < blurred.width; x++) {
                int alpha = blurred.pixels[y * blurred.width + x] >>> 24;
                result.pixels[result.index(x + blurred.left, y + blurred.top)] = Pixels.scale(color, alpha);
            }
        }
        for (int y = 0; y < source.height; y++) {
            for (int x = 0; x < source.width; x++) {
                int i = result.index(x + source.left, y + source.top);
                result.pixels[i] = Pixels.over(source.pixels[y * source.width + x], result.pixels[i]);
            }
        }
        return result;
    }

    private static void map(int[] pixels, double[] m) {
        int known = 0;
        int mapped = 0;
        for (int i = 0; i < pixels.length; i++) {
            int pixel = pixels[i];
            if (pixel == 0) {
                continue;
            }
            if (pixel != known) {
                known = pixel;
                mapped = Pixels.premultiply(map(Pixels.unpremultiply(pixel), m));
            }
            pixels[i] = mapped;
        }
    }

    private static int map(int color, double[] m) {
        int r = color >> 16 & 0xff;
        int g = color >> 8 & 0xff;
        int b = color & 0xff;
        int a = color >>> 24;
        int result = 0;
        for (int row = 0; row < 4; row++) {
            int at = 5 * row;
            double value = m[at] * r + m[at + 1] * g + m[at + 2] * b + m[at + 3] * a + m[at + 4] * 255;
            int shift = row == 3 ? 24 : 16 - 8 * row;
            result |= (int) (Math.clamp(value, 0, 255) + 0.5) << shift;
        }
        return result;
    }

    private static void channels(int[] pixels, double slope, double intercept) {
        int[] table = new int[256];
        for (int i = 0; i < 256; i++) {
            table[i] = (int) (Math.clamp(i * slope + intercept * 255, 0, 255) + 0.5);
        }
        for (int i = 0; i < pixels.length; i++) {
            if (pixels[i] != 0) {
                int color = Pixels.unpremultiply(pixels[i]);
                pixels[i] = Pixels.premultiply(color & 0xff000000 | table[color >> 16 & 0xff] << 16
                        | table[color >> 8 & 0xff] << 8 | table[color & 0xff]);
            }
        }
    }
}
