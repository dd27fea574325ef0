package dev.frameloop.dom.tree;

import org.jspecify.annotations.Nullable;

import java.util.ServiceLoader;

/// What knows the element interface of a name; implemented by the room of HTML, and found as a service.
///
/// @see <a href="https://dom.spec.whatwg.org/#concept-element-interface">DOM: element interface</a>
public interface ElementFactory {
    /// A new element without attributes.
    Element create(Document document, @Nullable String namespace, @Nullable String prefix, String localName);

    /// A new HTML element of the class that names without meaning have, whatever its name.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/dom.html#htmlunknownelement">HTML: HTMLUnknownElement</a>
    default Element createUnknown(Document document, @Nullable String prefix, String localName) {
        return create(document, Namespaces.HTML, prefix, localName);
    }

    /// The factory of this application; one that knows no kinds where no module provides one.
    static ElementFactory get() {
        return Holder.FACTORY;
    }

    /// Keeps the factory once it was found.
    final class Holder {
        private static final ElementFactory FACTORY = ServiceLoader
                .load(ElementFactory.class, ElementFactory.class.getClassLoader())
                .findFirst()
                .orElse(Element::new);

        private Holder() {}
    }
}
