package dev.frameloop.renderer.layout;

import org.jspecify.annotations.Nullable;

/// All that a box's layout depends on, beside the box itself. Equal spaces give equal fragments, so it is the key of the cache.
///
/// Sizes are along the axes of the box that is laid out, in 1/64 px, or {@link LayoutUnit#INDEFINITE}.
///
/// @param availableInlineSize the room for the margin box; the border box's size itself if `fixedInlineSize`
/// @param availableBlockSize likewise
/// @param percentageInlineSize what percentages along the inline axis are of, those of margins and paddings on all sides too
/// @param percentageBlockSize what percentages along the block axis are of
/// @param fixedInlineSize whether the parent has settled the inline size (flex, grid, table, positioned boxes)
/// @param fixedBlockSize whether the parent has settled the block size
/// @param indefiniteBlockSize whether percentages of children may not refer to the settled block size
/// @param shrinkToFit whether an automatic inline size follows the content rather than fill the room
/// @param strut the margins that adjoin the box's block-start edge from outside, its own among them
/// @param expectedBlockOffset where floats expect the block-start edge to come to lie if that is still open; INDEFINITE: by `strut`
/// @param forcedBlockOffset where the block-start edge lies, whatever the margins: clearance has decided; else INDEFINITE
/// @param exclusions the floats around, in the coordinates of the border box as if `strut` were zero
/// @param cell what a table tells its cells; null for other boxes
/// @see <a href="https://drafts.csswg.org/css-sizing-3/#terms">CSS Sizing 3: terms</a>
record ConstraintSpace(long availableInlineSize, long availableBlockSize, long percentageInlineSize,
        long percentageBlockSize, boolean fixedInlineSize, boolean fixedBlockSize, boolean indefiniteBlockSize,
        boolean shrinkToFit, MarginStrut strut, long expectedBlockOffset, long forcedBlockOffset,
        ExclusionSpace exclusions, @Nullable TableCellSpace cell) {
    private static final long INDEFINITE = LayoutUnit.INDEFINITE;

    /// The space in a containing block; percentages are of the same sizes.
    static ConstraintSpace of(long inlineSize, long blockSize) {
        return new ConstraintSpace(inlineSize, blockSize, inlineSize, blockSize, false, false, false, false,
                MarginStrut.EMPTY, INDEFINITE, INDEFINITE, ExclusionSpace.EMPTY, null);
    }

    /// The space in a containing block whose axes may lie across those of the box.
    static ConstraintSpace in(WritingDirection container, WritingDirection box, long inlineSize, long blockSize) {
        return container.isHorizontal() == box.isHorizontal()
                ? of(inlineSize, blockSize)
                : of(blockSize, inlineSize).withShrinkToFit(true);
    }

    ConstraintSpace withAvailable(long inlineSize, long blockSize) {
        return new ConstraintSpace(inlineSize, blockSize, percentageInlineSize, percentageBlockSize, fixedInlineSize,
                fixedBlockSize, indefiniteBlockSize, shrinkToFit, strut, expectedBlockOffset, forcedBlockOffset,
                exclusions, cell);
    }

    ConstraintSpace withPercentageSizes(long inlineSize, long blockSize) {
        return new ConstraintSpace(availableInlineSize, availableBlockSize, inlineSize, blockSize, fixedInlineSize,
                fixedBlockSize, indefiniteBlockSize, shrinkToFit, strut, expectedBlockOffset, forcedBlockOffset,
                exclusions, cell);
    }

    ConstraintSpace withShrinkToFit(boolean shrink) {
        return new ConstraintSpace(availableInlineSize, availableBlockSize, percentageInlineSize, percentageBlockSize,
                fixedInlineSize, fixedBlockSize, indefiniteBlockSize, shrink, strut, expectedBlockOffset,
                forcedBlockOffset, exclusions, cell);
    }

    /// Settles the inline size of the border box.
    ConstraintSpace withFixedInlineSize(long size) {
        return new ConstraintSpace(size, availableBlockSize, percentageInlineSize, percentageBlockSize, true,
                fixedBlockSize, indefiniteBlockSize, shrinkToFit, strut, expectedBlockOffset, forcedBlockOffset,
                exclusions, cell);
    }

    /// Settles the block size of the border box.
    ///
    /// @param definite whether percentages of children may refer to it
    ConstraintSpace withFixedBlockSize(long size, boolean definite) {
        return new ConstraintSpace(availableInlineSize, size, percentageInlineSize, percentageBlockSize,
                fixedInlineSize, true, !definite, shrinkToFit, strut, expectedBlockOffset, forcedBlockOffset,
                exclusions, cell);
    }

    /// Says what of the surrounding block formatting context reaches into the box.
    ConstraintSpace withBlockFlow(MarginStrut newStrut, long expected, long forced, ExclusionSpace newExclusions) {
        return new ConstraintSpace(availableInlineSize, availableBlockSize, percentageInlineSize, percentageBlockSize,
                fixedInlineSize, fixedBlockSize, indefiniteBlockSize, shrinkToFit, newStrut, expected, forced,
                newExclusions, cell);
    }

    ConstraintSpace withExpectedBlockOffset(long expected) {
        return withBlockFlow(strut, expected, forcedBlockOffset, exclusions);
    }

    /// Says what a table tells a cell.
    ConstraintSpace withCell(TableCellSpace newCell) {
        return new ConstraintSpace(availableInlineSize, availableBlockSize, percentageInlineSize, percentageBlockSize,
                fixedInlineSize, fixedBlockSize, indefiniteBlockSize, shrinkToFit, strut, expectedBlockOffset,
                forcedBlockOffset, exclusions, newCell);
    }

    /// How far the content of a cell is moved down.
    long contentOffset() {
        return cell == null ? 0 : cell.contentOffset();
    }

    /// The border that the cells of a table with `border-collapse: collapse` share, instead of the box's own; else null.
    @Nullable
    LogicalEdges collapsedBorder() {
        return cell == null ? null : cell.border();
    }
}
