package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// A list of terms and what they mean.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/grouping-content.html#htmldlistelement">HTML: HTMLDListElement</a>
public final class HTMLDListElement extends HTMLElement {
    HTMLDListElement(Document document, String localName) {
        super(document, localName);
    }
}
