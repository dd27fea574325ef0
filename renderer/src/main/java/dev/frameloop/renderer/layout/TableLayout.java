package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.BorderCollapse;
import dev.frameloop.dom.css.value.CaptionSide;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.box.TableBox;
import dev.frameloop.renderer.box.TablePart;

import java.util.List;

import static dev.frameloop.renderer.layout.LayoutUnit.INDEFINITE;

/// Tables. The fragment is that of the table wrapper box: captions, and the grid box, whose border and padding it has.
///
/// - 3.3 dimensioning the row/column grid: {@link TableGrid}
/// - 4.1 the width of the table: {@link #gridInlineSize}; 4.2 to 4.5 that of the columns: {@link TableColumnSizing}
/// - 5 the height of the table and its rows: {@link TableRowSizing}
/// - 6 collapsed borders: {@link CollapsedBorders}
/// - 7 placing: {@link #placeRows}; vertical alignment in cells: {@link TableCell#layOut}
///
/// UNIMPLEMENTED: `visibility: collapse`.
///
/// @see <a href="https://drafts.csswg.org/css-tables-3/">CSS Tables 3</a>
final class TableLayout extends LayoutAlgorithm {
    private final TableGrid grid;
    private final LogicalEdges gridBorder;
    private final LogicalEdges gridEdges;
    private final long inlineSpacing;
    private final long blockSpacing;
    private final Sizing sizing;
    private final TableColumnSizing columnSizing;
    private final boolean fixed;
    private final FragmentBuilder builder;

    TableLayout(Layouter layouter, TableBox box, ConstraintSpace space) {
        super(layouter, box, space);
        grid = new TableGrid(box);
        boolean collapses = style.borderCollapse() == BorderCollapse.COLLAPSE;
        gridBorder = collapses ? new CollapsedBorders(grid, box, writingDirection).tableBorder() : border;
        gridEdges = collapses ? gridBorder : edges;
        boolean horizontal = writingDirection.isHorizontal();
        long spacingX = collapses ? 0 : LayoutUnit.of(style.borderSpacingX());
        long spacingY = collapses ? 0 : LayoutUnit.of(style.borderSpacingY());
        inlineSpacing = horizontal ? spacingX : spacingY;
        blockSpacing = horizontal ? spacingY : spacingX;
        sizing = new Sizing(layouter, box, space, writingDirection, gridEdges);
        fixed = style.tableLayout() == dev.frameloop.dom.css.value.TableLayout.FIXED
                && sizing.inlineProperty() instanceof LengthPercentage;
        columnSizing = new TableColumnSizing(layouter, grid, writingDirection, inlineSpacing, fixed);
        columnSizing.measure();
        builder = new FragmentBuilder(layouter, box, writingDirection, gridBorder,
                collapses ? LogicalEdges.ZERO : padding);
    }

    @Override
    LayoutResult layout() {
        long inlineSize = gridInlineSize();
        columnSizing.assign(inlineSize - gridEdges.inlineSum());
        placeColumns();
        TableRowSizing rowSizing = new TableRowSizing(layouter, grid, writingDirection, blockSpacing);
        rowSizing.size();
        List<LayoutResult> captions = grid.captions.stream().map(caption -> layOutCaption(caption, inlineSize))
                .toList();
        long captionSize = captionSize(captions, inlineSize);
        long frame = gridEdges.blockSum() + (grid.rows.isEmpty() ? 0 : 2 * blockSpacing);
        long needed = frame + rowSizing.sum(grid.rows);
        boolean settled = space.fixedBlockSize();
        long specified = settled
                ? space.availableBlockSize() - captionSize
                : sizing.blockSize(needed, inlineSize);
        long gridSize = Math.max(needed, specified);
        if (gridSize > needed) {
            rowSizing.fill(gridSize - frame);
        }
        long before = placeCaptions(captions, inlineSize, CaptionSide.TOP, 0);
        placeColumnBoxes(before, gridSize);
        placeRows(before, inlineSize, settled || sizing.definiteBlockSize() != INDEFINITE);
        placeCaptions(captions, inlineSize, CaptionSide.BOTTOM, before + gridSize);
        builder.setContentBlockSize(needed + captionSize);
        builder.setDecoratedBlock(before, gridSize);
        BoxFragment fragment = builder.build(inlineSize, gridSize + captionSize);
        return LayoutResult.of(fragment, builder.outOfFlow());
    }

    /// @see <a href="https://drafts.csswg.org/css-tables-3/#computing-the-table-width">CSS Tables 3: computing the table width</a>
    private long gridInlineSize() {
        IntrinsicSizes sizes = layouter.intrinsicSizes(box);
        if (space.fixedInlineSize()) {
            return Math.max(space.availableInlineSize(), sizes.min());
        }
        long specified = sizing.resolveInline(sizing.inlineProperty());
        long used = specified == INDEFINITE ? sizes.fitContent(sizing.room()) : specified;
        return Math.max(sizing.clampInline(used), sizes.min());
    }

    private void placeColumns() {
        long end = gridEdges.inlineStart();
        for (TableColumn column : grid.columns) {
            column.offset = end + (column.isMerged() ? 0 : inlineSpacing);
            end = column.offset + column.size;
        }
    }

    private LayoutResult layOutCaption(LayoutBox caption, long inlineSize) {
        return layouter.layout(caption, ConstraintSpace.in(writingDirection, WritingDirection.of(caption.style()),
                inlineSize, INDEFINITE));
    }

    private long captionSize(List<LayoutResult> captions, long inlineSize) {
        long size = 0;
        for (LayoutResult caption : captions) {
            size += writingDirection.blockSize(caption.fragment())
                    + Edges.margin(caption.fragment().style(), writingDirection, inlineSize).blockSum();
        }
        return size;
    }

    /// Places the captions of one side from an offset on, and returns where they end.
    private long placeCaptions(List<LayoutResult> captions, long inlineSize, CaptionSide side, long from) {
        long position = from;
        for (LayoutResult caption : captions) {
            if (caption.fragment().style().captionSide() == side) {
                LogicalEdges margin = Edges.margin(caption.fragment().style(), writingDirection, inlineSize);
                builder.add(caption, margin.inlineStart(), position + margin.blockStart());
                position += writingDirection.blockSize(caption.fragment()) + margin.blockSum();
            }
        }
        return position;
    }

    private void placeColumnBoxes(long before, long gridSize) {
        long blockOffset = before + gridEdges.blockStart() + blockSpacing;
        long blockSize = Math.max(0, gridSize - gridEdges.blockSum() - 2 * blockSpacing);
        for (TableGrid.ColumnBox item : grid.columnBoxes) {
            if (item.start() < item.end()) {
                TableColumn first = grid.columns.get(item.start());
                TableColumn last = grid.columns.get(item.end() - 1);
                long inlineSize = last.offset + last.size - first.offset;
                builder.add(finish(part(item.box()), item.box(), inlineSize, blockSize), first.offset, blockOffset);
            }
        }
    }

    private FragmentBuilder part(TablePart box) {
        return new FragmentBuilder(layouter, box, writingDirection, LogicalEdges.ZERO, LogicalEdges.ZERO);
    }

    private LayoutResult finish(FragmentBuilder part, TablePart box, long inlineSize, long blockSize) {
        LayoutResult result = LayoutResult.of(part.build(inlineSize, blockSize), part.outOfFlow());
        layouter.state(box).remember(ConstraintSpace.of(inlineSize, blockSize), result);
        return result;
    }

    /// @param before the offset of the grid box
    /// @param definite whether percentages of heights within cells may refer to the height that the table has given them
    private void placeRows(long before, long inlineSize, boolean definite) {
        long position = before + gridEdges.blockStart();
        for (TableRow row : grid.rows) {
            row.offset = position + blockSpacing;
            position = row.offset + row.size;
        }
        long around = grid.columns.isEmpty() ? 0 : inlineSpacing;
        long inlineStart = gridEdges.inlineStart() + around;
        long rowInlineSize = Math.max(0, inlineSize - gridEdges.inlineSum() - 2 * around);
        for (TableGrid.Section section : grid.sections) {
            FragmentBuilder sectionBuilder = part(section.box());
            List<TableRow> rows = grid.rows.subList(section.firstRow(), section.endRow());
            long start = rows.isEmpty() ? position : rows.getFirst().offset;
            for (TableRow row : rows) {
                sectionBuilder.add(layOutRow(row, inlineStart, rowInlineSize, definite), 0, row.offset - start);
            }
            long size = rows.isEmpty() ? 0 : rows.getLast().offset + rows.getLast().size - start;
            builder.add(finish(sectionBuilder, section.box(), rowInlineSize, size), inlineStart, start);
        }
        if (!grid.rows.isEmpty()) {
            TableRow first = grid.rows.getFirst();
            long baseline = first.offset + (first.ascent > 0 ? first.ascent : first.size);
            builder.addBaselines(baseline, baseline);
        }
    }

    private LayoutResult layOutRow(TableRow row, long inlineStart, long rowInlineSize, boolean definite) {
        FragmentBuilder rowBuilder = part(row.box);
        for (TableCell cell : row.cells) {
            TableColumn first = grid.columns.get(cell.column);
            TableColumn last = grid.columns.get(cell.column + cell.columnSpan - 1);
            TableRow end = grid.rows.get(row.index + cell.rowSpan - 1);
            boolean heightGiven = definite || isHeightGiven(row.box) || isHeightGiven(cell.box);
            LayoutResult result = cell.layOut(layouter, writingDirection, last.offset + last.size - first.offset,
                    end.offset + end.size - row.offset, heightGiven);
            rowBuilder.add(result, first.offset - inlineStart, 0);
        }
        return finish(rowBuilder, row.box, rowInlineSize, row.size);
    }

    private boolean isHeightGiven(LayoutBox part) {
        return (writingDirection.isHorizontal()
                ? part.style().height()
                : part.style().width()) instanceof LengthPercentage;
    }

    @Override
    IntrinsicSizes intrinsicSizes() {
        IntrinsicSizes sizes = columnSizing.sizes().plus(gridEdges.inlineSum());
        long min = fixed ? Math.max(sizes.min(), fixedMinimum()) : sizes.min();
        for (LayoutBox caption : grid.captions) {
            min = Math.max(min, layouter.contribution(caption, writingDirection).min());
        }
        return new IntrinsicSizes(min, Math.max(min, sizes.max()));
    }

    /// The lengths that columns ask for, which a fixed table is never narrower than.
    private long fixedMinimum() {
        long sum = columnSizing.undistributable() + gridEdges.inlineSum();
        for (TableColumn column : grid.columns) {
            sum += column.percent > 0 ? 0 : column.max;
        }
        return sum;
    }

    /// What the table adds to its container's intrinsic sizes, margins left out.
    IntrinsicSizes contribution() {
        IntrinsicSizes sizes = layouter.intrinsicSizes(box);
        long specified = sizing.resolveInline(sizing.inlineProperty());
        if (specified != INDEFINITE) {
            long size = Math.max(sizes.min(), sizing.clampInline(specified));
            return new IntrinsicSizes(size, size);
        }
        return new IntrinsicSizes(Math.max(sizes.min(), sizing.clampInline(sizes.min())),
                Math.max(sizes.min(), sizing.clampInline(sizes.max())));
    }
}
