package dev.frameloop.dom.shadow;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.SimpleException;
import dev.frameloop.dom.shadow.CustomElementData.State;
import dev.frameloop.dom.tree.Attr;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.ElementFactory;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.engine.loop.LoopTerminatedException;
import org.jspecify.annotations.Nullable;

/// Creating and upgrading custom elements.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/custom-elements.html#upgrades">HTML: upgrades</a>
public final class CustomElements {
    private static final String HTML = "http://www.w3.org/1999/xhtml";

    private CustomElements() {}

    /// A new element, custom if its name or `is` is defined in the document's registry.
    ///
    /// @see #create(Document, Document, String, String, String, String, boolean)
    public static Element create(Document document, @Nullable String namespace, @Nullable String prefix,
            String localName, @Nullable String is, boolean synchronous) {
        return create(document, document, namespace, prefix, localName, is, synchronous);
    }

    /// A new element, custom if its name or `is` is defined.
    ///
    /// @param registryDocument the document whose registry counts: that of the context while a fragment is parsed
    /// @param is the name of a customized built-in element, or null
    /// @param synchronous whether its constructor runs before this returns; else it is upgraded by a reaction
    /// @see <a href="https://dom.spec.whatwg.org/#concept-create-element">DOM: create an element</a>
    public static Element create(Document document, Document registryDocument, @Nullable String namespace,
            @Nullable String prefix, String localName, @Nullable String is, boolean synchronous) {
        // 3. The definition.
        boolean mayBeCustom = HTML.equals(namespace) && (is != null || CustomElementNames.isValid(localName));
        CustomElementDefinition definition = mayBeCustom ? lookUp(registryDocument, localName, is) : null;
        // 4. A customized built-in element is upgraded, now or by a reaction.
        // 5. An autonomous one is made by its constructor, or upgraded by a reaction.
        if (definition != null && synchronous && !definition.isCustomizedBuiltIn()) {
            return construct(document, prefix, localName, definition);
        }
        Element element = ElementFactory.get().create(document, namespace, prefix, localName);
        if (is != null && HTML.equals(namespace)) {
            CustomElementData.of(element).is = is;
        }
        if (definition != null && synchronous) {
            upgradeAndReport(element, definition);
        } else if (definition != null) {
            CustomElementReactions.enqueueUpgrade(element, definition);
        }
        // 6. All others are what their name says.
        return element;
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-create-element">DOM: create an element, step 5.1</a>
    private static Element construct(Document document, @Nullable String prefix, String localName,
            CustomElementDefinition definition) {
        try {
            PlatformObject result = definition.constructor.construct();
            if (!(result instanceof Element element) || !HTML.equals(element.namespaceURI())) {
                throw SimpleException.typeError("The constructor of <" + localName + "> made no HTML element.");
            }
            String fault = element.hasAttributes()
                    ? "must not have attributes"
                    : element.hasChildNodes()
                            ? "must not have children"
                            : element.parentNode() != null
                                    ? "must not have a parent"
                                    : element.nodeDocument() != document
                                            ? "must belong to the document"
                                            : !element.localName().equals(localName)
                                                    ? "must have the name of its definition"
                                                    : null;
            if (fault != null) {
                throw new DOMException("NotSupportedError",
                        "What the constructor of <" + localName + "> made " + fault + ".");
            }
            return element;
        } catch (RuntimeException thrown) {
            report(document.relevantRealm(), thrown);
            Element element = ElementFactory.get().createUnknown(document, prefix, localName);
            CustomElementData.of(element).state = State.FAILED;
            return element;
        }
    }

    private static void report(@Nullable Realm realm, RuntimeException thrown) {
        if (thrown instanceof LoopTerminatedException || realm == null) {
            throw thrown;
        }
        realm.global().reportException(thrown);
    }

    /// Whether a new element with this name would be a custom one, so that making it runs its constructor.
    public static boolean isDefined(Document document, String localName, @Nullable String is) {
        return (is != null || CustomElementNames.isValid(localName)) && lookUp(document, localName, is) != null;
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/custom-elements.html#look-up-a-custom-element-definition">HTML: look up a custom
    ///     element definition</a>
    static @Nullable CustomElementDefinition lookUp(Document document, String localName, @Nullable String is) {
        CustomElementRegistry registry = document.companionIfPresent(CustomElementRegistry.class);
        return registry == null ? null : registry.lookUp(localName, is);
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/custom-elements.html#concept-try-upgrade">HTML: try to upgrade an element</a>
    static void tryToUpgrade(Element element) {
        CustomElementData data = CustomElementData.ifPresent(element);
        String is = data == null ? null : data.is;
        if (HTML.equals(element.namespaceURI()) && (is != null || CustomElementNames.isValid(element.localName()))) {
            CustomElementDefinition definition = lookUp(element.nodeDocument(), element.localName(), is);
            if (definition != null && (data == null || data.definition == null)) {
                CustomElementReactions.enqueueUpgrade(element, definition);
            }
        }
    }

    static void upgradeAndReport(Element element, CustomElementDefinition definition) {
        try {
            upgrade(element, definition);
        } catch (RuntimeException thrown) {
            report(element.relevantRealm(), thrown);
        }
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/custom-elements.html#concept-upgrade-an-element">HTML: upgrade an element</a>
    private static void upgrade(Element element, CustomElementDefinition definition) {
        // 1. Once is enough.
        CustomElementData data = CustomElementData.of(element);
        if (data.state != State.UNDEFINED) {
            return;
        }
        // 2. - 3. It counts as failed until it is done.
        data.definition = definition;
        data.state = State.FAILED;
        // 4. - 5. It will hear of its attributes, and of being connected.
        for (Attr attr : element.attributeList()) {
            CustomElementReactions.enqueueCallback(element, "attributeChangedCallback", attr.localName(), null,
                    attr.value(), attr.namespaceURI());
        }
        if (element.isConnected()) {
            CustomElementReactions.enqueueCallback(element, "connectedCallback");
        }
        // 6. - 8. Its constructor gets this very element from `super()`.
        definition.constructionStack.add(element);
        try {
            if (definition.disableShadow() && element.attachedShadowRoot() != null) {
                throw new DOMException("NotSupportedError", "The definition forbids a shadow root.");
            }
            data.state = State.PRECUSTOMIZED;
            if (definition.constructor.construct() != element) {
                throw SimpleException.typeError("The constructor must return the element that is upgraded.");
            }
        } catch (RuntimeException thrown) {
            data.definition = null;
            data.state = State.FAILED;
            data.reactionQueue.clear();
            throw thrown;
        } finally {
            definition.constructionStack.removeLast();
        }
        // 10. It is custom.
        data.state = State.CUSTOM;
    }

    /// What `super()` does in the constructor of a custom element: gives a new element, or the one that is being upgraded. The caller
    /// gives it the prototype of the class.
    ///
    /// @param interfaceName the interface whose constructor was called, `"HTMLElement"` say
    /// @param newTarget the class that `new` was called on, as the script engine holds it
    /// @throws SimpleException `TypeError` if the class is not defined, or for another interface
    /// @see <a href="https://html.spec.whatwg.org/multipage/dom.html#html-element-constructors">HTML: HTML element constructors</a>
    public static Element htmlConstructor(Realm realm, String interfaceName, Object newTarget) {
        // 1. - 4. The definition whose class this is.
        Document document = Document.associatedWith(realm);
        CustomElementRegistry registry = CustomElementRegistry.of(document);
        CustomElementDefinition definition = registry.definitionOf(newTarget);
        if (definition == null) {
            throw SimpleException.typeError("Illegal constructor");
        }
        // 5. - 8. It must extend the interface of its element.
        boolean upgrading = !definition.constructionStack.isEmpty();
        Element fresh = upgrading ? null : ElementFactory.get().create(document, HTML, null, definition.localName);
        Element element = fresh != null ? fresh : definition.constructionStack.getLast();
        // 13. - 14. `super()` may be called once for each.
        if (element == null) {
            throw SimpleException.typeError("The element was constructed already.");
        }
        boolean fits = definition.isCustomizedBuiltIn()
                ? element.getClass().getSimpleName().equals(interfaceName)
                : interfaceName.equals("HTMLElement");
        if (!fits) {
            throw SimpleException.typeError("Illegal constructor: the class must extend the interface of its element.");
        }
        if (upgrading) {
            definition.constructionStack.set(definition.constructionStack.size() - 1, null);
            return element;
        }
        // 12. A new element is custom at once.
        CustomElementData data = CustomElementData.of(element);
        data.state = State.CUSTOM;
        data.definition = definition;
        data.is = definition.isCustomizedBuiltIn() ? definition.name : null;
        document.addTreeObserver(CustomElementObserver.INSTANCE);
        return element;
    }

    /// Whether an element is what its name says: built in, or custom. CSS: `:defined`.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-element-defined">DOM: defined</a>
    public static boolean isDefined(Element element) {
        CustomElementData data = CustomElementData.ifPresent(element);
        if (data != null && (data.state == State.CUSTOM || data.is == null && data.definition == null
                && !CustomElementNames.isValid(element.localName()))) {
            return true;
        }
        return data == null
                && !(HTML.equals(element.namespaceURI()) && CustomElementNames.isValid(element.localName()));
    }

    /// The name of the customized built-in element that an element is or will be, or null; for those who copy and serialize it.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-element-is-value">DOM: is value</a>
    public static @Nullable String isValue(Element element) {
        CustomElementData data = CustomElementData.ifPresent(element);
        return data == null ? null : data.is;
    }

    static boolean isCustom(Node node) {
        if (!(node instanceof Element element)) {
            return false;
        }
        CustomElementData data = CustomElementData.ifPresent(element);
        return data != null && data.state == State.CUSTOM;
    }
}
