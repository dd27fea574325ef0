package dev.frameloop.renderer.layout;

/// Lengths as layout has them: whole multiples of 1/64 px, so that results are the same on every machine.
///
/// A length is a `long`; what comes in is clamped to 32 bits, as in browsers, so that the sums of layout cannot overflow.
final class LayoutUnit {
    /// One CSS px.
    static final long ONE = 64;
    /// Stands for a size that is not known before layout. Negative, as no size is.
    static final long INDEFINITE = Long.MIN_VALUE;

    static final long MAX = Integer.MAX_VALUE;

    private LayoutUnit() {}

    /// A length of CSS px, cut off towards zero; NaN is 0.
    static long of(double px) {
        return clamp((long) (px * ONE));
    }

    /// The advance of text, rounded up: what is shown must fit.
    static long ceil(double px) {
        return clamp((long) Math.ceil(px * ONE));
    }

    /// The nearest length.
    static long round(double px) {
        return clamp((long) Math.floor(px * ONE + 0.5));
    }

    static long clamp(long length) {
        return Math.max(-MAX, Math.min(MAX, length));
    }

    static double toPixels(long length) {
        return length / 64.0;
    }
}
