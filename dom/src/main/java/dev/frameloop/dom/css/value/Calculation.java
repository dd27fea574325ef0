package dev.frameloop.dom.css.value;

import java.util.List;

/// A math function as a value: `calc()` and its kin, with the range that its property allows.
///
/// @param root the simplified calculation
/// @param minimum what smaller results are clamped to
/// @param maximum what larger results are clamped to
/// @param integer whether the result is rounded to a whole number
/// @see <a href="https://drafts.csswg.org/css-values-4/#calc-syntax">CSS Values 4: math functions</a>
public record Calculation(MathNode root, double minimum, double maximum, boolean integer) implements Numeric {
    /// A calculation that may have any result.
    public static Calculation unlimited(MathNode root) {
        return new Calculation(root, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, false);
    }

    @Override
    public double resolve(double percentageBasis) {
        return clamp(root.evaluate(percentageBasis));
    }

    @Override
    public Numeric computed(ComputationContext context) {
        MathNode computed = MathSimplification.simplify(root.absolutized(context));
        if (computed instanceof MathNode.Leaf(double value, Unit unit)) {
            return new NumericLiteral(clamp(value), unit == Unit.NUMBER && integer ? Unit.INTEGER : unit)
                    .computed(context);
        }
        boolean simpleRange = (minimum == 0 || minimum == Double.NEGATIVE_INFINITY)
                && maximum == Double.POSITIVE_INFINITY;
        if (simpleRange && computed instanceof MathNode.Sum(List<MathNode> terms)) {
            return linear(computed, terms);
        }
        return LengthPercentage.ofCalculation(new Calculation(computed, minimum, maximum, integer));
    }

    /// A sum of px and per cent as such, else the calculation.
    private LengthPercentage linear(MathNode sum, List<MathNode> terms) {
        double px = 0;
        double percent = 0;
        for (MathNode term : terms) {
            if (term instanceof MathNode.Leaf(double value, Unit unit) && unit == Unit.PX) {
                px += value;
            } else if (term instanceof MathNode.Leaf(double value, Unit unit) && unit == Unit.PERCENT) {
                percent += value;
            } else {
                return LengthPercentage.ofCalculation(new Calculation(sum, minimum, maximum, integer));
            }
        }
        return new LengthPercentage(px, percent, true, minimum == 0, null);
    }

    private double clamp(double result) {
        // NaN cannot leave a top-level calculation: it is zero there.
        double number = Double.isNaN(result) ? 0 : integer ? Math.floor(result + 0.5) : result;
        return Math.max(minimum, Math.min(maximum, number));
    }

    @Override
    public String cssText() {
        return MathText.ofFunction(root);
    }
}
