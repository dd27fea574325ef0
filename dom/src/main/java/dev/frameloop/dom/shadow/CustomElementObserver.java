package dev.frameloop.dom.shadow;

import dev.frameloop.dom.shadow.CustomElementData.State;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.Traversal;
import dev.frameloop.dom.tree.TreeObserver;
import org.jspecify.annotations.Nullable;

/// Queues the reactions of custom elements to changes of the tree.
///
/// It listens to a document from the first definition on.
final class CustomElementObserver implements TreeObserver {
    static final CustomElementObserver INSTANCE = new CustomElementObserver();

    private CustomElementObserver() {}

    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-insert">DOM: insert, step 7.7</a>
    @Override
    public void inserted(Node node) {
        if (!node.isConnected()) {
            return;
        }
        for (Node one = node; one != null; one = Traversal.followingIncludingShadows(one, node)) {
            if (CustomElements.isCustom(one)) {
                CustomElementReactions.enqueueCallback((Element) one, "connectedCallback");
            } else if (one instanceof Element element) {
                CustomElements.tryToUpgrade(element);
            }
        }
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-remove">DOM: remove, steps 13 and 14</a>
    @Override
    public void removed(Node node, Node oldParent, @Nullable Node oldPreviousSibling, @Nullable Node oldNextSibling,
            boolean wasConnected) {
        if (wasConnected) {
            enqueueForEachCustom(node, "disconnectedCallback");
        }
    }

    /// @see <a href="https://dom.spec.whatwg.org/#move">DOM: move, step 24</a>
    @Override
    public void moved(Node node, Node oldParent, @Nullable Node oldPreviousSibling, @Nullable Node oldNextSibling) {
        if (node.isConnected()) {
            enqueueForEachCustom(node, "connectedMoveCallback");
        }
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-adopt">DOM: adopt, step 3.2</a>
    @Override
    public void adopted(Node node, Document oldDocument) {
        Document document = node.nodeDocument();
        document.addTreeObserver(this);
        enqueueForEachCustom(node, "adoptedCallback", oldDocument, document);
    }

    private static void enqueueForEachCustom(Node node, String callbackName, @Nullable Object... arguments) {
        for (Node one = node; one != null; one = Traversal.followingIncludingShadows(one, node)) {
            if (CustomElements.isCustom(one)) {
                CustomElementReactions.enqueueCallback((Element) one, callbackName, arguments);
            }
        }
    }

    /// @see <a href="https://dom.spec.whatwg.org/#handle-attribute-changes">DOM: handle attribute changes, step 2</a>
    @Override
    public void attributeChanged(Element element, String localName, @Nullable String namespace,
            @Nullable String oldValue, @Nullable String newValue) {
        CustomElementData data = CustomElementData.ifPresent(element);
        if (data != null && data.state == State.CUSTOM) {
            CustomElementReactions.enqueueCallback(element, "attributeChangedCallback", localName, oldValue, newValue,
                    namespace);
        }
    }
}
