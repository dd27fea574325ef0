package dev.frameloop.dom.tree;

import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.Map;

/// The elements of one document or shadow tree by their IDs.
///
/// A look-up costs the same on any page; only where an ID is used more than once, and its first element is not known since a
/// change, the tree is walked once.
final class ElementsById {
    private static final class Entry {
        private int count;
        private @Nullable Element first;
    }

    private final ParentNode scope;
    private final Map<String, Entry> entries = new HashMap<>();

    ElementsById(ParentNode scope) {
        this.scope = scope;
    }

    void add(String id, Element element) {
        Entry entry = entries.computeIfAbsent(id, _ -> new Entry());
        entry.count++;
        entry.first = entry.count == 1 ? element : null;
    }

    void remove(String id, Element element) {
        Entry entry = entries.get(id);
        if (entry == null) {
            return;
        }
        entry.count--;
        if (entry.count == 0) {
            entries.remove(id);
        } else if (entry.first == element) {
            entry.first = null;
        }
    }

    /// The first element in tree order with this ID, or null.
    @Nullable
    Element first(String id) {
        Entry entry = entries.get(id);
        if (entry == null) {
            return null;
        }
        if (entry.first == null) {
            entry.first = walkFor(scope, id);
        }
        return entry.first;
    }

    static @Nullable Element walkFor(ParentNode root, String id) {
        for (Node node = root.firstChild; node != null; node = node.following(root)) {
            if (node instanceof Element element && element.id().equals(id)) {
                return element;
            }
        }
        return null;
    }
}
