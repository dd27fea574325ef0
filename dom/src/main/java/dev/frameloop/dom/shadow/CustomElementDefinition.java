package dev.frameloop.dom.shadow;

import dev.frameloop.dom.script.ScriptClass;
import dev.frameloop.dom.tree.Element;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What a page defined a custom element to be.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/custom-elements.html#custom-element-definition">HTML: custom element definition</a>
final class CustomElementDefinition {
    /// The lifecycle callbacks, in the order in which the standard reads them.
    private static final List<String> LIFECYCLE_CALLBACKS = List.of("connectedCallback", "disconnectedCallback",
            "adoptedCallback", "connectedMoveCallback", "attributeChangedCallback");

    final String name;
    final String localName;
    final ScriptClass constructor;
    private final Map<String, ScriptClass.Method> callbacks = new HashMap<>();
    private final Set<String> observedAttributes = new HashSet<>();
    private boolean disableShadow;
    /// The elements that are being upgraded, innermost last; null in the place of one whose constructor has called `super()`.
    final List<@Nullable Element> constructionStack = new ArrayList<>();

    CustomElementDefinition(String name, String localName, ScriptClass constructor) {
        this.name = name;
        this.localName = localName;
        this.constructor = constructor;
    }

    /// Reads the class: runs page code.
    ///
    /// UNIMPLEMENTED: form-associated custom elements and element internals.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-define">HTML: define(), step 14</a>
    void readClass() {
        // 14.1. - 14.4. The callbacks as they are now.
        for (String callback : LIFECYCLE_CALLBACKS) {
            ScriptClass.Method method = constructor.prototypeMethod(callback);
            if (method != null) {
                callbacks.put(callback, method);
            }
        }
        // 14.5. The attributes that somebody waits for.
        if (callbacks.containsKey("attributeChangedCallback")) {
            observedAttributes.addAll(constructor.staticStrings("observedAttributes"));
        }
        // 14.6. - 14.9. What the class does not want.
        disableShadow = constructor.staticStrings("disabledFeatures").contains("shadow");
    }

    ScriptClass.@Nullable Method callback(String callbackName) {
        return callbacks.get(callbackName);
    }

    boolean observes(String attribute) {
        return observedAttributes.contains(attribute);
    }

    boolean disableShadow() {
        return disableShadow;
    }

    boolean isCustomizedBuiltIn() {
        return !name.equals(localName);
    }
}
