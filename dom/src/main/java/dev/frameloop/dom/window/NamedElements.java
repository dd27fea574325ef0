package dev.frameloop.dom.window;

import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.HTMLCollection;
import org.jspecify.annotations.Nullable;

import java.util.Set;

/// The elements of a document that scripts see as global variables.
///
/// DIVERGES: where several elements go by a name, it stands for the first with that ID rather than for a collection of all, so that a
/// look-up need not walk the page.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object">HTML: named access on the
///     Window object</a>
final class NamedElements {
    /// The elements that are known by their `name` too.
    private static final Set<String> NAMED = Set.of("embed", "form", "img", "object");

    private final Document document;
    private final HTMLCollection named;

    NamedElements(Document document) {
        this.document = document;
        named = new HTMLCollection(document, HTMLCollection.Reach.DESCENDANTS,
                element -> NAMED.contains(element.localName()));
    }

    /// The element that goes by a name, or null.
    @Nullable
    Element get(String name) {
        if (name.isEmpty()) {
            return null;
        }
        Element byId = document.getElementById(name);
        if (byId != null) {
            return byId;
        }
        for (Element element : named) {
            if (name.equals(element.getAttribute("name"))) {
                return element;
            }
        }
        return null;
    }
}
