package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

/// The base of a document's addresses.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/semantics.html#htmlbaseelement">HTML: HTMLBaseElement</a>
public final class HTMLBaseElement extends HTMLElement {
    HTMLBaseElement(Document document, String localName) {
        super(document, localName);
    }

    /// The address, resolved; the document's without the attribute.
    public String href() {
        return hasAttribute("href") ? Hyperlinks.resolved(this, "href") : nodeDocument().URL();
    }

    /// Sets the address.
    public void setHref(String value) {
        setAttribute("href", value);
    }
}
