package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.css.syntax.ComponentValue;
import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.Token;

import org.jspecify.annotations.Nullable;

/// `name`, `prefix|name`, `*|name`, `|name`, and `*` in the place of the name for types.
///
/// @param prefix what the serialization has before the name, or the empty string
/// @param namespace the namespace; null for any, empty for none
/// @param localName the name; null for `*`
/// @see <a href="https://drafts.csswg.org/selectors-4/#typedef-wq-name">Selectors: qualified names</a>
record QualifiedName(String prefix, @Nullable String namespace, @Nullable String localName) {
    /// Parses one. Null where none comes (then nothing is consumed) or where its prefix is not declared (then something is).
    ///
    /// @param isType whether this is a type, which has `*` and the default namespace, or else an attribute
    static @Nullable QualifiedName parse(ComponentValueStream stream, NamespaceContext namespaces, boolean isType) {
        ComponentValue first = stream.peek();
        boolean bar = isBar(stream, first != null && first.isDelim('|') ? 0 : 1);
        boolean star = first != null && first.isDelim('*');
        String ident = first instanceof Token.Ident(String name) ? name : null;
        if (!bar) {
            if (ident == null && !(star && isType)) {
                return null;
            }
            stream.next();
            return new QualifiedName("", isType ? namespaces.defaultNamespace() : "", ident);
        }
        if (first != null && first.isDelim('|')) {
            stream.next();
            return local(stream, isType ? "|" : "", "", isType);
        }
        if (ident == null && !star) {
            return null;
        }
        stream.next();
        stream.next();
        if (star) {
            return local(stream, isType && namespaces.defaultNamespace() == null ? "" : "*|", null, isType);
        }
        String namespace = namespaces.prefixes().get(ident);
        boolean implied = isType && namespace != null && namespace.equals(namespaces.defaultNamespace());
        return namespace == null ? null : local(stream, implied ? "" : ident + "|", namespace, isType);
    }

    /// Whether a bar that separates a prefix stands there: no `||` and no `|=`, so a name or star comes behind.
    private static boolean isBar(ComponentValueStream stream, int at) {
        ComponentValue bar = stream.peek(at);
        ComponentValue after = stream.peek(at + 1);
        return bar != null && bar.isDelim('|') && after != null && (after instanceof Token.Ident || after.isDelim('*'));
    }

    private static @Nullable QualifiedName local(ComponentValueStream stream, String prefix, @Nullable String namespace,
            boolean isType) {
        return switch (stream.next()) {
            case Token.Ident(String name) -> new QualifiedName(prefix, namespace, name);
            case Token.Delim(int c) when c == '*' && isType -> new QualifiedName(prefix, namespace, null);
            case null, default -> null;
        };
    }
}
