package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.DOMTokenList;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Node;
import org.jspecify.annotations.Nullable;

import java.util.Set;

/// A link to a resource, a style sheet say, that the page loads.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/semantics.html#htmllinkelement">HTML: HTMLLinkElement</a>
public final class HTMLLinkElement extends HTMLElement {
    private final DOMTokenList relList = new DOMTokenList(this, "rel",
            Set.of("stylesheet", "icon", "modulepreload", "preload"));

    HTMLLinkElement(Document document, String localName) {
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
    protected void insertionSteps() {
        nodeDocument().loading().host().linkChanged(this);
    }

    @Override
    protected void removingSteps(boolean subtreeRoot, Node oldAncestor) {
        nodeDocument().loading().host().linkChanged(this);
    }

    @Override
    protected void attributeChangeSteps(String name, @Nullable String oldValue, @Nullable String newValue,
            @Nullable String inNamespace) {
        if (isConnected()
                && Set.of("href", "rel", "media", "type", "disabled", "crossorigin", "integrity").contains(name)) {
            nodeDocument().loading().host().linkChanged(this);
        }
    }
}
