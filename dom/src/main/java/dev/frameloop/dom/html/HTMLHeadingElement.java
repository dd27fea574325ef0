package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// A heading, `h1` to `h6`.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/sections.html#htmlheadingelement">HTML: HTMLHeadingElement</a>
public final class HTMLHeadingElement extends HTMLElement {
    HTMLHeadingElement(Document document, String localName) {
        super(document, localName);
    }
}
