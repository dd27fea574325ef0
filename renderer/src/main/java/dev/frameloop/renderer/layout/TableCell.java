package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.Size;
import dev.frameloop.dom.css.value.VerticalAlign;
import dev.frameloop.dom.css.value.VerticalAlignKeyword;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.style.ComputedStyle;
import org.jspecify.annotations.Nullable;

import static dev.frameloop.renderer.layout.LayoutUnit.INDEFINITE;

/// A cell of a table while this is laid out.
final class TableCell {
    final LayoutBox box;
    final ComputedStyle style;
    final TableRow row;
    final int column;
    final int columnSpan;
    final int rowSpan;
    /// The border where cells share borders; null for the cell's own.
    @Nullable
    LogicalEdges border;
    private @Nullable LayoutResult measured;
    /// The size along the table's block axis that the cell needs.
    long neededSize;
    long contentSize;
    /// From the upper edge to the baseline.
    long ascent;

    TableCell(LayoutBox box, TableRow row, int column, int columnSpan, int rowSpan) {
        this.box = box;
        this.style = box.style();
        this.row = row;
        this.column = column;
        this.columnSpan = columnSpan;
        this.rowSpan = rowSpan;
    }

    private ConstraintSpace space(WritingDirection table, long inlineSize, long contentOffset) {
        ConstraintSpace space = ConstraintSpace.in(table, WritingDirection.of(style), inlineSize, INDEFINITE);
        return contentOffset == 0 && border == null
                ? space
                : space.withCell(new TableCellSpace(contentOffset, border));
    }

    private boolean isParallel(WritingDirection table) {
        return WritingDirection.of(style).isHorizontal() == table.isHorizontal();
    }

    Sizing sizing(Layouter layouter, WritingDirection table) {
        return Sizing.of(layouter, box, space(table, INDEFINITE, 0));
    }

    /// The min-content and max-content sizes of the border box along the table's inline axis, whatever `width` says.
    IntrinsicSizes intrinsicSizes(Layouter layouter, WritingDirection table) {
        if (!isParallel(table)) {
            return layouter.contribution(box, table);
        }
        IntrinsicSizes sizes = layouter.intrinsicSizes(box);
        return border == null
                ? sizes
                : sizes.plus(border.inlineSum() - Edges.border(style, table).inlineSum());
    }

    Size widthProperty(WritingDirection table) {
        return table.isHorizontal() ? style.width() : style.height();
    }

    /// The percentage that the cell asks for of the table's width; 0 if none.
    double percent(WritingDirection table) {
        return widthProperty(table) instanceof LengthPercentage length && length.hasPercentage()
                && length.calculation() == null ? Math.max(0, length.percent()) : 0;
    }

    /// Lays the cell out in its columns, to see what height it needs.
    void measure(Layouter layouter, WritingDirection table, long inlineSize) {
        ConstraintSpace space = space(table, inlineSize, 0);
        measured = layouter.layout(box, isParallel(table)
                ? space.withFixedInlineSize(inlineSize)
                : space.withFixedBlockSize(inlineSize, true));
        BoxFragment fragment = measured.fragment();
        contentSize = isParallel(table) ? fragment.contentBlockSize() : table.blockSize(fragment);
        neededSize = Math.max(table.blockSize(fragment), contentSize);
        // Without a line, the bottom of the content area is the baseline.
        LogicalEdges edges = table.logical(fragment.border().plus(fragment.padding()));
        ascent = fragment.firstBaseline() == INDEFINITE
                ? table.blockSize(fragment) - edges.blockEnd()
                : fragment.firstBaseline();
    }

    /// Whether the cell is aligned by its baseline: every value of `vertical-align` but three says so.
    boolean sharesBaseline() {
        VerticalAlign align = style.verticalAlign();
        return align != VerticalAlignKeyword.TOP && align != VerticalAlignKeyword.MIDDLE
                && align != VerticalAlignKeyword.BOTTOM;
    }

    /// Lays the cell out with the height of its rows.
    ///
    /// @param definite whether percentages of the cell's children may refer to that height
    LayoutResult layOut(Layouter layouter, WritingDirection table, long inlineSize, long blockSize, boolean definite) {
        long free = blockSize - contentSize;
        long offset = sharesBaseline()
                ? row.ascent - ascent
                : style.verticalAlign() == VerticalAlignKeyword.MIDDLE
                        ? free / 2
                        : style.verticalAlign() == VerticalAlignKeyword.BOTTOM ? free : 0;
        if (measured != null && offset <= 0 && !definite && table.blockSize(measured.fragment()) == blockSize) {
            return measured;
        }
        ConstraintSpace space = space(table, inlineSize, Math.max(0, offset));
        return layouter.layout(box, isParallel(table)
                ? space.withFixedInlineSize(inlineSize).withFixedBlockSize(blockSize, definite)
                : space.withFixedBlockSize(inlineSize, true).withFixedInlineSize(blockSize));
    }
}
