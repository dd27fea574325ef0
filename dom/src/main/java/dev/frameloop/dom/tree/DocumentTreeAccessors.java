package dev.frameloop.dom.tree;

import dev.frameloop.dom.script.DOMException;
import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.Set;
import java.util.function.Predicate;

/// What a document knows of its head, body and title.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/dom.html#dom-tree-accessors">HTML: DOM tree accessors</a>
final class DocumentTreeAccessors {
    private DocumentTreeAccessors() {}

    static @Nullable Element html(Document document) {
        Element root = document.documentElement();
        return root != null && root.isHtml("html") ? root : null;
    }

    static @Nullable Element head(Document document) {
        Element html = html(document);
        return html == null ? null : firstChild(html, "head", "head");
    }

    static @Nullable Element body(Document document) {
        Element html = html(document);
        return html == null ? null : firstChild(html, "body", "frameset");
    }

    private static @Nullable Element firstChild(Element parent, String name, String otherName) {
        for (Node node = parent.firstChild; node != null; node = node.nextSibling) {
            if (node instanceof Element element && (element.isHtml(name) || element.isHtml(otherName))) {
                return element;
            }
        }
        return null;
    }

    static void setBody(Document document, @Nullable Element body) {
        // 1. It must be one.
        if (body == null || !body.isHtml("body") && !body.isHtml("frameset")) {
            throw new DOMException("HierarchyRequestError", "The new body is neither a body nor a frameset.");
        }
        // 2. The same is fine.
        Element old = body(document);
        if (old == body) {
            return;
        }
        // 3. The other one goes.
        if (old != null && old.parent != null) {
            Mutations.replace(old, body, old.parent);
            return;
        }
        // 4.-5. It comes into the root.
        Element root = document.documentElement();
        if (root == null) {
            throw new DOMException("HierarchyRequestError", "The document has no root element.");
        }
        root.appendChild(body);
    }

    static String title(Document document) {
        Element root = document.documentElement();
        boolean svg = root != null && root.localName().equals("svg") && Namespaces.SVG.equals(root.namespaceURI());
        Element title = root != null && svg ? firstSvgTitle(root) : titleElement(document);
        return title == null ? "" : Names.stripAndCollapse(title.childTextContent());
    }

    private static @Nullable Element titleElement(Document document) {
        for (Node node = document.firstChild; node != null; node = node.following(document)) {
            if (node instanceof Element element && element.isHtml("title")) {
                return element;
            }
        }
        return null;
    }

    private static @Nullable Element firstSvgTitle(Element root) {
        for (Node node = root.firstChild; node != null; node = node.nextSibling) {
            if (node instanceof Element element && element.localName().equals("title")
                    && Namespaces.SVG.equals(element.namespaceURI())) {
                return element;
            }
        }
        return null;
    }

    static void setTitle(Document document, String title) {
        Element root = document.documentElement();
        if (root != null && root.localName().equals("svg") && Namespaces.SVG.equals(root.namespaceURI())) {
            Element element = firstSvgTitle(root);
            if (element == null) {
                element = document.createElementInNamespace(Namespaces.SVG, null, "title");
                Mutations.insert(element, root, root.firstChild, false);
            }
            element.stringReplaceAll(title);
            return;
        }
        Element element = titleElement(document);
        Element head = head(document);
        if (element == null && head != null) {
            element = document.createHtmlElement("title");
            Mutations.append(element, head);
        }
        if (element != null) {
            element.stringReplaceAll(title);
        }
    }

    static String dir(Document document) {
        Element html = html(document);
        String value = html == null ? "" : Names.toAsciiLowercase(html.attributeOrEmpty("dir"));
        return Set.of("ltr", "rtl", "auto").contains(value) ? value : "";
    }

    static void setDir(Document document, String dir) {
        Element html = html(document);
        if (html != null) {
            html.setAttribute("dir", dir);
        }
    }

    static HTMLCollection named(Document document, String name, Predicate<Element> filter) {
        return document.collection(new ElementCollections.Key("document", null, name),
                () -> new HTMLCollection(document, HTMLCollection.Reach.DESCENDANTS_BY_ATTRIBUTES, filter));
    }

    static String baseUrl(Document document) {
        HTMLCollection bases = named(document, "base",
                element -> element.isHtml("base") && element.hasAttribute("href"));
        Element base = bases.item(0);
        String href = base == null ? null : base.getAttribute("href");
        if (href == null) {
            return document.fallbackBaseURL();
        }
        // DIVERGES: by RFC 3986 rather than by the URL Standard, since the tree is below the room of URLs.
        try {
            return URI.create(document.fallbackBaseURL()).resolve(Names.strip(href)).toString();
        } catch (IllegalArgumentException _) {
            return document.fallbackBaseURL();
        }
    }
}
