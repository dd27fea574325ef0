package dev.frameloop.dom.css;

import dev.frameloop.dom.css.syntax.Serialization;

/// `@namespace`.
///
/// @see <a href="https://drafts.csswg.org/cssom/#the-cssnamespacerule-interface">CSSOM: interface CSSNamespaceRule</a>
public final class CSSNamespaceRule extends CSSRule {
    private final String prefix;
    private final String namespaceURI;

    CSSNamespaceRule(String prefix, String namespaceURI) {
        this.prefix = prefix;
        this.namespaceURI = namespaceURI;
    }

    @Override
    public int type() {
        return 10;
    }

    /// The namespace.
    public String namespaceURI() {
        return namespaceURI;
    }

    /// The prefix, or the empty string for the default namespace.
    public String prefix() {
        return prefix;
    }

    @Override
    public String cssText() {
        String name = prefix.isEmpty() ? "" : Serialization.identifier(prefix) + " ";
        return "@namespace " + name + Serialization.url(namespaceURI) + ";";
    }
}
