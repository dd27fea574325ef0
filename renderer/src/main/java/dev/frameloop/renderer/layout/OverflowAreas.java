package dev.frameloop.renderer.layout;

import dev.frameloop.renderer.box.LayoutBox;

/// How far the content of a box reaches out of it.
///
/// Transforms are not known here.
///
/// @see <a href="https://drafts.csswg.org/css-overflow-3/#scrollable">CSS Overflow: scrollable overflow</a>
final class OverflowAreas {
    private OverflowAreas() {}

    /// The area that counts for what is around a box: its border box, and its content where that is not clipped.
    static PhysicalRect scrollableOverflow(LayoutBox box, PhysicalRect borderBox, PhysicalRect paddingBox,
            PhysicalRect content) {
        boolean clipsX = box.clipsX();
        boolean clipsY = box.clipsY();
        if (clipsX && clipsY) {
            return borderBox;
        }
        long x = clipsX ? paddingBox.x() : content.x();
        long width = clipsX ? paddingBox.width() : content.width();
        long y = clipsY ? paddingBox.y() : content.y();
        long height = clipsY ? paddingBox.height() : content.height();
        return borderBox.union(new PhysicalRect(x, y, width, height));
    }
}
