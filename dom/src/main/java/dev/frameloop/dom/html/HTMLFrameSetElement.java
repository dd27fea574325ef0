package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// A set of frames.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/obsolete.html#htmlframesetelement">HTML: HTMLFrameSetElement</a>
public final class HTMLFrameSetElement extends HTMLElement {
    HTMLFrameSetElement(Document document, String localName) {
        super(document, localName);
    }
}
