package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// The root of a document.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/semantics.html#htmlhtmlelement">HTML: HTMLHtmlElement</a>
public final class HTMLHtmlElement extends HTMLElement {
    HTMLHtmlElement(Document document, String localName) {
        super(document, localName);
    }
}
