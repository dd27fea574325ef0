package dev.frameloop.dom.tree;

import dev.frameloop.dom.event.EventHandlerNames;
import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.shadow.CustomElements;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// An element.
///
/// The elements of HTML and SVG are subclasses, made by the {@link ElementFactory}.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-element">DOM: interface Element</a>
public non-sealed class Element extends ParentNode implements ChildNode, NonDocumentTypeChildNode, ElementConveniences {
    private final @Nullable String namespace;
    private final @Nullable String prefix;
    private final String localName;
    private final String qualifiedName;
    private @Nullable String upperName;
    private @Nullable NamedNodeMap attributes;
    private String id = "";
    private @Nullable List<String> classes;
    private @Nullable DOMTokenList classList;
    private @Nullable DocumentFragment shadowRoot;
    private int states;

    /// An element of this document, without attributes.
    public Element(Document document, @Nullable String namespace, @Nullable String prefix, String localName) {
        super(document);
        this.namespace = namespace;
        this.prefix = prefix;
        this.localName = localName;
        this.qualifiedName = prefix == null ? localName : prefix + ":" + localName;
    }

    @Override
    public final int nodeType() {
        return ELEMENT_NODE;
    }

    @Override
    public final String nodeName() {
        return tagName();
    }

    /// The namespace, or null.
    public final @Nullable String namespaceURI() {
        return namespace;
    }

    /// The prefix, or null.
    public final @Nullable String prefix() {
        return prefix;
    }

    /// The name without the prefix.
    public final String localName() {
        return localName;
    }

    /// The name with the prefix.
    public final String qualifiedName() {
        return qualifiedName;
    }

    /// The qualified name, in capital letters for an HTML element of an HTML document.
    public final String tagName() {
        if (!isHtmlInHtmlDocument()) {
            return qualifiedName;
        }
        if (upperName == null) {
            upperName = Names.toAsciiUppercase(qualifiedName);
        }
        return upperName;
    }

    /// Whether this is an HTML element with this local name.
    public final boolean isHtml(String name) {
        return localName.equals(name) && Namespaces.HTML.equals(namespace);
    }

    final boolean isHtmlInHtmlDocument() {
        return Namespaces.HTML.equals(namespace) && nodeDocument().isHtmlDocument();
    }

    /// The attribute `id`, or the empty string.
    public final String id() {
        return id;
    }

    /// Sets the attribute `id`.
    public final void setId(String value) {
        setAttribute("id", value);
    }

    /// The attribute `class`, or the empty string.
    public final String className() {
        return attributeOrEmpty("class");
    }

    /// Sets the attribute `class`.
    public final void setClassName(String value) {
        setAttribute("class", value);
    }

    /// The classes as a live list, always the same object.
    public final DOMTokenList classList() {
        if (classList == null) {
            classList = new DOMTokenList(this, "class", null);
        }
        return classList;
    }

    /// The attribute `slot`, or the empty string.
    public final String slot() {
        return attributeOrEmpty("slot");
    }

    /// Sets the attribute `slot`.
    public final void setSlot(String value) {
        setAttribute("slot", value);
    }

    /// The classes, each once, in order.
    public final List<String> classNames() {
        if (classes == null) {
            classes = DOMTokenList.parseOrderedSet(className());
        }
        return classes;
    }

    final boolean hasClasses(List<String> wanted) {
        List<String> mine = classNames();
        if (!nodeDocument().isQuirksMode()) {
            return mine.containsAll(wanted);
        }
        return wanted.stream()
                .allMatch(one -> mine.stream().anyMatch(other -> Names.equalsIgnoringAsciiCase(one, other)));
    }

    /// Whether there is an attribute.
    public final boolean hasAttributes() {
        return attributes != null && attributes.length() > 0;
    }

    /// The attributes, always the same object.
    public final NamedNodeMap attributes() {
        if (attributes == null) {
            attributes = new NamedNodeMap(this);
        }
        return attributes;
    }

    /// The attributes as a list that cannot be changed, without making anything.
    public final List<Attr> attributeList() {
        return attributes == null ? List.of() : attributes.list();
    }

    /// The qualified names of all attributes, in order.
    public final List<String> getAttributeNames() {
        List<String> names = new ArrayList<>();
        for (Attr attr : attributeList()) {
            names.add(attr.name());
        }
        return names;
    }

    /// The value of the first attribute with this qualified name, or null.
    public final @Nullable String getAttribute(String name) {
        Attr attr = getAttributeNode(name);
        return attr == null ? null : attr.value();
    }

    /// The value of the attribute with this name in no namespace, small letters already; the empty string where there is none.
    public final String attributeOrEmpty(String name) {
        String value = getAttributeNS(null, name);
        return value == null ? "" : value;
    }

    /// The value of the attribute with this namespace and local name, or null.
    public final @Nullable String getAttributeNS(@Nullable String wantedNamespace, String name) {
        Attr attr = getAttributeNodeNS(wantedNamespace, name);
        return attr == null ? null : attr.value();
    }

    /// Sets the value of the first attribute with this qualified name, or adds one.
    ///
    /// @throws DOMException `InvalidCharacterError` for what cannot be a name
    public final void setAttribute(String name, String value) {
        // 1. The name must be one.
        if (!Names.isValidAttributeLocalName(name)) {
            throw Names.invalid(name);
        }
        // 2. HTML knows no capital letters.
        String wanted = isHtmlInHtmlDocument() ? Names.toAsciiLowercase(name) : name;
        // 3.-5. Add or change.
        Attr attr = attributes().getNamedItem(wanted);
        if (attr == null) {
            attributes().append(new Attr(nodeDocument(), null, null, wanted, value));
        } else {
            attributes().change(attr, value);
        }
    }

    /// Sets the value of the attribute with this namespace and the local name in this qualified one, or adds one.
    ///
    /// @throws DOMException `InvalidCharacterError`, `NamespaceError`
    public final void setAttributeNS(@Nullable String wantedNamespace, String name, String value) {
        Namespaces.QualifiedName parts = Namespaces.validateAndExtract(wantedNamespace, name, false);
        setAttributeValue(parts.namespace(), parts.prefix(), parts.localName(), value);
    }

    /// Sets or adds an attribute whose name has been checked.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-element-attributes-set-value">DOM: set an attribute value</a>
    public final void setAttributeValue(@Nullable String inNamespace, @Nullable String withPrefix, String name,
            String value) {
        Attr attr = attributes().getNamedItemNS(inNamespace, name);
        if (attr == null) {
            attributes().append(new Attr(nodeDocument(), inNamespace, withPrefix, name, value));
        } else {
            attributes().change(attr, value);
        }
    }

    /// Removes the first attribute with this qualified name, if there is one.
    public final void removeAttribute(String name) {
        Attr attr = getAttributeNode(name);
        if (attr != null) {
            attributes().remove(attr);
        }
    }

    /// Removes the attribute with this namespace and local name, if there is one.
    public final void removeAttributeNS(@Nullable String wantedNamespace, String name) {
        Attr attr = getAttributeNodeNS(wantedNamespace, name);
        if (attr != null) {
            attributes().remove(attr);
        }
    }

    /// Adds an empty attribute where there is none and removes it where there is one, or does what `force` says.
    ///
    /// @return whether the attribute is there now
    /// @throws DOMException `InvalidCharacterError`
    public final boolean toggleAttribute(String name, @Nullable Boolean force) {
        if (!Names.isValidAttributeLocalName(name)) {
            throw Names.invalid(name);
        }
        boolean present = hasAttribute(name);
        boolean wanted = force == null ? !present : force;
        if (wanted && !present) {
            setAttribute(name, "");
        } else if (!wanted && present) {
            removeAttribute(name);
        }
        return wanted;
    }

    /// Whether there is an attribute with this qualified name.
    public final boolean hasAttribute(String name) {
        return getAttributeNode(name) != null;
    }

    /// Whether there is an attribute with this namespace and local name.
    public final boolean hasAttributeNS(@Nullable String wantedNamespace, String name) {
        return getAttributeNodeNS(wantedNamespace, name) != null;
    }

    /// The first attribute with this qualified name, or null.
    public final @Nullable Attr getAttributeNode(String name) {
        return attributes == null ? null : attributes.getNamedItem(name);
    }

    /// The attribute with this namespace and local name, or null.
    public final @Nullable Attr getAttributeNodeNS(@Nullable String wantedNamespace, String name) {
        return attributes == null ? null : attributes.getNamedItemNS(wantedNamespace, name);
    }

    /// Adds an attribute, or puts it in the place of the one with its name, which is returned.
    ///
    /// @throws DOMException `InUseAttributeError`
    public final @Nullable Attr setAttributeNode(Attr attr) {
        return attributes().set(attr);
    }

    /// As {@link #setAttributeNode}.
    ///
    /// @throws DOMException `InUseAttributeError`
    public final @Nullable Attr setAttributeNodeNS(Attr attr) {
        return attributes().set(attr);
    }

    /// Removes this attribute, and returns it.
    ///
    /// @throws DOMException `NotFoundError` where it is not this element's
    public final Attr removeAttributeNode(Attr attr) {
        if (attr.ownerElement() != this) {
            throw new DOMException("NotFoundError", "The attribute is not one of this element.");
        }
        attributes().remove(attr);
        return attr;
    }

    /// The shadow root, open or closed, or null.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-element-shadow-root">DOM: shadow root of an element</a>
    public final @Nullable DocumentFragment attachedShadowRoot() {
        return shadowRoot;
    }

    /// Makes a fragment with this host this element's shadow root; whether that is allowed is the shadow room's business.
    public final void attachShadowRoot(DocumentFragment root) {
        if (!root.isShadowRoot() || root.host() != this) {
            throw new IllegalArgumentException("root: takes a shadow root whose host is this element");
        }
        shadowRoot = root;
        root.connected = connected;
    }

    /// The nearest inclusive ancestor that the selectors match, or null.
    ///
    /// @throws DOMException `SyntaxError`
    public final @Nullable Element closest(String selectors) {
        return SelectorEngine.get().closest(this, selectors);
    }

    /// Whether the selectors match this element.
    ///
    /// @throws DOMException `SyntaxError`
    public final boolean matches(String selectors) {
        return SelectorEngine.get().matches(this, selectors);
    }

    /// As {@link #matches}.
    ///
    /// @throws DOMException `SyntaxError`
    public final boolean webkitMatchesSelector(String selectors) {
        return matches(selectors);
    }

    /// Inserts an element at `beforebegin`, `afterbegin`, `beforeend` or `afterend`; null where there is no parent for it.
    ///
    /// @throws DOMException `SyntaxError` for another place, `HierarchyRequestError`
    public final @Nullable Element insertAdjacentElement(String where, Element element) {
        return (Element) AdjacentPosition.of(where).insert(this, element);
    }

    /// Inserts a text at `beforebegin`, `afterbegin`, `beforeend` or `afterend`.
    ///
    /// @throws DOMException `SyntaxError` for another place
    public final void insertAdjacentText(String where, String data) {
        AdjacentPosition.of(where).insert(this, new Text(nodeDocument(), data));
    }

    /// Parses markup and inserts it at `beforebegin`, `afterbegin`, `beforeend` or `afterend`.
    ///
    /// @throws DOMException `SyntaxError` for another place, `NoModificationAllowedError` where there is no parent element for it
    public final void insertAdjacentHTML(String where, String markup) {
        AdjacentPosition.of(where).insertMarkup(this, markup);
    }

    /// The contents as markup.
    public final String innerHTML() {
        return Markup.get().serializeChildren(this);
    }

    /// Replaces the contents by what is parsed from markup.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-innerhtml">HTML: innerHTML</a>
    public final void setInnerHTML(String markup) {
        DocumentFragment fragment = Markup.get().parseFragment(this, markup);
        DocumentFragment content = templateContent();
        Mutations.replaceAll(fragment, content != null ? content : this);
    }

    /// This element with its contents as markup.
    public final String outerHTML() {
        return Markup.get().serialize(this);
    }

    /// Replaces this element by what is parsed from markup; nothing happens without a parent.
    ///
    /// @throws DOMException `NoModificationAllowedError` where the parent is a document
    /// @see <a href="https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-outerhtml">HTML: outerHTML</a>
    public final void setOuterHTML(String markup) {
        ParentNode above = (ParentNode) parent;
        if (above == null) {
            return;
        }
        if (above instanceof Document) {
            throw new DOMException("NoModificationAllowedError", "The parent is a document.");
        }
        Element context = above instanceof Element element ? element : nodeDocument().createHtmlElement("body");
        Mutations.replace(this, Markup.get().parseFragment(context, markup), above);
    }

    /// The contents of a template; null for every other element.
    public @Nullable DocumentFragment templateContent() {
        return null;
    }

    @Override
    public final String textContent() {
        return descendantTextContent();
    }

    @Override
    public final void setTextContent(@Nullable String value) {
        stringReplaceAll(value == null ? "" : value);
    }

    /// Whether this element is in a state; null where that follows from its attributes alone.
    ///
    /// Form controls override this for what they know better. It runs no script and costs next to nothing.
    public @Nullable Boolean state(ElementState state) {
        return (states & state.bit()) != 0 ? Boolean.TRUE : state.isSetFromOutside() ? Boolean.FALSE : null;
    }

    /// Puts this element into a state, or takes it out, and tells the tree's observers where that is a change.
    public final void setState(ElementState state, boolean on) {
        int changed = on ? states | state.bit() : states & ~state.bit();
        if (changed != states) {
            states = changed;
            stateChanged(state);
        }
    }

    /// Tells the tree's observers that {@link #state} now answers differently.
    protected final void stateChanged(ElementState state) {
        for (TreeObserver observer : nodeDocument().treeObservers()) {
            observer.stateChanged(this, state);
        }
    }

    /// What this kind of element does when an attribute has changed.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-element-attributes-change-ext">DOM: attribute change steps</a>
    protected void attributeChangeSteps(String name, @Nullable String oldValue, @Nullable String newValue,
            @Nullable String inNamespace) {}

    void noteAttributeChange(Attr attr, @Nullable String oldValue, @Nullable String newValue) {
        if (attr.namespaceURI() != null) {
            return;
        }
        switch (attr.localName()) {
            case "id" -> changeId(newValue == null ? "" : newValue);
            case "class" -> classes = null;
            case "name", "href", "form", "type" -> {
            }
            default -> {
                if (EventHandlerNames.isEventHandlerAttribute(this, attr.localName())) {
                    setEventHandlerText(attr.localName(), newValue);
                }
                return;
            }
        }
        nodeDocument().attributesChanged();
    }

    @Override
    protected final @Nullable EventTarget eventHandlerTarget(String name) {
        boolean forwards = isHtml("body") || isHtml("frameset");
        return forwards && EventHandlerNames.isForwardedToWindow(name) ? nodeDocument().defaultView() : this;
    }

    @Override
    protected List<PlatformObject> eventHandlerScope() {
        return List.of(nodeDocument(), this);
    }

    private void changeId(String value) {
        if (treeScope != null && !id.isEmpty()) {
            treeScope.elementsById().remove(id, this);
        }
        id = value;
        if (treeScope != null && !value.isEmpty()) {
            treeScope.elementsById().add(value, this);
        }
    }

    @Override
    Node cloneSingle(Document document) {
        Element copy = document.createElementInNamespace(namespace, prefix, localName,
                CustomElements.isValue(this));
        for (Attr attr : attributeList()) {
            copy.attributes().append((Attr) attr.cloneSingle(document));
        }
        return copy;
    }

    @Override
    boolean equalsSingle(Node other) {
        return other instanceof Element element && localName.equals(element.localName)
                && Objects.equals(namespace, element.namespace) && Objects.equals(prefix, element.prefix)
                && attributeList().size() == element.attributeList().size()
                && attributeList().stream().allMatch(
                        attr -> attr.value().equals(element.getAttributeNS(attr.namespaceURI(), attr.localName())));
    }
}
