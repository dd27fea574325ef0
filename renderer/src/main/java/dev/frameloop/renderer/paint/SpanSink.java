package dev.frameloop.renderer.paint;

/// Takes what a rasteriser finds: runs of pixels of one row that an outline covers alike.
@FunctionalInterface
interface SpanSink {
    /// A run from `left` to below `right` in row `y`.
    ///
    /// @param coverage from 1 to 255, all
    void span(int y, int left, int right, int coverage);
}
