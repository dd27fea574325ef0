package dev.frameloop.renderer.paint;

/// A Gaussian blur of one channel.
///
/// From a deviation of 2 pixels on it is three box blurs in a row, of the size that Filter Effects gives; below that the Gaussian itself.
///
/// @see <a href="https://drafts.csswg.org/filter-effects-1/#feGaussianBlurElement">Filter Effects 1: feGaussianBlur</a>
public final class Blur {
    private static final double SMALL = 2;
    /// Larger deviations count as this one, as in Skia.
    private static final double LARGEST = 532;

    private final double deviation;
    private final int window;
    private final double[] kernel;

    Blur(double specified) {
        deviation = Math.min(specified, LARGEST);
        window = Math.max(1, (int) Math.floor(deviation * 3 * Math.sqrt(2 * Math.PI) / 4 + 0.5));
        int radius = (int) Math.ceil(3 * deviation);
        kernel = new double[deviation < SMALL ? 2 * radius + 1 : 0];
        double sum = 0;
        for (int i = 0; i < kernel.length; i++) {
            double x = i - radius;
            kernel[i] = StrictMath.exp(-x * x / (2 * deviation * deviation));
            sum += kernel[i];
        }
        for (int i = 0; i < kernel.length; i++) {
            kernel[i] /= sum;
        }
    }

    /// How far colour can spread, in pixels.
    public static int reach(double deviation) {
        return (int) Math.ceil(3 * Math.min(deviation, LARGEST)) + 1;
    }

    /// What a blur makes of one point: the weight of the point itself, then those of its neighbours to one side. They are the same on the
    /// other side, and together 1.
    ///
    /// @param deviation more than 0, in pixels
    public static double[] weights(double deviation) {
        Blur blur = new Blur(deviation);
        int reach = blur.kernel.length > 0 ? blur.kernel.length / 2 : 3 * blur.window / 2;
        double[] weights = new double[reach + 1];
        if (blur.kernel.length > 0) {
            System.arraycopy(blur.kernel, reach, weights, 0, reach + 1);
            return weights;
        }
        long large = 1L << 40;
        long[] line = new long[2 * reach + 1 + 3 * blur.window + 3];
        line[reach] = large;
        blur.blur(line, 2 * reach + 1);
        for (int i = 0; i <= reach; i++) {
            weights[i] = line[reach + i] / (double) large;
        }
        return weights;
    }

    /// Blurs a mask in place; beyond it nothing is covered.
    void apply(Mask mask) {
        if (deviation <= 0) {
            return;
        }
        long[] line = new long[Math.max(mask.width, mask.height) + 3 * window + 3];
        for (int y = 0; y < mask.height; y++) {
            bytes(mask.coverage, y * mask.width, 1, mask.width, line);
        }
        for (int x = 0; x < mask.width; x++) {
            bytes(mask.coverage, x, mask.width, mask.height, line);
        }
    }

    private void bytes(byte[] values, int offset, int stride, int count, long[] line) {
        long sum = 0;
        for (int i = 0, at = offset; i < count; i++, at += stride) {
            line[i] = values[at] & 0xff;
            sum += line[i];
        }
        if (sum == 0) {
            return;
        }
        blur(line, count);
        for (int i = 0, at = offset; i < count; i++, at += stride) {
            values[at] = (byte) line[i];
        }
    }

    /// Blurs all four channels of pixels in place; beyond them all is transparent.
    void apply(int[] pixels, int width, int height) {
        if (deviation <= 0) {
            return;
        }
        long[] line = new long[Math.max(width, height) + 3 * window + 3];
        for (int shift = 0; shift < 32; shift += 8) {
            for (int y = 0; y < height; y++) {
                channel(pixels, y * width, 1, width, shift, line);
            }
            for (int x = 0; x < width; x++) {
                channel(pixels, x, width, height, shift, line);
            }
        }
    }

    private void channel(int[] pixels, int offset, int stride, int count, int shift, long[] line) {
        long sum = 0;
        for (int i = 0, at = offset; i < count; i++, at += stride) {
            line[i] = pixels[at] >>> shift & 0xff;
            sum += line[i];
        }
        if (sum == 0) {
            return;
        }
        blur(line, count);
        int keep = ~(0xff << shift);
        for (int i = 0, at = offset; i < count; i++, at += stride) {
            pixels[at] = pixels[at] & keep | (int) line[i] << shift;
        }
    }

    /// Blurs the first `count` values of a line; the rest of it is room to work in.
    private void blur(long[] line, int count) {
        if (kernel.length > 0) {
            gauss(line, count);
            return;
        }
        boolean odd = (window & 1) == 1;
        int half = window / 2;
        int last = odd ? window : window + 1;
        // Room before the line: the sums begin there.
        box(line, count, window, half);
        box(line, count, window, odd ? half : half - 1);
        box(line, count, last, half);
        long weight = (long) window * window * last;
        for (int i = 0; i < count; i++) {
            line[i] = (line[i] + weight / 2) / weight;
        }
    }

    /// Replaces each value by the sum of `size` values, of which the first lies `before` places earlier.
    private static void box(long[] line, int count, int size, int before) {
        long sum = 0;
        int ahead = size - before - 1;
        for (int i = 0; i < Math.min(ahead, count); i++) {
            sum += line[i];
        }
        long[] sums = new long[count];
        for (int i = 0; i < count; i++) {
            if (i + ahead < count) {
                sum += line[i + ahead];
            }
            if (i - before - 1 >= 0) {
                sum -= line[i - before - 1];
            }
            sums[i] = sum;
        }
        System.arraycopy(sums, 0, line, 0, count);
    }

    private void gauss(long[] line, int count) {
        int radius = kernel.length / 2;
        long[] blurred = new long[count];
        for (int i = 0; i < count; i++) {
            double sum = 0;
            int from = Math.max(0, i - radius);
            int to = Math.min(count - 1, i + radius);
            for (int j = from; j <= to; j++) {
                sum += kernel[j - i + radius] * line[j];
            }
            blurred[i] = (long) (sum + 0.5);
        }
        System.arraycopy(blurred, 0, line, 0, count);
    }
}
