package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.css.selector.AttributeSelector.CaseFlag;
import dev.frameloop.dom.css.selector.AttributeSelector.Test;
import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Token;

import org.jspecify.annotations.Nullable;

/// Parses what is between the brackets of an attribute selector.
///
/// @see <a href="https://drafts.csswg.org/selectors-4/#typedef-attribute-selector">Selectors: grammar of an attribute selector</a>
final class AttributeSelectorParser {
    private AttributeSelectorParser() {}

    static @Nullable AttributeSelector parse(ComponentValues content, NamespaceContext namespaces) {
        ComponentValueStream stream = content.trim().stream();
        QualifiedName name = QualifiedName.parse(stream, namespaces, false);
        if (name == null || name.localName() == null) {
            return null;
        }
        stream.skipWhitespace();
        Test test = stream.isAtEnd() ? Test.EXISTS : test(stream);
        if (test == null) {
            return null;
        }
        String value = "";
        CaseFlag flag = CaseFlag.NONE;
        if (test != Test.EXISTS) {
            stream.skipWhitespace();
            String operand = value(stream);
            stream.skipWhitespace();
            CaseFlag written = flag(stream);
            if (operand == null || written == null) {
                return null;
            }
            value = operand;
            flag = written;
        }
        return new AttributeSelector(name.prefix(), name.namespace(), name.localName(),
                SelectorParser.lower(name.localName()), test, value, flag);
    }

    private static @Nullable Test test(ComponentValueStream stream) {
        if (stream.consumeDelim('=')) {
            return Test.EQUALS;
        }
        if (!(stream.next() instanceof Token.Delim(int c)) || !stream.consumeDelim('=')) {
            return null;
        }
        return switch (c) {
            case '~' -> Test.INCLUDES;
            case '|' -> Test.DASH_MATCH;
            case '^' -> Test.PREFIX;
            case '$' -> Test.SUFFIX;
            case '*' -> Test.SUBSTRING;
            default -> null;
        };
    }

    private static @Nullable String value(ComponentValueStream stream) {
        return switch (stream.next()) {
            case Token.Ident(String value) -> value;
            case Token.QuotedString(String value) -> value;
            case null, default -> null;
        };
    }

    /// The flag at the end; null where something else stands there.
    private static @Nullable CaseFlag flag(ComponentValueStream stream) {
        if (stream.isAtEnd()) {
            return CaseFlag.NONE;
        }
        CaseFlag flag = stream.consumeIdent("i")
                ? CaseFlag.INSENSITIVE
                : stream.consumeIdent("s") ? CaseFlag.SENSITIVE : null;
        stream.skipWhitespace();
        return stream.isAtEnd() ? flag : null;
    }
}
