package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// A quotation, `q` or `blockquote`.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/grouping-content.html#htmlquoteelement">HTML: HTMLQuoteElement</a>
public final class HTMLQuoteElement extends HTMLElement {
    HTMLQuoteElement(Document document, String localName) {
        super(document, localName);
    }
}
