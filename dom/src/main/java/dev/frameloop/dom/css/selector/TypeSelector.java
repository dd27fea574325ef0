package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.css.syntax.Serialization;
import dev.frameloop.dom.tree.Element;

import org.jspecify.annotations.Nullable;

/// `div`, `*`, `svg|a`, `*|*`.
///
/// HTML elements in HTML documents are compared in lower case, all others as written.
///
/// @param prefix what stands before the name in the serialization, `svg|` say, or the empty string
/// @param namespace the namespace; null for any, empty for none
/// @param name as written; null for `*`
/// @param lowerName the name in lower case; null for `*`
/// @see <a href="https://drafts.csswg.org/selectors-4/#type-selectors">Selectors: type selectors</a>
record TypeSelector(String prefix, @Nullable String namespace, @Nullable String name, @Nullable String lowerName)
        implements
            SimpleSelector {
    @Override
    public boolean matches(Element element, MatchContext context) {
        if (name != null) {
            String own = element.localName();
            boolean fits = name.equals(lowerName)
                    ? own.equals(name)
                    : own.equals(context.isHtmlElementInHtmlDocument(element) ? lowerName : name);
            if (!fits) {
                return false;
            }
        }
        return namespace == null || namespace.equals(element.namespaceURI() == null ? "" : element.namespaceURI());
    }

    @Override
    public int specificity() {
        return name == null ? 0 : Specificity.TYPE;
    }

    /// Whether this says nothing that an empty compound selector would not say.
    boolean isPlainUniversal() {
        return name == null && prefix.isEmpty();
    }

    /// DIVERGES: in lower case, as Chromium writes it for style sheets of HTML documents.
    @Override
    public String toString() {
        return prefix + (lowerName == null ? "*" : Serialization.identifier(lowerName));
    }
}
