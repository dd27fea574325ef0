package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// A break between themes.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/grouping-content.html#htmlhrelement">HTML: HTMLHRElement</a>
public final class HTMLHRElement extends HTMLElement {
    HTMLHRElement(Document document, String localName) {
        super(document, localName);
    }
}
