package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.css.syntax.CodePoints;
import dev.frameloop.dom.css.syntax.Serialization;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Namespaces;
import dev.frameloop.dom.tree.Node;

import java.util.List;

/// `:lang(ranges)`.
///
/// UNIMPLEMENTED: the language that a `Content-Language` header or pragma gives to elements without an attribute.
///
/// @param ranges language ranges, `en-*` for instance
/// @param quoted which of them were written as strings
/// @see <a href="https://drafts.csswg.org/selectors-4/#the-lang-pseudo">Selectors: the language pseudo-class</a>
record LangSelector(List<String> ranges, List<Boolean> quoted) implements SimpleSelector {
    @Override
    public boolean matches(Element element, MatchContext context) {
        String language = language(element, context);
        for (int i = 0; i < ranges.size(); i++) {
            if (fits(language, ranges.get(i))) {
                return true;
            }
        }
        return false;
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/dom.html#language">HTML: the language of a node</a>
    private static String language(Element element, MatchContext context) {
        for (Node node = element; node != null; node = context.parentOrHost(node)) {
            if (node instanceof Element e) {
                String language = e.getAttributeNS(Namespaces.XML, "lang");
                if (language == null && !Namespaces.XML.equals(e.namespaceURI())) {
                    language = e.getAttributeNS(null, "lang");
                }
                if (language != null) {
                    return language;
                }
            }
        }
        return "";
    }

    /// Extended filtering: after the first subtag, the language may have others between those of the range, but no
    /// single-letter one.
    ///
    /// @see <a href="https://www.rfc-editor.org/rfc/rfc4647#section-3.3.2">RFC 4647: extended filtering</a>
    static boolean fits(String language, String range) {
        if (range.isEmpty() || language.isEmpty()) {
            return range.isEmpty() && language.isEmpty();
        }
        String[] wanted = CodePoints.toAsciiLowerCase(range).split("-", -1);
        String[] own = CodePoints.toAsciiLowerCase(language).split("-", -1);
        if (!wanted[0].equals("*") && !wanted[0].equals(own[0])) {
            return false;
        }
        int at = 1;
        for (int i = 1; i < wanted.length; i++) {
            if (wanted[i].equals("*")) {
                continue;
            }
            while (at < own.length && !own[at].equals(wanted[i])) {
                if (own[at].length() == 1) {
                    return false;
                }
                at++;
            }
            if (at++ >= own.length) {
                return false;
            }
        }
        return true;
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder(":lang(");
        for (int i = 0; i < ranges.size(); i++) {
            out.append(i == 0 ? "" : ", ");
            out.append(quoted.get(i) ? Serialization.string(ranges.get(i)) : Serialization.identifier(ranges.get(i)));
        }
        return out.append(')').toString();
    }
}
