package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// One of several sources of an image or medium.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/embedded-content.html#htmlsourceelement">HTML: HTMLSourceElement</a>
public final class HTMLSourceElement extends HTMLElement {
    HTMLSourceElement(Document document, String localName) {
        super(document, localName);
    }
}
