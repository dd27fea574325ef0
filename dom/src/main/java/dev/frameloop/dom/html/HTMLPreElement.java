package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// Preformatted text.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/grouping-content.html#htmlpreelement">HTML: HTMLPreElement</a>
public final class HTMLPreElement extends HTMLElement {
    HTMLPreElement(Document document, String localName) {
        super(document, localName);
    }
}
