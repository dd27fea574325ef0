package dev.frameloop.dom.css.condition;

import dev.frameloop.dom.css.syntax.CodePoints;
import dev.frameloop.dom.css.syntax.ComponentValue;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.SimpleBlock;
import dev.frameloop.dom.css.syntax.Token;

import java.util.ArrayList;
import java.util.List;

/// Media conditions as text: features in lower case, with one space where the standard has one.
///
/// @see <a href="https://drafts.csswg.org/cssom/#serialize-a-media-query">CSSOM: serialize a media query</a>
final class MediaText {
    private static final MediaContext ANY_CONTEXT = MediaContext.desktop(1, 1, 1);

    private MediaText() {}

    static String of(Condition condition) {
        return switch (condition) {
            case Condition.Leaf(ComponentValue value) -> leaf(value);
            case Condition.Group(Condition inner) -> "(" + of(inner) + ")";
            case Condition.Not(Condition inner) -> "not " + of(inner);
            case Condition.Joined(boolean and, List<Condition> all) ->
                String.join(and ? " and " : " or ", all.stream().map(MediaText::of).toList());
        };
    }

    private static String leaf(ComponentValue value) {
        MediaFeature feature = value instanceof SimpleBlock block ? MediaFeature.parse(block.value()) : null;
        // What is not known keeps its text; whether it is known does not depend on the context.
        if (!(value instanceof SimpleBlock block) || feature == null || feature.evaluate(ANY_CONTEXT) == null) {
            return ComponentValues.of(List.of(value)).toString();
        }
        StringBuilder out = new StringBuilder("(");
        List<ComponentValue> values = new ArrayList<>();
        block.value().forEach(v -> {
            if (!v.isWhitespace()) {
                values.add(v);
            }
        });
        boolean afterComparison = true;
        for (ComponentValue v : values) {
            boolean comparison = v.isDelim('<') || v.isDelim('>') || v.isDelim('=') || v.isDelim('/');
            boolean glued = v == Token.Mark.COLON || v.isDelim('=') && afterComparison;
            out.append(out.length() == 1 || glued ? "" : " ");
            String text = ComponentValues.of(List.of(v)).toString();
            out.append(v instanceof Token.Ident || v instanceof Token.Dimension
                    ? CodePoints.toAsciiLowerCase(text)
                    : text);
            afterComparison = comparison;
        }
        return out.append(')').toString();
    }
}
