package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// Something embedded. UNIMPLEMENTED: plugins.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/iframe-embed-object.html#htmlembedelement">HTML: HTMLEmbedElement</a>
public final class HTMLEmbedElement extends HTMLElement {
    HTMLEmbedElement(Document document, String localName) {
        super(document, localName);
    }
}
