package dev.frameloop.dom.tree;

/// Comparing nodes: equality, and position.
final class Comparison {
    private Comparison() {}

    /// Compares without recursion, so that no depth is too deep.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-equals">DOM: equals</a>
    static boolean areEqual(Node first, Node second) {
        Node a = first;
        Node b = second;
        while (true) {
            if (a.nodeType() != b.nodeType() || !a.equalsSingle(b)
                    || (a.firstChild == null) != (b.firstChild == null)) {
                return false;
            }
            if (a.firstChild != null && b.firstChild != null) {
                a = a.firstChild;
                b = b.firstChild;
                continue;
            }
            while (a != first && a.nextSibling == null) {
                if (b.nextSibling != null || a.parent == null || b.parent == null) {
                    return false;
                }
                a = a.parent;
                b = b.parent;
            }
            if (a == first) {
                return true;
            }
            if (a.nextSibling == null || b.nextSibling == null) {
                return false;
            }
            a = a.nextSibling;
            b = b.nextSibling;
        }
    }

    /// @see <a href="https://dom.spec.whatwg.org/#dom-node-comparedocumentposition">DOM: compareDocumentPosition</a>
    static int position(Node self, Node other) {
        // 1. The same node.
        if (self == other) {
            return 0;
        }
        // 2.-5. Attributes stand for their elements, and among each other in their order.
        Node node1 = other instanceof Attr attr ? attr.ownerElement() : other;
        Node node2 = self instanceof Attr attr ? attr.ownerElement() : self;
        if (node1 != null && node1 == node2 && other instanceof Attr attr1 && self instanceof Attr) {
            for (Attr attr : ((Element) node1).attributeList()) {
                if (attr == attr1) {
                    return Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC + Node.DOCUMENT_POSITION_PRECEDING;
                }
                if (attr == self) {
                    return Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC + Node.DOCUMENT_POSITION_FOLLOWING;
                }
            }
        }
        // 6. In different trees: an order that stays.
        if (node1 == null || node2 == null || node1.root() != node2.root()) {
            boolean precedes = node1 == null || node2 != null && order(node1.root(), node2.root()) < 0;
            return Node.DOCUMENT_POSITION_DISCONNECTED + Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC
                    + (precedes ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING);
        }
        // 7. An ancestor, or the element of the attribute asked.
        if (node1 != node2 && node1.contains(node2) && !(other instanceof Attr)
                || node1 == node2 && self instanceof Attr) {
            return Node.DOCUMENT_POSITION_CONTAINS + Node.DOCUMENT_POSITION_PRECEDING;
        }
        // 8. A descendant, or an attribute of the node asked.
        if (node1 != node2 && node2.contains(node1) && !(self instanceof Attr)
                || node1 == node2 && other instanceof Attr) {
            return Node.DOCUMENT_POSITION_CONTAINED_BY + Node.DOCUMENT_POSITION_FOLLOWING;
        }
        // 9.-10. Before or behind.
        return precedes(node1, node2) ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    }

    private static int order(Node a, Node b) {
        return Integer.compare(a.creationOrder(), b.creationOrder());
    }

    /// Whether `a` comes before `b` in tree order, both being in one tree.
    static boolean precedes(Node a, Node b) {
        int depthA = depth(a);
        int depthB = depth(b);
        Node upA = a;
        Node upB = b;
        for (; depthA > depthB && upA.parent != null; depthA--) {
            upA = upA.parent;
        }
        for (; depthB > depthA && upB.parent != null; depthB--) {
            upB = upB.parent;
        }
        if (upA == upB) {
            return upA == a;
        }
        while (upA.parent != upB.parent && upA.parent != null && upB.parent != null) {
            upA = upA.parent;
            upB = upB.parent;
        }
        // Both ways at once, so that near siblings are found near.
        Node forward = upA;
        Node backward = upA;
        while (forward != null || backward != null) {
            if (forward == upB) {
                return true;
            }
            if (backward == upB) {
                return false;
            }
            forward = forward == null ? null : forward.nextSibling;
            backward = backward == null ? null : backward.previousSibling;
        }
        return false;
    }

    private static int depth(Node node) {
        int depth = 0;
        for (Node up = node.parent; up != null; up = up.parent) {
            depth++;
        }
        return depth;
    }
}
