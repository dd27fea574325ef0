package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// A sound. UNIMPLEMENTED: playing it.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/media.html#htmlaudioelement">HTML: HTMLAudioElement</a>
public final class HTMLAudioElement extends HTMLMediaElement {
    HTMLAudioElement(Document document, String localName) {
        super(document, localName);
    }
}
