package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// Text in a font, the old way.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/obsolete.html#htmlfontelement">HTML: HTMLFontElement</a>
public final class HTMLFontElement extends HTMLElement {
    HTMLFontElement(Document document, String localName) {
        super(document, localName);
    }
}
