package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.Display;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.renderer.box.Box;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.box.TableBox;
import dev.frameloop.renderer.box.TablePart;

import java.util.ArrayList;
import java.util.List;

/// The rows, columns and cells of a table, by position: the header first, the footer last.
///
/// @see <a href="https://drafts.csswg.org/css-tables-3/#dimensioning-the-row-column-grid--step1">CSS Tables 3: dimensioning the row/column grid</a>
final class TableGrid {
    private static final int MOST_COLUMNS = 1000;
    private static final int MOST_ROWS = 65_534;

    final List<LayoutBox> captions = new ArrayList<>();
    final List<Section> sections = new ArrayList<>();
    final List<TableRow> rows = new ArrayList<>();
    final List<TableCell> cells = new ArrayList<>();
    final List<TableColumn> columns = new ArrayList<>();
    /// Boxes of columns and column groups, with the columns that they stand for.
    final List<ColumnBox> columnBoxes = new ArrayList<>();

    /// A group of rows.
    ///
    /// @param firstRow the number of its first row in the table
    /// @param endRow one more than that of its last
    record Section(TablePart box, int firstRow, int endRow) {}

    /// A column or group of columns.
    record ColumnBox(TablePart box, int start, int end) {}

    TableGrid(TableBox table) {
        List<TablePart> bodies = new ArrayList<>();
        TablePart header = null;
        TablePart footer = null;
        for (Box child = table.firstChild(); child != null; child = child.nextSibling()) {
            if (!(child instanceof TablePart part)) {
                captions.add((LayoutBox) child);
            } else if (part.isColumn()) {
                addColumns(part);
            } else if (part.kind() == Display.Outer.TABLE_HEADER_GROUP && header == null) {
                header = part;
            } else if (part.kind() == Display.Outer.TABLE_FOOTER_GROUP && footer == null) {
                footer = part;
            } else {
                bodies.add(part);
            }
        }
        if (header != null) {
            addSection(header);
        }
        bodies.forEach(this::addSection);
        if (footer != null) {
            addSection(footer);
        }
    }

    private void addColumns(TablePart part) {
        int start = columns.size();
        if (part.kind() == Display.Outer.TABLE_COLUMN) {
            for (int i = span(part, "span", 1, MOST_COLUMNS); i > 0; i--) {
                column(columns.size()).box = part;
            }
        } else {
            for (Box child = part.firstChild(); child != null; child = child.nextSibling()) {
                addColumns((TablePart) child);
            }
            if (part.firstChild() == null) {
                column(start + span(part, "span", 1, MOST_COLUMNS) - 1);
            }
        }
        columnBoxes.add(new ColumnBox(part, start, columns.size()));
    }

    /// A number that an attribute of HTML gives.
    private static int span(LayoutBox box, String attribute, int least, int most) {
        Element element = box.element();
        String value = element == null ? null : element.getAttribute(attribute);
        int number = value == null ? -1 : parse(value.strip());
        return number < least ? 1 : Math.min(number, most);
    }

    /// The digits that a text begins with, as a number; -1 if there are none.
    private static int parse(String text) {
        int number = -1;
        for (int i = text.startsWith("+") ? 1 : 0; i < text.length() && Character.digit(text.charAt(i), 10) >= 0; i++) {
            number = Math.min(MOST_ROWS + 1, Math.max(0, number) * 10 + Character.digit(text.charAt(i), 10));
        }
        return number;
    }

    private TableColumn column(int index) {
        while (columns.size() <= index) {
            columns.add(new TableColumn());
        }
        return columns.get(index);
    }

    private void addSection(TablePart section) {
        int first = rows.size();
        for (Box child = section.firstChild(); child != null; child = child.nextSibling()) {
            rows.add(new TableRow((TablePart) child, rows.size()));
        }
        sections.add(new Section(section, first, rows.size()));
        // For each column, the row from which on it is free.
        List<Integer> freeFrom = new ArrayList<>();
        for (int i = first; i < rows.size(); i++) {
            int column = 0;
            for (Box child = rows.get(i).box.firstChild(); child != null; child = child.nextSibling()) {
                while (column < freeFrom.size() && freeFrom.get(column) > i) {
                    column++;
                }
                column = addCell((LayoutBox) child, rows.get(i), column, rows.size(), freeFrom);
            }
        }
    }

    private int addCell(LayoutBox box, TableRow row, int column, int endRow, List<Integer> freeFrom) {
        int columnSpan = span(box, "colspan", 1, MOST_COLUMNS);
        int rowSpan = Math.min(span(box, "rowspan", 0, MOST_ROWS), endRow - row.index);
        if (rowSpan == 0) {
            rowSpan = endRow - row.index;
        }
        TableCell cell = new TableCell(box, row, column, columnSpan, rowSpan);
        cells.add(cell);
        row.cells.add(cell);
        column(column + columnSpan - 1);
        columns.get(column).originates = true;
        for (int i = column; i < column + columnSpan; i++) {
            while (freeFrom.size() <= i) {
                freeFrom.add(0);
            }
            freeFrom.set(i, row.index + rowSpan);
        }
        return column + columnSpan;
    }
}
