package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// An item of a list.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/grouping-content.html#htmllielement">HTML: HTMLLIElement</a>
public final class HTMLLIElement extends HTMLElement {
    HTMLLIElement(Document document, String localName) {
        super(document, localName);
    }
}
