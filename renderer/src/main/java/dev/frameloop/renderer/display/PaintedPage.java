package dev.frameloop.renderer.display;

import dev.frameloop.renderer.box.Box;
import dev.frameloop.renderer.box.ReplacedBox;
import org.jspecify.annotations.Nullable;

import java.util.Map;

/// What a page looks like at one moment.
///
/// @param list what is painted, in device pixels of the viewport
/// @param regions what a pointer hits
/// @param frames the pages that are painted in frames, as they were then
public record PaintedPage(DisplayList list, HitRegions regions, Map<ReplacedBox, PaintedPage> frames) {
    /// Whether the frames still show the same.
    ///
    /// @param images tells what they show
    public boolean hasSameFrames(ImageSource images) {
        for (Map.Entry<ReplacedBox, PaintedPage> frame : frames.entrySet()) {
            if (images.frame(frame.getKey()) != frame.getValue()) {
                return false;
            }
        }
        return true;
    }

    /// What painting needs to know besides the fragments.
    ///
    /// @param viewport the visible part, from the origin, in CSS px
    /// @param pixelRatio how many device pixels one CSS px is wide
    /// @param isFrame whether the list becomes a part of another page's, and so is not scaled to device pixels
    /// @param images where images come from
    /// @param scroll how far content is scrolled
    /// @param canvasBackground the box whose background is the canvas's: of the root element, or of `body`
    /// @param viewportOverflow the box whose `overflow` applies to the viewport instead of itself
    public record Source(Rectangle viewport, double pixelRatio, boolean isFrame, ImageSource images,
            ScrollOffsets scroll, @Nullable Box canvasBackground,
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
