package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// A video or sound. UNIMPLEMENTED: playing it.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/media.html#htmlmediaelement">HTML: HTMLMediaElement</a>
public abstract sealed class HTMLMediaElement extends HTMLElement permits HTMLVideoElement, HTMLAudioElement {
    HTMLMediaElement(Document document, String localName) {
        super(document, localName);
    }

    /// The address, resolved.
    public String src() {
        return Hyperlinks.resolved(this, "src");
    }

    /// Sets the address.
    public void setSrc(String value) {
        setAttribute("src", value);
    }
}
