package dev.frameloop.dom.html;

import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.tree.DOMTokenList;
import dev.frameloop.dom.tree.Document;

import java.util.Set;

/// A link of an image map.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/text-level-semantics.html#htmlanchorelement">HTML: HTMLAreaElement</a>
public final class HTMLAreaElement extends HTMLElement {
    private final DOMTokenList relList = new DOMTokenList(this, "rel", Set.of("noreferrer", "noopener", "opener"));

    HTMLAreaElement(Document document, String localName) {
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
