package dev.frameloop.renderer.style;

import dev.frameloop.dom.shadow.ShadowRoot;
import dev.frameloop.dom.tree.DocumentFragment;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import org.jspecify.annotations.Nullable;

import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/// The tree along which styles are inherited: shadow trees in place, slotted children in their slots.
///
/// @see <a href="https://drafts.csswg.org/css-scoping-1/#flattening">CSS Scoping: flattening</a>
public final class FlatTree {
    private FlatTree() {}

    /// The element that the node takes inherited values from; null for the root element, and for what is not shown in any slot.
    public static @Nullable Element parent(Node node) {
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

    /// The elements of which the element is the {@link #parentOrHost}: those of its shadow tree first, then its children.
    static Iterator<Element> childrenOrHosted(Element element) {
        ShadowRoot shadow = ShadowRoot.of(element);
        return new Iterator<>() {
            private boolean inShadow = shadow != null;
            private @Nullable Element next = shadow == null
                    ? element.firstElementChild()
                    : elementFrom(shadow.firstChild());

            @Override
            public boolean hasNext() {
                if (next == null && inShadow) {
                    inShadow = false;
                    next = element.firstElementChild();
                }
                return next != null;
            }

            @Override
            public Element next() {
                if (!hasNext() || next == null) {
                    throw new NoSuchElementException();
                }
                Element found = next;
                next = elementFrom(found.nextSibling());
                return found;
            }
        };
    }

    private static @Nullable Element elementFrom(@Nullable Node start) {
        Node node = start;
        while (node != null && !(node instanceof Element)) {
            node = node.nextSibling();
        }
        return (Element) node;
    }

    /// Puts elements of the shadow tree of one element before its children, whose styles may follow from theirs.
    static void sortHostedFirst(List<Element> children) {
        children.sort(Comparator.comparing(child -> child.parentNode() instanceof Element));
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
