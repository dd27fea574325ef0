package dev.frameloop.renderer.layout;

import dev.frameloop.renderer.box.TablePart;
import org.jspecify.annotations.Nullable;

/// A column of a table while this is laid out.
///
/// @see <a href="https://drafts.csswg.org/css-tables-3/#computing-column-measures">CSS Tables 3: computing column measures</a>
final class TableColumn {
    @Nullable
    TablePart box;
    long min;
    long max;
    /// The share of the table's width that the column asks for, 100 for all of it; 0 if it asks for none.
    double percent;
    /// In a fixed table, the border and padding that come on top of that share.
    long percentEdges;
    /// Whether the maximum is a length that was asked for.
    boolean constrained;
    /// Whether a cell begins in the column; else it is there only for cells that span several.
    boolean originates;
    long size;
    /// From the border edge of the table's grid box at the inline start.
    long offset;

    /// Whether the column counts for nothing: no cell begins in it, and no column element stands for it.
    boolean isMerged() {
        return !originates && box == null;
    }

    void encompass(long newMin, long newMax) {
        min = Math.max(min, newMin);
        max = Math.max(Math.max(max, newMax), min);
    }
}
