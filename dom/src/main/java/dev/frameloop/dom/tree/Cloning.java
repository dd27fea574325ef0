package dev.frameloop.dom.tree;

import java.util.ArrayDeque;
import java.util.Deque;

/// Copies of nodes.
///
/// @see <a href="https://dom.spec.whatwg.org/#concept-node-clone">DOM: clone a node</a>
final class Cloning {
    private Cloning() {}

    /// Whose children are to be copied, and into what.
    private record Work(ParentNode from, ParentNode into) {}

    /// Clones without recursion, so that no depth is too deep, of templates in templates neither.
    ///
    /// UNIMPLEMENTED: shadow roots that are clonable.
    static Node cloneNode(Node root, Document document, boolean subtree) {
        Deque<Work> work = new ArrayDeque<>();
        Node copy = cloneOne(root, document, subtree, work);
        if (subtree && root instanceof ParentNode from) {
            work.addFirst(new Work(from, (ParentNode) copy));
        }
        while (!work.isEmpty()) {
            cloneChildren(work.removeFirst(), work);
        }
        return copy;
    }

    private static void cloneChildren(Work one, Deque<Work> work) {
        Node root = one.from();
        Document target = one.into().nodeDocument();
        Node copyParent = one.into();
        Node node = root.firstChild;
        while (node != null) {
            Node copy = cloneOne(node, target, true, work);
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
    }

    /// A copy of one node, in the document that it copies to; a document's copy is a document of its own. The contents of a
    /// template are left for later.
    private static Node cloneOne(Node node, Document document, boolean subtree, Deque<Work> work) {
        Node copy = node.cloneSingle(document);
        node.cloningSteps(copy, subtree);
        if (subtree && node instanceof Element template && copy instanceof Element into) {
            DocumentFragment content = template.templateContent();
            DocumentFragment copyContent = into.templateContent();
            if (content != null && copyContent != null) {
                work.addLast(new Work(content, copyContent));
            }
        }
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
