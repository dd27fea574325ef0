package dev.frameloop.dom.tree;

import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.mutation.RegisteredObservers;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.shadow.ShadowRoot;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// A node of the tree.
///
/// Owner thread of the document's loop only. The links are read here and written by {@link Mutations} alone.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-node">DOM: interface Node</a>
public abstract class Node extends EventTarget {
    /// The type of an {@link Element}.
    public static final int ELEMENT_NODE = 1;
    /// The type of an {@link Attr}.
    public static final int ATTRIBUTE_NODE = 2;
    /// The type of a {@link Text} that is no CDATA section.
    public static final int TEXT_NODE = 3;
    /// The type of a {@link CDATASection}.
    public static final int CDATA_SECTION_NODE = 4;
    /// The type of a {@link ProcessingInstruction}.
    public static final int PROCESSING_INSTRUCTION_NODE = 7;
    /// The type of a {@link Comment}.
    public static final int COMMENT_NODE = 8;
    /// The type of a {@link Document}.
    public static final int DOCUMENT_NODE = 9;
    /// The type of a {@link DocumentType}.
    public static final int DOCUMENT_TYPE_NODE = 10;
    /// The type of a {@link DocumentFragment}.
    public static final int DOCUMENT_FRAGMENT_NODE = 11;

    /// Bit of {@link #compareDocumentPosition}: the two are in different trees.
    public static final int DOCUMENT_POSITION_DISCONNECTED = 0x01;
    /// Bit of {@link #compareDocumentPosition}: the other precedes.
    public static final int DOCUMENT_POSITION_PRECEDING = 0x02;
    /// Bit of {@link #compareDocumentPosition}: the other follows.
    public static final int DOCUMENT_POSITION_FOLLOWING = 0x04;
    /// Bit of {@link #compareDocumentPosition}: the other is an ancestor.
    public static final int DOCUMENT_POSITION_CONTAINS = 0x08;
    /// Bit of {@link #compareDocumentPosition}: the other is a descendant.
    public static final int DOCUMENT_POSITION_CONTAINED_BY = 0x10;
    /// Bit of {@link #compareDocumentPosition}: the answer is consistent, and otherwise arbitrary.
    public static final int DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC = 0x20;

    @Nullable
    Node parent;
    @Nullable
    Node firstChild;
    @Nullable
    Node lastChild;
    @Nullable
    Node nextSibling;
    @Nullable
    Node previousSibling;
    /// The document or shadow root at the root of this node's tree; null where the root is neither.
    @Nullable
    ParentNode treeScope;
    boolean connected;
    private @Nullable Document nodeDocument;
    private @Nullable RegisteredObservers registeredObservers;
    private @Nullable NodeList childNodes;
    private int creationNumber;

    Node(@Nullable Document nodeDocument) {
        this.nodeDocument = nodeDocument;
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return nodeDocument().realm();
    }

    @Override
    protected @Nullable EventTarget getTheParent(Event event) {
        if (parent instanceof Element host && host.attachedShadowRoot() instanceof ShadowRoot root) {
            Element slot = root.assignedSlot(this);
            return slot != null ? slot : parent;
        }
        return parent;
    }

    @Override
    protected final boolean isPassiveByDefault(String type) {
        return isScrollBlocking(type) && (this == nodeDocument() || this == nodeDocument().documentElement()
                || this == nodeDocument().body());
    }

    /// The mutation observers that are registered on this node, or null.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#registered-observer-list">DOM: registered observer list</a>
    public final @Nullable RegisteredObservers registeredObservers() {
        return registeredObservers;
    }

    /// Sets the list; for the mutation room only.
    public final void setRegisteredObservers(@Nullable RegisteredObservers observers) {
        registeredObservers = observers;
    }

    /// One of the constants above.
    public abstract int nodeType();

    /// The tag name of an element, the target, the qualified name, or `#text` and its like.
    public abstract String nodeName();

    /// A number by which nodes of different trees are ordered, given when it is first asked for.
    final int creationOrder() {
        if (creationNumber == 0) {
            creationNumber = nodeDocument().nextCreationNumber();
        }
        return creationNumber;
    }

    /// The document that this node belongs to, itself for a document.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-document">DOM: node document</a>
    public Document nodeDocument() {
        Document document = nodeDocument;
        if (document == null) {
            throw new IllegalStateException("a document overrides this");
        }
        return document;
    }

    void setNodeDocument(Document document) {
        nodeDocument = document;
    }

    /// The node document; null for a document.
    public @Nullable Document ownerDocument() {
        return nodeDocument();
    }

    /// The URL that relative ones are resolved against.
    public String baseURI() {
        return nodeDocument().documentBaseURL();
    }

    /// Whether the shadow-including root is a document. Costs nothing.
    public final boolean isConnected() {
        return connected;
    }

    /// The document or shadow root whose tree holds this node, or null. Costs nothing.
    public final @Nullable ParentNode treeScope() {
        return treeScope;
    }

    /// The root, or the shadow-including root where the options say so.
    public final Node getRootNode(GetRootNodeOptions options) {
        return options.composed() ? shadowIncludingRoot() : root();
    }

    /// The topmost inclusive ancestor.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-tree-root">DOM: root</a>
    public final Node root() {
        if (treeScope != null) {
            return treeScope;
        }
        Node node = this;
        for (Node up = node.parent; up != null; up = node.parent) {
            node = up;
        }
        return node;
    }

    /// The root, taken on through the hosts of shadow roots.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-shadow-including-root">DOM: shadow-including root</a>
    public final Node shadowIncludingRoot() {
        Node root = root();
        while (root instanceof DocumentFragment fragment && fragment.isShadowRoot() && fragment.host() != null) {
            root = fragment.host().root();
        }
        return root;
    }

    /// The parent, or null.
    public final @Nullable Node parentNode() {
        return parent;
    }

    /// The parent where that is an element, or null.
    public final @Nullable Element parentElement() {
        return parent instanceof Element element ? element : null;
    }

    /// Whether there is a child.
    public final boolean hasChildNodes() {
        return firstChild != null;
    }

    /// The live list of children, always the same object.
    public final NodeList childNodes() {
        if (childNodes == null) {
            childNodes = this instanceof ParentNode with ? new ChildNodeList(with) : NodeList.of(List.of());
        }
        return childNodes;
    }

    /// The first child, or null.
    public final @Nullable Node firstChild() {
        return firstChild;
    }

    /// The last child, or null.
    public final @Nullable Node lastChild() {
        return lastChild;
    }

    /// The sibling before this node, or null.
    public final @Nullable Node previousSibling() {
        return previousSibling;
    }

    /// The sibling after this node, or null.
    public final @Nullable Node nextSibling() {
        return nextSibling;
    }

    /// The data of character data, the value of an attribute; null otherwise.
    public @Nullable String nodeValue() {
        return null;
    }

    /// Sets what {@link #nodeValue} tells; does nothing where that is always null.
    public void setNodeValue(@Nullable String value) {}

    /// The text of this node and its descendants; null for documents and doctypes.
    public @Nullable String textContent() {
        return null;
    }

    /// Replaces all children of an element or fragment by one text, or sets {@link #nodeValue}.
    public void setTextContent(@Nullable String value) {}

    /// Removes empty exclusive text nodes among the descendants, and joins adjacent ones.
    public final void normalize() {
        TextAlgorithms.normalize(this);
    }

    /// A copy of this node, with its descendants where `subtree` says so.
    ///
    /// @throws DOMException `NotSupportedError` for a shadow root
    public Node cloneNode(boolean subtree) {
        return Cloning.cloneNode(this, nodeDocument(), subtree);
    }

    /// A copy of this node alone; what belongs to its own kind is copied by {@link #cloningSteps}.
    abstract Node cloneSingle(Document document);

    /// What an element's kind adds to a copy beside the contents of a template. Called once the copy has its attributes.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-clone-ext">DOM: cloning steps</a>
    protected void cloningSteps(Node copy, boolean subtree) {}

    /// Whether the other node is like this one in everything that the standard compares, descendants included.
    public final boolean isEqualNode(@Nullable Node other) {
        return other != null && Comparison.areEqual(this, other);
    }

    /// Whether this node by itself, without its descendants, equals the other, which is of the same type.
    abstract boolean equalsSingle(Node other);

    /// Whether the other node is this one.
    public final boolean isSameNode(@Nullable Node other) {
        return this == other;
    }

    /// Where the other node is, seen from this one: a sum of the `DOCUMENT_POSITION` constants.
    public final int compareDocumentPosition(Node other) {
        return Comparison.position(this, other);
    }

    /// Whether the other node is an inclusive descendant of this one.
    public final boolean contains(@Nullable Node other) {
        for (Node node = other; node != null; node = node.parent) {
            if (node == this) {
                return true;
            }
        }
        return false;
    }

    /// Whether this node is an inclusive ancestor of the other, hosts of shadow roots taken as parents.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-shadow-including-inclusive-ancestor">DOM: shadow-including inclusive ancestor</a>
    public final boolean isShadowIncludingInclusiveAncestorOf(Node other) {
        for (Node node = other; node != null; node = Traversal.parentOrHost(node)) {
            if (node == this) {
                return true;
            }
        }
        return false;
    }

    /// The prefix by which this namespace is known here, or null.
    public final @Nullable String lookupPrefix(@Nullable String namespace) {
        return namespace == null || namespace.isEmpty() ? null : Namespaces.locatePrefix(this, namespace);
    }

    /// The namespace that this prefix stands for here, or null.
    public final @Nullable String lookupNamespaceURI(@Nullable String prefix) {
        return Namespaces.locate(this, prefix == null || prefix.isEmpty() ? null : prefix);
    }

    /// Whether this is the namespace of elements without a prefix here.
    public final boolean isDefaultNamespace(@Nullable String namespace) {
        String wanted = namespace == null || namespace.isEmpty() ? null : namespace;
        String found = Namespaces.locate(this, null);
        return wanted == null ? found == null : wanted.equals(found);
    }

    /// Inserts a node before a child, or at the end where that is null.
    ///
    /// @throws DOMException `HierarchyRequestError` where the result were no tree that the standard allows, `NotFoundError`
    ///     where `child` has another parent
    public final Node insertBefore(Node node, @Nullable Node child) {
        return Mutations.preInsert(node, this, child);
    }

    /// Inserts a node at the end.
    ///
    /// @throws DOMException `HierarchyRequestError` where the result were no tree that the standard allows
    public final Node appendChild(Node node) {
        return Mutations.preInsert(node, this, null);
    }

    /// Puts a node in the place of a child, and returns that child.
    ///
    /// @throws DOMException `HierarchyRequestError`, `NotFoundError`
    public final Node replaceChild(Node node, Node child) {
        return Mutations.replace(child, node, this);
    }

    /// Takes a child out, and returns it.
    ///
    /// @throws DOMException `NotFoundError` where `child` has another parent
    public final Node removeChild(Node child) {
        return Mutations.preRemove(child, this);
    }

    /// The number of siblings before this node; costs that many steps.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-tree-index">DOM: index</a>
    public final int index() {
        int index = 0;
        for (Node node = previousSibling; node != null; node = node.previousSibling) {
            index++;
        }
        return index;
    }

    /// The length: of character data its number of code units, otherwise the number of children.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-length">DOM: length of a node</a>
    public int nodeLength() {
        return 0;
    }

    /// The next node in tree order within `within`, which is an inclusive ancestor of this one, or null.
    public final @Nullable Node following(@Nullable Node within) {
        return firstChild != null ? firstChild : followingSkippingChildren(within);
    }

    /// The next node in tree order within `within` that is no descendant of this one, or null.
    public final @Nullable Node followingSkippingChildren(@Nullable Node within) {
        for (Node node = this; node != null && node != within; node = node.parent) {
            if (node.nextSibling != null) {
                return node.nextSibling;
            }
        }
        return null;
    }

    /// The node before this one in tree order within `within`, or null.
    public final @Nullable Node preceding(@Nullable Node within) {
        if (this == within) {
            return null;
        }
        Node node = previousSibling;
        if (node == null) {
            return parent;
        }
        while (node.lastChild != null) {
            node = node.lastChild;
        }
        return node;
    }

    /// What this kind of node does when it has become connected; runs no script. Called once for each node that is connected by
    /// an insertion, in shadow-including tree order.
    ///
    /// FAST PATH: the standard calls it for disconnected insertions too, where no kind of ours does anything.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-insert-ext">DOM: insertion steps</a>
    protected void insertionSteps() {}

    /// Whether {@link #postConnectionSteps} does anything.
    protected boolean hasPostConnectionSteps() {
        return false;
    }

    /// What this kind of node does when it has become connected and all nodes of that insertion are in place; may run scripts.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-post-connection-ext">DOM: post-connection steps</a>
    protected void postConnectionSteps() {}

    /// What this kind of node does when it was connected and has been removed.
    ///
    /// @param subtreeRoot whether this node itself was removed, not an ancestor of it
    /// @param oldAncestor the parent that the removed subtree had
    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-remove-ext">DOM: removing steps</a>
    protected void removingSteps(boolean subtreeRoot, Node oldAncestor) {}

    /// What this kind of node does when it has been moved without being removed.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-move-ext">DOM: moving steps</a>
    protected void movingSteps(boolean subtreeRoot, Node oldAncestor) {}

    /// What this kind of node does when its children, or the data of one of them, have changed.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-children-changed-ext">DOM: children changed steps</a>
    protected void childrenChangedSteps() {}

    /// What this kind of node does when it has got another node document.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-adopt-ext">DOM: adopting steps</a>
    protected void adoptingSteps(Document oldDocument) {}
}
