package dev.frameloop.dom.shadow;

import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.TreeObserver;
import org.jspecify.annotations.Nullable;

/// Keeps slots and slottables assigned while trees change: the steps of insert, remove, move and attribute changes that are about slots.
///
/// It listens to a document from its first shadow root on.
final class ShadowTreeObserver implements TreeObserver {
    static final ShadowTreeObserver INSTANCE = new ShadowTreeObserver();

    private ShadowTreeObserver() {}

    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-insert">DOM: insert, steps 7.4 to 7.6</a>
    @Override
    public void inserted(Node node) {
        // 7.4. A child of a host finds its slot.
        ShadowRoot hosted = Slots.shadowRootOfParent(node);
        if (hosted != null && !hosted.isManual() && SlotTable.isSlottable(node)) {
            Slots.assignASlot(node, hosted);
        }
        ShadowRoot tree = Slots.shadowTreeOf(node);
        if (tree == null) {
            return;
        }
        // 7.5. A slot that holds nothing shows its children, and these have changed.
        signalIfFallback(node.parentNode());
        // 7.6. New slots take what is theirs.
        if (containsSlot(node)) {
            tree.slots().slotsChanged();
            Slots.assignSlottablesForTree(tree);
        }
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-node-remove">DOM: remove, steps 8 to 10</a>
    @Override
    public void removed(Node node, Node oldParent, @Nullable Node oldPreviousSibling, @Nullable Node oldNextSibling,
            boolean wasConnected) {
        // 8. A slot loses what was assigned to it.
        ShadowRoot hosted = oldParent instanceof Element host ? ShadowRoot.of(host) : null;
        Element slot = hosted == null ? null : hosted.assignedSlot(node);
        if (hosted != null && slot != null) {
            hosted.slots().clearAssignedSlot(node, slot);
            Slots.assignSlottables(slot);
        }
        ShadowRoot tree = Slots.shadowTreeOf(oldParent);
        if (tree == null) {
            return;
        }
        // 9. A slot that holds nothing shows its children, and these have changed.
        signalIfFallback(oldParent);
        // 10. Slots that go leave what they held to others.
        if (containsSlot(node)) {
            tree.slots().slotsChanged();
            Slots.assignSlottablesForTree(tree);
            for (Node one = node; one != null; one = one.following(node)) {
                if (one instanceof Element element && one instanceof Slot) {
                    Slots.assignSlottables(element);
                }
            }
        }
    }

    @Override
    public void moved(Node node, Node oldParent, @Nullable Node oldPreviousSibling, @Nullable Node oldNextSibling) {
        removed(node, oldParent, oldPreviousSibling, oldNextSibling, true);
        inserted(node);
    }

    /// @see <a href="https://dom.spec.whatwg.org/#slotable-name">DOM: a slottable's name</a>
    /// @see <a href="https://dom.spec.whatwg.org/#slot-name">DOM: a slot's name</a>
    @Override
    public void attributeChanged(Element element, String localName, @Nullable String namespace,
            @Nullable String oldValue, @Nullable String newValue) {
        if (namespace != null || nullToEmpty(oldValue).equals(nullToEmpty(newValue))) {
            return;
        }
        if (localName.equals("slot")) {
            ShadowRoot hosted = Slots.shadowRootOfParent(element);
            if (hosted == null) {
                return;
            }
            Element slot = hosted.assignedSlot(element);
            if (slot != null) {
                Slots.assignSlottables(slot);
            }
            Element newSlot = hosted.slots().find(element);
            if (newSlot != null && newSlot != slot) {
                Slots.assignSlottables(newSlot);
            }
        } else if (localName.equals("name") && element instanceof Slot) {
            ShadowRoot tree = Slots.shadowTreeOf(element);
            if (tree != null) {
                tree.slots().slotsChanged();
                Slots.assignSlottablesForTree(tree);
            }
        }
    }

    @Override
    public void adopted(Node node, Document oldDocument) {
        node.nodeDocument().addTreeObserver(this);
    }

    private static void signalIfFallback(@Nullable Node parent) {
        if (parent instanceof Element element && parent instanceof Slot slot
                && slot.contents().assignedNodes.isEmpty()) {
            Slots.signalASlotChange(element);
        }
    }

    private static boolean containsSlot(Node node) {
        for (Node one = node; one != null; one = one.following(node)) {
            if (one instanceof Slot) {
                return true;
            }
        }
        return false;
    }

    private static String nullToEmpty(@Nullable String value) {
        return value == null ? "" : value;
    }
}
