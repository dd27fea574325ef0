package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// A list with order.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/grouping-content.html#htmlolistelement">HTML: HTMLOListElement</a>
public final class HTMLOListElement extends HTMLElement {
    HTMLOListElement(Document document, String localName) {
        super(document, localName);
    }
}
