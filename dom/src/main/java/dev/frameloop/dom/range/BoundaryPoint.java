package dev.frameloop.dom.range;

import dev.frameloop.dom.tree.Node;
import org.jspecify.annotations.Nullable;

/// A place in a tree: before the child with this index, or within data.
///
/// @param node the node
/// @param offset from 0 to the length of the node
/// @see <a href="https://dom.spec.whatwg.org/#concept-range-bp">DOM: boundary point</a>
record BoundaryPoint(Node node, int offset) {
    /// Below 0 if this point is before the other, 0 if they are the same, above 0 if it is after. Both are in one tree.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-range-bp-position">DOM: position of a boundary point</a>
    int compareTo(BoundaryPoint other) {
        // 2. Within one node the offsets tell.
        if (node == other.node) {
            return Integer.compare(offset, other.offset);
        }
        // 3. Otherwise the order of the nodes does,
        int position = node.compareDocumentPosition(other.node);
        if ((position & Node.DOCUMENT_POSITION_PRECEDING) != 0) {
            return -other.compareTo(this);
        }
        // 4. unless this node holds the other: then where its child is that holds it.
        if ((position & Node.DOCUMENT_POSITION_CONTAINED_BY) != 0) {
            Node child = other.node;
            for (Node parent = child.parentNode(); parent != null && parent != node; parent = child.parentNode()) {
                child = parent;
            }
            return child.index() < offset ? 1 : -1;
        }
        // 5. This one comes first.
        return -1;
    }

    /// The child right behind this point, or null.
    @Nullable
    Node childAfter() {
        Node child = node.firstChild();
        for (int i = 0; child != null && i < offset; i++) {
            child = child.nextSibling();
        }
        return child;
    }
}
