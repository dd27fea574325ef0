package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// A block without meaning.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/grouping-content.html#htmldivelement">HTML: HTMLDivElement</a>
public final class HTMLDivElement extends HTMLElement {
    HTMLDivElement(Document document, String localName) {
        super(document, localName);
    }
}
