package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// The title of a document.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/semantics.html#htmltitleelement">HTML: HTMLTitleElement</a>
public final class HTMLTitleElement extends HTMLElement {
    HTMLTitleElement(Document document, String localName) {
        super(document, localName);
    }

    /// The text as it stands.
    @Override
    public String text() {
        return childTextContent();
    }

    /// Replaces the text.
    public void setText(String value) {
        stringReplaceAll(value);
    }
}
