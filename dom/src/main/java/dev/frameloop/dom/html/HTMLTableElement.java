package dev.frameloop.dom.html;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.HTMLCollection;
import dev.frameloop.dom.tree.Node;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// A table.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/tables.html#htmltableelement">HTML: HTMLTableElement</a>
public final class HTMLTableElement extends HTMLElement {
    private final HTMLCollection tBodies = new HTMLCollection(this, HTMLCollection.Reach.CHILDREN,
            element -> element.isHtml("tbody"));
    /// In tree order; {@link #rowsInOrder} puts those of the head first and those of the foot last.
    private final HTMLCollection rows = new HTMLCollection(this, HTMLCollection.Reach.DESCENDANTS,
            element -> element.isHtml("tr") && isRow(element));

    HTMLTableElement(Document document, String localName) {
        super(document, localName);
    }

    private boolean isRow(Element row) {
        Node parent = row.parentNode();
        return parent == this || parent instanceof HTMLTableSectionElement && parent.parentNode() == this;
    }

    /// The rows, live. DIVERGES: in tree order, those of a head or foot in the wrong place too.
    public HTMLCollection rows() {
        return rows;
    }

    /// The `tbody` children, live.
    public HTMLCollection tBodies() {
        return tBodies;
    }

    /// The first `caption` child, or null.
    public @Nullable HTMLElement caption() {
        return (HTMLElement) firstChildNamed("caption");
    }

    /// The first `thead` child, or null.
    public @Nullable HTMLTableSectionElement tHead() {
        return (HTMLTableSectionElement) firstChildNamed("thead");
    }

    /// The first `tfoot` child, or null.
    public @Nullable HTMLTableSectionElement tFoot() {
        return (HTMLTableSectionElement) firstChildNamed("tfoot");
    }

    private @Nullable Element firstChildNamed(String name) {
        for (Element child = firstElementChild(); child != null; child = child.nextElementSibling()) {
            if (child.isHtml(name)) {
                return child;
            }
        }
        return null;
    }

    /// The caption, made where there is none.
    public HTMLElement createCaption() {
        HTMLElement caption = caption();
        if (caption == null) {
            caption = (HTMLElement) nodeDocument().createHtmlElement("caption");
            insertBefore(caption, firstChild());
        }
        return caption;
    }

    /// Removes the caption.
    public void deleteCaption() {
        removeIfThere(caption());
    }

    /// The head, made where there is none.
    public HTMLTableSectionElement createTHead() {
        HTMLTableSectionElement head = tHead();
        if (head == null) {
            head = (HTMLTableSectionElement) nodeDocument().createHtmlElement("thead");
            Node before = firstChild();
            while (before != null && !(before instanceof Element element && !element.isHtml("caption")
                    && !element.isHtml("colgroup"))) {
                before = before.nextSibling();
            }
            insertBefore(head, before);
        }
        return head;
    }

    /// Removes the head.
    public void deleteTHead() {
        removeIfThere(tHead());
    }

    /// The foot, made where there is none.
    public HTMLTableSectionElement createTFoot() {
        HTMLTableSectionElement foot = tFoot();
        if (foot == null) {
            foot = (HTMLTableSectionElement) nodeDocument().createHtmlElement("tfoot");
            appendChild(foot);
        }
        return foot;
    }

    /// Removes the foot.
    public void deleteTFoot() {
        removeIfThere(tFoot());
    }

    /// A new `tbody` behind the last one.
    public HTMLTableSectionElement createTBody() {
        Element last = tBodies.item(tBodies.length() - 1);
        HTMLTableSectionElement body = (HTMLTableSectionElement) nodeDocument().createHtmlElement("tbody");
        insertBefore(body, last == null ? null : last.nextSibling());
        return body;
    }

    private static void removeIfThere(@Nullable Element element) {
        if (element != null) {
            element.remove();
        }
    }

    private List<Element> rowsInOrder() {
        List<Element> head = new ArrayList<>();
        List<Element> middle = new ArrayList<>();
        List<Element> foot = new ArrayList<>();
        for (Element row : rows) {
            Element parent = row.parentElement();
            (parent != null && parent.isHtml("thead") ? head : parent != null && parent.isHtml("tfoot") ? foot : middle)
                    .add(row);
        }
        head.addAll(middle);
        head.addAll(foot);
        return head;
    }

    /// A new row before the one at an index; at the end for -1.
    ///
    /// @throws DOMException `IndexSizeError`
    public HTMLTableRowElement insertRow(int index) {
        List<Element> all = rowsInOrder();
        if (index < -1 || index > all.size()) {
            throw new DOMException("IndexSizeError", "The index " + index + " is not from -1 to " + all.size() + ".");
        }
        HTMLTableRowElement row = (HTMLTableRowElement) nodeDocument().createHtmlElement("tr");
        if (all.isEmpty()) {
            Element body = tBodies.item(tBodies.length() - 1);
            (body != null ? body : createTBody()).appendChild(row);
        } else {
            boolean atEnd = index == -1 || index == all.size();
            Element reference = all.get(atEnd ? all.size() - 1 : index);
            Node parent = reference.parentNode() != null ? reference.parentNode() : this;
            parent.insertBefore(row, atEnd ? null : reference);
        }
        return row;
    }

    /// Removes the row at an index; the last one for -1.
    ///
    /// @throws DOMException `IndexSizeError`
    public void deleteRow(int index) {
        List<Element> all = rowsInOrder();
        if (index < -1 || index >= all.size()) {
            throw new DOMException("IndexSizeError",
                    "The index " + index + " is not from -1 to " + (all.size() - 1) + ".");
        }
        if (!all.isEmpty()) {
            all.get(index == -1 ? all.size() - 1 : index).remove();
        }
    }
}
