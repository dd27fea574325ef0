package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// Something embedded. UNIMPLEMENTED: loading it.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/iframe-embed-object.html#htmlobjectelement">HTML: HTMLObjectElement</a>
public final class HTMLObjectElement extends HTMLElement {
    HTMLObjectElement(Document document, String localName) {
        super(document, localName);
    }
}
