package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Token;
import dev.frameloop.dom.css.value.WideKeyword;
import org.jspecify.annotations.Nullable;

import java.util.Locale;

/// The keywords that every property takes.
final class WideKeywords {
    private WideKeywords() {}

    /// The keyword of this name in lower case, or null.
    static @Nullable WideKeyword named(String name) {
        return switch (name) {
            case "initial" -> WideKeyword.INITIAL;
            case "inherit" -> WideKeyword.INHERIT;
            case "unset" -> WideKeyword.UNSET;
            case "revert" -> WideKeyword.REVERT;
            case "revert-layer" -> WideKeyword.REVERT_LAYER;
            default -> null;
        };
    }

    /// The keyword that is the whole value, or null.
    static @Nullable WideKeyword of(ComponentValues value) {
        ComponentValues trimmed = value.trim();
        return trimmed.size() == 1 && trimmed.get(0) instanceof Token.Ident(String name)
                ? named(name.toLowerCase(Locale.ROOT))
                : null;
    }
}
