package dev.frameloop.dom.range;

import dev.frameloop.dom.tree.Node;
import org.jspecify.annotations.Nullable;

/// Walks over a tree as its filter shows it.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-treewalker">DOM: TreeWalker</a>
public final class TreeWalker extends Filtered {
    private Node current;

    TreeWalker(Node root, long whatToShow, @Nullable NodeFilter filter) {
        super(root, whatToShow, filter);
        current = root;
    }

    /// The node that it stands at.
    public Node currentNode() {
        return current;
    }

    /// Puts it at a node, even outside of the root.
    public void setCurrentNode(Node node) {
        current = node;
    }

    /// Goes to the nearest visible ancestor, and gives it, or null.
    public @Nullable Node parentNode() {
        for (Node node = current; node != null && node != root();) {
            node = node.parentNode();
            if (node != null && filter(node) == NodeFilter.FILTER_ACCEPT) {
                return stand(node);
            }
        }
        return null;
    }

    /// Goes to the first visible child, and gives it, or null.
    public @Nullable Node firstChild() {
        return traverseChildren(true);
    }

    /// Goes to the last visible child, and gives it, or null.
    public @Nullable Node lastChild() {
        return traverseChildren(false);
    }

    /// Goes to the next visible sibling, and gives it, or null.
    public @Nullable Node nextSibling() {
        return traverseSiblings(true);
    }

    /// Goes to the visible sibling before, and gives it, or null.
    public @Nullable Node previousSibling() {
        return traverseSiblings(false);
    }

    private Node stand(Node node) {
        current = node;
        return node;
    }

    private static @Nullable Node child(Node node, boolean first) {
        return first ? node.firstChild() : node.lastChild();
    }

    private static @Nullable Node sibling(Node node, boolean next) {
        return next ? node.nextSibling() : node.previousSibling();
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-traverse-children">DOM: traverse children</a>
    private @Nullable Node traverseChildren(boolean first) {
        // 1. - 2. From the first child on.
        Node node = child(current, first);
        while (node != null) {
            // 3.1. - 3.2. The first one that is accepted.
            int result = filter(node);
            if (result == NodeFilter.FILTER_ACCEPT) {
                return stand(node);
            }
            // 3.3. Children of skipped ones count as children.
            Node inner = result == NodeFilter.FILTER_SKIP ? child(node, first) : null;
            if (inner != null) {
                node = inner;
                continue;
            }
            // 3.4. On to siblings, and up out of skipped ones.
            Node from = node;
            node = null;
            while (from != null && node == null) {
                node = sibling(from, first);
                Node parent = from.parentNode();
                if (node == null && (parent == null || parent == root() || parent == current)) {
                    return null;
                }
                from = parent;
            }
        }
        // 4. There is none.
        return null;
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-traverse-siblings">DOM: traverse siblings</a>
    private @Nullable Node traverseSiblings(boolean next) {
        // 1. - 2. The root has none.
        Node node = current;
        while (node != null && node != root()) {
            // 3.1. - 3.2. Siblings, and children of skipped ones.
            Node sibling = sibling(node, next);
            while (sibling != null) {
                node = sibling;
                int result = filter(node);
                if (result == NodeFilter.FILTER_ACCEPT) {
                    return stand(node);
                }
                sibling = child(node, next);
                if (result == NodeFilter.FILTER_REJECT || sibling == null) {
                    sibling = sibling(node, next);
                }
            }
            // 3.3. - 3.5. Out of a skipped parent.
            node = node.parentNode();
            if (node == null || node == root() || filter(node) == NodeFilter.FILTER_ACCEPT) {
                return null;
            }
        }
        return null;
    }

    /// Goes to the visible node before in tree order, and gives it, or null.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#dom-treewalker-previousnode">DOM: previousNode()</a>
    public @Nullable Node previousNode() {
        // 1. - 2. Until the root.
        Node node = current;
        while (node != root()) {
            // 2.1. - 2.2. The last node below the sibling before, as far as it is not rejected.
            Node sibling = node.previousSibling();
            while (sibling != null) {
                node = sibling;
                int result = filter(node);
                while (result != NodeFilter.FILTER_REJECT && node.lastChild() != null) {
                    node = node.lastChild();
                    result = filter(node);
                }
                if (result == NodeFilter.FILTER_ACCEPT) {
                    return stand(node);
                }
                sibling = node.previousSibling();
            }
            // 2.3. - 2.5. Or the parent.
            Node parent = node.parentNode();
            if (node == root() || parent == null) {
                return null;
            }
            node = parent;
            if (filter(node) == NodeFilter.FILTER_ACCEPT) {
                return stand(node);
            }
        }
        return null;
    }

    /// Goes to the next visible node in tree order, and gives it, or null.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#dom-treewalker-nextnode">DOM: nextNode()</a>
    public @Nullable Node nextNode() {
        // 1. - 2. Nothing is rejected yet.
        Node node = current;
        int result = NodeFilter.FILTER_ACCEPT;
        while (true) {
            // 3.1. Down, unless rejected.
            while (result != NodeFilter.FILTER_REJECT && node.firstChild() != null) {
                node = node.firstChild();
                result = filter(node);
                if (result == NodeFilter.FILTER_ACCEPT) {
                    return stand(node);
                }
            }
            // 3.2. - 3.4. On, and up.
            Node following = node.followingSkippingChildren(root());
            if (following == null) {
                return null;
            }
            node = following;
            result = filter(node);
            if (result == NodeFilter.FILTER_ACCEPT) {
                return stand(node);
            }
        }
    }
}
