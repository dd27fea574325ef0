package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// A frame of a set. UNIMPLEMENTED: its document.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/obsolete.html#htmlframeelement">HTML: HTMLFrameElement</a>
public final class HTMLFrameElement extends HTMLElement {
    HTMLFrameElement(Document document, String localName) {
        super(document, localName);
    }
}
