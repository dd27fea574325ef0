package dev.frameloop.dom.tree;

import org.jspecify.annotations.Nullable;

/// Sets the links between nodes, and what each node knows of its place: whether it is connected, and its tree scope.
///
/// A link costs the same among any number of siblings. A subtree is visited only when it enters or leaves a document or shadow
/// tree, since each of its nodes learns that.
final class Links {
    private Links() {}

    static void link(Node node, ParentNode parent, @Nullable Node child) {
        linkPointers(node, parent, child);
        if (parent.connected || parent.treeScope != null) {
            enter(node, parent.treeScope, parent.connected);
        }
    }

    static void unlink(Node node, ParentNode parent) {
        unlinkPointers(node, parent);
        if (node.connected || node.treeScope != null) {
            leave(node, node.treeScope);
        }
    }

    static void unlinkForMove(Node node, ParentNode parent) {
        unlinkPointers(node, parent);
    }

    static void linkMoved(Node node, ParentNode parent, @Nullable Node child) {
        ParentNode oldScope = node.treeScope;
        linkPointers(node, parent, child);
        if (oldScope != parent.treeScope) {
            changeScope(node, oldScope, parent.treeScope);
        }
    }

    private static void linkPointers(Node node, ParentNode parent, @Nullable Node child) {
        Node before = child != null ? child.previousSibling : parent.lastChild;
        node.parent = parent;
        node.previousSibling = before;
        node.nextSibling = child;
        if (before != null) {
            before.nextSibling = node;
        } else {
            parent.firstChild = node;
        }
        if (child != null) {
            child.previousSibling = node;
        } else {
            parent.lastChild = node;
        }
        parent.childListChanged(1);
    }

    private static void unlinkPointers(Node node, ParentNode parent) {
        Node before = node.previousSibling;
        Node after = node.nextSibling;
        if (before != null) {
            before.nextSibling = after;
        } else {
            parent.firstChild = after;
        }
        if (after != null) {
            after.previousSibling = before;
        } else {
            parent.lastChild = before;
        }
        node.parent = null;
        node.previousSibling = null;
        node.nextSibling = null;
        parent.childListChanged(-1);
    }

    private static void enter(Node root, @Nullable ParentNode scope, boolean connected) {
        for (Node node = root; node != null; node = Traversal.followingIncludingShadows(node, root)) {
            node.connected = connected;
            if (node.treeScope == null) {
                node.treeScope = scope;
                register(node, scope);
            }
        }
    }

    private static void leave(Node root, @Nullable ParentNode scope) {
        for (Node node = root; node != null; node = Traversal.followingIncludingShadows(node, root)) {
            node.connected = false;
            if (node.treeScope == scope && !(node instanceof DocumentFragment)) {
                unregister(node, scope);
                node.treeScope = null;
            }
        }
    }

    private static void changeScope(Node root, @Nullable ParentNode oldScope, @Nullable ParentNode scope) {
        for (Node node = root; node != null; node = node.following(root)) {
            unregister(node, oldScope);
            node.treeScope = scope;
            register(node, scope);
        }
    }

    private static void register(Node node, @Nullable ParentNode scope) {
        if (scope != null && node instanceof Element element && !element.id().isEmpty()) {
            scope.elementsById().add(element.id(), element);
        }
    }

    private static void unregister(Node node, @Nullable ParentNode scope) {
        if (scope != null && node instanceof Element element && !element.id().isEmpty()) {
            scope.elementsById().remove(element.id(), element);
        }
    }
}
