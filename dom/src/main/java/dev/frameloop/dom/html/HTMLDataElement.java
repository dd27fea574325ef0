package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// Text with a value for machines.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/text-level-semantics.html#htmldataelement">HTML: HTMLDataElement</a>
public final class HTMLDataElement extends HTMLElement {
    HTMLDataElement(Document document, String localName) {
        super(document, localName);
    }
}
