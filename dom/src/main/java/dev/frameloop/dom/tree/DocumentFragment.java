package dev.frameloop.dom.tree;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.Realm;

import org.jspecify.annotations.Nullable;

/// A fragment: a root without a document above it. Shadow roots are fragments with a host that keep a tree scope of their own.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-documentfragment">DOM: interface DocumentFragment</a>
public non-sealed class DocumentFragment extends ParentNode implements NonElementParentNode {
    private final @Nullable Element host;
    private final @Nullable ElementsById elementsById;

    /// An empty fragment of this document.
    public DocumentFragment(Document document) {
        this(document, null, false);
    }

    /// `new DocumentFragment()`: a fragment of the realm's document.
    public DocumentFragment(Realm realm) {
        this(Document.associatedWith(realm));
    }

    /// A fragment with a host: the contents of a template, or a shadow root.
    ///
    /// @param shadowRoot whether it is a shadow root, to be handed to {@link Element#attachShadowRoot}
    public DocumentFragment(Document document, @Nullable Element host, boolean shadowRoot) {
        super(document);
        this.host = host;
        elementsById = shadowRoot ? new ElementsById(this) : null;
        if (shadowRoot) {
            treeScope = this;
        }
    }

    /// The element that this belongs to, a template or the host of a shadow root; null for an ordinary fragment.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-documentfragment-host">DOM: host of a fragment</a>
    public final @Nullable Element host() {
        return host;
    }

    /// Whether this is a shadow root.
    public final boolean isShadowRoot() {
        return elementsById != null;
    }

    @Override
    ElementsById elementsById() {
        return elementsById != null ? elementsById : super.elementsById();
    }

    @Override
    public final @Nullable Element getElementById(String elementId) {
        if (elementId.isEmpty()) {
            return null;
        }
        return elementsById != null ? elementsById.first(elementId) : ElementsById.walkFor(this, elementId);
    }

    @Override
    public final int nodeType() {
        return DOCUMENT_FRAGMENT_NODE;
    }

    @Override
    public final String nodeName() {
        return "#document-fragment";
    }

    @Override
    public final String textContent() {
        return descendantTextContent();
    }

    @Override
    public final void setTextContent(@Nullable String value) {
        stringReplaceAll(value == null ? "" : value);
    }

    @Override
    public final Node cloneNode(boolean subtree) {
        if (isShadowRoot()) {
            throw new DOMException("NotSupportedError", "A shadow root cannot be cloned.");
        }
        return super.cloneNode(subtree);
    }

    @Override
    Node cloneSingle(Document document) {
        return new DocumentFragment(document);
    }

    @Override
    boolean equalsSingle(Node other) {
        return other instanceof DocumentFragment;
    }
}
