package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Attr;
import dev.frameloop.dom.tree.Element;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// The list of active formatting elements, with markers.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#the-list-of-active-formatting-elements">HTML: the list of active formatting
///     elements</a>
final class ActiveFormattingElements {
    /// An element and the token it was made for; a marker where the element is null.
    record Entry(@Nullable Element element, Token.@Nullable StartTag tag) {
        boolean isMarker() {
            return element == null;
        }
    }

    private static final Entry MARKER = new Entry(null, null);

    private final List<Entry> entries = new ArrayList<>();

    int size() {
        return entries.size();
    }

    Entry get(int index) {
        return entries.get(index);
    }

    void set(int index, Entry entry) {
        entries.set(index, entry);
    }

    void insert(int index, Entry entry) {
        entries.add(index, entry);
    }

    void addMarker() {
        entries.add(MARKER);
    }

    /// Adds an element; of three like it behind the last marker the earliest goes (the Noah's Ark clause).
    void push(Element element, Token.StartTag tag) {
        int alike = 0;
        int earliest = -1;
        for (int i = entries.size() - 1; i >= 0 && !entries.get(i).isMarker(); i--) {
            Element other = entries.get(i).element();
            if (other != null && isLike(other, element)) {
                alike++;
                earliest = i;
            }
        }
        if (alike >= 3) {
            entries.remove(earliest);
        }
        entries.add(new Entry(element, tag));
    }

    private static boolean isLike(Element a, Element b) {
        if (!a.localName().equals(b.localName()) || !Objects.equals(a.namespaceURI(), b.namespaceURI())
                || a.attributeList().size() != b.attributeList().size()) {
            return false;
        }
        for (Attr attr : a.attributeList()) {
            if (!attr.value().equals(b.getAttributeNS(attr.namespaceURI(), attr.localName()))) {
                return false;
            }
        }
        return true;
    }

    int indexOf(Element element) {
        for (int i = entries.size() - 1; i >= 0; i--) {
            if (entries.get(i).element() == element) {
                return i;
            }
        }
        return -1;
    }

    void remove(Element element) {
        int index = indexOf(element);
        if (index >= 0) {
            entries.remove(index);
        }
    }

    void removeAt(int index) {
        entries.remove(index);
    }

    /// The last element with this name behind the last marker, or null.
    @Nullable
    Element lastNamed(String name) {
        for (int i = entries.size() - 1; i >= 0 && !entries.get(i).isMarker(); i--) {
            Element element = entries.get(i).element();
            if (element != null && element.localName().equals(name)) {
                return element;
            }
        }
        return null;
    }

    void clearToLastMarker() {
        while (!entries.isEmpty() && !entries.removeLast().isMarker()) {
            continue;
        }
    }
}
