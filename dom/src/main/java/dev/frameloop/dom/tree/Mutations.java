package dev.frameloop.dom.tree;

import dev.frameloop.dom.script.DOMException;
import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/// The mutation algorithms of the tree, and the only code that links nodes.
///
/// Contents: pre-insert, insert, append; replace, replace all; pre-remove, remove; move; adopt. Validity is checked in
/// {@link Validity}, links and flags are set in {@link Links}.
///
/// @see <a href="https://dom.spec.whatwg.org/#mutation-algorithms">DOM: mutation algorithms</a>
public final class Mutations {
    private Mutations() {}

    /// Inserts a node, after checking that it may be.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-pre-insert">DOM: pre-insert</a>
    static Node preInsert(Node node, Node parent, @Nullable Node child) {
        // 1. It must be allowed here.
        Validity.ensurePreInsertValidity(node, parent, child);
        // 2.-3. Before itself means where it is.
        Node referenceChild = child == node ? node.nextSibling : child;
        // 4.-5. Insert, and give it back.
        insert(node, (ParentNode) parent, referenceChild, false);
        return node;
    }

    /// Inserts at the end without any check; for parsers and for those that have checked.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-append">DOM: append</a>
    public static void append(Node node, ParentNode parent) {
        insert(node, parent, null, false);
    }

    /// Inserts without any check; for parsers and for those that have checked.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-insert">DOM: insert</a>
    public static void insert(Node node, ParentNode parent, @Nullable Node child, boolean suppressObservers) {
        // 1.-3. A fragment stands for its children; nothing to insert, nothing to do.
        List<Node> nodes = node instanceof DocumentFragment fragment ? fragment.childList() : List.of(node);
        if (nodes.isEmpty()) {
            return;
        }
        Document document = parent.nodeDocument();
        // 4. The fragment is emptied.
        if (node instanceof DocumentFragment fragment) {
            for (Node one : nodes) {
                remove(one, true);
            }
            for (TreeObserver observer : fragment.nodeDocument().treeObservers()) {
                observer.childListChanged(fragment, List.of(), nodes, null, null);
            }
        }
        // 5. Live ranges behind the place move on.
        if (child != null) {
            for (TreeObserver observer : document.treeObservers()) {
                observer.inserting(parent, child, nodes.size());
            }
        }
        // 6. What comes before them. DIVERGES: a node that stands there already does not come before itself, as browsers have it.
        Node previousSibling = child != null ? child.previousSibling : parent.lastChild;
        previousSibling = previousSibling == node ? node.previousSibling : previousSibling;
        // 7. Each node is adopted and linked; observers see to slots and custom elements; insertion steps run.
        for (Node one : nodes) {
            adopt(one, document);
            Links.link(one, parent, child);
            for (TreeObserver observer : document.treeObservers()) {
                observer.inserted(one);
            }
            runInsertionSteps(one);
        }
        // 8. The mutation record.
        if (!suppressObservers) {
            for (TreeObserver observer : document.treeObservers()) {
                observer.childListChanged(parent, nodes, List.of(), previousSibling, child);
            }
        }
        // 9. The parent's own steps.
        parent.childrenChangedSteps();
        // 10.-12. Steps that may run scripts, for all that were inserted, as far as they are still connected.
        runPostConnectionSteps(nodes);
    }

    private static void runInsertionSteps(Node inserted) {
        if (!inserted.connected) {
            return;
        }
        for (Node node = inserted; node != null; node = Traversal.followingIncludingShadows(node, inserted)) {
            node.insertionSteps();
        }
    }

    private static void runPostConnectionSteps(List<Node> inserted) {
        List<Node> waiting = null;
        for (Node root : inserted) {
            if (!root.connected) {
                continue;
            }
            for (Node node = root; node != null; node = Traversal.followingIncludingShadows(node, root)) {
                if (node.hasPostConnectionSteps()) {
                    waiting = waiting == null ? new ArrayList<>() : waiting;
                    waiting.add(node);
                }
            }
        }
        if (waiting != null) {
            for (Node node : waiting) {
                if (node.connected) {
                    node.postConnectionSteps();
                }
            }
        }
    }

    /// Puts a node in the place of a child, after checking that it may be.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-replace">DOM: replace</a>
    static Node replace(Node child, Node node, Node parent) {
        // 1.-6. It must be allowed here.
        Validity.ensureReplaceValidity(child, node, parent);
        ParentNode into = (ParentNode) parent;
        // 7.-9. The place.
        Node referenceChild = child.nextSibling == node ? node.nextSibling : child.nextSibling;
        Node previousSibling = child.previousSibling == node ? node.previousSibling : child.previousSibling;
        // DIVERGES: the node leaves its old place before the child does, as browsers have it; observers see that.
        if (node.parent != null) {
            remove(node, false);
        }
        // 10.-11. The child leaves; it has no parent here if it is the node itself.
        List<Node> removed = List.of();
        if (child.parent != null) {
            removed = List.of(child);
            remove(child, true);
        }
        // 12.-13. The node comes.
        List<Node> added = node instanceof DocumentFragment fragment ? fragment.childList() : List.of(node);
        insert(node, into, referenceChild, true);
        // 14.-15. One record for both.
        for (TreeObserver observer : parent.nodeDocument().treeObservers()) {
            observer.childListChanged(parent, added, removed, previousSibling, referenceChild);
        }
        return child;
    }

    /// Puts a node, or nothing, in the place of all children. Checks nothing.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-replace-all">DOM: replace all</a>
    public static void replaceAll(@Nullable Node node, ParentNode parent) {
        // 1.-4. What goes and what comes.
        List<Node> removed = parent.childList();
        List<Node> added = switch (node) {
            case null -> List.of();
            case DocumentFragment fragment -> fragment.childList();
            default -> List.of(node);
        };
        // 5. The children leave in tree order.
        for (Node child : removed) {
            remove(child, true);
        }
        // 6. The node comes.
        if (node != null) {
            insert(node, parent, null, true);
        }
        // 7. One record for all.
        if (!added.isEmpty() || !removed.isEmpty()) {
            for (TreeObserver observer : parent.nodeDocument().treeObservers()) {
                observer.childListChanged(parent, added, removed, null, null);
            }
        }
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-pre-remove">DOM: pre-remove</a>
    static Node preRemove(Node child, Node parent) {
        // 1. It must be a child.
        if (child.parent != parent) {
            throw new DOMException("NotFoundError", "The node to be removed is not a child of this node.");
        }
        // 2.-3. Remove, and give it back.
        remove(child);
        return child;
    }

    /// Removes a node from its parent, which must not be null.
    public static void remove(Node node) {
        remove(node, false);
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-remove">DOM: remove</a>
    private static void remove(Node node, boolean suppressObservers) {
        // 1.-2. The parent.
        ParentNode parent = (ParentNode) node.parent;
        if (parent == null) {
            return;
        }
        Document document = parent.nodeDocument();
        // 3.-4. Live ranges and node iterators leave the subtree.
        for (TreeObserver observer : document.treeObservers()) {
            observer.removing(node);
        }
        // 5.-7. The links are cut.
        Node previousSibling = node.previousSibling;
        Node nextSibling = node.nextSibling;
        boolean wasConnected = node.connected;
        Links.unlink(node, parent);
        // 8.-10. and 12.-15. Slots, custom elements and transient observers are the observers' business.
        for (TreeObserver observer : document.treeObservers()) {
            observer.removed(node, parent, previousSibling, nextSibling, wasConnected);
        }
        // 11. and 14. The nodes' own steps.
        if (wasConnected) {
            for (Node one = node; one != null; one = Traversal.followingIncludingShadows(one, node)) {
                one.removingSteps(one == node, parent);
            }
        }
        // 16. The mutation record.
        if (!suppressObservers) {
            for (TreeObserver observer : document.treeObservers()) {
                observer.childListChanged(parent, List.of(), List.of(node), previousSibling, nextSibling);
            }
        }
        // 17. The parent's own steps.
        parent.childrenChangedSteps();
    }

    /// Moves a node without removing it, so that it keeps its state.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#move">DOM: move</a>
    static void move(Node node, ParentNode newParent, @Nullable Node child) {
        // 1.-6. It must be allowed here.
        Validity.ensureMoveValidity(node, newParent, child);
        // 7.-8. The old parent; the checks before leave no node without one.
        ParentNode oldParent = (ParentNode) node.parent;
        if (oldParent == null) {
            throw new DOMException("HierarchyRequestError", "A node without a parent cannot be moved.");
        }
        Document document = newParent.nodeDocument();
        // 9.-10. Live ranges and node iterators leave the subtree.
        for (TreeObserver observer : document.treeObservers()) {
            observer.removing(node);
        }
        // 11.-17. The links are cut.
        Node oldPreviousSibling = node.previousSibling;
        Node oldNextSibling = node.nextSibling;
        Links.unlinkForMove(node, oldParent);
        // 18.-20. Live ranges behind the new place move on; the node is linked there.
        if (child != null) {
            for (TreeObserver observer : document.treeObservers()) {
                observer.inserting(newParent, child, 1);
            }
        }
        Node newPreviousSibling = child != null ? child.previousSibling : newParent.lastChild;
        Links.linkMoved(node, newParent, child);
        // 21.-24. Slots and custom elements are the observers' business; the nodes' own steps.
        for (TreeObserver observer : document.treeObservers()) {
            observer.moved(node, oldParent, oldPreviousSibling, oldNextSibling);
        }
        for (Node one = node; one != null; one = Traversal.followingIncludingShadows(one, node)) {
            one.movingSteps(one == node, oldParent);
        }
        // 25.-26. A record of going and one of coming.
        for (TreeObserver observer : document.treeObservers()) {
            observer.childListChanged(oldParent, List.of(), List.of(node), oldPreviousSibling, oldNextSibling);
            observer.childListChanged(newParent, List.of(node), List.of(), newPreviousSibling, child);
        }
    }

    /// Takes a node out of its parent and gives it, with its subtree, another document.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-adopt">DOM: adopt</a>
    public static void adopt(Node node, Document document) {
        // 1.-2. It leaves its parent.
        if (node.parent != null) {
            remove(node);
        }
        // 3. Every node below it changes its document; the contents of templates go to the inert document that belongs to it.
        Deque<Node> contents = new ArrayDeque<>();
        adoptSubtree(node, document, contents);
        while (!contents.isEmpty()) {
            adoptSubtree(contents.removeFirst(), document.appropriateTemplateContentsOwnerDocument(), contents);
        }
    }

    private static void adoptSubtree(Node node, Document document, Deque<Node> contents) {
        Document oldDocument = node.nodeDocument();
        if (document == oldDocument) {
            return;
        }
        for (Node one = node; one != null; one = Traversal.followingIncludingShadows(one, node)) {
            one.setNodeDocument(document);
        }
        for (TreeObserver observer : oldDocument.treeObservers()) {
            observer.adopted(node, oldDocument);
        }
        for (TreeObserver observer : document.treeObservers()) {
            if (!oldDocument.hasTreeObserver(observer)) {
                observer.adopted(node, oldDocument);
            }
        }
        for (Node one = node; one != null; one = Traversal.followingIncludingShadows(one, node)) {
            one.adoptingSteps(oldDocument);
            DocumentFragment content = one instanceof Element element ? element.templateContent() : null;
            if (content != null) {
                contents.addLast(content);
            }
        }
    }
}
