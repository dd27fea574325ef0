package dev.frameloop.dom.tree;

import dev.frameloop.dom.script.DOMException;

import java.util.ServiceLoader;

/// What parses and serializes markup; implemented by the room of HTML, and found as a service.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-parsing-and-serialization">HTML: DOM parsing and serialization</a>
public interface Markup {
    /// Parses markup as the contents of an element; the nodes belong to the document of that element, or, for a template, of
    /// its contents.
    ///
    /// @throws DOMException `SyntaxError` for markup of an XML document that is not well-formed
    DocumentFragment parseFragment(Element context, String markup);

    /// The same, but for scripts in the markup: once they are inserted, they run.
    ///
    /// @throws DOMException as {@link #parseFragment}
    DocumentFragment parseRunnableFragment(Element context, String markup);

    /// The contents of an element, fragment or document as markup.
    ///
    /// @throws DOMException `InvalidStateError` where XML cannot say it
    String serializeChildren(ParentNode node);

    /// A node with its contents as markup.
    ///
    /// @throws DOMException `InvalidStateError` where XML cannot say it
    String serialize(Node node);

    /// What this application parses with.
    ///
    /// @throws IllegalStateException where no module provides it
    static Markup get() {
        return Holder.MARKUP;
    }

    /// Keeps it once it was found.
    final class Holder {
        private static final Markup MARKUP = ServiceLoader.load(Markup.class, Markup.class.getClassLoader())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no module provides Markup"));

        private Holder() {}
    }
}
