package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.BorderStyle;
import dev.frameloop.renderer.box.TableBox;
import dev.frameloop.renderer.style.ComputedStyle;

/// The borders of a table whose cells share them: at each line of the grid the strongest border wins, and each side gets half of it.
///
/// @see <a href="https://drafts.csswg.org/css-tables-3/#border-conflict-resolution-for-collapsed-borders">CSS Tables 3: conflict resolution for collapsed borders</a>
final class CollapsedBorders {
    /// The rank of `hidden`, above all styles.
    private static final int HIDDEN = 100;

    private final WritingDirection direction;
    /// The widths of the winners beside the columns, by row and line, and above the rows, by line and column.
    private final long[][] inline;
    private final long[][] block;
    private final int[][] inlineRanks;
    private final int[][] blockRanks;

    CollapsedBorders(TableGrid grid, TableBox table, WritingDirection direction) {
        this.direction = direction;
        int rows = grid.rows.size();
        int columns = grid.columns.size();
        inline = new long[rows][columns + 1];
        inlineRanks = new int[rows][columns + 1];
        block = new long[rows + 1][columns];
        blockRanks = new int[rows + 1][columns];
        // The innermost first: of equal borders that of the cell wins, then that of the row, and so on.
        for (TableCell cell : grid.cells) {
            add(cell.style, cell.row.index, cell.row.index + cell.rowSpan, cell.column, cell.column + cell.columnSpan);
        }
        for (TableRow row : grid.rows) {
            add(row.box.style(), row.index, row.index + 1, 0, columns);
        }
        for (TableGrid.Section section : grid.sections) {
            add(section.box().style(), section.firstRow(), section.endRow(), 0, columns);
        }
        for (TableGrid.ColumnBox column : grid.columnBoxes) {
            add(column.box().style(), 0, rows, column.start(), column.end());
        }
        add(table.style(), 0, rows, 0, columns);
        for (TableCell cell : grid.cells) {
            cell.border = border(cell);
        }
    }

    private void add(ComputedStyle style, int firstRow, int endRow, int firstColumn, int endColumn) {
        if (firstRow >= endRow || firstColumn >= endColumn) {
            return;
        }
        LogicalEdges widths = Edges.border(style, direction);
        LogicalEdges ranks = direction.logical(new PhysicalEdges(rank(style.borderTopStyle()),
                rank(style.borderRightStyle()), rank(style.borderBottomStyle()), rank(style.borderLeftStyle())));
        for (int row = firstRow; row < endRow; row++) {
            contend(inline[row], inlineRanks[row], firstColumn, widths.inlineStart(), ranks.inlineStart());
            contend(inline[row], inlineRanks[row], endColumn, widths.inlineEnd(), ranks.inlineEnd());
        }
        for (int column = firstColumn; column < endColumn; column++) {
            contend(block[firstRow], blockRanks[firstRow], column, widths.blockStart(), ranks.blockStart());
            contend(block[endRow], blockRanks[endRow], column, widths.blockEnd(), ranks.blockEnd());
        }
    }

    /// `hidden` beats all, then the width decides, then the style.
    private static void contend(long[] widths, int[] ranks, int index, long width, long rank) {
        boolean wins = ranks[index] != HIDDEN && (rank == HIDDEN || width > widths[index]
                || width == widths[index] && rank > ranks[index]);
        if (wins) {
            widths[index] = rank == HIDDEN ? 0 : width;
            ranks[index] = (int) rank;
        }
    }

    private static int rank(BorderStyle style) {
        return switch (style) {
            case NONE, AUTO -> 0;
            case INSET -> 1;
            case GROOVE -> 2;
            case OUTSET -> 3;
            case RIDGE -> 4;
            case DOTTED -> 5;
            case DASHED -> 6;
            case SOLID -> 7;
            case DOUBLE -> 8;
            case HIDDEN -> HIDDEN;
        };
    }

    /// Half of the widest border along each side of a cell.
    private LogicalEdges border(TableCell cell) {
        int endRow = cell.row.index + cell.rowSpan;
        int endColumn = cell.column + cell.columnSpan;
        long inlineStart = 0;
        long inlineEnd = 0;
        long blockStart = 0;
        long blockEnd = 0;
        for (int row = cell.row.index; row < endRow; row++) {
            inlineStart = Math.max(inlineStart, inline[row][cell.column]);
            inlineEnd = Math.max(inlineEnd, inline[row][endColumn]);
        }
        for (int column = cell.column; column < endColumn; column++) {
            blockStart = Math.max(blockStart, block[cell.row.index][column]);
            blockEnd = Math.max(blockEnd, block[endRow][column]);
        }
        return new LogicalEdges(inlineStart / 2, inlineEnd / 2, blockStart / 2, blockEnd / 2);
    }

    /// The table's own border: half of the widest along each side.
    LogicalEdges tableBorder() {
        long inlineStart = 0;
        long inlineEnd = 0;
        for (long[] row : inline) {
            inlineStart = Math.max(inlineStart, row[0]);
            inlineEnd = Math.max(inlineEnd, row[row.length - 1]);
        }
        return new LogicalEdges(inlineStart / 2, inlineEnd / 2, max(block[0]) / 2, max(block[block.length - 1]) / 2);
    }

    private static long max(long[] values) {
        long max = 0;
        for (long value : values) {
            max = Math.max(max, value);
        }
        return max;
    }
}
