package dev.frameloop.renderer.layout;

/// Margins that adjoin each other, and so collapse into one.
///
/// @param positive the largest positive margin
/// @param negative the most negative margin
/// @see <a href="https://www.w3.org/TR/CSS22/box.html#collapsing-margins">CSS 2.2 8.3.1: collapsing margins</a>
record MarginStrut(long positive, long negative) {
    static final MarginStrut EMPTY = new MarginStrut(0, 0);

    MarginStrut plus(long margin) {
        if (margin >= 0) {
            return margin <= positive ? this : new MarginStrut(margin, negative);
        }
        return margin >= negative ? this : new MarginStrut(positive, margin);
    }

    /// The width of the collapsed margin.
    long sum() {
        return positive + negative;
    }
}
