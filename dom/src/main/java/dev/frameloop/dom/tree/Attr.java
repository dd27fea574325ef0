package dev.frameloop.dom.tree;

import org.jspecify.annotations.Nullable;

/// An attribute of an element, or one that waits for an element.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-attr">DOM: interface Attr</a>
public final class Attr extends Node {
    private final @Nullable String namespace;
    private final @Nullable String prefix;
    private final String localName;
    private final String name;
    private String value;
    private @Nullable Element element;

    /// An attribute of no element.
    public Attr(Document document, @Nullable String namespace, @Nullable String prefix, String localName,
            String value) {
        super(document);
        this.namespace = namespace;
        this.prefix = prefix;
        this.localName = localName;
        this.name = prefix == null ? localName : prefix + ":" + localName;
        this.value = value;
    }

    /// The namespace, or null.
    public @Nullable String namespaceURI() {
        return namespace;
    }

    /// The prefix, or null.
    public @Nullable String prefix() {
        return prefix;
    }

    /// The name without the prefix.
    public String localName() {
        return localName;
    }

    /// The qualified name.
    public String name() {
        return name;
    }

    /// The value, perhaps empty.
    public String value() {
        return value;
    }

    /// Sets the value, as a change of the element's attribute where it has an element.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#set-an-existing-attribute-value">DOM: set an existing attribute value</a>
    public void setValue(String value) {
        if (element == null) {
            this.value = value;
        } else {
            element.attributes().change(this, value);
        }
    }

    /// The element that has this attribute, or null.
    public @Nullable Element ownerElement() {
        return element;
    }

    /// Always true.
    public boolean specified() {
        return true;
    }

    void setValueUnobserved(String value) {
        this.value = value;
    }

    void setElement(@Nullable Element element) {
        this.element = element;
    }

    @Override
    public Document nodeDocument() {
        return element != null ? element.nodeDocument() : super.nodeDocument();
    }

    @Override
    public int nodeType() {
        return ATTRIBUTE_NODE;
    }

    @Override
    public String nodeName() {
        return name;
    }

    @Override
    public String nodeValue() {
        return value;
    }

    @Override
    public void setNodeValue(@Nullable String value) {
        setValue(value == null ? "" : value);
    }

    @Override
    public String textContent() {
        return value;
    }

    @Override
    public void setTextContent(@Nullable String value) {
        setNodeValue(value);
    }

    @Override
    Node cloneSingle(Document document) {
        return new Attr(document, namespace, prefix, localName, value);
    }

    @Override
    boolean equalsSingle(Node other) {
        return other instanceof Attr attr && hasName(attr.namespace, attr.localName) && value.equals(attr.value);
    }

    boolean hasName(@Nullable String wantedNamespace, String wantedLocalName) {
        return localName.equals(wantedLocalName) && java.util.Objects.equals(namespace, wantedNamespace);
    }
}
