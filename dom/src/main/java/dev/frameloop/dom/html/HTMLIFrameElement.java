package dev.frameloop.dom.html;

import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Node;
import org.jspecify.annotations.Nullable;

import java.util.Set;

/// A document within a document; what it shows is its document's host's business.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/iframe-embed-object.html#htmliframeelement">HTML: HTMLIFrameElement</a>
public final class HTMLIFrameElement extends HTMLElement {
    HTMLIFrameElement(Document document, String localName) {
        super(document, localName);
    }

    /// The address, resolved.
    public String src() {
        return Hyperlinks.resolved(this, "src");
    }

    /// Sets the address.
    public void setSrc(String value) {
        setAttribute("src", value);
    }

    /// The document that it shows, or null.
    public @Nullable Document contentDocument() {
        return nodeDocument().loading().host().contentDocument(this);
    }

    /// The window that it shows, or null.
    public @Nullable EventTarget contentWindow() {
        return nodeDocument().loading().host().contentWindow(this);
    }

    @Override
    protected boolean hasPostConnectionSteps() {
        return true;
    }

    @Override
    protected void postConnectionSteps() {
        nodeDocument().loading().host().frameChanged(this);
    }

    @Override
    protected void removingSteps(boolean subtreeRoot, Node oldAncestor) {
        nodeDocument().loading().host().frameDisconnected(this);
    }

    @Override
    protected void attributeChangeSteps(String name, @Nullable String oldValue, @Nullable String newValue,
            @Nullable String inNamespace) {
        if (isConnected() && inNamespace == null && Set.of("src", "srcdoc").contains(name)) {
            nodeDocument().loading().host().frameChanged(this);
        }
    }
}
