package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// An image map.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/image-maps.html#htmlmapelement">HTML: HTMLMapElement</a>
public final class HTMLMapElement extends HTMLElement {
    HTMLMapElement(Document document, String localName) {
        super(document, localName);
    }
}
