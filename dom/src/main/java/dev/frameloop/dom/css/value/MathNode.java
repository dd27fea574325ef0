package dev.frameloop.dom.css.value;

import java.util.ArrayList;
import java.util.List;

/// A node of a calculation tree.
///
/// @see <a href="https://drafts.csswg.org/css-values-4/#calc-internal">CSS Values 4: internal representation</a>
public sealed interface MathNode {
    /// A number, percentage or dimension.
    ///
    /// @param value how many of the unit
    /// @param unit the unit
    record Leaf(double value, Unit unit) implements MathNode {}

    /// A sum.
    ///
    /// @param terms at least one
    record Sum(List<MathNode> terms) implements MathNode {}

    /// A product.
    ///
    /// @param factors at least one
    record Product(List<MathNode> factors) implements MathNode {}

    /// The negative of a node.
    ///
    /// @param node what is negated
    record Negate(MathNode node) implements MathNode {}

    /// The reciprocal of a node.
    ///
    /// @param node what is inverted
    record Invert(MathNode node) implements MathNode {}

    /// A math function other than `calc()`.
    ///
    /// @param function which
    /// @param arguments its calculations
    record Call(MathFunction function, List<MathNode> arguments) implements MathNode {}

    /// The same tree with every relative unit made absolute and every unit canonical; percentages stay.
    default MathNode absolutized(ComputationContext context) {
        return switch (this) {
            case Leaf(double value, Unit unit) -> switch (unit.dimension()) {
                case NONE, PERCENT, FLEX -> this;
                case LENGTH ->
                    new Leaf(value * (unit.isAbsolute() ? unit.canonical() : context.pixelsPer(unit)), Unit.PX);
                case ANGLE -> new Leaf(value * unit.canonical(), Unit.DEG);
                case TIME -> new Leaf(value * unit.canonical(), Unit.S);
                case FREQUENCY -> new Leaf(value * unit.canonical(), Unit.HZ);
                case RESOLUTION -> new Leaf(value * unit.canonical(), Unit.DPPX);
            };
            case Sum(List<MathNode> terms) -> new Sum(absolutized(terms, context));
            case Product(List<MathNode> factors) -> new Product(absolutized(factors, context));
            case Negate(MathNode node) -> new Negate(node.absolutized(context));
            case Invert(MathNode node) -> new Invert(node.absolutized(context));
            case Call(MathFunction function, List<MathNode> arguments) ->
                new Call(function, absolutized(arguments, context));
        };
    }

    private static List<MathNode> absolutized(List<MathNode> nodes, ComputationContext context) {
        List<MathNode> result = new ArrayList<>(nodes.size());
        for (MathNode node : nodes) {
            result.add(node.absolutized(context));
        }
        return List.copyOf(result);
    }

    /// The result in canonical units.
    ///
    /// @param percentageBasis what 100% is
    /// @throws IllegalStateException when a unit is relative
    default double evaluate(double percentageBasis) {
        return switch (this) {
            case Leaf(double value, Unit unit) -> new NumericLiteral(value, unit).resolve(percentageBasis);
            case Sum(List<MathNode> terms) -> {
                double sum = 0;
                for (MathNode term : terms) {
                    sum += term.evaluate(percentageBasis);
                }
                yield sum;
            }
            case Product(List<MathNode> factors) -> {
                double product = 1;
                for (MathNode factor : factors) {
                    product *= factor.evaluate(percentageBasis);
                }
                yield product;
            }
            case Negate(MathNode node) -> -node.evaluate(percentageBasis);
            case Invert(MathNode node) -> 1 / node.evaluate(percentageBasis);
            case Call(MathFunction function, List<MathNode> arguments) -> {
                double[] values = new double[arguments.size()];
                for (int i = 0; i < values.length; i++) {
                    values[i] = arguments.get(i).evaluate(percentageBasis);
                }
                yield function.apply(values);
            }
        };
    }
}
