package dev.frameloop.dom.css.selector;

import org.jspecify.annotations.Nullable;

import java.util.Map;

/// What the `@namespace` rules of a style sheet say.
///
/// @param defaultNamespace the namespace of type selectors without a prefix; null for any namespace
/// @param prefixes the namespaces of the prefixes; `""` for no namespace
/// @see <a href="https://drafts.csswg.org/css-namespaces/#declaration">CSS Namespaces: declaring namespaces</a>
public record NamespaceContext(@Nullable String defaultNamespace, Map<String, String> prefixes) {
    /// No `@namespace` rule.
    public static final NamespaceContext NONE = new NamespaceContext(null, Map.of());
}
