package dev.frameloop.renderer.paint;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

import javax.imageio.ImageIO;

/// How far a picture is from one that a browser made: the measures of the corpus of recorded pages.
///
/// @param mean mean absolute difference of a channel, 0 to 255
/// @param percent share of the pixels that differ by more than 32 in a channel
/// @param tile the worst mean of a tile of 25x25 pixels
public record PictureDifference(double mean, double percent, double tile) {
    private static final int TILE = 25;

    /// Whether no measure is larger than another difference's.
    public boolean isWithin(PictureDifference limit) {
        return mean <= limit.mean && percent <= limit.percent && tile <= limit.tile;
    }

    /// Reads a recorded picture.
    ///
    /// @param anchor the class beside which the resource lies
    public static BufferedImage recorded(Class<?> anchor, String name) {
        try (InputStream in = anchor.getResourceAsStream(name)) {
            return ImageIO.read(java.util.Objects.requireNonNull(in, name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Compares a part of two opaque pictures of the same size.
    public static PictureDifference of(Bitmap actual, BufferedImage recorded, int left, int top, int width,
            int height) {
        long sum = 0;
        int far = 0;
        double worst = 0;
        for (int ty = top; ty < top + height; ty += TILE) {
            for (int tx = left; tx < left + width; tx += TILE) {
                long tileSum = 0;
                int right = Math.min(tx + TILE, left + width);
                int bottom = Math.min(ty + TILE, top + height);
                for (int y = ty; y < bottom; y++) {
                    for (int x = tx; x < right; x++) {
                        int largest = 0;
                        for (int shift = 0; shift <= 16; shift += 8) {
                            int d = Math
                                    .abs((actual.color(x, y) >> shift & 255) - (recorded.getRGB(x, y) >> shift & 255));
                            tileSum += d;
                            largest = Math.max(largest, d);
                        }
                        far += largest > 32 ? 1 : 0;
                    }
                }
                sum += tileSum;
                worst = Math.max(worst, tileSum / (3.0 * (right - tx) * (bottom - ty)));
            }
        }
        double pixels = (double) width * height;
        return new PictureDifference(sum / (3 * pixels), 100 * far / pixels, worst);
    }
}
