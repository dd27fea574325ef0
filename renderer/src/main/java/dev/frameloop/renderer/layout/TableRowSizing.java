package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.Display;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.Size;
import dev.frameloop.renderer.style.ComputedStyle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import static dev.frameloop.renderer.layout.LayoutUnit.INDEFINITE;

/// The heights of a table's rows. Sizes are along the table's block axis; "height" stands for that.
///
/// @see <a href="https://drafts.csswg.org/css-tables-3/#row-layout">CSS Tables 3: row layout</a>
final class TableRowSizing {
    private final Layouter layouter;
    private final TableGrid grid;
    private final WritingDirection direction;
    private final long spacing;

    /// @param spacing between rows
    TableRowSizing(Layouter layouter, TableGrid grid, WritingDirection direction, long spacing) {
        this.layouter = layouter;
        this.grid = grid;
        this.direction = direction;
        this.spacing = spacing;
    }

    /// Gives each row the height that its cells need.
    void size() {
        List<TableCell> spanning = new ArrayList<>();
        for (TableRow row : grid.rows) {
            specify(row, height(row.box.style()));
            for (TableCell cell : row.cells) {
                measure(cell);
                if (cell.rowSpan > 1) {
                    spanning.add(cell);
                }
            }
        }
        // Room on both sides of the shared baselines.
        for (TableRow row : grid.rows) {
            for (TableCell cell : row.cells) {
                if (cell.rowSpan == 1) {
                    row.size = Math.max(row.size, cell.neededSize);
                    if (cell.sharesBaseline()) {
                        row.size = Math.max(row.size, row.ascent + cell.contentSize - cell.ascent);
                    }
                }
            }
        }
        spanning.sort(Comparator.comparingInt(cell -> cell.rowSpan));
        for (TableCell cell : spanning) {
            List<TableRow> rows = grid.rows.subList(cell.row.index, cell.row.index + cell.rowSpan);
            grow(rows, cell.neededSize - sum(rows));
        }
        for (TableGrid.Section section : grid.sections) {
            if (height(section.box().style()) instanceof LengthPercentage length && !length.hasPercentage()) {
                List<TableRow> rows = grid.rows.subList(section.firstRow(), section.endRow());
                grow(rows, Edges.resolve(length, INDEFINITE) - sum(rows));
            }
        }
    }

    private Size height(ComputedStyle style) {
        return direction.isHorizontal() ? style.height() : style.width();
    }

    private void measure(TableCell cell) {
        TableColumn first = grid.columns.get(cell.column);
        TableColumn last = grid.columns.get(cell.column + cell.columnSpan - 1);
        cell.measure(layouter, direction, last.offset + last.size - first.offset);
        if (cell.sharesBaseline()) {
            cell.row.ascent = Math.max(cell.row.ascent, cell.ascent);
        }
        if (cell.rowSpan == 1) {
            specify(cell.row, height(cell.style));
        }
    }

    private static void specify(TableRow row, Size height) {
        if (height instanceof LengthPercentage length) {
            if (length.hasPercentage()) {
                row.percent = Math.max(row.percent, length.percent());
            } else {
                row.constrained = true;
                row.size = Math.max(row.size, Edges.resolve(length, INDEFINITE));
            }
        }
    }

    /// The height of some rows with the spacing between them.
    long sum(List<TableRow> rows) {
        long sum = spacing * Math.max(0, rows.size() - 1);
        for (TableRow row : rows) {
            sum += row.size;
        }
        return sum;
    }

    /// Makes the rows fill a table that is higher.
    ///
    /// @param height for all rows with the spacing between them
    /// @see <a href="https://drafts.csswg.org/css-tables-3/#height-distribution">CSS Tables 3: distribution of height</a>
    void fill(long height) {
        // 1. Rows with a percentage first,
        for (TableRow row : grid.rows) {
            long left = height - sum(grid.rows);
            if (row.percent > 0 && left > 0) {
                row.size += Math.max(0, Math.min(left, (long) (height * row.percent / 100) - row.size));
            }
        }
        // 2. then those of the bodies, if there are any.
        List<TableRow> bodies = new ArrayList<>();
        for (TableGrid.Section section : grid.sections) {
            if (section.box().kind() == Display.Outer.TABLE_ROW_GROUP) {
                bodies.addAll(grid.rows.subList(section.firstRow(), section.endRow()));
            }
        }
        grow(bodies.isEmpty() ? grid.rows : bodies, height - sum(grid.rows));
    }

    /// Distributes extra height to those rows that leave it open how high they are, if there are such ones.
    private static void grow(List<TableRow> rows, long extra) {
        if (extra <= 0 || rows.isEmpty()) {
            return;
        }
        List<TableRow> open = rows.stream().filter(row -> !row.constrained && row.percent == 0 && row.size > 0)
                .toList();
        if (open.isEmpty()) {
            open = rows.stream().filter(row -> !row.constrained && row.percent == 0).toList();
        }
        if (open.isEmpty()) {
            open = rows;
        }
        double sum = open.stream().mapToLong(row -> row.size).sum();
        long left = extra;
        for (TableRow row : open) {
            long added = sum > 0 ? (long) (extra * (row.size / sum)) : extra / open.size();
            row.size += added;
            left -= added;
        }
        open.getLast().size += left;
    }
}
