package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// The head of a document.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/semantics.html#htmlheadelement">HTML: HTMLHeadElement</a>
public final class HTMLHeadElement extends HTMLElement {
    HTMLHeadElement(Document document, String localName) {
        super(document, localName);
    }
}
