package dev.frameloop.dom.html;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.HTMLCollection;

/// A row of a table.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/tables.html#htmltablerowelement">HTML: HTMLTableRowElement</a>
public final class HTMLTableRowElement extends HTMLElement {
    private final HTMLCollection cells = new HTMLCollection(this, HTMLCollection.Reach.CHILDREN,
            element -> element.isHtml("td") || element.isHtml("th"));

    HTMLTableRowElement(Document document, String localName) {
        super(document, localName);
    }

    /// The place among the rows of the table, or -1.
    public int rowIndex() {
        Element parent = parentElement();
        Element table = parent instanceof HTMLTableSectionElement ? parent.parentElement() : parent;
        return table instanceof HTMLTableElement found ? found.rows().toList().indexOf(this) : -1;
    }

    /// The place among the rows of the section, or -1.
    public int sectionRowIndex() {
        return switch (parentElement()) {
            case HTMLTableSectionElement section -> section.rows().toList().indexOf(this);
            case HTMLTableElement table -> table.rows().toList().indexOf(this);
            case null, default -> -1;
        };
    }

    /// The cells, live.
    public HTMLCollection cells() {
        return cells;
    }

    /// A new cell before the one at an index; at the end for -1.
    ///
    /// @throws DOMException `IndexSizeError`
    public HTMLElement insertCell(int index) {
        return (HTMLElement) HTMLTableSectionElement.insertAt(this, cells, index, "td");
    }

    /// Removes the cell at an index; the last one for -1.
    ///
    /// @throws DOMException `IndexSizeError`
    public void deleteCell(int index) {
        HTMLTableSectionElement.deleteAt(cells, index);
    }
}
