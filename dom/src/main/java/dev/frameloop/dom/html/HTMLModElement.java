package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// An insertion or deletion, `ins` or `del`.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/edits.html#htmlmodelement">HTML: HTMLModElement</a>
public final class HTMLModElement extends HTMLElement {
    HTMLModElement(Document document, String localName) {
        super(document, localName);
    }
}
