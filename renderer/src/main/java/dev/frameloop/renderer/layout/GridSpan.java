package dev.frameloop.renderer.layout;

/// The tracks along one axis that an item takes up, by the numbers of the lines around them; line 0 is the first of the explicit grid.
///
/// @param start the line at the start
/// @param end the line at the end, greater than `start`
/// @param definite whether the lines were asked for; else only the distance between them counts
/// @see <a href="https://drafts.csswg.org/css-grid-2/#grid-span">CSS Grid 8: grid span</a>
record GridSpan(int start, int end, boolean definite) {
    static GridSpan of(int start, int end) {
        return new GridSpan(start, end, true);
    }

    /// A number of tracks anywhere.
    static GridSpan ofSize(int size) {
        return new GridSpan(0, size, false);
    }

    int size() {
        return end - start;
    }

    GridSpan shift(int distance) {
        return new GridSpan(start + distance, end + distance, definite);
    }
}
