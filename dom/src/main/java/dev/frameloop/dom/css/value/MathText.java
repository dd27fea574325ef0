package dev.frameloop.dom.css.value;

import dev.frameloop.dom.css.value.MathNode.Call;
import dev.frameloop.dom.css.value.MathNode.Invert;
import dev.frameloop.dom.css.value.MathNode.Leaf;
import dev.frameloop.dom.css.value.MathNode.Negate;
import dev.frameloop.dom.css.value.MathNode.Product;
import dev.frameloop.dom.css.value.MathNode.Sum;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/// The text of a calculation.
///
/// @see <a href="https://drafts.csswg.org/css-values-4/#serialize-a-math-function">CSS Values 4: serialize a math function</a>
final class MathText {
    private MathText() {}

    /// The calculation as a whole value.
    static String ofFunction(MathNode root) {
        // 1. to 3. A function other than calc() stands by itself, everything else inside calc().
        if (root instanceof Call call) {
            return ofCall(call);
        }
        String text = of(root);
        return "calc(" + (text.startsWith("(")
                && (root instanceof Sum || root instanceof Product || root instanceof Negate || root instanceof Invert)
                        ? text.substring(1, text.length() - 1)
                        : text)
                + ")";
    }

    private static String ofCall(Call call) {
        StringJoiner arguments = new StringJoiner(", ",
                call.function().cssName() + "(" + call.function().strategyText(), ")");
        for (MathNode argument : call.arguments()) {
            String text = of(argument);
            arguments.add(argument instanceof Sum || argument instanceof Product || argument instanceof Negate
                    || argument instanceof Invert
                            ? text.substring(1, text.length() - 1)
                            : text);
        }
        return arguments.toString();
    }

    /// The text of a node inside another; sums and products in parentheses.
    private static String of(MathNode node) {
        return switch (node) {
            case Leaf(double value, Unit unit) -> leaf(value, unit);
            case Call call -> ofCall(call);
            case Negate(MathNode inner) -> "(-1 * " + of(inner) + ")";
            case Invert(MathNode inner) -> "(1 / " + of(inner) + ")";
            case Sum(List<MathNode> terms) -> "(" + sum(terms) + ")";
            case Product(List<MathNode> factors) -> "(" + product(factors) + ")";
        };
    }

    private static String leaf(double value, Unit unit) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            String keyword = Double.isNaN(value) ? "NaN" : value > 0 ? "infinity" : "-infinity";
            return unit.text().isEmpty() ? keyword : keyword + " * 1" + unit.text();
        }
        return NumberText.of(value, unit.text());
    }

    private static String sum(List<MathNode> terms) {
        List<MathNode> sorted = new ArrayList<>(terms);
        sorted.sort(MathSimplification.SERIALIZATION_ORDER);
        StringBuilder text = new StringBuilder(of(sorted.getFirst()));
        for (MathNode term : sorted.subList(1, sorted.size())) {
            switch (term) {
                case Negate(MathNode inner) -> text.append(" - ").append(of(inner));
                case Leaf(double value, Unit unit) when value < 0 -> text.append(" - ").append(leaf(-value, unit));
                default -> text.append(" + ").append(of(term));
            }
        }
        return text.toString();
    }

    private static String product(List<MathNode> factors) {
        List<MathNode> sorted = new ArrayList<>(factors);
        sorted.sort(MathSimplification.SERIALIZATION_ORDER);
        StringBuilder text = new StringBuilder(of(sorted.getFirst()));
        for (MathNode factor : sorted.subList(1, sorted.size())) {
            if (factor instanceof Invert(MathNode inner)) {
                text.append(" / ").append(of(inner));
            } else {
                text.append(" * ").append(of(factor));
            }
        }
        return text.toString();
    }
}
