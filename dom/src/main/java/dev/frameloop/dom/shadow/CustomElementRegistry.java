package dev.frameloop.dom.shadow;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptClass;
import dev.frameloop.dom.script.ScriptPromise;
import dev.frameloop.dom.script.SimpleException;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.ElementFactory;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.Traversal;
import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.Map;

/// The custom elements that a window knows.
///
/// UNIMPLEMENTED: registries that a page makes by itself.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/custom-elements.html#customelementregistry">HTML: CustomElementRegistry</a>
public final class CustomElementRegistry extends PlatformObject {
    private static final String HTML = "http://www.w3.org/1999/xhtml";

    private final Document document;
    private final Map<String, CustomElementDefinition> byName = new HashMap<>();
    private final Map<Object, CustomElementDefinition> byConstructor = new HashMap<>();
    private final Map<String, ScriptPromise> whenDefined = new HashMap<>();
    private boolean elementDefinitionIsRunning;

    private CustomElementRegistry(Document document) {
        this.document = document;
    }

    /// The registry of the window that shows a document, always the same one.
    public static CustomElementRegistry of(Document document) {
        return document.companion(CustomElementRegistry.class, () -> new CustomElementRegistry(document));
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return document.realm();
    }

    private Realm realm() {
        Realm realm = document.realm();
        if (realm == null) {
            throw new IllegalStateException("a registry belongs to a window");
        }
        return realm;
    }

    /// Defines a custom element, and upgrades those that are in the document.
    ///
    /// @param constructor the class, as the script engine holds it
    /// @throws SimpleException `TypeError` if it is no class, or one of its members is not what it should be
    /// @throws DOMException `SyntaxError` for a name that no custom element can have, `NotSupportedError` for a name or class that is
    ///     defined already, or an element that cannot be extended
    /// @see <a href="https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-define">HTML: define()</a>
    public void define(String name, Object constructor, ElementDefinitionOptions options) {
        // 1. It must be a class.
        ScriptClass scriptClass = realm().scriptClass(constructor);
        // 2. - 4. Name and class must be free.
        if (!CustomElementNames.isValid(name)) {
            throw new DOMException("SyntaxError", "\"" + name + "\" is not a valid name of a custom element.");
        }
        if (byName.containsKey(name)) {
            throw new DOMException("NotSupportedError", "\"" + name + "\" is defined already.");
        }
        if (byConstructor.containsKey(scriptClass.value())) {
            throw new DOMException("NotSupportedError", "The class is used for a custom element already.");
        }
        // 5. - 7. What it extends must be built in.
        String localName = options.extends_() == null ? name : options.extends_();
        if (options.extends_() != null && (CustomElementNames.isValid(localName) || isUnknown(localName))) {
            throw new DOMException("NotSupportedError", "<" + localName + "> cannot be extended.");
        }
        // 9. - 14. Read the class, one at a time.
        if (elementDefinitionIsRunning) {
            throw new DOMException("NotSupportedError", "Another custom element is being defined.");
        }
        elementDefinitionIsRunning = true;
        CustomElementDefinition definition = new CustomElementDefinition(name, localName, scriptClass);
        try {
            definition.readClass();
        } finally {
            elementDefinitionIsRunning = false;
        }
        // 15. - 16. It is defined.
        byName.put(name, definition);
        byConstructor.put(scriptClass.value(), definition);
        document.addTreeObserver(CustomElementObserver.INSTANCE);
        // 17. - 18. Upgrade what is there, in shadow-including tree order.
        for (Node node = document; node != null; node = Traversal.followingIncludingShadows(node, document)) {
            if (node instanceof Element element && element.isHtml(localName)
                    && (!definition.isCustomizedBuiltIn() || name.equals(CustomElements.isValue(element)))) {
                CustomElementReactions.enqueueUpgrade(element, definition);
            }
        }
        // 19. Tell who waits.
        ScriptPromise promise = whenDefined.remove(name);
        if (promise != null) {
            promise.resolve(constructor);
        }
    }

    private boolean isUnknown(String localName) {
        return ElementFactory.get().create(document, HTML, null, localName).getClass().getSimpleName()
                .equals("HTMLUnknownElement");
    }

    @Nullable
    CustomElementDefinition lookUp(String localName, @Nullable String is) {
        CustomElementDefinition autonomous = byName.get(localName);
        if (autonomous != null && !autonomous.isCustomizedBuiltIn()) {
            return autonomous;
        }
        CustomElementDefinition customized = is == null ? null : byName.get(is);
        return customized != null && customized.localName.equals(localName) ? customized : null;
    }

    @Nullable
    CustomElementDefinition definitionOf(Object constructor) {
        return byConstructor.get(constructor);
    }

    /// The class of a custom element, as the script engine holds it, or null.
    public @Nullable Object get(String name) {
        CustomElementDefinition definition = byName.get(name);
        return definition == null ? null : definition.constructor.value();
    }

    /// The name under which a class is defined, or null.
    public @Nullable String getName(Object constructor) {
        CustomElementDefinition definition = byConstructor.get(constructor);
        return definition == null ? null : definition.name;
    }

    /// A promise of the class, fulfilled once the name is defined.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-whendefined">HTML: whenDefined()</a>
    public ScriptPromise whenDefined(String name) {
        // 1. - 2. It can be settled at once.
        CustomElementDefinition definition = byName.get(name);
        if (definition != null || !CustomElementNames.isValid(name)) {
            ScriptPromise promise = realm().newPromise();
            if (definition != null) {
                promise.resolve(definition.constructor.value());
            } else {
                promise.reject(
                        new DOMException("SyntaxError", "\"" + name + "\" is not a valid name of a custom element."));
            }
            return promise;
        }
        // 3. - 5. Or all wait for the same one.
        return whenDefined.computeIfAbsent(name, n -> realm().newPromise());
    }

    /// Upgrades what is defined in a tree, connected or not.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-upgrade">HTML: upgrade()</a>
    public void upgrade(Node root) {
        for (Node node = root; node != null; node = Traversal.followingIncludingShadows(node, root)) {
            if (node instanceof Element element) {
                CustomElements.tryToUpgrade(element);
            }
        }
    }
}
