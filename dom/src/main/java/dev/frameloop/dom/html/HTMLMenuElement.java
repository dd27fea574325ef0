package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// A list of commands.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/grouping-content.html#htmlmenuelement">HTML: HTMLMenuElement</a>
public final class HTMLMenuElement extends HTMLElement {
    HTMLMenuElement(Document document, String localName) {
        super(document, localName);
    }
}
