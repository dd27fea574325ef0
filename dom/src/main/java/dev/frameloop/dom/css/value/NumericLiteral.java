package dev.frameloop.dom.css.value;

/// A number, percentage or dimension as it was written.
///
/// @param value how many of the unit
/// @param unit the unit
public record NumericLiteral(double value, Unit unit) implements Numeric, LineHeight, IntegerOrAuto {
    /// The number 0.
    public static final NumericLiteral ZERO = number(0);
    /// The number 1.
    public static final NumericLiteral ONE = number(1);

    /// A bare number.
    public static NumericLiteral number(double value) {
        return new NumericLiteral(value, Unit.NUMBER);
    }

    /// A whole number.
    public static NumericLiteral integer(int value) {
        return new NumericLiteral(value, Unit.INTEGER);
    }

    /// The value as a whole number, clamped to the range of `int`.
    public int intValue() {
        return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, Math.round(value)));
    }

    @Override
    public double resolve(double percentageBasis) {
        if (unit == Unit.PERCENT) {
            return value / 100 * percentageBasis;
        }
        if (!unit.isAbsolute()) {
            throw new IllegalStateException("not computed: " + cssText());
        }
        return value * unit.canonical();
    }

    @Override
    public Numeric computed(ComputationContext context) {
        return switch (unit.dimension()) {
            case LENGTH ->
                LengthPercentage.ofPixels(value * (unit.isAbsolute() ? unit.canonical() : context.pixelsPer(unit)));
            case PERCENT -> LengthPercentage.ofPercent(value);
            case ANGLE -> new NumericLiteral(value * unit.canonical(), Unit.DEG);
            case TIME -> new NumericLiteral(value * unit.canonical(), Unit.S);
            case FREQUENCY -> new NumericLiteral(value * unit.canonical(), Unit.HZ);
            case RESOLUTION -> new NumericLiteral(value * unit.canonical(), Unit.DPPX);
            case NONE, FLEX -> this;
        };
    }

    @Override
    public String cssText() {
        return NumberText.of(value, unit.text());
    }
}
