package dev.frameloop.dom.css.value;

import dev.frameloop.dom.css.value.MathNode.Call;
import dev.frameloop.dom.css.value.MathNode.Invert;
import dev.frameloop.dom.css.value.MathNode.Leaf;
import dev.frameloop.dom.css.value.MathNode.Negate;
import dev.frameloop.dom.css.value.MathNode.Product;
import dev.frameloop.dom.css.value.MathNode.Sum;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Works a calculation out as far as its units allow.
///
/// @see <a href="https://drafts.csswg.org/css-values-4/#simplify-a-calculation-tree">CSS Values 4: simplify a calculation tree</a>
public final class MathSimplification {
    private MathSimplification() {}

    /// The simplified tree: a leaf where everything can be worked out.
    public static MathNode simplify(MathNode node) {
        return switch (node) {
            case Leaf leaf -> simplifyLeaf(leaf);
            case Negate(MathNode inner) -> simplifyNegate(simplify(inner));
            case Invert(MathNode inner) -> simplifyInvert(simplify(inner));
            case Sum(List<MathNode> terms) -> simplifySum(terms);
            case Product(List<MathNode> factors) -> simplifyProduct(factors);
            case Call(MathFunction function, List<MathNode> arguments) -> simplifyCall(function, arguments);
        };
    }

    /// Absolute units become canonical ones.
    private static Leaf simplifyLeaf(Leaf leaf) {
        Unit unit = leaf.unit();
        if (!unit.isAbsolute()) {
            return leaf;
        }
        double value = leaf.value() * unit.canonical();
        return switch (unit.dimension()) {
            case NONE -> new Leaf(value, Unit.NUMBER);
            case PERCENT, FLEX -> leaf;
            case LENGTH -> new Leaf(value, Unit.PX);
            case ANGLE -> new Leaf(value, Unit.DEG);
            case TIME -> new Leaf(value, Unit.S);
            case FREQUENCY -> new Leaf(value, Unit.HZ);
            case RESOLUTION -> new Leaf(value, Unit.DPPX);
        };
    }

    private static MathNode simplifyNegate(MathNode node) {
        return switch (node) {
            case Leaf(double value, Unit unit) -> new Leaf(-value, unit);
            case Negate(MathNode inner) -> inner;
            default -> new Negate(node);
        };
    }

    private static MathNode simplifyInvert(MathNode node) {
        return switch (node) {
            case Leaf(double value, Unit unit) when unit == Unit.NUMBER -> new Leaf(1 / value, unit);
            case Invert(MathNode inner) -> inner;
            default -> new Invert(node);
        };
    }

    private static MathNode simplifySum(List<MathNode> terms) {
        List<MathNode> flat = new ArrayList<>();
        for (MathNode term : terms) {
            MathNode simple = simplify(term);
            if (simple instanceof Sum(List<MathNode> inner)) {
                inner.forEach(part -> addTerm(flat, part));
            } else {
                addTerm(flat, simple);
            }
        }
        return flat.size() == 1 ? flat.getFirst() : new Sum(List.copyOf(flat));
    }

    /// Adds a term into the term of the same unit, if there is one.
    private static void addTerm(List<MathNode> terms, MathNode term) {
        if (term instanceof Leaf(double value, Unit unit)) {
            for (int i = 0; i < terms.size(); i++) {
                if (terms.get(i) instanceof Leaf(double other, Unit otherUnit) && otherUnit == unit) {
                    terms.set(i, new Leaf(other + value, unit));
                    return;
                }
            }
        }
        terms.add(term);
    }

    private static MathNode simplifyProduct(List<MathNode> factors) {
        double number = 1;
        List<MathNode> others = new ArrayList<>();
        List<MathNode> pending = new ArrayList<>(factors.reversed());
        while (!pending.isEmpty()) {
            MathNode factor = simplify(pending.removeLast());
            if (factor instanceof Leaf(double value, Unit unit) && unit == Unit.NUMBER) {
                number *= value;
            } else if (factor instanceof Product(List<MathNode> inner)) {
                pending.addAll(inner.reversed());
            } else {
                others.add(factor);
            }
        }
        MathNode cancelled = cancelUnits(number, others);
        if (cancelled != null) {
            return cancelled;
        }
        double factor = number;
        if (others.size() == 1 && others.getFirst() instanceof Sum(List<MathNode> terms)
                && terms.stream().allMatch(Leaf.class::isInstance)) {
            return new Sum(terms.stream().map(term -> scaled((Leaf) term, factor)).toList());
        }
        if (number != 1) {
            others.addFirst(new Leaf(number, Unit.NUMBER));
        }
        return others.size() == 1 ? others.getFirst() : new Product(List.copyOf(others));
    }

    private static MathNode scaled(Leaf leaf, double factor) {
        return new Leaf(leaf.value() * factor, leaf.unit());
    }

    /// The product as one leaf when at most one unit is left after dividing like units by each other, else null.
    private static @Nullable MathNode cancelUnits(double number, List<MathNode> factors) {
        double value = number;
        List<Unit> above = new ArrayList<>();
        List<Unit> below = new ArrayList<>();
        for (MathNode factor : factors) {
            if (factor instanceof Leaf(double leaf, Unit unit)) {
                value *= leaf;
                above.add(unit);
            } else if (factor instanceof Invert(Leaf(double leaf, Unit unit))) {
                value /= leaf;
                below.add(unit);
            } else {
                return null;
            }
        }
        below.removeIf(above::remove);
        if (!below.isEmpty() || above.size() > 1) {
            return null;
        }
        return new Leaf(value, above.isEmpty() ? Unit.NUMBER : above.getFirst());
    }

    private static MathNode simplifyCall(MathFunction function, List<MathNode> arguments) {
        List<MathNode> simple = new ArrayList<>();
        for (MathNode argument : arguments) {
            simple.add(simplify(argument));
        }
        if (function == MathFunction.MIN || function == MathFunction.MAX) {
            mergeLikeUnits(function, simple);
            if (simple.size() == 1) {
                return simple.getFirst();
            }
        }
        Unit unit = commonUnit(simple);
        return unit == null ? new Call(function, List.copyOf(simple)) : apply(function, simple, unit);
    }

    /// `min()` and `max()` compare those arguments that have one unit already.
    private static void mergeLikeUnits(MathFunction function, List<MathNode> arguments) {
        List<MathNode> merged = new ArrayList<>();
        for (MathNode argument : arguments) {
            int like = argument instanceof Leaf(double value, Unit unit) ? indexOfUnit(merged, unit) : -1;
            if (like < 0) {
                merged.add(argument);
            } else {
                Leaf first = (Leaf) merged.get(like);
                double[] both = {first.value(), ((Leaf) argument).value()};
                merged.set(like, new Leaf(function.apply(both), first.unit()));
            }
        }
        arguments.clear();
        arguments.addAll(merged);
    }

    private static int indexOfUnit(List<MathNode> nodes, Unit unit) {
        for (int i = 0; i < nodes.size(); i++) {
            if (nodes.get(i) instanceof Leaf(double value, Unit other) && other == unit) {
                return i;
            }
        }
        return -1;
    }

    private static @Nullable Unit commonUnit(List<MathNode> nodes) {
        Unit common = null;
        for (MathNode node : nodes) {
            if (!(node instanceof Leaf(double value, Unit unit)) || common != null && common != unit) {
                return null;
            }
            common = unit;
        }
        return common;
    }

    private static MathNode apply(MathFunction function, List<MathNode> arguments, Unit unit) {
        boolean sign = function == MathFunction.SIGN;
        if (!unit.isAbsolute() && !sign || unit == Unit.PERCENT && (sign || function == MathFunction.ABS)) {
            return new Call(function, List.copyOf(arguments));
        }
        double[] values = new double[arguments.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = ((Leaf) arguments.get(i)).value();
        }
        Unit result = switch (function) {
            case ASIN, ACOS, ATAN, ATAN2 -> Unit.DEG;
            case SIN, COS, TAN, SIGN -> Unit.NUMBER;
            default -> unit;
        };
        double argument = values[0];
        if (unit == Unit.NUMBER
                && (function == MathFunction.SIN || function == MathFunction.COS || function == MathFunction.TAN)) {
            values[0] = StrictMath.toDegrees(argument);
        }
        return new Leaf(function.apply(values), result);
    }

    /// The order in which terms are serialized: numbers, percentages, then units by name, then everything else.
    static final Comparator<MathNode> SERIALIZATION_ORDER = Comparator.comparing(MathSimplification::sortKey);

    private static String sortKey(MathNode node) {
        if (!(node instanceof Leaf leaf)) {
            return "3";
        }
        return switch (leaf.unit()) {
            case NUMBER, INTEGER -> "0";
            case PERCENT -> "1";
            default -> "2" + leaf.unit().text();
        };
    }
}
