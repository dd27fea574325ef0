package dev.frameloop.dom.html;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.HTMLCollection;

/// A head, body or foot of a table.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/tables.html#htmltablesectionelement">HTML: HTMLTableSectionElement</a>
public final class HTMLTableSectionElement extends HTMLElement {
    private final HTMLCollection rows = new HTMLCollection(this, HTMLCollection.Reach.CHILDREN,
            element -> element.isHtml("tr"));

    HTMLTableSectionElement(Document document, String localName) {
        super(document, localName);
    }

    /// The rows, live.
    public HTMLCollection rows() {
        return rows;
    }

    /// A new row before the one at an index; at the end for -1.
    ///
    /// @throws DOMException `IndexSizeError`
    public HTMLTableRowElement insertRow(int index) {
        return (HTMLTableRowElement) insertAt(this, rows, index, "tr");
    }

    /// Removes the row at an index; the last one for -1.
    ///
    /// @throws DOMException `IndexSizeError`
    public void deleteRow(int index) {
        deleteAt(rows, index);
    }

    static Element insertAt(Element parent, HTMLCollection existing, int index, String name) {
        if (index < -1 || index > existing.length()) {
            throw new DOMException("IndexSizeError",
                    "The index " + index + " is not from -1 to " + existing.length() + ".");
        }
        Element created = parent.nodeDocument().createHtmlElement(name);
        parent.insertBefore(created, index == -1 ? null : existing.item(index));
        return created;
    }

    static void deleteAt(HTMLCollection existing, int index) {
        if (index < -1 || index >= existing.length()) {
            throw new DOMException("IndexSizeError",
                    "The index " + index + " is not from -1 to " + (existing.length() - 1) + ".");
        }
        Element found = existing.item(index == -1 ? existing.length() - 1 : index);
        if (found != null) {
            found.remove();
        }
    }
}
