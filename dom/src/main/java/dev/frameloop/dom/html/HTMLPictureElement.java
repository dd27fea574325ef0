package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// Several sources of one image.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/embedded-content.html#htmlpictureelement">HTML: HTMLPictureElement</a>
public final class HTMLPictureElement extends HTMLElement {
    HTMLPictureElement(Document document, String localName) {
        super(document, localName);
    }
}
