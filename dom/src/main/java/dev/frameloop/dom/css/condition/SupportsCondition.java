package dev.frameloop.dom.css.condition;

import dev.frameloop.dom.css.selector.NamespaceContext;
import dev.frameloop.dom.css.selector.SelectorList;
import dev.frameloop.dom.css.syntax.ComponentValue;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Declaration;
import dev.frameloop.dom.css.syntax.Function;
import dev.frameloop.dom.css.syntax.Parser;
import dev.frameloop.dom.css.syntax.SimpleBlock;
import org.jspecify.annotations.Nullable;

import java.util.function.Predicate;

/// What `@supports` and `CSS.supports()` ask. Immutable.
///
/// @see <a href="https://drafts.csswg.org/css-conditional-4/#at-supports-ext">CSS Conditional Rules: @supports</a>
public final class SupportsCondition {
    private final Condition condition;

    private SupportsCondition(Condition condition) {
        this.condition = condition;
    }

    /// Parses a condition; null where it is none.
    public static @Nullable SupportsCondition parse(ComponentValues values) {
        Condition condition = Condition.parse(values.stream(), true);
        return condition == null ? null : new SupportsCondition(condition);
    }

    /// Whether all of it is supported; what is not known is not supported.
    ///
    /// @param isSupported whether a declaration is
    public boolean matches(Predicate<Declaration> isSupported) {
        return Boolean.TRUE.equals(condition.evaluate(value -> evaluate(value, isSupported)));
    }

    private static boolean evaluate(ComponentValue value, Predicate<Declaration> isSupported) {
        return switch (value) {
            case SimpleBlock block -> {
                Declaration declaration = Parser.parseDeclaration(block.value().text());
                yield declaration != null && isSupported.test(declaration);
            }
            case Function f when f.isFunction("selector") -> {
                SelectorList list = SelectorList.parse(f.value(), NamespaceContext.NONE);
                yield list != null && list.size() == 1;
            }
            // DIVERGES: no font technology or format is supported, since fonts of pages are not loaded yet.
            default -> false;
        };
    }
}
