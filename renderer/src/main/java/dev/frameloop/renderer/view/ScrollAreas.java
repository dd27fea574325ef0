package dev.frameloop.renderer.view;

import dev.frameloop.dom.css.value.FlexDirection;
import dev.frameloop.dom.css.value.WritingMode;
import dev.frameloop.dom.view.Rect;
import dev.frameloop.dom.view.ScrollArea;
import dev.frameloop.renderer.box.BlockContainer;
import dev.frameloop.renderer.box.FlexContainer;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.layout.BoxFragment;
import dev.frameloop.renderer.layout.LayoutTree;
import dev.frameloop.renderer.layout.PhysicalRect;
import org.jspecify.annotations.Nullable;

import java.util.function.BooleanSupplier;

/// How boxes and the viewport scroll.
///
/// Positions are kept through layout, and clamped to the range that there is when they are asked for.
///
/// @see <a href="https://drafts.csswg.org/cssom-view/#scrolling-area">CSSOM View: scrolling area</a>
final class ScrollAreas {
    private final LayoutTree fragments;
    private final BooleanSupplier transforms;

    /// @param transforms whether anything in the document has a transform
    ScrollAreas(LayoutTree fragments, BooleanSupplier transforms) {
        this.fragments = fragments;
        this.transforms = transforms;
    }

    /// The area of a box.
    ScrollArea of(LayoutBox box) {
        BoxFragment fragment = fragments.fragment(box);
        if (fragment == null) {
            return ScrollArea.NONE;
        }
        if (fragment.parts() instanceof PhysicalRect parts) {
            Rect whole = parts.toPixels();
            return new ScrollArea(0, 0, 0, 0, 0, 0, whole.width(), whole.height());
        }
        if (box instanceof BlockContainer container && container.isFieldset()) {
            return of(container.fieldsetContent());
        }
        Rect port = fragment.paddingBox().toPixels();
        Rect content = content(fragment);
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
                content(fragment), true);
    }

    private Rect content(BoxFragment fragment) {
        Rect content = fragment.contentOverflow().toPixels();
        return transforms.getAsBoolean() ? TransformedOverflow.with(fragment, content) : content;
    }

    /// Content can be reached along the axes from where it begins: text from right to left, and items of flex containers in reversed
    /// order, have it to the left or above.
    private ScrollArea area(LayoutBox box, LayoutBox directionOf, Rect port, Rect content, boolean scrolls) {
        FlexDirection flex = box instanceof FlexContainer ? box.style().flexDirection() : FlexDirection.ROW;
        boolean horizontal = !directionOf.style().isVertical();
        boolean leftwards = horizontal && directionOf.style().isRightToLeft() != (flex == FlexDirection.ROW_REVERSE)
                || directionOf.style().writingMode() == WritingMode.VERTICAL_RL && flex != FlexDirection.COLUMN_REVERSE;
        boolean upwards = horizontal
                ? flex == FlexDirection.COLUMN_REVERSE
                : directionOf.style().isRightToLeft() != (flex == FlexDirection.ROW_REVERSE);
        double width = Math.max(port.width(), leftwards ? port.right() - content.x() : content.right() - port.x());
        double height = Math.max(port.height(), upwards ? port.bottom() - content.y() : content.bottom() - port.y());
        double rangeX = scrolls ? Math.max(0, width - port.width()) : 0;
        double rangeY = scrolls ? Math.max(0, height - port.height()) : 0;
        double minLeft = leftwards ? -rangeX : 0;
        double minTop = upwards ? -rangeY : 0;
        double left = Math.max(minLeft, Math.min(minLeft + rangeX, fragments.scrollLeft(box)));
        double top = Math.max(minTop, Math.min(minTop + rangeY, fragments.scrollTop(box)));
        if (scrolls && (left != fragments.scrollLeft(box) || top != fragments.scrollTop(box))) {
            fragments.setScroll(box, left, top);
        }
        return new ScrollArea(left, top, minLeft, minTop, minLeft + rangeX, minTop + rangeY, width, height);
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
