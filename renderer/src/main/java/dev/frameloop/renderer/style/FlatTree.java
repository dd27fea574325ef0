package dev.frameloop.renderer.style;

import dev.frameloop.dom.shadow.ShadowRoot;
import dev.frameloop.dom.tree.DocumentFragment;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import org.jspecify.annotations.Nullable;

/// The tree along which styles are inherited: shadow trees in place, slotted children in their slots.
///
/// @see <a href="https://drafts.csswg.org/css-scoping-1/#flattening">CSS Scoping: flattening</a>
final class FlatTree {
    private FlatTree() {}

    /// The element that the node takes inherited values from; null for the root element, and for what is not shown in any slot.
    static @Nullable Element parent(Node node) {
        Node parent = node.parentNode();
        if (parent instanceof Element element) {
            ShadowRoot shadow = ShadowRoot.of(element);
            return shadow == null ? element : shadow.assignedSlot(node);
        }
        return parent instanceof DocumentFragment fragment && fragment.isShadowRoot() ? fragment.host() : null;
    }

    /// The parent, or host, along which dirty bits go up.
    static @Nullable Element parentOrHost(Node node) {
        Node parent = node.parentNode();
        if (parent instanceof Element element) {
            return element;
        }
        return parent instanceof DocumentFragment fragment && fragment.isShadowRoot() ? fragment.host() : null;
    }

    /// How many shadow trees the node is in.
    static int depth(Node node) {
        int depth = 0;
        Node root = node.root();
        while (root instanceof DocumentFragment fragment && fragment.isShadowRoot() && fragment.host() != null) {
            depth++;
            root = fragment.host().root();
        }
        return depth;
    }
}
