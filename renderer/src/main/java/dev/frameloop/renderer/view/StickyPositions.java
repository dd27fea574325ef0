package dev.frameloop.renderer.view;

import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.LengthPercentageOrAuto;
import dev.frameloop.dom.css.value.Positioning;
import dev.frameloop.dom.view.Rect;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.layout.BoxFragment;
import dev.frameloop.renderer.layout.LayoutTree;
import dev.frameloop.renderer.layout.PhysicalRect;

import org.jspecify.annotations.Nullable;

/// How far boxes with `position: sticky` are moved by the scrolling around them.
///
/// @see <a href="https://drafts.csswg.org/css-position-3/#stickypos-insets">CSS Position 3: sticky positioning</a>
final class StickyPositions {
    private static final double PER_PIXEL = 64;

    private final LayoutTree fragments;

    StickyPositions(LayoutTree fragments) {
        this.fragments = fragments;
    }

    /// The way that a box is moved, as the position of a rectangle.
    Rect shift(LayoutBox box) {
        if (box.style().position() != Positioning.STICKY) {
            return Rect.ZERO;
        }
        LayoutBox block = fragments.container(box);
        BoxFragment own = fragments.fragment(box);
        LayoutBox scroller = block == null ? null : nearestScroller(block);
        if (block == null || own == null || scroller == null) {
            return Rect.ZERO;
        }
        BoxFragment port = fragments.fragment(scroller);
        BoxFragment around = fragments.fragment(block);
        if (port == null || around == null) {
            return Rect.ZERO;
        }
        double blockX = 0;
        double blockY = 0;
        for (LayoutBox up = block; up != scroller && up != null; up = fragments.container(up)) {
            blockX += fragments.x(up) / PER_PIXEL;
            blockY += fragments.y(up) / PER_PIXEL;
        }
        PhysicalRect padding = port.paddingBox();
        PhysicalRect content = block == scroller ? around.contentOverflow() : around.contentBox();
        double left = blockX + fragments.x(box) / PER_PIXEL;
        double top = blockY + fragments.y(box) / PER_PIXEL;
        double x = along(left, own.width() / PER_PIXEL, padding.x() / PER_PIXEL + fragments.scrollLeft(scroller),
                padding.width() / PER_PIXEL, box.style().left(), box.style().right(),
                blockX + content.x() / PER_PIXEL, blockX + content.right() / PER_PIXEL);
        double y = along(top, own.height() / PER_PIXEL, padding.y() / PER_PIXEL + fragments.scrollTop(scroller),
                padding.height() / PER_PIXEL, box.style().top(), box.style().bottom(),
                blockY + content.y() / PER_PIXEL, blockY + content.bottom() / PER_PIXEL);
        return new Rect(x, y, 0, 0);
    }

    /// The way along one axis: within the port, less the insets, but never out of the containing block.
    private static double along(double start, double size, double portStart, double portSize,
            LengthPercentageOrAuto insetStart, LengthPercentageOrAuto insetEnd, double blockStart, double blockEnd) {
        double moved = start;
        if (insetEnd instanceof LengthPercentage inset) {
            double limit = portStart + portSize - inset.resolve(portSize) - size;
            moved = Math.max(Math.min(moved, limit), Math.min(start, blockStart));
        }
        if (insetStart instanceof LengthPercentage inset) {
            double limit = portStart + inset.resolve(portSize);
            moved = Math.min(Math.max(moved, limit), Math.max(start, blockEnd - size));
        }
        return moved - start;
    }

    private @Nullable LayoutBox nearestScroller(LayoutBox box) {
        LayoutBox last = box;
        for (LayoutBox up = box; up != null; up = fragments.container(up)) {
            if (up.isScrollContainer()) {
                return up;
            }
            last = up;
        }
        return BoxGeometry.isViewport(last) ? last : null;
    }

}
