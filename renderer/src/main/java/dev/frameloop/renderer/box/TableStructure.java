package dev.frameloop.renderer.box;

import dev.frameloop.dom.css.value.Display;
import dev.frameloop.dom.css.value.Display.Outer;
import org.jspecify.annotations.Nullable;

/// Puts the boxes around table parts that the table model asks for and the document does not have.
///
/// Boxes come one after the other, so a missing parent is made when the first child that lacks it comes, and takes up the children that
/// follow.
///
/// @see <a href="https://drafts.csswg.org/css-tables-3/#fixup-algorithm">CSS Tables 3: fixup algorithm</a>
final class TableStructure {
    private static final Display TABLE = new Display(Outer.BLOCK, Display.Inner.TABLE, false);
    private static final Display INLINE_TABLE = new Display(Outer.INLINE, Display.Inner.TABLE, false);
    private static final Display ROW_GROUP = new Display(Outer.TABLE_ROW_GROUP, Display.Inner.FLOW, false);
    private static final Display ROW = new Display(Outer.TABLE_ROW, Display.Inner.FLOW, false);
    private static final Display CELL = new Display(Outer.TABLE_CELL, Display.Inner.FLOW, false);

    private final ElementStyles styles;

    TableStructure(ElementStyles styles) {
        this.styles = styles;
    }

    /// The box that a child has to be appended to, which lies in the parent; null if the child vanishes.
    @Nullable
    Box parentFor(Box parent, Box child) {
        Outer kind = child.isOutOfFlow() ? Outer.BLOCK : child.style().display().outer();
        if (child instanceof TextBox || child instanceof LineBreakBox) {
            kind = Outer.INLINE;
        }
        return switch (parent) {
            case TableBox table -> inTable(table, kind);
            case TablePart part when part.isRow() -> inRow(part, kind);
            case TablePart part when part.isRowGroup() -> inRowGroup(part, kind);
            case TablePart part -> part.kind() == Outer.TABLE_COLUMN_GROUP && kind == Outer.TABLE_COLUMN ? part : null;
            default -> isPart(kind) ? inTable(anonymousTable(parent), kind) : parent;
        };
    }

    /// Whether white space in a box is nothing.
    static boolean dropsWhiteSpace(Box parent) {
        return parent instanceof TableBox || parent instanceof TablePart;
    }

    private static boolean isPart(Outer kind) {
        return kind.ordinal() >= Outer.TABLE_ROW_GROUP.ordinal() && kind.ordinal() <= Outer.TABLE_CAPTION.ordinal();
    }

    private Box inTable(TableBox table, Outer kind) {
        return switch (kind) {
            case TABLE_ROW_GROUP, TABLE_HEADER_GROUP, TABLE_FOOTER_GROUP, TABLE_CAPTION, TABLE_COLUMN,
                    TABLE_COLUMN_GROUP ->
                table;
            default -> inRowGroup((TablePart) anonymous(table, ROW_GROUP), kind);
        };
    }

    private Box inRowGroup(TablePart group, Outer kind) {
        return kind == Outer.TABLE_ROW ? group : inRow((TablePart) anonymous(group, ROW), kind);
    }

    private Box inRow(TablePart row, Outer kind) {
        return kind == Outer.TABLE_CELL ? row : anonymous(row, CELL);
    }

    private TableBox anonymousTable(Box parent) {
        return (TableBox) anonymous(parent, parent instanceof InlineBox ? INLINE_TABLE : TABLE);
    }

    /// The anonymous box of this kind that the last children went to, or a new one.
    private Box anonymous(Box parent, Display display) {
        Box last = parent.lastChild();
        if (last != null && isAnonymous(last) && last.style().display().equals(display)) {
            return last;
        }
        var style = styles.anonymous(parent.style(), display);
        Box box = switch (display.outer()) {
            case TABLE_CELL -> new BlockContainer(null, null, style, BlockContainer.Role.ANONYMOUS);
            case BLOCK, INLINE -> new TableBox(null, null, style);
            default -> new TablePart(null, null, style);
        };
        parent.appendChild(box);
        return box;
    }

    private static boolean isAnonymous(Box box) {
        return box.node() == null && (box instanceof TableBox || box instanceof TablePart
                || box instanceof BlockContainer cell && cell.role() == BlockContainer.Role.ANONYMOUS);
    }
}
