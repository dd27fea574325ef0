package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// A cell of a table, `td` or `th`.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/tables.html#htmltablecellelement">HTML: HTMLTableCellElement</a>
public final class HTMLTableCellElement extends HTMLElement {
    HTMLTableCellElement(Document document, String localName) {
        super(document, localName);
    }

    /// The number of columns that it spans, 1 to 1000.
    public long colSpan() {
        return Math.clamp(Microsyntax.nonNegative(attributeOrEmpty("colspan"), 1), 1, 1000);
    }

    /// Sets the number of columns.
    public void setColSpan(long value) {
        setAttribute("colspan", Long.toString(value));
    }

    /// The number of rows that it spans, 0 to 65534; 0 means all that follow in its section.
    public long rowSpan() {
        return Math.clamp(Microsyntax.nonNegative(attributeOrEmpty("rowspan"), 1), 0, 65534);
    }

    /// Sets the number of rows.
    public void setRowSpan(long value) {
        setAttribute("rowspan", Long.toString(value));
    }

    /// The place among the cells of the row, or -1.
    public int cellIndex() {
        return parentElement() instanceof HTMLTableRowElement row ? row.cells().toList().indexOf(this) : -1;
    }
}
