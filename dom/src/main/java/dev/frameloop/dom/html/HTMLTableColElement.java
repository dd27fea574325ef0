package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// A column or group of columns.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/tables.html#htmltablecolelement">HTML: HTMLTableColElement</a>
public final class HTMLTableColElement extends HTMLElement {
    HTMLTableColElement(Document document, String localName) {
        super(document, localName);
    }
}
