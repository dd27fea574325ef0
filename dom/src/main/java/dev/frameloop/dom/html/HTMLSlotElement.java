package dev.frameloop.dom.html;

import dev.frameloop.dom.shadow.Slot;
import dev.frameloop.dom.shadow.Slots;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;

import java.util.List;
import java.util.stream.Stream;

/// A slot of a shadow tree.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/scripting.html#htmlslotelement">HTML: HTMLSlotElement</a>
public final class HTMLSlotElement extends HTMLElement implements Slot {
    private final Contents contents = new Contents();

    HTMLSlotElement(Document document, String localName) {
        super(document, localName);
    }

    @Override
    public Contents contents() {
        return contents;
    }

    /// The assigned nodes; with `flatten` those that show, fallback contents and nested slots resolved.
    public List<Node> assignedNodes(AssignedNodesOptions options) {
        return options.flatten() ? Slots.findFlattenedSlottables(this) : contents.assignedNodes();
    }

    /// The elements among the assigned nodes.
    public List<Element> assignedElements(AssignedNodesOptions options) {
        return assignedNodes(options).stream().filter(Element.class::isInstance).map(Element.class::cast).toList();
    }

    /// Assigns nodes by hand.
    ///
    /// @param nodes elements and texts
    public void assign(Object... nodes) {
        Slots.assignManually(this, Stream.of(nodes).map(Node.class::cast).toList());
    }
}
