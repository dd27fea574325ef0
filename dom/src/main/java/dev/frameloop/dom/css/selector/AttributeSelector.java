package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.css.syntax.Serialization;
import dev.frameloop.dom.tree.Attr;
import dev.frameloop.dom.tree.Element;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Set;

/// `[name]`, `[name=value]`, `[ns|name^="value" i]`.
///
/// @param prefix what stands before the name in the serialization, or the empty string
/// @param namespace the namespace; null for any, empty for none
/// @param name as written
/// @param lowerName in lower case, which is what HTML elements in HTML documents are asked for
/// @param test how the value is compared
/// @param value what it is compared with
/// @param flag how case is taken
/// @see <a href="https://drafts.csswg.org/selectors-4/#attribute-selectors">Selectors: attribute selectors</a>
record AttributeSelector(String prefix, @Nullable String namespace, String name, String lowerName, Test test,
        String value,
        CaseFlag flag) implements SimpleSelector {
    /// The attributes whose values HTML compares without regard to case.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/semantics-other.html#case-sensitivity-of-selectors">HTML: case-sensitivity of selectors</a>
    private static final Set<String> CASE_INSENSITIVE_IN_HTML = Set.of("accept", "accept-charset", "align", "alink",
            "axis",
            "bgcolor", "charset", "checked", "clear", "codetype", "color", "compact", "declare", "defer", "dir",
            "direction",
            "disabled", "enctype", "face", "frame", "hreflang", "http-equiv", "lang", "language", "link", "media",
            "method",
            "multiple", "nohref", "noresize", "noshade", "nowrap", "readonly", "rel", "rev", "rules", "scope",
            "scrolling",
            "selected", "shape", "target", "text", "type", "valign", "valuetype", "vlink");

    /// How the value of the attribute is compared.
    enum Test {
        /// `[a]`
        EXISTS(""),
        /// `[a=v]`
        EQUALS("="),
        /// `[a~=v]`
        INCLUDES("~="),
        /// `[a|=v]`
        DASH_MATCH("|="),
        /// `[a^=v]`
        PREFIX("^="),
        /// `[a$=v]`
        SUFFIX("$="),
        /// `[a*=v]`
        SUBSTRING("*=");

        final String text;

        Test(String text) {
            this.text = text;
        }
    }

    /// How the case of ASCII letters in the value is taken.
    enum CaseFlag {
        /// As the document's language says.
        NONE,
        /// `i`: ignored.
        INSENSITIVE,
        /// `s`: kept.
        SENSITIVE
    }

    @Override
    public boolean matches(Element element, MatchContext context) {
        boolean html = context.isHtmlElementInHtmlDocument(element);
        String wanted = html ? lowerName : name;
        boolean ignoreCase = flag == CaseFlag.INSENSITIVE
                || (flag == CaseFlag.NONE && html && CASE_INSENSITIVE_IN_HTML.contains(lowerName));
        if (namespace != null) {
            String own = element.getAttributeNS(namespace.isEmpty() ? null : namespace, wanted);
            return own != null && fits(own, ignoreCase);
        }
        List<Attr> attributes = element.attributeList();
        for (int i = 0; i < attributes.size(); i++) {
            Attr attribute = attributes.get(i);
            if (attribute.localName().equals(wanted) && fits(attribute.value(), ignoreCase)) {
                return true;
            }
        }
        return false;
    }

    private boolean fits(String own, boolean ignoreCase) {
        int rest = own.length() - value.length();
        return switch (test) {
            case EXISTS -> true;
            case EQUALS -> rest == 0 && TokenSets.regionMatches(own, 0, value, ignoreCase);
            case INCLUDES -> isOneToken() && TokenSets.contains(own, value, ignoreCase);
            case DASH_MATCH -> rest >= 0 && (rest == 0 || own.charAt(value.length()) == '-')
                    && TokenSets.regionMatches(own, 0, value, ignoreCase);
            case PREFIX -> !value.isEmpty() && rest >= 0 && TokenSets.regionMatches(own, 0, value, ignoreCase);
            case SUFFIX -> !value.isEmpty() && rest >= 0 && TokenSets.regionMatches(own, rest, value, ignoreCase);
            case SUBSTRING -> !value.isEmpty() && contains(own, rest, ignoreCase);
        };
    }

    private boolean contains(String own, int rest, boolean ignoreCase) {
        if (!ignoreCase) {
            return own.contains(value);
        }
        for (int at = 0; at <= rest; at++) {
            if (TokenSets.regionMatches(own, at, value, true)) {
                return true;
            }
        }
        return false;
    }

    private boolean isOneToken() {
        for (int i = 0; i < value.length(); i++) {
            if (TokenSets.isWhitespace(value.charAt(i))) {
                return false;
            }
        }
        return !value.isEmpty();
    }

    @Override
    public String toString() {
        String head = "[" + prefix + Serialization.identifier(name);
        if (test == Test.EXISTS) {
            return head + "]";
        }
        String suffix = flag == CaseFlag.INSENSITIVE ? " i]" : flag == CaseFlag.SENSITIVE ? " s]" : "]";
        return head + test.text + Serialization.string(value) + suffix;
    }
}
