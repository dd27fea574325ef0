package dev.frameloop.dom.html;

import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.tree.DOMTokenList;
import dev.frameloop.dom.tree.Document;

import java.util.Set;

/// A link.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/text-level-semantics.html#htmlanchorelement">HTML: HTMLAnchorElement</a>
public final class HTMLAnchorElement extends HTMLElement {
    private final DOMTokenList relList = new DOMTokenList(this, "rel", Set.of("noreferrer", "noopener", "opener"));

    HTMLAnchorElement(Document document, String localName) {
        super(document, localName);
    }

    /// What the link is, as a live list.
    public DOMTokenList relList() {
        return relList;
    }

    /// The address, resolved.
    public String href() {
        return Hyperlinks.resolved(this, "href");
    }

    /// Sets the address.
    public void setHref(String value) {
        setAttribute("href", value);
    }

    /// The text of the link as it stands.
    @Override
    public String text() {
        return String.valueOf(textContent());
    }

    /// Replaces the contents by a text.
    public void setText(String value) {
        setTextContent(value);
    }

    @Override
    public String toString() {
        return href();
    }

    @Override
    public boolean isFocusableByDefault() {
        return hasAttribute("href");
    }

    @Override
    protected boolean hasActivationBehavior() {
        return true;
    }

    @Override
    protected void activationBehavior(Event event) {
        if (hasAttribute("href")) {
            nodeDocument().loading().host().followHyperlink(this, event);
        }
    }
}
