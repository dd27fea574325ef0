package dev.frameloop.renderer.layout;

/// The sizes along the inline axis that content asks for, in 1/64 px.
///
/// @param min the min-content size: every soft wrap opportunity taken
/// @param max the max-content size: none taken
/// @see <a href="https://drafts.csswg.org/css-sizing-3/#intrinsic">CSS Sizing 3: intrinsic sizes</a>
record IntrinsicSizes(long min, long max) {
    static final IntrinsicSizes ZERO = new IntrinsicSizes(0, 0);

    /// The same size, whether or not lines are broken.
    static IntrinsicSizes both(long size) {
        return new IntrinsicSizes(size, size);
    }

    IntrinsicSizes plus(long length) {
        return new IntrinsicSizes(min + length, max + length);
    }

    /// What is available, between the two.
    long fitContent(long available) {
        return available == LayoutUnit.INDEFINITE ? max : Math.min(max, Math.max(min, available));
    }
}
