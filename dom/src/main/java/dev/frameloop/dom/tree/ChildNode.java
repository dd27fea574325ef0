package dev.frameloop.dom.tree;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/// A node that can have a parent with which these methods make sense: a doctype, an element, character data.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-childnode">DOM: mixin ChildNode</a>
public sealed interface ChildNode permits DocumentType, Element, CharacterData {
    /// Inserts nodes, and strings as text, before this node; nothing happens without a parent.
    default void before(Object... nodes) {
        Node self = (Node) this;
        ParentNode parent = (ParentNode) self.parent;
        if (parent == null) {
            return;
        }
        Set<Object> given = identities(nodes);
        Node viablePrevious = self.previousSibling;
        while (viablePrevious != null && given.contains(viablePrevious)) {
            viablePrevious = viablePrevious.previousSibling;
        }
        Node node = convertNodesIntoNode(nodes, self.nodeDocument());
        Mutations.preInsert(node, parent, viablePrevious == null ? parent.firstChild : viablePrevious.nextSibling);
    }

    /// Inserts nodes, and strings as text, behind this node; nothing happens without a parent.
    default void after(Object... nodes) {
        Node self = (Node) this;
        ParentNode parent = (ParentNode) self.parent;
        if (parent == null) {
            return;
        }
        Node viableNext = viableNextSibling(self, nodes);
        Mutations.preInsert(convertNodesIntoNode(nodes, self.nodeDocument()), parent, viableNext);
    }

    /// Puts nodes, and strings as text, in the place of this node; nothing happens without a parent.
    default void replaceWith(Object... nodes) {
        Node self = (Node) this;
        ParentNode parent = (ParentNode) self.parent;
        if (parent == null) {
            return;
        }
        Node viableNext = viableNextSibling(self, nodes);
        Node node = convertNodesIntoNode(nodes, self.nodeDocument());
        if (self.parent == parent) {
            Mutations.replace(self, node, parent);
        } else {
            Mutations.preInsert(node, parent, viableNext);
        }
    }

    /// Takes this node out of its parent, if it has one.
    default void remove() {
        Node self = (Node) this;
        if (self.parent != null) {
            Mutations.remove(self);
        }
    }

    private static @Nullable Node viableNextSibling(Node self, Object[] nodes) {
        Set<Object> given = identities(nodes);
        Node next = self.nextSibling;
        while (next != null && given.contains(next)) {
            next = next.nextSibling;
        }
        return next;
    }

    // Nodes are equal to themselves only.
    private static Set<Object> identities(Object[] nodes) {
        return new HashSet<>(Arrays.asList(nodes));
    }

    /// One node as it is, otherwise a fragment that holds them all; what is no node becomes a text.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#converting-nodes-into-a-node">DOM: convert nodes into a node</a>
    static Node convertNodesIntoNode(Object[] nodes, Document document) {
        if (nodes.length == 1) {
            return asNode(nodes[0], document);
        }
        DocumentFragment fragment = new DocumentFragment(document);
        for (Object node : nodes) {
            Mutations.preInsert(asNode(node, document), fragment, null);
        }
        return fragment;
    }

    private static Node asNode(@Nullable Object node, Document document) {
        return node instanceof Node found ? found : new Text(document, String.valueOf(node));
    }
}
