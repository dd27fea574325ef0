package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// The body of a document.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/sections.html#htmlbodyelement">HTML: HTMLBodyElement</a>
public final class HTMLBodyElement extends HTMLElement {
    HTMLBodyElement(Document document, String localName) {
        super(document, localName);
    }
}
