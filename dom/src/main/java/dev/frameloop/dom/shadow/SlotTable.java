package dev.frameloop.dom.shadow;

import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.Text;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/// The slots of one shadow tree and what they hold.
///
/// The standard walks the shadow tree for each child of the host; this table finds the slot of a name at once, and is made anew
/// when the slots of the tree have changed.
final class SlotTable {
    private final ShadowRoot root;
    private final Map<Node, Element> assignedSlots = new IdentityHashMap<>();
    private List<Element> inTreeOrder = List.of();
    private final Map<String, Element> firstByName = new HashMap<>();
    private boolean stale;

    SlotTable(ShadowRoot root) {
        this.root = root;
    }

    /// Notes that a slot came, went or has another name.
    void slotsChanged() {
        stale = true;
    }

    /// All slots in tree order.
    List<Element> inTreeOrder() {
        if (stale) {
            stale = false;
            firstByName.clear();
            List<Element> slots = new ArrayList<>();
            for (Node node = root.firstChild(); node != null; node = node.following(root)) {
                if (node instanceof Element element && node instanceof Slot) {
                    slots.add(element);
                    firstByName.putIfAbsent(element.attributeOrEmpty("name"), element);
                }
            }
            inTreeOrder = slots;
        }
        return inTreeOrder;
    }

    @Nullable
    Element assignedSlot(Node slottable) {
        return assignedSlots.get(slottable);
    }

    void setAssignedSlot(Node slottable, Element slot) {
        assignedSlots.put(slottable, slot);
    }

    void clearAssignedSlot(Node slottable, Element slot) {
        assignedSlots.remove(slottable, slot);
    }

    /// The slot that should hold a child of the host, or null.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#find-a-slot">DOM: find a slot, from step 5</a>
    @Nullable
    Element find(Node slottable) {
        List<Element> slots = inTreeOrder();
        // 5. With manual assignment the slot that scripts chose.
        if (root.isManual()) {
            for (Element slot : slots) {
                if (((Slot) slot).contents().manuallyAssignedNodes.contains(slottable)) {
                    return slot;
                }
            }
            return null;
        }
        // 6. Otherwise the first one with its name.
        return isSlottable(slottable) ? firstByName.get(nameOf(slottable)) : null;
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-slotable">DOM: slottable</a>
    static boolean isSlottable(Node node) {
        return node instanceof Element || node instanceof Text;
    }

    private static String nameOf(Node slottable) {
        return slottable instanceof Element element ? element.slot() : "";
    }
}
