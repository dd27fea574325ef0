package dev.frameloop.renderer.paint;

/// How much of each pixel of a rectangle is covered: rows of bytes, 0 to 255, in device pixels.
public final class Mask implements SpanSink {
    final int left;
    final int top;
    final int width;
    final int height;
    final byte[] coverage;

    Mask(int left, int top, int right, int bottom) {
        this.left = left;
        this.top = top;
        width = Math.max(0, right - left);
        height = Math.max(0, bottom - top);
        coverage = new byte[Math.multiplyExact(width, height)];
    }

    /// The left edge.
    public int left() {
        return left;
    }

    /// The upper edge.
    public int top() {
        return top;
    }

    /// How many pixels a row has.
    public int width() {
        return width;
    }

    /// How many rows there are.
    public int height() {
        return height;
    }

    /// The rows themselves, not a copy.
    public byte[] coverage() {
        return coverage;
    }

    int right() {
        return left + width;
    }

    int bottom() {
        return top + height;
    }

    /// Where in [#coverage] a pixel is.
    int index(int x, int y) {
        return (y - top) * width + x - left;
    }

    int at(int x, int y) {
        return coverage[index(x, y)] & 0xff;
    }

    @Override
    public void span(int y, int from, int to, int value) {
        int at = index(from, y);
        java.util.Arrays.fill(coverage, at, at + to - from, (byte) value);
    }

    /// Multiplies by another mask, which counts as zero where it does not reach.
    public void multiply(Mask other) {
        for (int y = top; y < bottom(); y++) {
            for (int x = left, i = index(left, y); x < right(); x++, i++) {
                boolean inside = x >= other.left && x < other.right() && y >= other.top && y < other.bottom();
                coverage[i] = inside ? (byte) Pixels.multiply(coverage[i] & 0xff, other.at(x, y)) : 0;
            }
        }
    }

    /// Adds another mask of the same rectangle, for shares of pixels along a seam.
    public void add(Mask other) {
        for (int i = 0; i < coverage.length; i++) {
            coverage[i] = (byte) Math.min(255, (coverage[i] & 0xff) + (other.coverage[i] & 0xff));
        }
    }

    /// Takes away what another mask of the same rectangle covers.
    void subtract(Mask other) {
        for (int i = 0; i < coverage.length; i++) {
            coverage[i] = (byte) Pixels.multiply(coverage[i] & 0xff, 255 - (other.coverage[i] & 0xff));
        }
    }

    /// Turns covered into uncovered.
    void invert() {
        for (int i = 0; i < coverage.length; i++) {
            coverage[i] = (byte) (255 - (coverage[i] & 0xff));
        }
    }
}
