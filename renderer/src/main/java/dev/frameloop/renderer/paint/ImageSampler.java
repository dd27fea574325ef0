package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Image;

/// Reads an image, scaled: the nearest pixel, or a mix of the four around a point.
final class ImageSampler {
    private ImageSampler() {}

    /// The nearest pixel.
    ///
    /// @param perX image pixels per unit of x
    /// @param perY image pixels per unit of y
    static PictureSampler nearest(Image image, double perX, double perY) {
        int[] pixels = image.pixels();
        int w = image.width();
        int h = image.height();
        return (x, y) -> {
            int ix = Math.clamp((int) Math.floor(x * perX), 0, w - 1);
            int iy = Math.clamp((int) Math.floor(y * perY), 0, h - 1);
            return pixels[iy * w + ix];
        };
    }

    /// A mix of four pixels; beyond an edge comes the opposite one where the image repeats, or else the edge goes on.
    static PictureSampler bilinear(Image image, double perX, double perY, boolean wrapX, boolean wrapY) {
        int[] pixels = image.pixels();
        int w = image.width();
        int h = image.height();
        return (x, y) -> {
            double u = x * perX - 0.5;
            double v = y * perY - 0.5;
            int iu = (int) Math.floor(u);
            int iv = (int) Math.floor(v);
            int fu = (int) ((u - iu) * 256);
            int fv = (int) ((v - iv) * 256);
            int x0 = index(iu, w, wrapX);
            int x1 = index(iu + 1, w, wrapX);
            int y0 = index(iv, h, wrapY) * w;
            int y1 = index(iv + 1, h, wrapY) * w;
            return mix(mix(pixels[y0 + x0], pixels[y0 + x1], fu), mix(pixels[y1 + x0], pixels[y1 + x1], fu), fv);
        };
    }

    private static int index(int i, int size, boolean wrap) {
        return wrap ? Math.floorMod(i, size) : Math.clamp(i, 0, size - 1);
    }

    /// Part of the way, in 256ths, from one colour to another.
    static int mix(int a, int b, int part) {
        if (part == 0 || a == b) {
            return a;
        }
        int rest = 256 - part;
        int rb = (a & 0xff00ff) * rest + (b & 0xff00ff) * part + 0x800080 >>> 8 & 0xff00ff;
        int ag = (a >>> 8 & 0xff00ff) * rest + (b >>> 8 & 0xff00ff) * part + 0x800080 & 0xff00ff00;
        return rb | ag;
    }
}
