package dev.frameloop.renderer.layout;

import dev.frameloop.renderer.box.TablePart;

import java.util.ArrayList;
import java.util.List;

/// A row of a table while this is laid out.
final class TableRow {
    final TablePart box;
    /// The number of the row in the table.
    final int index;
    /// The cells that begin in the row.
    final List<TableCell> cells = new ArrayList<>();
    long size;
    /// From the row's upper edge to the baseline that its cells share, and from there to the end; 0 if there is none.
    long ascent;
    long descent;
    /// Whether the row or one of its cells says how high it is.
    boolean constrained;
    /// The share of the table's height that the row asks for, 100 for all of it; 0 if it asks for none.
    double percent;
    /// From the upper border edge of the table's grid box.
    long offset;

    TableRow(TablePart box, int index) {
        this.box = box;
        this.index = index;
    }
}
