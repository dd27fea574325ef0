package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// A piece of text without meaning.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/text-level-semantics.html#htmlspanelement">HTML: HTMLSpanElement</a>
public final class HTMLSpanElement extends HTMLElement {
    HTMLSpanElement(Document document, String localName) {
        super(document, localName);
    }
}
