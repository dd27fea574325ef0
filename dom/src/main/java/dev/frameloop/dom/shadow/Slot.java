package dev.frameloop.dom.shadow;

import dev.frameloop.dom.tree.Node;

import java.util.ArrayList;
import java.util.List;

/// A `slot` element, as the assignment of slottables sees it; the element's own class implements it.
///
/// @see <a href="https://dom.spec.whatwg.org/#concept-slot">DOM: slot</a>
public interface Slot {
    /// What this slot holds, always the same object.
    Contents contents();

    /// What a slot holds.
    final class Contents {
        List<Node> assignedNodes = List.of();
        List<Node> manuallyAssignedNodes = List.of();

        /// Those of a new slot: nothing.
        public Contents() {}

        /// The assigned nodes, without going into slots among them.
        ///
        /// @see <a href="https://dom.spec.whatwg.org/#slot-assigned-nodes">DOM: assigned nodes</a>
        public List<Node> assignedNodes() {
            return new ArrayList<>(assignedNodes);
        }
    }
}
