package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// A text track of a medium.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/media.html#htmltrackelement">HTML: HTMLTrackElement</a>
public final class HTMLTrackElement extends HTMLElement {
    HTMLTrackElement(Document document, String localName) {
        super(document, localName);
    }
}
