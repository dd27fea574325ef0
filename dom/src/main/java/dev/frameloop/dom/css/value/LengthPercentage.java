package dev.frameloop.dom.css.value;

import org.jspecify.annotations.Nullable;

import java.util.List;

/// A computed length: px plus a percentage, or, where that sum cannot say it (`min(50%, 10px)`), a calculation over both.
///
/// Layout resolves it against its basis; the plain cases cost one multiplication.
///
/// @param px CSS px
/// @param percent 100 stands for the whole basis
/// @param hasPercentage whether a percentage was given, were it 0%: what depends on an indefinite basis behaves differently then
/// @param nonNegative whether a sum below zero is taken as zero
/// @param calculation takes the place of the sum where it is not null
public record LengthPercentage(double px, double percent, boolean hasPercentage, boolean nonNegative,
        @Nullable Calculation calculation)
        implements
            Numeric,
            Size,
            LengthPercentageOrAuto,
            LengthPercentageOrNormal,
            LineHeight,
            VerticalAlign {
    /// `0px`
    public static final LengthPercentage ZERO = new LengthPercentage(0, 0, false, false, null);

    /// A length in px.
    public static LengthPercentage ofPixels(double px) {
        return px == 0 ? ZERO : new LengthPercentage(px, 0, false, false, null);
    }

    /// A percentage; 100 is the whole.
    public static LengthPercentage ofPercent(double percent) {
        return new LengthPercentage(0, percent, true, false, null);
    }

    /// The value of a calculation whose leaves are px and percentages.
    public static LengthPercentage ofCalculation(Calculation calculation) {
        return new LengthPercentage(0, 0, true, false, calculation);
    }

    /// Whether this is exactly 0px.
    public boolean isZero() {
        return px == 0 && !hasPercentage;
    }

    @Override
    public double resolve(double percentageBasis) {
        if (!hasPercentage) {
            return px;
        }
        if (calculation != null) {
            return calculation.resolve(percentageBasis);
        }
        double sum = px + percent / 100 * percentageBasis;
        return nonNegative ? Math.max(0, sum) : sum;
    }

    /// The value as a calculation tree.
    MathNode toMathNode() {
        if (calculation != null) {
            return calculation.root();
        }
        MathNode pixels = new MathNode.Leaf(px, Unit.PX);
        return hasPercentage ? new MathNode.Sum(List.of(new MathNode.Leaf(percent, Unit.PERCENT), pixels)) : pixels;
    }

    @Override
    public LengthPercentage computed(ComputationContext context) {
        return this;
    }

    @Override
    public String cssText() {
        if (calculation != null) {
            return calculation.cssText();
        }
        if (!hasPercentage) {
            return NumberText.of(px, "px");
        }
        if (px == 0) {
            return NumberText.of(percent, "%");
        }
        return "calc(" + NumberText.of(percent, "%") + (px < 0 ? " - " : " + ") + NumberText.of(Math.abs(px), "px")
                + ")";
    }
}
