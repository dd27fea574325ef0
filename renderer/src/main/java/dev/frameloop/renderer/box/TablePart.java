package dev.frameloop.renderer.box;

import dev.frameloop.dom.css.selector.PseudoElement;
import dev.frameloop.dom.css.value.Display;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.renderer.style.ComputedStyle;
import org.jspecify.annotations.Nullable;

/// A part of a table that is neither a cell nor a caption: its size follows from the table alone.
///
/// @see <a href="https://drafts.csswg.org/css-tables-3/#table-structure">CSS Tables 3: table structure</a>
public final class TablePart extends LayoutBox {
    TablePart(@Nullable Node node, @Nullable PseudoElement pseudoElement, ComputedStyle style) {
        super(node, pseudoElement, style);
    }

    /// Which part it is.
    public Display.Outer kind() {
        return style().display().outer();
    }

    /// Whether this is a row.
    public boolean isRow() {
        return kind() == Display.Outer.TABLE_ROW;
    }

    /// Whether rows are the children.
    public boolean isRowGroup() {
        return kind() == Display.Outer.TABLE_ROW_GROUP || kind() == Display.Outer.TABLE_HEADER_GROUP
                || kind() == Display.Outer.TABLE_FOOTER_GROUP;
    }

    /// Whether this is a column, or a group of columns.
    public boolean isColumn() {
        return kind() == Display.Outer.TABLE_COLUMN || kind() == Display.Outer.TABLE_COLUMN_GROUP;
    }
}
