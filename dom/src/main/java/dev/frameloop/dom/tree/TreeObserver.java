package dev.frameloop.dom.tree;

import org.jspecify.annotations.Nullable;

import java.util.List;

/// What listens to every change of a document's nodes, connected or not: mutation observers, live ranges and iterators, slots,
/// custom elements, style invalidation.
///
/// Called while the tree changes, so it runs no script and changes no tree; what it has to do later it queues. A method may cost
/// what the change costs, never what the page costs.
public interface TreeObserver {
    /// Nodes are about to be inserted before `child`, which is not null.
    ///
    /// @param count how many
    default void inserting(Node parent, Node child, int count) {}

    /// A node has been linked into its parent, its subtree with it; for a fragment called once for each of its children.
    default void inserted(Node node) {}

    /// A node is about to be removed from its parent, or moved away.
    default void removing(Node node) {}

    /// A node has been removed; its subtree is still below it.
    ///
    /// @param wasConnected whether it was connected before
    default void removed(Node node, Node oldParent, @Nullable Node oldPreviousSibling, @Nullable Node oldNextSibling,
            boolean wasConnected) {}

    /// A node has been moved without being removed ({@link ParentNode#moveBefore}).
    default void moved(Node node, Node oldParent, @Nullable Node oldPreviousSibling, @Nullable Node oldNextSibling) {}

    /// The place for a mutation record of type `childList`; once per algorithm, as the standard has it.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#queue-a-tree-mutation-record">DOM: queue a tree mutation record</a>
    default void childListChanged(Node target, List<Node> addedNodes, List<Node> removedNodes,
            @Nullable Node previousSibling, @Nullable Node nextSibling) {}

    /// An attribute has been changed, added (old value null) or removed (new value null).
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#handle-attribute-changes">DOM: handle attribute changes</a>
    default void attributeChanged(Element element, String localName, @Nullable String namespace,
            @Nullable String oldValue, @Nullable String newValue) {}

    /// An element has come into a state or out of it; attributes do not count.
    default void stateChanged(Element element, ElementState state) {}

    /// `count` code units at `offset` have been replaced by `newLength` ones.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-cd-replace">DOM: replace data</a>
    default void dataReplaced(CharacterData node, int offset, int count, int newLength, String oldData) {}

    /// A text has been split, the new one linked after it; its data is cut at `offset` right after this.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-text-split">DOM: split a text node</a>
    default void textSplit(Text node, int offset, Text newNode) {}

    /// While normalizing, the data of `node` has been appended at `length` of `into`; `node` is removed right after this.
    default void textJoined(Text into, int length, Text node) {}

    /// A node, and its subtree with it, has moved to another document. Both documents' observers are told.
    default void adopted(Node node, Document oldDocument) {}
}
