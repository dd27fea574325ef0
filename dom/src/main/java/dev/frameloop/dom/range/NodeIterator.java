package dev.frameloop.dom.range;

import dev.frameloop.dom.tree.Node;
import org.jspecify.annotations.Nullable;

/// Goes through nodes in tree order, and keeps its place when nodes are removed.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-nodeiterator">DOM: NodeIterator</a>
public final class NodeIterator extends Filtered {
    private Node reference;
    private boolean pointerBeforeReference = true;

    NodeIterator(Node root, long whatToShow, @Nullable NodeFilter filter) {
        super(root, whatToShow, filter);
        reference = root;
        LiveRanges.of(root.nodeDocument()).add(this);
    }

    /// The node that it stands at.
    public Node referenceNode() {
        return reference;
    }

    /// Whether it stands before that node.
    public boolean pointerBeforeReferenceNode() {
        return pointerBeforeReference;
    }

    /// Goes on to the next node, and gives it, or null at the end.
    public @Nullable Node nextNode() {
        return traverse(true);
    }

    /// Goes back to the node before, and gives it, or null at the beginning.
    public @Nullable Node previousNode() {
        return traverse(false);
    }

    /// Does nothing, as the standard says.
    public void detach() {}

    /// @see <a href="https://dom.spec.whatwg.org/#concept-nodeiterator-traverse">DOM: traverse</a>
    private @Nullable Node traverse(boolean next) {
        // 1. - 2. From where it stands.
        Node node = reference;
        boolean beforeNode = pointerBeforeReference;
        // 3. Step over the pointer or to the next node, until one is accepted.
        do {
            if (beforeNode == next) {
                beforeNode = !next;
            } else {
                Node step = next ? node.following(root()) : node.preceding(root());
                if (step == null) {
                    return null;
                }
                node = step;
            }
        } while (filter(node) != NodeFilter.FILTER_ACCEPT);
        // 4. - 6. It stands there now.
        reference = node;
        pointerBeforeReference = beforeNode;
        return node;
    }

    /// @see <a href="https://dom.spec.whatwg.org/#nodeiterator-pre-removing-steps">DOM: NodeIterator pre-remove steps</a>
    void preRemove(Node toBeRemoved) {
        // 1. Only what holds the reference, and lies within the root, matters.
        if (!toBeRemoved.contains(reference) || toBeRemoved.contains(root())) {
            return;
        }
        // 2. Standing before it, stand before what follows.
        if (pointerBeforeReference) {
            Node next = toBeRemoved.followingSkippingChildren(root());
            if (next != null) {
                reference = next;
                return;
            }
            pointerBeforeReference = false;
        }
        // 3. Otherwise, or where nothing follows, behind what came before.
        Node previous = toBeRemoved.preceding(root());
        reference = previous != null ? previous : root();
    }
}
