package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// A list without order.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/grouping-content.html#htmlulistelement">HTML: HTMLUListElement</a>
public final class HTMLUListElement extends HTMLElement {
    HTMLUListElement(Document document, String localName) {
        super(document, localName);
    }
}
