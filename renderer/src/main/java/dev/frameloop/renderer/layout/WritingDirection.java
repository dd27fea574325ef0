package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.Direction;
import dev.frameloop.dom.css.value.WritingMode;
import dev.frameloop.renderer.style.ComputedStyle;

/// How the inline and block axes of a box lie: the one place where flow-relative and physical geometry meet.
///
/// @param mode `writing-mode`
/// @param direction `direction`
/// @see <a href="https://drafts.csswg.org/css-writing-modes-4/#abstract-box">CSS Writing Modes: abstract box terminology</a>
record WritingDirection(WritingMode mode, Direction direction) {
    private static final WritingDirection HORIZONTAL_LTR = new WritingDirection(WritingMode.HORIZONTAL_TB,
            Direction.LTR);

    static WritingDirection of(ComputedStyle style) {
        return style.writingMode() == WritingMode.HORIZONTAL_TB && style.direction() == Direction.LTR
                ? HORIZONTAL_LTR
                : new WritingDirection(style.writingMode(), style.direction());
    }

    boolean isHorizontal() {
        return mode == WritingMode.HORIZONTAL_TB;
    }

    boolean isLeftToRight() {
        return direction == Direction.LTR;
    }

    /// Whether blocks follow each other from right to left.
    boolean isFlippedBlocks() {
        return mode == WritingMode.VERTICAL_RL || mode == WritingMode.SIDEWAYS_RL;
    }

    /// Whether lines begin at the bottom when their direction is left to right.
    private boolean isLineUpwards() {
        return mode == WritingMode.SIDEWAYS_LR;
    }

    /// Whether the inline axis begins at the right, or at the bottom.
    boolean isInlineReversed() {
        return isHorizontal() || !isLineUpwards() ? !isLeftToRight() : isLeftToRight();
    }

    long inlineSize(Fragment fragment) {
        return isHorizontal() ? fragment.width() : fragment.height();
    }

    long blockSize(Fragment fragment) {
        return isHorizontal() ? fragment.height() : fragment.width();
    }

    LogicalEdges logical(PhysicalEdges edges) {
        long inlineStart = isHorizontal() ? edges.left() : edges.top();
        long inlineEnd = isHorizontal() ? edges.right() : edges.bottom();
        long blockStart = isHorizontal() ? edges.top() : isFlippedBlocks() ? edges.right() : edges.left();
        long blockEnd = isHorizontal() ? edges.bottom() : isFlippedBlocks() ? edges.left() : edges.right();
        return isInlineReversed()
                ? new LogicalEdges(inlineEnd, inlineStart, blockStart, blockEnd)
                : new LogicalEdges(inlineStart, inlineEnd, blockStart, blockEnd);
    }

    PhysicalEdges physical(LogicalEdges edges) {
        long start = isInlineReversed() ? edges.inlineEnd() : edges.inlineStart();
        long end = isInlineReversed() ? edges.inlineStart() : edges.inlineEnd();
        if (isHorizontal()) {
            return new PhysicalEdges(edges.blockStart(), end, edges.blockEnd(), start);
        }
        return isFlippedBlocks()
                ? new PhysicalEdges(start, edges.blockStart(), end, edges.blockEnd())
                : new PhysicalEdges(start, edges.blockEnd(), end, edges.blockStart());
    }

    /// Where a child's left edge is.
    ///
    /// @param inlineOffset from the container's inline-start edge to the child's
    /// @param blockOffset from the container's block-start edge to the child's
    long x(long inlineOffset, long blockOffset, long width, long childWidth) {
        boolean reversed = isHorizontal() ? isInlineReversed() : isFlippedBlocks();
        long offset = isHorizontal() ? inlineOffset : blockOffset;
        return reversed ? width - offset - childWidth : offset;
    }

    /// Where a child's upper edge is.
    long y(long inlineOffset, long blockOffset, long height, long childHeight) {
        if (isHorizontal()) {
            return blockOffset;
        }
        return isInlineReversed() ? height - inlineOffset - childHeight : inlineOffset;
    }
}
