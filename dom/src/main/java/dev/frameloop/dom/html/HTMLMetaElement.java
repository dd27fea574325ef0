package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// A datum about the document.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/semantics.html#htmlmetaelement">HTML: HTMLMetaElement</a>
public final class HTMLMetaElement extends HTMLElement {
    HTMLMetaElement(Document document, String localName) {
        super(document, localName);
    }
}
