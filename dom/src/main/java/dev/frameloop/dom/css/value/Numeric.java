package dev.frameloop.dom.css.value;

/// A number with or without a unit, a percentage, or a calculation of such.
///
/// Computed values are a {@link LengthPercentage} where the property takes lengths, and else a {@link NumericLiteral} in the
/// canonical unit (number, degrees, seconds).
public sealed interface Numeric extends CssValue permits NumericLiteral, Calculation, LengthPercentage {
    /// The value in the canonical unit, with percentages taken of the basis.
    ///
    /// @param percentageBasis what 100% is
    /// @throws IllegalStateException when it holds relative units, so is not computed
    double resolve(double percentageBasis);

    @Override
    Numeric computed(ComputationContext context);
}
