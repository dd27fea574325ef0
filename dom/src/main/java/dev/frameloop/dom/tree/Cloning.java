package dev.frameloop.dom.tree;

/// Copies of nodes.
///
/// @see <a href="https://dom.spec.whatwg.org/#concept-node-clone">DOM: clone a node</a>
final class Cloning {
    private Cloning() {}

    /// Clones without recursion, so that no depth is too deep.
    static Node cloneNode(Node root, Document document, boolean subtree) {
        Node copyRoot = cloneOne(root, document, subtree);
        if (!subtree || root.firstChild == null) {
            return copyRoot;
        }
        Document target = copyRoot.nodeDocument();
        Node copyParent = copyRoot;
        Node node = root.firstChild;
        while (node != null) {
            Node copy = cloneOne(node, target, true);
            Mutations.append(copy, (ParentNode) copyParent);
            if (node.firstChild != null) {
                node = node.firstChild;
                copyParent = copy;
                continue;
            }
            while (node != root && node.nextSibling == null) {
                node = parentOf(node);
                copyParent = node == root ? copyParent : parentOf(copyParent);
            }
            node = node == root ? null : node.nextSibling;
        }
        return copyRoot;
    }

    /// A copy of one node, in the document that it copies to; a document's copy is a document of its own.
    private static Node cloneOne(Node node, Document document, boolean subtree) {
        Node copy = node.cloneSingle(document);
        node.cloningSteps(copy, subtree);
        return copy;
    }

    private static Node parentOf(Node node) {
        Node parent = node.parent;
        if (parent == null) {
            throw new IllegalStateException("the tree changed while it was copied");
        }
        return parent;
    }
}
