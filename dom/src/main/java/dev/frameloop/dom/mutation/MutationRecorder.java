package dev.frameloop.dom.mutation;

import dev.frameloop.dom.mutation.MutationRecord.Mutation;
import dev.frameloop.dom.mutation.RegisteredObservers.Registration;
import dev.frameloop.dom.tree.CharacterData;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.TreeObserver;
import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Queues mutation records for those who observe a node or one of its ancestors.
///
/// It listens to a document from the first observation on, so that pages without mutation observers do not pay for them.
final class MutationRecorder implements TreeObserver {
    private static final MutationRecorder INSTANCE = new MutationRecorder();

    private MutationRecorder() {}

    static void listenTo(Document document) {
        document.addTreeObserver(INSTANCE);
    }

    /// Whether anybody observes a node or one of its ancestors: the only cost of most mutations.
    private static boolean isObserved(Node target) {
        for (Node node = target; node != null; node = node.parentNode()) {
            if (node.registeredObservers() != null) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void childListChanged(Node target, List<Node> addedNodes, List<Node> removedNodes,
            @Nullable Node previousSibling, @Nullable Node nextSibling) {
        queueARecord(
                new Mutation("childList", target, null, null, addedNodes, removedNodes, previousSibling, nextSibling),
                null);
    }

    @Override
    public void attributeChanged(Element element, String localName, @Nullable String namespace,
            @Nullable String oldValue, @Nullable String newValue) {
        if (isObserved(element)) {
            queueARecord(new Mutation("attributes", element, localName, namespace, List.of(), List.of(), null, null),
                    oldValue);
        }
    }

    @Override
    public void dataReplaced(CharacterData node, int offset, int count, int newLength, String oldData) {
        if (isObserved(node)) {
            queueARecord(new Mutation("characterData", node, null, null, List.of(), List.of(), null, null), oldData);
        }
    }

    /// Those who observe the subtree go on observing a part that was taken out of it, until they are notified.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-remove">DOM: remove, step 15</a>
    @Override
    public void removed(Node node, Node oldParent, @Nullable Node oldPreviousSibling, @Nullable Node oldNextSibling,
            boolean wasConnected) {
        for (Node ancestor = oldParent; ancestor != null; ancestor = ancestor.parentNode()) {
            RegisteredObservers registered = ancestor.registeredObservers();
            if (registered != null) {
                for (Registration registration : List.copyOf(registered.list)) {
                    if (registration.options.subtree()) {
                        registration.observer.addTransient(node, registration);
                    }
                }
            }
        }
    }

    @Override
    public void adopted(Node node, Document oldDocument) {
        listenTo(node.nodeDocument());
    }

    /// @see <a href="https://dom.spec.whatwg.org/#queueing-a-mutation-record">DOM: queue a mutation record</a>
    private static void queueARecord(Mutation mutation, @Nullable String oldValue) {
        // 1. - 3. Who is interested, and in the old value too?
        Map<MutationObserver, Boolean> interestedObservers = null;
        for (Node node = mutation.target(); node != null; node = node.parentNode()) {
            RegisteredObservers registered = node.registeredObservers();
            if (registered == null) {
                continue;
            }
            for (Registration registration : registered.list) {
                if (isInterested(registration.options, mutation, node == mutation.target())) {
                    interestedObservers = interestedObservers == null ? new LinkedHashMap<>(4) : interestedObservers;
                    interestedObservers.merge(registration.observer, wantsOldValue(registration.options, mutation),
                            Boolean::logicalOr);
                }
            }
        }
        // 4. - 5. Each gets a record of its own.
        if (interestedObservers != null) {
            interestedObservers.forEach((observer, withOldValue) -> observer
                    .enqueue(new MutationRecord(mutation, withOldValue ? oldValue : null)));
        }
    }

    /// @see <a href="https://dom.spec.whatwg.org/#queueing-a-mutation-record">DOM: queue a mutation record, step 3.2</a>
    private static boolean isInterested(Options options, Mutation mutation, boolean isTarget) {
        if (!isTarget && !options.subtree()) {
            return false;
        }
        return switch (mutation.type()) {
            case "attributes" -> options.attributes() && (options.attributeFilter() == null
                    || mutation.attributeNamespace() == null
                            && options.attributeFilter().contains(mutation.attributeName()));
            case "characterData" -> options.characterData();
            default -> options.childList();
        };
    }

    private static boolean wantsOldValue(Options options, Mutation mutation) {
        return switch (mutation.type()) {
            case "attributes" -> options.attributeOldValue();
            case "characterData" -> options.characterDataOldValue();
            default -> false;
        };
    }
}
