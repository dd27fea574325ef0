package dev.frameloop.dom.mutation;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.NodeList;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// One mutation.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-mutationrecord">DOM: MutationRecord</a>
public final class MutationRecord extends PlatformObject {
    private final Mutation mutation;
    private final @Nullable String oldValue;
    private @Nullable NodeList addedNodes;
    private @Nullable NodeList removedNodes;

    /// What happened, as all observers are told; each gets a record of its own.
    record Mutation(String type, Node target, @Nullable String attributeName, @Nullable String attributeNamespace,
            List<Node> addedNodes, List<Node> removedNodes, @Nullable Node previousSibling,
            @Nullable Node nextSibling) {}

    MutationRecord(Mutation mutation, @Nullable String oldValue) {
        this.mutation = mutation;
        this.oldValue = oldValue;
    }

    /// `"attributes"`, `"characterData"` or `"childList"`.
    public String type() {
        return mutation.type();
    }

    /// The node whose children, attribute or data changed.
    public Node target() {
        return mutation.target();
    }

    /// The nodes that were added, always the same list; empty where the type is not `"childList"`.
    public NodeList addedNodes() {
        if (addedNodes == null) {
            addedNodes = NodeList.of(mutation.addedNodes());
        }
        return addedNodes;
    }

    /// The nodes that were removed, always the same list; empty where the type is not `"childList"`.
    public NodeList removedNodes() {
        if (removedNodes == null) {
            removedNodes = NodeList.of(mutation.removedNodes());
        }
        return removedNodes;
    }

    /// The sibling before the added or removed nodes, or null.
    public @Nullable Node previousSibling() {
        return mutation.previousSibling();
    }

    /// The sibling after the added or removed nodes, or null.
    public @Nullable Node nextSibling() {
        return mutation.nextSibling();
    }

    /// The local name of the changed attribute, or null.
    public @Nullable String attributeName() {
        return mutation.attributeName();
    }

    /// The namespace of the changed attribute, or null.
    public @Nullable String attributeNamespace() {
        return mutation.attributeNamespace();
    }

    /// The value or data before, if the observer asked for it, or null.
    public @Nullable String oldValue() {
        return oldValue;
    }
}
