package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Mutations;
import dev.frameloop.dom.tree.Namespaces;
import dev.frameloop.dom.tree.Node;

import java.util.Set;

/// What an end tag of a formatting element does to wrongly nested ones.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#adoption-agency-algorithm">HTML: adoption agency algorithm</a>
final class AdoptionAgency {
    static final Set<String> SPECIAL = Set.of("address", "applet", "area", "article", "aside", "base", "basefont",
            "bgsound", "blockquote",
            "body", "br", "button", "caption", "center", "col", "colgroup", "dd", "details", "dir", "div", "dl", "dt",
            "embed", "fieldset",
            "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head",
            "header", "hgroup", "hr",
            "html", "iframe", "img", "input", "keygen", "li", "link", "listing", "main", "marquee", "menu", "meta",
            "nav", "noembed", "noframes",
            "noscript", "object", "ol", "p", "param", "plaintext", "pre", "script", "search", "section", "select",
            "source", "style", "summary",
            "table", "tbody", "td", "template", "textarea", "tfoot", "th", "thead", "title", "tr", "track", "ul", "wbr",
            "xmp");
    private static final Set<String> SPECIAL_MATHML = Set.of("mi", "mo", "mn", "ms", "mtext", "annotation-xml");
    private static final Set<String> SPECIAL_SVG = Set.of("foreignObject", "desc", "title");

    private final TreeConstruction tree;

    AdoptionAgency(TreeConstruction tree) {
        this.tree = tree;
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#special">HTML: special elements</a>
    static boolean isSpecial(Element element) {
        return switch (element.namespaceURI()) {
            case Namespaces.HTML -> SPECIAL.contains(element.localName());
            case Namespaces.MATHML -> SPECIAL_MATHML.contains(element.localName());
            case Namespaces.SVG -> SPECIAL_SVG.contains(element.localName());
            case null, default -> false;
        };
    }

    /// Runs it for an end tag, or a start tag that implies one.
    ///
    /// @return false where the tag is to be treated as any other end tag
    boolean run(String subject) {
        OpenElements open = tree.open;
        ActiveFormattingElements formatting = tree.formatting;
        // 1.-2. The simple case.
        if (open.currentIs(subject) && formatting.indexOf(open.current()) < 0) {
            open.pop();
            return true;
        }
        // 3.-4. At most eight times.
        for (int outer = 0; outer < 8; outer++) {
            // 4.3. The formatting element.
            Element formattingElement = formatting.lastNamed(subject);
            if (formattingElement == null) {
                return outer > 0;
            }
            // 4.4.-4.6. It must be open and in scope.
            int formattingIndex = open.indexOf(formattingElement);
            if (formattingIndex < 0) {
                formatting.remove(formattingElement);
                return true;
            }
            if (!open.hasInScope(formattingElement)) {
                return true;
            }
            // 4.7.-4.8. The furthest block; without one, pop up to the element.
            int furthestIndex = furthestBlock(formattingIndex);
            if (furthestIndex < 0) {
                while (open.pop() != formattingElement) {
                    continue;
                }
                formatting.remove(formattingElement);
                return true;
            }
            rearrange(formattingElement, formattingIndex, furthestIndex);
        }
        return true;
    }

    private int furthestBlock(int formattingIndex) {
        for (int i = formattingIndex + 1; i < tree.open.size(); i++) {
            if (isSpecial(tree.open.get(i))) {
                return i;
            }
        }
        return -1;
    }

    private void rearrange(Element formattingElement, int formattingIndex, int furthestIndex) {
        OpenElements open = tree.open;
        ActiveFormattingElements formatting = tree.formatting;
        Element furthest = open.get(furthestIndex);
        // 4.9.-4.10. The common ancestor, and a bookmark.
        Element commonAncestor = open.get(formattingIndex - 1);
        int bookmark = formatting.indexOf(formattingElement);
        // 4.11.-4.13. Between the two, formatting elements are made anew and nested.
        Node last = furthest;
        int nodeIndex = furthestIndex;
        for (int inner = 1;; inner++) {
            nodeIndex--;
            Element node = open.get(nodeIndex);
            if (node == formattingElement) {
                break;
            }
            int entryIndex = formatting.indexOf(node);
            if (inner > 3 && entryIndex >= 0) {
                formatting.removeAt(entryIndex);
                bookmark -= entryIndex < bookmark ? 1 : 0;
                entryIndex = -1;
            }
            Token.StartTag tag = entryIndex < 0 ? null : formatting.get(entryIndex).tag();
            if (tag == null) {
                open.remove(node);
                continue;
            }
            Element copy = tree.createElement(tag, Namespaces.HTML, commonAncestor);
            formatting.set(entryIndex, new ActiveFormattingElements.Entry(copy, tag));
            open.replace(nodeIndex, copy);
            if (last == furthest) {
                bookmark = entryIndex + 1;
            }
            move(last, new TreeConstruction.Place(copy, null));
            last = copy;
        }
        // 4.14. Where the common ancestor wants it.
        move(last, tree.appropriatePlace(commonAncestor));
        // 4.15.-4.17. The formatting element is made anew within the furthest block.
        ActiveFormattingElements.Entry entry = formatting.get(formatting.indexOf(formattingElement));
        Token.StartTag tag = entry.tag() != null ? entry.tag() : Token.StartTag.named(formattingElement.localName());
        Element copy = tree.createElement(tag, Namespaces.HTML, furthest);
        while (furthest.firstChild() != null) {
            move(furthest.firstChild(), new TreeConstruction.Place(copy, null));
        }
        Mutations.append(copy, furthest);
        // 4.18.-4.19. It takes the old one's place in both lists.
        int oldIndex = formatting.indexOf(formattingElement);
        formatting.removeAt(oldIndex);
        formatting.insert(oldIndex < bookmark ? bookmark - 1 : bookmark, new ActiveFormattingElements.Entry(copy, tag));
        open.remove(formattingElement);
        open.insert(open.indexOf(furthest) + 1, copy);
    }

    private static void move(Node node, TreeConstruction.Place place) {
        if (node.parentNode() != null) {
            Mutations.remove(node);
        }
        Mutations.insert(node, place.parent(), place.before(), false);
    }
}
