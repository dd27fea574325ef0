package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Image;

import java.util.Arrays;

/// Arithmetic of `0xAARRGGBB` pixels whose colours are multiplied by alpha.
///
/// Every product of two channels is `(a * b) / 255` rounded to the nearest, computed exactly as `(t + (t >> 8)) >> 8` with
/// `t = a * b + 128`, for two channels in one `int` at a time. So `source-over` is `s + round(d * (255 - alpha(s)) / 255)` and cannot overflow.
final class Pixels {
    private static final int LOW = 0x00ff00ff;
    private static final int HIGH = 0xff00ff00;
    private static final int HALF = 0x00800080;

    private Pixels() {}

    static int premultiply(int color) {
        return Image.premultiply(color);
    }

    static int unpremultiply(int p) {
        int alpha = p >>> 24;
        if (alpha == 255 || alpha == 0) {
            return p;
        }
        int half = alpha >> 1;
        int r = Math.min(255, ((p >> 16 & 0xff) * 255 + half) / alpha);
        int g = Math.min(255, ((p >> 8 & 0xff) * 255 + half) / alpha);
        int b = Math.min(255, ((p & 0xff) * 255 + half) / alpha);
        return alpha << 24 | r << 16 | g << 8 | b;
    }

    /// All four channels times `part / 255`.
    static int scale(int p, int part) {
        int rb = (p & LOW) * part + HALF;
        rb = rb + (rb >>> 8 & LOW) >>> 8 & LOW;
        int ag = (p >>> 8 & LOW) * part + HALF;
        ag = ag + (ag >>> 8 & LOW) & HIGH;
        return rb | ag;
    }

    /// `a * b / 255`, rounded to the nearest.
    static int multiply(int a, int b) {
        int t = a * b + 128;
        return t + (t >> 8) >> 8;
    }

    /// A colour over another.
    static int over(int source, int destination) {
        return source + scale(destination, 255 - (source >>> 24));
    }

    /// One colour over a row of pixels.
    static void fill(int[] pixels, int from, int to, int source) {
        int alpha = source >>> 24;
        if (alpha == 255) {
            Arrays.fill(pixels, from, to, source);
            return;
        }
        if (source == 0) {
            return;
        }
        int part = 255 - alpha;
        for (int i = from; i < to; i++) {
            int p = pixels[i];
            int rb = (p & LOW) * part + HALF;
            rb = rb + (rb >>> 8 & LOW) >>> 8 & LOW;
            int ag = (p >>> 8 & LOW) * part + HALF;
            ag = ag + (ag >>> 8 & LOW) & HIGH;
            pixels[i] = source + (rb | ag);
        }
    }
}
