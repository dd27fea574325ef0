package dev.frameloop.dom.tree;

import dev.frameloop.dom.script.DOMException;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/// A node that can have children: a document, a fragment, an element; with the mixin of that name.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-parentnode">DOM: mixin ParentNode</a>
public abstract class ParentNode extends Node {
    private @Nullable HTMLCollection children;
    private @Nullable Map<ElementCollections.Key, HTMLCollection> collections;
    private int childCount;
    private @Nullable Companion companions;
    private int childListVersion;

    ParentNode(@Nullable Document nodeDocument) {
        super(nodeDocument);
    }

    /// The elements by ID of the tree whose root this is; for documents and shadow roots only.
    ElementsById elementsById() {
        throw new IllegalStateException("only documents and shadow roots keep their elements by ID");
    }

    /// Called by {@link Links} alone.
    void childListChanged(int countChange) {
        childCount += countChange;
        childListVersion++;
        nodeDocument().treeChanged();
    }

    /// Counts the changes of the list of children.
    int childListVersion() {
        return childListVersion;
    }

    /// The number of children. Costs nothing.
    public final int childNodeCount() {
        return childCount;
    }

    @Override
    public int nodeLength() {
        return childCount;
    }

    /// A copy of the list of children.
    public final List<Node> childList() {
        if (childCount == 0) {
            return List.of();
        }
        List<Node> list = new ArrayList<>(childCount);
        for (Node node = firstChild; node != null; node = node.nextSibling) {
            list.add(node);
        }
        return list;
    }

    /// The live collection of child elements, always the same object.
    public final HTMLCollection children() {
        if (children == null) {
            children = new HTMLCollection(this, HTMLCollection.Reach.CHILDREN, _ -> true);
        }
        return children;
    }

    /// The collection for this key, made by `maker` when it is first asked for.
    HTMLCollection collection(ElementCollections.Key key, Supplier<HTMLCollection> maker) {
        if (collections == null) {
            collections = new HashMap<>();
        }
        return collections.computeIfAbsent(key, _ -> maker.get());
    }

    /// The first child that is an element, or null.
    public final @Nullable Element firstElementChild() {
        Node node = firstChild;
        while (node != null && !(node instanceof Element)) {
            node = node.nextSibling;
        }
        return (Element) node;
    }

    /// The last child that is an element, or null.
    public final @Nullable Element lastElementChild() {
        Node node = lastChild;
        while (node != null && !(node instanceof Element)) {
            node = node.previousSibling;
        }
        return (Element) node;
    }

    /// The number of children that are elements.
    public final long childElementCount() {
        return children().length();
    }

    /// Inserts nodes, and strings as text, before the first child.
    ///
    /// @throws DOMException `HierarchyRequestError`
    public final void prepend(Object... nodes) {
        Mutations.preInsert(ChildNode.convertNodesIntoNode(nodes, nodeDocument()), this, firstChild);
    }

    /// Inserts nodes, and strings as text, behind the last child.
    ///
    /// @throws DOMException `HierarchyRequestError`
    public final void append(Object... nodes) {
        Mutations.preInsert(ChildNode.convertNodesIntoNode(nodes, nodeDocument()), this, null);
    }

    /// Puts nodes, and strings as text, in the place of all children.
    ///
    /// @throws DOMException `HierarchyRequestError`
    public final void replaceChildren(Object... nodes) {
        Node node = ChildNode.convertNodesIntoNode(nodes, nodeDocument());
        Validity.ensurePreInsertValidity(node, this, null);
        Mutations.replaceAll(node, this);
    }

    /// Checks that a node may be inserted before a child, or at the end where that is null.
    ///
    /// @throws DOMException `HierarchyRequestError`, `NotFoundError`
    public final void ensurePreInsertValidity(Node node, @Nullable Node child) {
        Validity.ensurePreInsertValidity(node, this, child);
    }

    /// Moves a node of this tree before a child, or to the end, without removing it.
    ///
    /// @throws DOMException `HierarchyRequestError`, `NotFoundError`
    public final void moveBefore(Node node, @Nullable Node child) {
        Mutations.move(node, this, child == node ? node.nextSibling : child);
    }

    /// What another room keeps for this node, of which there is one of each class; made at first use.
    ///
    /// @param type the class that it is found by
    /// @param maker makes it
    public final <T> T companion(Class<T> type, Supplier<? extends T> maker) {
        T known = companionIfPresent(type);
        if (known != null) {
            return known;
        }
        T made = maker.get();
        companions = new Companion(made, companions);
        return made;
    }

    /// What another room keeps for this node, or null where it keeps nothing.
    public final <T> @Nullable T companionIfPresent(Class<T> type) {
        for (Companion one = companions; one != null; one = one.next) {
            if (type.isInstance(one.value)) {
                return type.cast(one.value);
            }
        }
        return null;
    }

    /// Companions in a list, since there are few of them: mostly none.
    private record Companion(Object value, @Nullable Companion next) {}

    /// The first descendant that the selectors match, or null.
    ///
    /// @throws DOMException `SyntaxError`
    public final @Nullable Element querySelector(String selectors) {
        return SelectorEngine.get().first(this, selectors);
    }

    /// All descendants that the selectors match, in tree order; a static list.
    ///
    /// @throws DOMException `SyntaxError`
    public final NodeList querySelectorAll(String selectors) {
        return NodeList.of(SelectorEngine.get().all(this, selectors));
    }

    /// The live collection of descendants with this qualified name, `*` for all.
    public final HTMLCollection getElementsByTagName(String qualifiedName) {
        return ElementCollections.byTagName(this, qualifiedName);
    }

    /// The live collection of descendants with this namespace and local name, `*` for all.
    public final HTMLCollection getElementsByTagNameNS(@Nullable String namespace, String localName) {
        return ElementCollections.byTagNameNS(this, namespace, localName);
    }

    /// The live collection of descendants that have all these classes, given with white space between.
    public final HTMLCollection getElementsByClassName(String classNames) {
        return ElementCollections.byClassName(this, classNames);
    }

    /// As {@link #querySelectorAll}, as a list of elements, the way jsoup names it.
    public final List<Element> select(String selectors) {
        return SelectorEngine.get().all(this, selectors);
    }

    /// As {@link #querySelector}, the way jsoup names it.
    public final @Nullable Element selectFirst(String selectors) {
        return querySelector(selectors);
    }

    /// The text of all texts below, as they stand.
    final String descendantTextContent() {
        if (firstChild == null) {
            return "";
        }
        if (firstChild == lastChild && firstChild instanceof Text text) {
            return text.data();
        }
        StringBuilder result = new StringBuilder();
        for (Node node = firstChild; node != null; node = node.following(this)) {
            if (node instanceof Text text) {
                result.append(text.data());
            }
        }
        return result.toString();
    }

    /// The text of the children that are texts, as they stand.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-child-text-content">DOM: child text content</a>
    public final String childTextContent() {
        StringBuilder result = new StringBuilder();
        for (Node node = firstChild; node != null; node = node.nextSibling) {
            if (node instanceof Text text) {
                result.append(text.data());
            }
        }
        return result.toString();
    }

    /// Replaces all children by one text, or by nothing where that is empty.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#string-replace-all">DOM: string replace all</a>
    public final void stringReplaceAll(String text) {
        Mutations.replaceAll(text.isEmpty() ? null : new Text(nodeDocument(), text), this);
    }
}
