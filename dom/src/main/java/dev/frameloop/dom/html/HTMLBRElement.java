package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// A line break.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/text-level-semantics.html#htmlbrelement">HTML: HTMLBRElement</a>
public final class HTMLBRElement extends HTMLElement {
    HTMLBRElement(Document document, String localName) {
        super(document, localName);
    }
}
