package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// A time.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/text-level-semantics.html#htmltimeelement">HTML: HTMLTimeElement</a>
public final class HTMLTimeElement extends HTMLElement {
    HTMLTimeElement(Document document, String localName) {
        super(document, localName);
    }
}
