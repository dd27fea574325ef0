package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// The caption of a table.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/tables.html#htmltablecaptionelement">HTML: HTMLTableCaptionElement</a>
public final class HTMLTableCaptionElement extends HTMLElement {
    HTMLTableCaptionElement(Document document, String localName) {
        super(document, localName);
    }
}
