package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.BlendMode;
import dev.frameloop.renderer.display.Group;
import dev.frameloop.renderer.display.Rectangle;

/// Lays a finished layer over what is below it.
///
/// @see <a href="https://drafts.csswg.org/compositing-1/#blending">Compositing and Blending 1</a>
final class Compositing {
    private Compositing() {}

    static void composite(Canvas source, Group.Layer layer, Canvas target, Clip clip) {
        int opacity = (int) (Math.clamp(layer.opacity(), 0, 1) * 255 + 0.5);
        Clip bounded = clip.intersect(source.bounds()).intersect(target.bounds());
        if (bounded.isEmpty() || opacity == 0) {
            return;
        }
        BlendMode mode = layer.blendMode();
        Mask mask = bounded.mask();
        for (int y = bounded.top(); y < bounded.bottom(); y++) {
            int s = source.index(bounded.left(), y);
            int t = target.index(bounded.left(), y);
            for (int x = bounded.left(); x < bounded.right(); x++, s++, t++) {
                int pixel = source.pixels[s];
                if (pixel == 0) {
                    continue;
                }
                int part = mask == null ? opacity : Pixels.multiply(opacity, mask.at(x, y));
                pixel = part == 255 ? pixel : Pixels.scale(pixel, part);
                target.pixels[t] = mode == BlendMode.NORMAL
                        ? Pixels.over(pixel, target.pixels[t])
                        : blend(mode, pixel, target.pixels[t]);
            }
        }
    }

    /// Step by step as the standard has it: the source's colour is blended with the backdrop's in proportion to the backdrop's alpha, then
    /// laid over it.
    static int blend(BlendMode mode, int source, int backdrop) {
        if (mode == BlendMode.PLUS_LIGHTER) {
            return plus(source, backdrop);
        }
        double sa = (source >>> 24) / 255.0;
        double ba = (backdrop >>> 24) / 255.0;
        double[] s = straight(source, sa);
        double[] b = straight(backdrop, ba);
        double[] blended = Blending.blend(mode, b, s);
        double alpha = sa + ba - sa * ba;
        int result = (int) (alpha * 255 + 0.5) << 24;
        for (int channel = 0; channel < 3; channel++) {
            double c = sa * (1 - ba) * s[channel] + sa * ba * blended[channel] + (1 - sa) * ba * b[channel];
            result |= (int) (Math.clamp(c, 0, alpha) * 255 + 0.5) << 8 * channel;
        }
        return result;
    }

    private static int plus(int a, int b) {
        int sum = 0;
        for (int shift = 0; shift < 32; shift += 8) {
            sum |= Math.min(255, (a >>> shift & 0xff) + (b >>> shift & 0xff)) << shift;
        }
        return sum;
    }

    /// Blue, green and red from 0 to 1, without alpha.
    private static double[] straight(int pixel, double alpha) {
        double scale = alpha == 0 ? 0 : 1 / (255 * alpha);
        return new double[]{Math.min(1, (pixel & 0xff) * scale), Math.min(1, (pixel >> 8 & 0xff) * scale),
                Math.min(1, (pixel >> 16 & 0xff) * scale)};
    }

    /// Adds what a canvas holds to another one, for parts that share pixels along a seam; where both together are more than opaque, it covers.
    static void add(Canvas source, Canvas target) {
        Rectangle both = source.bounds().intersection(target.bounds());
        for (int y = (int) both.y(); y < both.bottom(); y++) {
            int s = source.index((int) both.x(), y);
            int t = target.index((int) both.x(), y);
            for (int x = 0; x < both.width(); x++, s++, t++) {
                int a = source.pixels[s];
                int b = target.pixels[t];
                if (a != 0) {
                    target.pixels[t] = (a >>> 24) + (b >>> 24) > 257 ? Pixels.over(a, b) : plus(a, b);
                }
            }
        }
    }
}
