package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import org.jspecify.annotations.Nullable;

import java.util.Arrays;

/// The positions among siblings that were found last, one for each parent and selector as far as there is room.
///
/// It makes matching faster and never different, as long as it is cleared when the tree may have changed.
final class PositionCache {
    private static final int SIZE = 256;

    private final @Nullable NthSelector[] selectors = new NthSelector[SIZE];
    private final @Nullable Node[] parents = new Node[SIZE];
    private final @Nullable Element[] elements = new Element[SIZE];
    private final int[] positions = new int[SIZE];
    private boolean used;

    void clear() {
        if (used) {
            Arrays.fill(selectors, null);
            Arrays.fill(parents, null);
            Arrays.fill(elements, null);
            used = false;
        }
    }

    /// The slot for the siblings of an element.
    int slot(NthSelector selector, Element element) {
        int hash = System.identityHashCode(selector) * 31 + System.identityHashCode(element.parentNode());
        hash = selector.sameType() ? hash * 31 + element.localName().hashCode() : hash;
        hash ^= hash >>> 16;
        int slot = (hash ^ hash >>> 8) & SIZE - 1;
        boolean fits = selectors[slot] == selector && parents[slot] == element.parentNode();
        Element known = elements[slot];
        if (!fits || known == null || selector.sameType() && !NthSelector.hasSameType(known, element)) {
            elements[slot] = null;
        }
        return slot;
    }

    /// The sibling whose position is known, or null.
    @Nullable
    Element element(int slot) {
        return elements[slot];
    }

    int position(int slot) {
        return positions[slot];
    }

    void put(int slot, NthSelector selector, Element element, int position) {
        used = true;
        selectors[slot] = selector;
        parents[slot] = element.parentNode();
        elements[slot] = element;
        positions[slot] = position;
    }
}
