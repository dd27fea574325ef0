package dev.frameloop.renderer.display;

/// A decoded picture: rows of pixels from the top, each `0xAARRGGBB` with the colours multiplied by alpha.
///
/// Two images are equal only if they are the same object.
public final class Image implements Picture {
    private final int width;
    private final int height;
    private final int[] pixels;

    private Image(int width, int height, int[] pixels) {
        if (width < 1 || height < 1 || (long) width * height != pixels.length) {
            throw new IllegalArgumentException(
                    "An image takes at least 1x1 and width x height pixels, but got " + width + "x" + height + " with "
                            + pixels.length);
        }
        this.width = width;
        this.height = height;
        this.pixels = pixels;
    }

    /// An image of pixels that are multiplied by alpha already; the array now belongs to the image.
    public static Image ofPremultiplied(int width, int height, int[] pixels) {
        return new Image(width, height, pixels);
    }

    /// An image of straight pixels `0xAARRGGBB`, as decoders give them; the array is changed and belongs to the image.
    public static Image ofStraight(int width, int height, int[] pixels) {
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = premultiply(pixels[i]);
        }
        return new Image(width, height, pixels);
    }

    /// A colour with its channels multiplied by alpha, each rounded to the nearest.
    public static int premultiply(int color) {
        int alpha = color >>> 24;
        if (alpha == 255) {
            return color;
        }
        int rb = (color & 0xff00ff) * alpha + 0x800080;
        rb = rb + (rb >>> 8 & 0xff00ff) >>> 8 & 0xff00ff;
        int g = (color >>> 8 & 0xff) * alpha + 0x80;
        return alpha << 24 | rb | (g + (g >>> 8)) & 0xff00;
    }

    /// The width in pixels, at least 1.
    public int width() {
        return width;
    }

    /// The height in pixels, at least 1.
    public int height() {
        return height;
    }

    /// The pixels themselves, not a copy; whoever reads them must not write.
    public int[] pixels() {
        return pixels;
    }
}
