package dev.frameloop.dom.css;

import dev.frameloop.dom.css.condition.MediaQueries;
import dev.frameloop.dom.css.syntax.CodePoints;
import dev.frameloop.dom.tree.CharacterData;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Namespaces;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.ParentNode;
import dev.frameloop.dom.tree.TreeObserver;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// Watches a document for `style` and `link` elements, and gives each its sheet.
///
/// A sheet of a `style` element is parsed when somebody asks for it; one of a `link` element is loaded at once, by
/// {@link StyleSheetLoading}.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/semantics.html#update-a-style-block">HTML: update a style block</a>
/// @see <a href="https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet">HTML: link type "stylesheet"</a>
public final class StyleSheetElements implements TreeObserver {
    /// The sheet of one element, and what it was made of.
    static final class Owned {
        private @Nullable CSSStyleSheet sheet;
        private boolean current;
    }

    private StyleSheetElements() {}

    /// Begins to watch a document, once.
    static void observe(Document document) {
        if (document.companionIfPresent(StyleSheetElements.class) == null) {
            document.addTreeObserver(document.companion(StyleSheetElements.class, StyleSheetElements::new));
            for (Node node = document.firstChild(); node != null; node = node.following(document)) {
                if (node instanceof Element element && isLink(element)) {
                    StyleSheetLoading.of(document).loadLink(element);
                }
            }
        }
    }

    /// `sheet` of a `style` or `link` element: its sheet, or null.
    public static @Nullable CSSStyleSheet sheet(Element element) {
        if (isLink(element)) {
            Owned owned = element.companionIfPresent(Owned.class);
            return owned == null || !element.isConnected() ? null : owned.sheet;
        }
        return isStyle(element) ? styleSheet(element) : null;
    }

    private static @Nullable CSSStyleSheet styleSheet(Element style) {
        String type = style.attributeOrEmpty("type");
        if (!style.isConnected() || !type.isEmpty() && !CodePoints.equalsIgnoringAsciiCase(type, "text/css")) {
            return null;
        }
        observe(style.nodeDocument());
        Owned owned = style.companion(Owned.class, Owned::new);
        if (!owned.current) {
            owned.current = true;
            owned.sheet = CSSStyleSheet.ofElement(style, null, MediaQueries.parse(style.attributeOrEmpty("media")),
                    style.childTextContent());
        }
        return owned.sheet;
    }

    /// Gives a `link` element the sheet that was loaded for it, or takes it away.
    static void setSheet(Element link, @Nullable CSSStyleSheet sheet) {
        Owned owned = link.companion(Owned.class, Owned::new);
        if (owned.sheet != sheet) {
            owned.sheet = sheet;
            TreeStyleSheets.elementsChanged(link.treeScope());
        }
    }

    static boolean isStyle(Element element) {
        return element.localName().equals("style")
                && (Namespaces.HTML.equals(element.namespaceURI()) || Namespaces.SVG.equals(element.namespaceURI()));
    }

    static boolean isLink(Element element) {
        return element.isHtml("link");
    }

    @Override
    public void inserted(Node node) {
        if (node instanceof CharacterData) {
            contentChanged(node.parentNode());
            return;
        }
        for (Node inside = node; inside != null; inside = inside.following(node)) {
            if (inside instanceof Element element) {
                if (isStyle(element)) {
                    TreeStyleSheets.elementsChanged(element.treeScope());
                } else if (isLink(element) && element.isConnected()) {
                    StyleSheetLoading.of(element.nodeDocument()).loadLink(element);
                }
            }
        }
    }

    @Override
    public void removed(Node node, Node oldParent, @Nullable Node oldPreviousSibling, @Nullable Node oldNextSibling,
            boolean wasConnected) {
        if (node instanceof CharacterData) {
            contentChanged(oldParent);
            return;
        }
        ParentNode scope = oldParent.treeScope();
        for (Node inside = node; inside != null; inside = inside.following(node)) {
            if (inside instanceof Element element && (isStyle(element) || isLink(element))) {
                Owned owned = element.companionIfPresent(Owned.class);
                if (owned != null) {
                    owned.sheet = null;
                    owned.current = false;
                }
                TreeStyleSheets.elementsChanged(scope);
            }
        }
    }

    @Override
    public void moved(Node node, Node oldParent, @Nullable Node oldPreviousSibling, @Nullable Node oldNextSibling) {
        TreeStyleSheets.elementsChanged(oldParent.treeScope());
        TreeStyleSheets.elementsChanged(node.treeScope());
    }

    @Override
    public void dataReplaced(CharacterData node, int offset, int count, int newLength, String oldData) {
        contentChanged(node.parentNode());
    }

    @Override
    public void attributeChanged(Element element, String localName, @Nullable String namespace,
            @Nullable String oldValue, @Nullable String newValue) {
        if (namespace != null || !List.of("media", "type", "href", "rel", "disabled", "title").contains(localName)) {
            return;
        }
        if (isLink(element) && element.isConnected()) {
            StyleSheetLoading.of(element.nodeDocument()).linkChanged(element, localName);
        } else if (isStyle(element) && !localName.equals("title")) {
            styleChanged(element, localName, newValue);
        }
    }

    private static void styleChanged(Element style, String attribute, @Nullable String value) {
        Owned owned = style.companionIfPresent(Owned.class);
        CSSStyleSheet sheet = owned == null ? null : owned.sheet;
        if (attribute.equals("media") && sheet != null) {
            sheet.media().setMediaText(value == null ? "" : value);
        } else if (attribute.equals("type")) {
            contentChanged(style);
        }
    }

    /// The sheet of a `style` element is another one after each change of its content.
    private static void contentChanged(@Nullable Node node) {
        if (node instanceof Element element && isStyle(element)) {
            Owned owned = element.companionIfPresent(Owned.class);
            if (owned != null) {
                owned.current = false;
                owned.sheet = null;
            }
            TreeStyleSheets.elementsChanged(element.treeScope());
        }
    }
}
