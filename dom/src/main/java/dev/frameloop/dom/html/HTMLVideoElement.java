package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// A video. UNIMPLEMENTED: playing it.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/media.html#htmlvideoelement">HTML: HTMLVideoElement</a>
public final class HTMLVideoElement extends HTMLMediaElement {
    HTMLVideoElement(Document document, String localName) {
        super(document, localName);
    }
}
