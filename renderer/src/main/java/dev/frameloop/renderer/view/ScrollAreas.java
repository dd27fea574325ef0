package dev.frameloop.renderer.view;

import dev.frameloop.dom.view.Rect;
import dev.frameloop.dom.view.ScrollArea;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.layout.BoxFragment;
import dev.frameloop.renderer.layout.LayoutTree;

import org.jspecify.annotations.Nullable;

/// How boxes and the viewport scroll.
///
/// Positions are kept through layout, and clamped to the range that there is when they are asked for.
///
/// @see <a href="https://drafts.csswg.org/cssom-view/#scrolling-area">CSSOM View: scrolling area</a>
final class ScrollAreas {
    private final LayoutTree fragments;

    ScrollAreas(LayoutTree fragments) {
        this.fragments = fragments;
    }

    /// The area of a box; its content can be reached to the right and down, from right to left to the left.
    ScrollArea of(LayoutBox box) {
        BoxFragment fragment = fragments.fragment(box);
        if (fragment == null) {
            return ScrollArea.NONE;
        }
        Rect port = fragment.paddingBox().toPixels();
        Rect content = fragment.contentOverflow().toPixels();
        boolean scrolls = box.isScrollContainer() || BoxGeometry.isViewport(box);
        return area(box, box, port, content, scrolls);
    }

    /// The area of the viewport.
    ///
    /// @param root the box of the root element, if it has one
    ScrollArea ofViewport(LayoutBox viewport, @Nullable LayoutBox root) {
        BoxFragment fragment = fragments.fragment(viewport);
        if (fragment == null) {
            return ScrollArea.NONE;
        }
        return area(viewport, root == null ? viewport : root, fragment.borderBox().toPixels(),
                fragment.contentOverflow().toPixels(), true);
    }

    private ScrollArea area(LayoutBox box, LayoutBox directionOf, Rect port, Rect content, boolean scrolls) {
        boolean rtl = directionOf.style().isRightToLeft();
        double width = Math.max(port.width(), rtl ? port.right() - content.x() : content.right() - port.x());
        double height = Math.max(port.height(), content.bottom() - port.y());
        double rangeX = Math.max(0, width - port.width());
        double rangeY = Math.max(0, height - port.height());
        double minLeft = rtl ? -rangeX : 0;
        double maxLeft = rtl ? 0 : rangeX;
        double left = scrolls ? Math.max(minLeft, Math.min(maxLeft, fragments.scrollLeft(box))) : 0;
        double top = scrolls ? Math.max(0, Math.min(rangeY, fragments.scrollTop(box))) : 0;
        if (scrolls && (left != fragments.scrollLeft(box) || top != fragments.scrollTop(box))) {
            fragments.setScroll(box, left, top);
        }
        return new ScrollArea(left, top, scrolls ? minLeft : 0, 0, scrolls ? maxLeft : 0, scrolls ? rangeY : 0, width,
                height);
    }

    /// Scrolls a box to a position, clamped; tells whether it is another one.
    boolean scroll(LayoutBox box, ScrollArea area, double left, double top) {
        double x = Math.max(area.minLeft(), Math.min(area.maxLeft(), left));
        double y = Math.max(area.minTop(), Math.min(area.maxTop(), top));
        if (x == area.left() && y == area.top()) {
            return false;
        }
        fragments.setScroll(box, x, y);
        return true;
    }
}
