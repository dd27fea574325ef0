package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// A paragraph.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/grouping-content.html#htmlparagraphelement">HTML: HTMLParagraphElement</a>
public final class HTMLParagraphElement extends HTMLElement {
    HTMLParagraphElement(Document document, String localName) {
        super(document, localName);
    }
}
