package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// Values to choose from.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/form-elements.html#htmldatalistelement">HTML: HTMLDataListElement</a>
public final class HTMLDataListElement extends HTMLElement {
    HTMLDataListElement(Document document, String localName) {
        super(document, localName);
    }
}
