package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.shadow.ShadowRoot;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.DocumentFragment;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Namespaces;
import dev.frameloop.dom.tree.Node;

import org.jspecify.annotations.Nullable;

/// What a match needs to know beside the element: the scope, the shadow host, the document's mode.
///
/// One is made for many matches, and is good as long as the tree does not change; then {@link #reset()}.
///
/// Owner thread of the document only.
public final class MatchContext {
    private final boolean html;
    private final boolean quirks;
    private final PositionCache positions = new PositionCache();
    private @Nullable Node scope;
    private @Nullable Element shadowHost;
    private @Nullable Element anchor;

    /// A context for elements of that document, without a scope or a shadow host.
    public MatchContext(Document document) {
        html = document.isHtmlDocument();
        quirks = document.isQuirksMode();
    }

    /// Forgets what was learned about the tree, because it may have changed.
    public void reset() {
        positions.clear();
    }

    /// What `:scope` stands for: an element; or a fragment, which can have nothing but `:scope` itself; or null for the
    /// root element.
    public void setScope(@Nullable Node scope) {
        this.scope = scope instanceof Document ? null : scope;
    }

    /// The host of the shadow tree that the selectors are for, which they see as `:host` only; null for selectors of a
    /// document.
    public void setShadowHost(@Nullable Element host) {
        shadowHost = host;
    }

    boolean isQuirks() {
        return quirks;
    }

    boolean isHtmlElementInHtmlDocument(Element element) {
        return html && Namespaces.HTML.equals(element.namespaceURI());
    }

    PositionCache positions() {
        return positions;
    }

    @Nullable
    Element shadowHost() {
        return shadowHost;
    }

    /// Leaves the shadow tree for the tree of its host, and returns the host to go back with.
    @Nullable
    Element leaveShadowTree() {
        Element left = shadowHost;
        shadowHost = null;
        return left;
    }

    void enterShadowTree(@Nullable Element host) {
        shadowHost = host;
    }

    @Nullable
    Element anchor() {
        return anchor;
    }

    void setAnchor(@Nullable Element anchor) {
        this.anchor = anchor;
    }

    boolean isScope(Element element) {
        return scope == null ? isRoot(element) : element == scope;
    }

    /// Whether this is a fragment that is the scope.
    boolean isFragmentScope(@Nullable Node node) {
        return node instanceof DocumentFragment && node == scope;
    }

    boolean hasFragmentScope() {
        return scope instanceof DocumentFragment;
    }

    static boolean isRoot(Element element) {
        return element.parentNode() instanceof Document;
    }

    /// The element that the selectors see as the parent; in the shadow tree that they are for, the host is above the root.
    @Nullable
    Element parent(Element element) {
        if (element == shadowHost) {
            return null;
        }
        Node parent = element.parentNode();
        if (parent instanceof Element e) {
            return e;
        }
        return shadowHost != null && parent instanceof DocumentFragment root && root.isShadowRoot()
                && root.host() == shadowHost ? shadowHost : null;
    }

    /// The slot that the element is assigned to, where that is in the shadow tree that the selectors are for.
    @Nullable
    Element assignedSlot(Element element) {
        ShadowRoot root = shadowHost == null ? null : ShadowRoot.of(shadowHost);
        return root == null ? null : root.assignedSlot(element);
    }

    /// The host of the shadow tree that the element is in, or null.
    @Nullable
    Element hostOf(Element element) {
        return element.root() instanceof DocumentFragment root && root.isShadowRoot() ? root.host() : null;
    }

    @Nullable
    Node parentOrHost(Node node) {
        return node instanceof DocumentFragment root ? root.host() : node.parentNode();
    }
}
