package dev.frameloop.dom.tree;

import dev.frameloop.dom.script.DOMException;

import org.jspecify.annotations.Nullable;

/// A place beside or within an element.
///
/// @see <a href="https://dom.spec.whatwg.org/#insert-adjacent">DOM: insert adjacent</a>
enum AdjacentPosition {
    BEFORE_BEGIN, AFTER_BEGIN, BEFORE_END, AFTER_END;

    static AdjacentPosition of(String where) {
        return switch (Names.toAsciiLowercase(where)) {
            case "beforebegin" -> BEFORE_BEGIN;
            case "afterbegin" -> AFTER_BEGIN;
            case "beforeend" -> BEFORE_END;
            case "afterend" -> AFTER_END;
            default -> throw new DOMException("SyntaxError",
                    "The place is \"" + where + "\"; it is one of beforebegin, afterbegin, beforeend, afterend.");
        };
    }

    /// Inserts a node here, and returns it; null where there is no parent for it.
    @Nullable
    Node insert(Element element, Node node) {
        Node parent = element.parent;
        return switch (this) {
            case BEFORE_BEGIN -> parent == null ? null : Mutations.preInsert(node, parent, element);
            case AFTER_BEGIN -> Mutations.preInsert(node, element, element.firstChild);
            case BEFORE_END -> Mutations.preInsert(node, element, null);
            case AFTER_END -> parent == null ? null : Mutations.preInsert(node, parent, element.nextSibling);
        };
    }

    /// Parses markup and inserts it here.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-insertadjacenthtml">HTML: insertAdjacentHTML</a>
    void insertMarkup(Element element, String markup) {
        // 1.-3. The context is the parent or the element.
        Node context = element;
        if (this == BEFORE_BEGIN || this == AFTER_END) {
            context = element.parent;
            if (context == null || context instanceof Document) {
                throw new DOMException("NoModificationAllowedError", "There is no parent element.");
            }
        }
        // 4. A fragment or the root of an HTML document parses as a body would.
        Element parseContext = context instanceof Element found
                && !(found.isHtml("html") && found.nodeDocument().isHtmlDocument())
                        ? found
                        : element.nodeDocument().createHtmlElement("body");
        // 5.-6. Parse and insert.
        insert(element, Markup.get().parseFragment(parseContext, markup));
    }
}
