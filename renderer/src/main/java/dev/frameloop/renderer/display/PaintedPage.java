package dev.frameloop.renderer.display;

import dev.frameloop.renderer.box.Box;

import org.jspecify.annotations.Nullable;

/// What a page looks like at one moment.
///
/// @param list what is painted, in the viewport's coordinates
/// @param regions what a pointer hits
public record PaintedPage(DisplayList list, HitRegions regions) {
    /// What painting needs to know besides the fragments.
    ///
    /// @param viewport the visible part, from the origin, in CSS px
    /// @param images where images come from
    /// @param scroll how far content is scrolled
    /// @param canvasBackground the box whose background is the canvas's: of the root element, or of `body`
    /// @param viewportOverflow the box whose `overflow` applies to the viewport instead of itself
    public record Source(Rectangle viewport, ImageSource images, ScrollOffsets scroll, @Nullable Box canvasBackground,
            @Nullable Box viewportOverflow) {}

    /// How far the content of boxes is scrolled, in CSS px.
    public interface ScrollOffsets {
        /// Nothing is scrolled.
        ScrollOffsets NONE = new ScrollOffsets() {
            @Override
            public double left(Box box) {
                return 0;
            }

            @Override
            public double top(Box box) {
                return 0;
            }
        };

        /// How far to the left; 0 for a box that does not scroll.
        double left(Box box);

        /// How far upwards.
        double top(Box box);
    }
}
