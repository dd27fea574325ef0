package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// An element whose name HTML does not know.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/dom.html#htmlunknownelement">HTML: HTMLUnknownElement</a>
public final class HTMLUnknownElement extends HTMLElement {
    HTMLUnknownElement(Document document, String localName) {
        super(document, localName);
    }
}
