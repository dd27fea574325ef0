package dev.frameloop.dom.shadow;

import dev.frameloop.dom.mutation.MutationObservers;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/// Finding and assigning slots and slottables.
///
/// @see <a href="https://dom.spec.whatwg.org/#finding-slots-and-slotables">DOM: finding slots and slottables</a>
/// @see <a href="https://dom.spec.whatwg.org/#assigning-slotables-and-slots">DOM: assigning slottables and slots</a>
public final class Slots {
    private Slots() {}

    /// `assignedSlot`: the slot that holds a node, if it is in an open shadow tree.
    public static @Nullable Element assignedSlot(Node slottable) {
        ShadowRoot root = shadowRootOfParent(slottable);
        return root == null || root.isClosed() ? null : root.slots().find(slottable);
    }

    static @Nullable ShadowRoot shadowRootOfParent(Node node) {
        return node.parentNode() instanceof Element parent ? ShadowRoot.of(parent) : null;
    }

    static @Nullable ShadowRoot shadowTreeOf(Node node) {
        return node.treeScope() instanceof ShadowRoot root ? root : null;
    }

    /// `assignedNodes({flatten: true})`: what a slot shows, slots among it replaced by what they show.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#find-flattened-slotables">DOM: find flattened slottables</a>
    public static List<Node> findFlattenedSlottables(Element slot) {
        List<Node> result = new ArrayList<>();
        if (shadowTreeOf(slot) == null) {
            return result;
        }
        // The standard recurses; slots within slots wait on a stack here, so that no depth is too deep.
        Deque<Node> waiting = new ArrayDeque<>();
        pushContents(slot, waiting);
        while (!waiting.isEmpty()) {
            Node node = waiting.pop();
            if (node instanceof Element inner && node instanceof Slot && shadowTreeOf(inner) != null) {
                pushContents(inner, waiting);
            } else {
                result.add(node);
            }
        }
        return result;
    }

    /// Pushes what a slot holds, or its children where it holds nothing, so that the first is popped first.
    private static void pushContents(Element slot, Deque<Node> waiting) {
        List<Node> contents = findSlottables(slot);
        if (contents.isEmpty()) {
            for (Node child = slot.lastChild(); child != null; child = child.previousSibling()) {
                if (SlotTable.isSlottable(child)) {
                    waiting.push(child);
                }
            }
        }
        contents.reversed().forEach(waiting::push);
    }

    /// @see <a href="https://dom.spec.whatwg.org/#find-slotables">DOM: find slottables</a>
    static List<Node> findSlottables(Element slot) {
        List<Node> result = new ArrayList<>();
        // 1. - 4. Only a slot of a shadow tree holds anything.
        ShadowRoot root = shadowTreeOf(slot);
        if (root == null) {
            return result;
        }
        Element host = root.shadowHost();
        if (root.isManual()) {
            // 5. What scripts chose, as far as it is still a child of the host.
            for (Node node : ((Slot) slot).contents().manuallyAssignedNodes) {
                if (node.parentNode() == host) {
                    result.add(node);
                }
            }
        } else {
            // 6. Each child of the host whose slot this is.
            for (Node child = host.firstChild(); child != null; child = child.nextSibling()) {
                if (root.slots().find(child) == slot) {
                    result.add(child);
                }
            }
        }
        return result;
    }

    /// @see <a href="https://dom.spec.whatwg.org/#assign-slotables">DOM: assign slottables</a>
    static void assignSlottables(Element slot) {
        assign(slot, findSlottables(slot));
    }

    private static void assign(Element slot, List<Node> slottables) {
        // 2. Tell that the contents change.
        Slot.Contents contents = ((Slot) slot).contents();
        if (contents.assignedNodes.equals(slottables)) {
            return;
        }
        signalASlotChange(slot);
        // 3. - 4. The slot and its slottables know each other.
        ShadowRoot root = shadowTreeOf(slot);
        for (Node node : contents.assignedNodes) {
            ShadowRoot holder = shadowRootOfParent(node);
            if (holder != null) {
                holder.slots().clearAssignedSlot(node, slot);
            }
            if (root != null) {
                root.slots().clearAssignedSlot(node, slot);
            }
        }
        contents.assignedNodes = slottables;
        if (root != null) {
            for (Node node : slottables) {
                root.slots().setAssignedSlot(node, slot);
            }
        }
    }

    /// Assigns slottables for all slots of a shadow tree, visiting each child of the host once.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#assign-slotables-for-a-tree">DOM: assign slottables for a tree</a>
    static void assignSlottablesForTree(ShadowRoot root) {
        List<Element> slots = root.slots().inTreeOrder();
        if (slots.isEmpty()) {
            return;
        }
        if (root.isManual()) {
            slots.forEach(Slots::assignSlottables);
            return;
        }
        Map<Element, List<Node>> slottables = new IdentityHashMap<>();
        for (Node child = root.shadowHost().firstChild(); child != null; child = child.nextSibling()) {
            Element slot = root.slots().find(child);
            if (slot != null) {
                slottables.computeIfAbsent(slot, s -> new ArrayList<>()).add(child);
            }
        }
        for (Element slot : slots) {
            List<Node> found = slottables.get(slot);
            assign(slot, found == null ? List.of() : found);
        }
    }

    /// @see <a href="https://dom.spec.whatwg.org/#assign-a-slot">DOM: assign a slot</a>
    static void assignASlot(Node slottable, ShadowRoot root) {
        Element slot = root.slots().find(slottable);
        if (slot == null) {
            return;
        }
        Slot.Contents contents = ((Slot) slot).contents();
        if (slottable.nextSibling() == null && !root.isManual() && root.slots().assignedSlot(slottable) == null) {
            // FAST PATH: a new last child comes last in its slot.
            signalASlotChange(slot);
            if (!(contents.assignedNodes instanceof ArrayList)) {
                contents.assignedNodes = new ArrayList<>(contents.assignedNodes);
            }
            contents.assignedNodes.add(slottable);
            root.slots().setAssignedSlot(slottable, slot);
            return;
        }
        assignSlottables(slot);
    }

    /// `slot.assign(...)`: chooses what a slot of a shadow tree with manual assignment holds.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/scripting.html#dom-slot-assign">HTML: assign()</a>
    public static void assignManually(Element slot, List<? extends Node> nodes) {
        // 1. - 3. What it had before may go into other slots.
        Slot.Contents contents = ((Slot) slot).contents();
        for (Node node : nodes) {
            Element other = manualSlotOf(node, slot);
            if (other != null && other != slot) {
                Slot.Contents its = ((Slot) other).contents();
                List<Node> left = new ArrayList<>(its.manuallyAssignedNodes);
                left.remove(node);
                its.manuallyAssignedNodes = left;
            }
        }
        // 4. - 5. It gets them in the given order, each once.
        contents.manuallyAssignedNodes = new ArrayList<>(nodes.stream().distinct().toList());
        // 6. The tree is assigned anew.
        ShadowRoot root = shadowTreeOf(slot);
        if (root != null) {
            assignSlottablesForTree(root);
        }
    }

    private static @Nullable Element manualSlotOf(Node node, Element slot) {
        ShadowRoot root = shadowTreeOf(slot);
        if (root == null) {
            return null;
        }
        for (Element other : root.slots().inTreeOrder()) {
            if (((Slot) other).contents().manuallyAssignedNodes.contains(node)) {
                return other;
            }
        }
        return null;
    }

    /// @see <a href="https://dom.spec.whatwg.org/#signal-a-slot-change">DOM: signal a slot change</a>
    static void signalASlotChange(Element slot) {
        MutationObservers observers = MutationObservers.of(slot.relevantRealm());
        if (observers != null) {
            observers.signalASlotChange(slot);
        }
    }
}
