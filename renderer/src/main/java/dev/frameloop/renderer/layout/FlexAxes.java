package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.Display;
import dev.frameloop.dom.css.value.FlexDirection;
import dev.frameloop.dom.css.value.FlexWrap;
import dev.frameloop.dom.css.value.Size;
import dev.frameloop.renderer.style.ComputedStyle;

/// How the main and cross axes of a flex container lie on its inline and block axes.
///
/// @param direction the container's writing direction
/// @param row whether the main axis is the inline axis
/// @param mainReversed whether the main axis runs from the end of that axis to its start
/// @param wraps whether there may be several lines
/// @param crossReversed whether the lines follow each other from the end of the cross axis to its start
/// @see <a href="https://drafts.csswg.org/css-flexbox-1/#box-model">CSS Flexbox 2: flex layout box model and terminology</a>
record FlexAxes(WritingDirection direction, boolean row, boolean mainReversed, boolean wraps, boolean crossReversed) {
    static FlexAxes of(ComputedStyle style) {
        WritingDirection direction = WritingDirection.of(style);
        if (style.display().inner() == Display.Inner.WEBKIT_BOX) {
            String orientation = style.boxOrient().cssText();
            boolean column = orientation.equals("vertical") || orientation.equals("block-axis");
            return new FlexAxes(direction, !column, false, false, false);
        }
        FlexDirection flex = style.flexDirection();
        return new FlexAxes(direction, flex == FlexDirection.ROW || flex == FlexDirection.ROW_REVERSE,
                flex == FlexDirection.ROW_REVERSE || flex == FlexDirection.COLUMN_REVERSE,
                style.flexWrap() != FlexWrap.NOWRAP, style.flexWrap() == FlexWrap.WRAP_REVERSE);
    }

    boolean mainIsHorizontal() {
        return row == direction.isHorizontal();
    }

    long main(long inlineSize, long blockSize) {
        return row ? inlineSize : blockSize;
    }

    long cross(long inlineSize, long blockSize) {
        return row ? blockSize : inlineSize;
    }

    long mainStart(LogicalEdges edges) {
        return start(edges, row, mainReversed);
    }

    long mainEnd(LogicalEdges edges) {
        return start(edges, row, !mainReversed);
    }

    long crossStart(LogicalEdges edges) {
        return start(edges, !row, crossReversed);
    }

    long crossEnd(LogicalEdges edges) {
        return start(edges, !row, !crossReversed);
    }

    private static long start(LogicalEdges edges, boolean inline, boolean reversed) {
        return inline
                ? reversed ? edges.inlineEnd() : edges.inlineStart()
                : reversed ? edges.blockEnd() : edges.blockStart();
    }

    long mainSum(LogicalEdges edges) {
        return row ? edges.inlineSum() : edges.blockSum();
    }

    long crossSum(LogicalEdges edges) {
        return row ? edges.blockSum() : edges.inlineSum();
    }

    long mainSize(Fragment fragment) {
        return mainIsHorizontal() ? fragment.width() : fragment.height();
    }

    long crossSize(Fragment fragment) {
        return mainIsHorizontal() ? fragment.height() : fragment.width();
    }

    Size mainProperty(ComputedStyle style) {
        return mainIsHorizontal() ? style.width() : style.height();
    }

    Size minMain(ComputedStyle style) {
        return mainIsHorizontal() ? style.minWidth() : style.minHeight();
    }

    Size maxMain(ComputedStyle style) {
        return mainIsHorizontal() ? style.maxWidth() : style.maxHeight();
    }

    Size crossProperty(ComputedStyle style) {
        return mainIsHorizontal() ? style.height() : style.width();
    }

    Size minCross(ComputedStyle style) {
        return mainIsHorizontal() ? style.minHeight() : style.minWidth();
    }

    Size maxCross(ComputedStyle style) {
        return mainIsHorizontal() ? style.maxHeight() : style.maxWidth();
    }

    /// Whether the main axis begins at the left, for `justify-content: left`; true as well where it is not horizontal and not reversed.
    boolean mainStartsAtLeft() {
        boolean axisReversed = mainIsHorizontal()
                && (row ? direction.isInlineReversed() : direction.isFlippedBlocks());
        return axisReversed == mainReversed;
    }
}
