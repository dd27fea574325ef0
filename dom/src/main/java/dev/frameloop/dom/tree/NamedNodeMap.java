package dev.frameloop.dom.tree;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.PlatformObject;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// The attributes of an element, and the algorithms that change them.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-namednodemap">DOM: interface NamedNodeMap</a>
public final class NamedNodeMap extends PlatformObject {
    private final Element element;
    private final List<Attr> attributes = new ArrayList<>(4);

    NamedNodeMap(Element element) {
        this.element = element;
    }

    List<Attr> list() {
        return Collections.unmodifiableList(attributes);
    }

    /// The number of attributes.
    public long length() {
        return attributes.size();
    }

    /// The attribute at this place, or null.
    public @Nullable Attr item(long index) {
        return index >= 0 && index < attributes.size() ? attributes.get((int) index) : null;
    }

    /// The first attribute with this qualified name, or null.
    public @Nullable Attr getNamedItem(String qualifiedName) {
        String name = element.isHtmlInHtmlDocument() ? Names.toAsciiLowercase(qualifiedName) : qualifiedName;
        for (int i = 0; i < attributes.size(); i++) {
            Attr attr = attributes.get(i);
            if (attr.name().equals(name)) {
                return attr;
            }
        }
        return null;
    }

    /// The attribute with this namespace and local name, or null.
    public @Nullable Attr getNamedItemNS(@Nullable String namespace, String localName) {
        String wanted = namespace == null || namespace.isEmpty() ? null : namespace;
        for (int i = 0; i < attributes.size(); i++) {
            Attr attr = attributes.get(i);
            if (attr.hasName(wanted, localName)) {
                return attr;
            }
        }
        return null;
    }

    /// Adds an attribute, or puts it in the place of the one with its name, which is returned.
    ///
    /// @throws DOMException `InUseAttributeError` where another element has it
    public @Nullable Attr setNamedItem(Attr attr) {
        return set(attr);
    }

    /// As {@link #setNamedItem}.
    ///
    /// @throws DOMException `InUseAttributeError` where another element has it
    public @Nullable Attr setNamedItemNS(Attr attr) {
        return set(attr);
    }

    /// Removes the attribute with this qualified name, and returns it.
    ///
    /// @throws DOMException `NotFoundError`
    public Attr removeNamedItem(String qualifiedName) {
        return removeFound(getNamedItem(qualifiedName), qualifiedName);
    }

    /// Removes the attribute with this namespace and local name, and returns it.
    ///
    /// @throws DOMException `NotFoundError`
    public Attr removeNamedItemNS(@Nullable String namespace, String localName) {
        return removeFound(getNamedItemNS(namespace, localName), localName);
    }

    private Attr removeFound(@Nullable Attr attr, String name) {
        if (attr == null) {
            throw new DOMException("NotFoundError", "There is no attribute \"" + name + "\".");
        }
        remove(attr);
        return attr;
    }

    /// The names by which scripts find attributes as properties of this map.
    public Set<String> supportedPropertyNames() {
        Set<String> names = new LinkedHashSet<>();
        for (Attr attr : attributes) {
            if (!element.isHtmlInHtmlDocument() || attr.name().equals(Names.toAsciiLowercase(attr.name()))) {
                names.add(attr.name());
            }
        }
        return names;
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-element-attributes-set">DOM: set an attribute</a>
    @Nullable
    Attr set(Attr attr) {
        // 1. It must be free, or this element's.
        if (attr.ownerElement() != null && attr.ownerElement() != element) {
            throw new DOMException("InUseAttributeError", "The attribute belongs to another element.");
        }
        // 2.-3. The one that has its name now.
        Attr old = getNamedItemNS(attr.namespaceURI(), attr.localName());
        if (old == attr) {
            return attr;
        }
        // 4.-5. Replace or append.
        if (old != null) {
            replace(old, attr);
        } else {
            append(attr);
        }
        return old;
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-element-attributes-change">DOM: change an attribute</a>
    void change(Attr attr, String value) {
        // 1.-2. The value.
        String old = attr.value();
        attr.setValueUnobserved(value);
        // 3. Handle the change.
        handleChange(attr, old, value);
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-element-attributes-append">DOM: append an attribute</a>
    void append(Attr attr) {
        // 1.-3. It becomes this element's, and its document's.
        attributes.add(attr);
        attr.setElement(element);
        attr.setNodeDocument(element.nodeDocument());
        // 4. Handle the change.
        handleChange(attr, null, attr.value());
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-element-attributes-remove">DOM: remove an attribute</a>
    void remove(Attr attr) {
        // 1.-3. It leaves.
        attributes.removeIf(one -> one == attr);
        attr.setNodeDocument(element.nodeDocument());
        attr.setElement(null);
        // 4. Handle the change.
        handleChange(attr, attr.value(), null);
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-element-attributes-replace">DOM: replace an attribute</a>
    private void replace(Attr old, Attr attr) {
        // 1.-4. One takes the other's place.
        attributes.replaceAll(one -> one == old ? attr : one);
        attr.setElement(element);
        attr.setNodeDocument(element.nodeDocument());
        old.setNodeDocument(element.nodeDocument());
        old.setElement(null);
        // 5. Handle the change.
        handleChange(attr, old.value(), attr.value());
    }

    /// @see <a href="https://dom.spec.whatwg.org/#handle-attribute-changes">DOM: handle attribute changes</a>
    private void handleChange(Attr attr, @Nullable String oldValue, @Nullable String newValue) {
        element.noteAttributeChange(attr, oldValue, newValue);
        // 1.-2. The mutation record, and the reaction of a custom element.
        for (TreeObserver observer : element.nodeDocument().treeObservers()) {
            observer.attributeChanged(element, attr.localName(), attr.namespaceURI(), oldValue, newValue);
        }
        // 3. The element's own steps.
        element.attributeChangeSteps(attr.localName(), oldValue, newValue, attr.namespaceURI());
    }
}
