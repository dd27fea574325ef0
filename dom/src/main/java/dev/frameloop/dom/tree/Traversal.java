package dev.frameloop.dom.tree;

import org.jspecify.annotations.Nullable;

import java.util.Iterator;
import java.util.NoSuchElementException;

/// Walks over trees and the shadow trees in them, without a stack of its own, so that no depth is too deep.
///
/// @see <a href="https://dom.spec.whatwg.org/#concept-shadow-including-tree-order">DOM: shadow-including tree order</a>
public final class Traversal {
    private Traversal() {}

    /// The parent, or for a shadow root its host; null at a shadow-including root.
    public static @Nullable Node parentOrHost(Node node) {
        return node instanceof DocumentFragment fragment && fragment.isShadowRoot() ? fragment.host() : node.parent;
    }

    /// The node after `node` in shadow-including tree order, within `within`; null at the end.
    public static @Nullable Node followingIncludingShadows(Node node, Node within) {
        if (node instanceof Element element && element.attachedShadowRoot() != null) {
            return element.attachedShadowRoot();
        }
        if (node.firstChild != null) {
            return node.firstChild;
        }
        Node at = node;
        while (at != within) {
            if (at instanceof DocumentFragment fragment && fragment.isShadowRoot() && fragment.host() != null) {
                at = fragment.host();
                if (at.firstChild != null) {
                    return at.firstChild;
                }
                continue;
            }
            if (at.nextSibling != null) {
                return at.nextSibling;
            }
            Node up = at.parent;
            if (up == null) {
                return null;
            }
            at = up;
        }
        return null;
    }

    /// The inclusive descendants of a node in tree order. The tree must not change while it is walked.
    public static Iterable<Node> inclusiveDescendants(Node root) {
        return () -> new Iterator<>() {
            private @Nullable Node next = root;

            @Override
            public boolean hasNext() {
                return next != null;
            }

            @Override
            public Node next() {
                Node node = next;
                if (node == null) {
                    throw new NoSuchElementException();
                }
                next = node.following(root);
                return node;
            }
        };
    }
}
