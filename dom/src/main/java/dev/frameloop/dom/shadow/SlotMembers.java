package dev.frameloop.dom.shadow;

import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The members of `slot` elements.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/scripting.html#the-slot-element">HTML: the slot element</a>
public final class SlotMembers {
    private SlotMembers() {}

    /// The assigned nodes; flattened, what the slot shows.
    public static List<Node> assignedNodes(Element slot, AssignedNodesOptions options) {
        return options.flatten() ? Slots.findFlattenedSlottables(slot) : ((Slot) slot).contents().assignedNodes();
    }

    /// The elements among {@link #assignedNodes}.
    public static List<Element> assignedElements(Element slot, AssignedNodesOptions options) {
        List<Element> elements = new ArrayList<>();
        for (Node node : assignedNodes(slot, options)) {
            if (node instanceof Element element) {
                elements.add(element);
            }
        }
        return elements;
    }

    /// Chooses what a slot of a shadow tree with manual assignment holds: elements and texts.
    public static void assign(Element slot, Object... nodes) {
        Slots.assignManually(slot, Arrays.stream(nodes).map(Node.class::cast).toList());
    }
}
