package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// Moving text. UNIMPLEMENTED: the movement.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/obsolete.html#htmlmarqueeelement">HTML: HTMLMarqueeElement</a>
public final class HTMLMarqueeElement extends HTMLElement {
    HTMLMarqueeElement(Document document, String localName) {
        super(document, localName);
    }
}
