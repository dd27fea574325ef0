package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.DocumentFragment;

/// A template, whose contents are no children.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/scripting.html#htmltemplateelement">HTML: HTMLTemplateElement</a>
public final class HTMLTemplateElement extends HTMLElement {
    private DocumentFragment content;

    HTMLTemplateElement(Document document, String localName) {
        super(document, localName);
        content = new DocumentFragment(document.appropriateTemplateContentsOwnerDocument(), this, false);
    }

    /// Makes a shadow root its contents, while the parser reads what belongs there.
    void standFor(DocumentFragment shadowRoot) {
        content = shadowRoot;
    }

    /// The contents, always the same object.
    public DocumentFragment content() {
        return content;
    }

    @Override
    public DocumentFragment templateContent() {
        return content;
    }
}
