package dev.frameloop.dom.shadow;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.tree.DocumentFragment;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Mutations;
import org.jspecify.annotations.Nullable;

import java.util.Set;

/// Attaching shadow roots to elements.
public final class ShadowHosts {
    private static final String HTML = "http://www.w3.org/1999/xhtml";

    /// The built-in elements that may be hosts.
    private static final Set<String> VALID_HOSTS = Set.of("article", "aside", "blockquote", "body", "div", "footer",
            "h1",
            "h2", "h3", "h4", "h5", "h6", "header", "main", "nav", "p", "section", "span");

    private ShadowHosts() {}

    /// `element.attachShadow(init)`.
    ///
    /// @throws DOMException `NotSupportedError` if the element cannot be a host, or is one already
    /// @see <a href="https://dom.spec.whatwg.org/#dom-element-attachshadow">DOM: attachShadow()</a>
    public static ShadowRoot attachShadow(Element element, ShadowRootInit init) {
        // 1. - 2. Attach one.
        return attachAShadowRoot(element, init);
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-attach-a-shadow-root">DOM: attach a shadow root</a>
    private static ShadowRoot attachAShadowRoot(Element element, ShadowRootInit init) {
        // 1. - 2. Only some elements of HTML can be hosts, and all that may be custom elements.
        String name = element.localName();
        if (!HTML.equals(element.namespaceURI())
                || !VALID_HOSTS.contains(name) && !CustomElementNames.isValid(name)) {
            throw new DOMException("NotSupportedError", "A <" + name + "> element cannot have a shadow root.");
        }
        // 3. A custom element may forbid it.
        CustomElementData data = CustomElementData.ifPresent(element);
        if (data != null && data.definition != null && data.definition.disableShadow()) {
            throw new DOMException("NotSupportedError", "The definition of <" + name + "> forbids a shadow root.");
        }
        // 4. One is enough, unless markup made it.
        ShadowRoot current = ShadowRoot.of(element);
        if (current != null) {
            if (!current.isDeclarative() || !current.mode().equals(init.mode())) {
                throw new DOMException("NotSupportedError", "The element has a shadow root already.");
            }
            Mutations.replaceAll(null, current);
            current.setDeclarative(false);
            return current;
        }
        // 5. - 14. Make it.
        ShadowRoot root = new ShadowRoot(element, init);
        root.setAvailableToElementInternals(data != null
                && (data.state == CustomElementData.State.CUSTOM
                        || data.state == CustomElementData.State.PRECUSTOMIZED));
        element.attachShadowRoot(root);
        element.nodeDocument().addTreeObserver(ShadowTreeObserver.INSTANCE);
        return root;
    }

    /// Attaches the shadow root that a `template` element with `shadowrootmode` stands for.
    ///
    /// @return null if the element can have none, so that the template stays a template
    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead">HTML: parsing a template start tag</a>
    public static @Nullable ShadowRoot attachDeclarative(Element element, ShadowRootInit init) {
        try {
            ShadowRoot root = ShadowRoot.of(element) == null ? attachAShadowRoot(element, init) : null;
            if (root != null) {
                root.setDeclarative(true);
                root.setAvailableToElementInternals(true);
            }
            return root;
        } catch (DOMException unsupported) {
            return null;
        }
    }

    /// `element.shadowRoot`: the shadow root if it is open, else null.
    public static @Nullable ShadowRoot shadowRoot(Element element) {
        DocumentFragment attached = element.attachedShadowRoot();
        return attached instanceof ShadowRoot root && !root.isClosed() ? root : null;
    }
}
