package dev.frameloop.renderer.paint;

import java.util.Arrays;

/// Pixels to paint on: rows from the top, each `0xAARRGGBB` with the colours multiplied by alpha.
public final class Bitmap {
    private final int width;
    private final int height;
    private final int[] pixels;

    /// A transparent bitmap.
    ///
    /// @param width in pixels, at least 0
    /// @param height in pixels, at least 0
    public Bitmap(int width, int height) {
        if (width < 0 || height < 0 || (long) width * height > Integer.MAX_VALUE - 8) {
            throw new IllegalArgumentException(
                    "A bitmap takes sizes from 0 with fewer than 2^31 pixels in all, but got " + width + "x" + height);
        }
        this.width = width;
        this.height = height;
        pixels = new int[width * height];
    }

    /// The width in pixels.
    public int width() {
        return width;
    }

    /// The height in pixels.
    public int height() {
        return height;
    }

    /// The pixels themselves, not a copy.
    public int[] pixels() {
        return pixels;
    }

    /// Sets every pixel.
    ///
    /// @param premultiplied the colour, multiplied by its alpha
    public void fill(int premultiplied) {
        Arrays.fill(pixels, premultiplied);
    }

    /// A pixel as a straight colour `0xAARRGGBB`, not multiplied by alpha.
    public int color(int x, int y) {
        return Pixels.unpremultiply(pixels[y * width + x]);
    }
}
