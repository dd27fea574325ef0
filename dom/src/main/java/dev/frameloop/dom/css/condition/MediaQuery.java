package dev.frameloop.dom.css.condition;

import dev.frameloop.dom.css.syntax.CodePoints;
import dev.frameloop.dom.css.syntax.ComponentValue;
import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Function;
import dev.frameloop.dom.css.syntax.SimpleBlock;
import dev.frameloop.dom.css.syntax.Token;

import org.jspecify.annotations.Nullable;

/// One media query. Its string is its serialization.
///
/// @param modifier `not`, `only` or the empty string
/// @param type in lower case, or the empty string where only a condition is given
/// @param condition null where only a type is given
/// @see <a href="https://drafts.csswg.org/mediaqueries-4/#mq-syntax">Media Queries: syntax</a>
record MediaQuery(String modifier, String type, @Nullable Condition condition) {
    /// What an invalid query becomes.
    static final MediaQuery NOT_ALL = new MediaQuery("not", "all", null);

    /// Parses it; {@link #NOT_ALL} where it is none.
    static MediaQuery parse(ComponentValues values) {
        Condition condition = Condition.parse(values.stream(), true);
        if (condition != null) {
            return new MediaQuery("", "", condition);
        }
        ComponentValueStream in = values.stream();
        in.skipWhitespace();
        String modifier = in.consumeIdent("not") ? "not" : in.consumeIdent("only") ? "only" : "";
        in.skipWhitespace();
        if (!(in.next() instanceof Token.Ident(String name)) || isReserved(name)) {
            return NOT_ALL;
        }
        String type = CodePoints.toAsciiLowerCase(name);
        in.skipWhitespace();
        if (in.isAtEnd()) {
            return new MediaQuery(modifier, type, null);
        }
        if (!in.consumeIdent("and") || !in.skipWhitespace()) {
            return NOT_ALL;
        }
        Condition rest = Condition.parse(in, false);
        return rest == null ? NOT_ALL : new MediaQuery(modifier, type, rest);
    }

    private static boolean isReserved(String type) {
        return switch (CodePoints.toAsciiLowerCase(type)) {
            case "not", "and", "or", "only", "layer" -> true;
            default -> false;
        };
    }

    /// Whether it matches; an unknown result is false.
    boolean matches(MediaContext context) {
        boolean typeMatches = type.isEmpty() || type.equals("all") || type.equals("screen");
        Boolean result = !typeMatches
                ? Boolean.FALSE
                : condition == null ? Boolean.TRUE : condition.evaluate(value -> evaluate(value, context));
        if (result == null) {
            return false;
        }
        return result != modifier.equals("not");
    }

    private static @Nullable Boolean evaluate(ComponentValue value, MediaContext context) {
        return switch (value) {
            case SimpleBlock block -> {
                MediaFeature feature = MediaFeature.parse(block.value());
                yield feature == null ? null : feature.evaluate(context);
            }
            case Function _ -> null;
            default -> null;
        };
    }

    /// @see <a href="https://drafts.csswg.org/cssom/#serialize-a-media-query">CSSOM: serialize a media query</a>
    @Override
    public String toString() {
        String text = condition == null ? "" : MediaText.of(condition);
        if (type.isEmpty() || type.equals("all") && modifier.isEmpty() && condition != null) {
            return text;
        }
        return (modifier.isEmpty() ? "" : modifier + " ") + type + (condition == null ? "" : " and " + text);
    }
}
