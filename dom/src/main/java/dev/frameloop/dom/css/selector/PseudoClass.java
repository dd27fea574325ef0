package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Namespaces;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.Text;

/// The pseudo-classes without an argument that the tree alone answers.
///
/// @see <a href="https://drafts.csswg.org/selectors-4/#structural-pseudos">Selectors: tree-structural pseudo-classes</a>
enum PseudoClass implements SimpleSelector {
    ROOT("root") {
        @Override
        public boolean matches(Element element, MatchContext context) {
            return MatchContext.isRoot(element);
        }
    },
    SCOPE("scope") {
        @Override
        public boolean matches(Element element, MatchContext context) {
            return context.isScope(element);
        }

        @Override
        public boolean seesHost() {
            return true;
        }
    },
    /// DIVERGES: white space counts as content, as in every browser.
    EMPTY("empty") {
        @Override
        public boolean matches(Element element, MatchContext context) {
            for (Node child = element.firstChild(); child != null; child = child.nextSibling()) {
                if (child instanceof Element || child instanceof Text text && text.length() > 0) {
                    return false;
                }
            }
            return true;
        }
    },
    FIRST_CHILD("first-child") {
        @Override
        public boolean matches(Element element, MatchContext context) {
            return element.previousElementSibling() == null;
        }
    },
    LAST_CHILD("last-child") {
        @Override
        public boolean matches(Element element, MatchContext context) {
            return element.nextElementSibling() == null;
        }
    },
    ONLY_CHILD("only-child") {
        @Override
        public boolean matches(Element element, MatchContext context) {
            return element.previousElementSibling() == null && element.nextElementSibling() == null;
        }
    },
    FIRST_OF_TYPE("first-of-type") {
        @Override
        public boolean matches(Element element, MatchContext context) {
            return isFirstOfType(element);
        }
    },
    LAST_OF_TYPE("last-of-type") {
        @Override
        public boolean matches(Element element, MatchContext context) {
            return isLastOfType(element);
        }
    },
    ONLY_OF_TYPE("only-of-type") {
        @Override
        public boolean matches(Element element, MatchContext context) {
            return isFirstOfType(element) && isLastOfType(element);
        }
    },
    LINK("link") {
        @Override
        public boolean matches(Element element, MatchContext context) {
            return isLink(element);
        }
    },
    ANY_LINK("any-link") {
        @Override
        public boolean matches(Element element, MatchContext context) {
            return isLink(element);
        }
    },
    WEBKIT_ANY_LINK("-webkit-any-link") {
        @Override
        public boolean matches(Element element, MatchContext context) {
            return isLink(element);
        }
    },
    /// No page may learn where its user has been, and here nobody has been anywhere.
    VISITED("visited") {
        @Override
        public boolean matches(Element element, MatchContext context) {
            return false;
        }
    };

    private final String text;

    PseudoClass(String name) {
        text = ":" + name;
    }

    private static boolean isFirstOfType(Element element) {
        for (Element e = element.previousElementSibling(); e != null; e = e.previousElementSibling()) {
            if (NthSelector.hasSameType(e, element)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isLastOfType(Element element) {
        for (Element e = element.nextElementSibling(); e != null; e = e.nextElementSibling()) {
            if (NthSelector.hasSameType(e, element)) {
                return false;
            }
        }
        return true;
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/semantics-other.html#selector-link">HTML: :link</a>
    private static boolean isLink(Element element) {
        boolean isA = element.localName().equals("a");
        if (Namespaces.HTML.equals(element.namespaceURI())) {
            return (isA || element.localName().equals("area")) && element.getAttributeNS(null, "href") != null;
        }
        return isA && Namespaces.SVG.equals(element.namespaceURI()) && (element.getAttributeNS(null, "href") != null
                || element.getAttributeNS(Namespaces.XLINK, "href") != null);
    }

    @Override
    public String toString() {
        return text;
    }
}
