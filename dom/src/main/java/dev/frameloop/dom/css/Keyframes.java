package dev.frameloop.dom.css;

import dev.frameloop.dom.css.syntax.ComponentValue;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Parser;
import dev.frameloop.dom.css.syntax.Token;
import dev.frameloop.dom.script.DOMException;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// Keyframe selectors.
///
/// @see <a href="https://drafts.csswg.org/css-animations-1/#typedef-keyframe-selector">CSS Animations: keyframe selectors</a>
final class Keyframes {
    private Keyframes() {}

    /// `from, 50%` as 0 and 0.5; null where it is invalid.
    static @Nullable List<Double> parse(ComponentValues values) {
        List<Double> offsets = new ArrayList<>();
        for (ComponentValues part : Parser.splitAtCommas(values)) {
            ComponentValue value = part.size() == 1 ? part.get(0) : Token.Mark.COMMA;
            if (value.isIdent("from")) {
                offsets.add(0.0);
            } else if (value.isIdent("to")) {
                offsets.add(1.0);
            } else if (value instanceof Token.Percentage(double percent, _) && percent >= 0 && percent <= 100) {
                offsets.add(percent / 100);
            } else {
                return null;
            }
        }
        return offsets.isEmpty() ? null : List.copyOf(offsets);
    }

    static List<Double> parseOrThrow(String text) {
        List<Double> offsets = parse(Parser.parseComponentValues(text));
        if (offsets == null) {
            throw new DOMException("SyntaxError", "'" + text + "' is no keyframe selector.");
        }
        return offsets;
    }

    static String text(List<Double> offsets) {
        return String.join(", ", offsets.stream().map(offset -> number(offset * 100) + "%").toList());
    }

    private static String number(double value) {
        double rounded = StrictMath.rint(value * 1e6) / 1e6;
        return rounded == StrictMath.rint(rounded) ? Long.toString((long) rounded) : Double.toString(rounded);
    }
}
