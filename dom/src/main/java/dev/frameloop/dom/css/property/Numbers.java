package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValue;
import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.Function;
import dev.frameloop.dom.css.syntax.Token;
import dev.frameloop.dom.css.value.Calculation;
import dev.frameloop.dom.css.value.MathNode;
import dev.frameloop.dom.css.value.MathType;
import dev.frameloop.dom.css.value.Numeric;
import dev.frameloop.dom.css.value.NumericLiteral;
import dev.frameloop.dom.css.value.Unit;
import org.jspecify.annotations.Nullable;

/// Numbers, lengths, percentages, angles, times, written plainly or as math functions.
///
/// @see <a href="https://drafts.csswg.org/css-values-4/#numeric-types">CSS Values 4: numeric data types</a>
final class Numbers {
    private static final double ANY = Double.NEGATIVE_INFINITY;

    private Numbers() {}

    /// What a place takes: a dimension or bare numbers, perhaps percentages, from a minimum on.
    ///
    /// @param dimension the dimension; `NONE` for bare numbers
    /// @param percentages whether percentages are taken as well
    /// @param minimum the smallest value
    /// @param integer whether bare numbers have to be whole
    /// @param unitlessZero whether 0 may stand for a dimension
    record Range(Unit.Dimension dimension, boolean percentages, double minimum, boolean integer,
            boolean unitlessZero) implements Grammar {
        @Override
        public @Nullable Numeric parse(ComponentValueStream in) {
            return numeric(in, this);
        }
    }

    static final Range NUMBER = new Range(Unit.Dimension.NONE, false, ANY, false, false);
    static final Range NON_NEGATIVE_NUMBER = new Range(Unit.Dimension.NONE, false, 0, false, false);
    static final Range NUMBER_OR_PERCENTAGE = new Range(Unit.Dimension.NONE, true, ANY, false, false);
    static final Range NON_NEGATIVE_NUMBER_OR_PERCENTAGE = new Range(Unit.Dimension.NONE, true, 0, false, false);
    static final Range INTEGER = new Range(Unit.Dimension.NONE, false, ANY, true, false);
    static final Range POSITIVE_INTEGER = new Range(Unit.Dimension.NONE, false, 1, true, false);
    static final Range PERCENTAGE = new Range(Unit.Dimension.PERCENT, true, ANY, false, false);
    static final Range NON_NEGATIVE_PERCENTAGE = new Range(Unit.Dimension.PERCENT, true, 0, false, false);
    static final Range LENGTH = new Range(Unit.Dimension.LENGTH, false, ANY, false, true);
    static final Range NON_NEGATIVE_LENGTH = new Range(Unit.Dimension.LENGTH, false, 0, false, true);
    static final Range LENGTH_PERCENTAGE = new Range(Unit.Dimension.LENGTH, true, ANY, false, true);
    static final Range NON_NEGATIVE_LENGTH_PERCENTAGE = new Range(Unit.Dimension.LENGTH, true, 0, false, true);
    static final Range ANGLE = new Range(Unit.Dimension.ANGLE, false, ANY, false, false);
    /// Angles where history allows a bare 0.
    static final Range ANGLE_OR_ZERO = new Range(Unit.Dimension.ANGLE, false, ANY, false, true);
    static final Range ANGLE_PERCENTAGE = new Range(Unit.Dimension.ANGLE, true, ANY, false, true);
    static final Range TIME = new Range(Unit.Dimension.TIME, false, ANY, false, false);
    static final Range NON_NEGATIVE_TIME = new Range(Unit.Dimension.TIME, false, 0, false, false);
    static final Range RESOLUTION = new Range(Unit.Dimension.RESOLUTION, false, 0, false, false);
    static final Range FLEX = new Range(Unit.Dimension.FLEX, false, 0, false, false);

    /// The next value when it fits, else null.
    static @Nullable Numeric numeric(ComponentValueStream in, Range range) {
        int mark = in.mark();
        in.skipWhitespace();
        ComponentValue value = in.next();
        Numeric result = value instanceof Function function ? calculation(function, range) : literal(value, range);
        if (result == null) {
            in.restore(mark);
        }
        return result;
    }

    /// The next value when it fits and can be worked out without knowing the element, else null.
    static @Nullable NumericLiteral constant(ComponentValueStream in, Range range) {
        int mark = in.mark();
        Numeric value = numeric(in, range);
        if (value instanceof NumericLiteral literal) {
            return literal;
        }
        if (value instanceof Calculation(MathNode root, double minimum, double maximum, boolean integer)
                && root instanceof MathNode.Leaf(double number, Unit unit) && unit.isAbsolute()) {
            return new NumericLiteral(
                    Math.max(minimum, Double.isNaN(number) ? 0 : integer ? Math.floor(number + 0.5) : number), unit);
        }
        in.restore(mark);
        return null;
    }

    private static @Nullable NumericLiteral literal(@Nullable ComponentValue value, Range range) {
        NumericLiteral literal = switch (value) {
            case Token.Number number -> bare(number, range);
            case Token.Percentage percentage when range.percentages ->
                new NumericLiteral(percentage.value(), Unit.PERCENT);
            case Token.Dimension dimension -> {
                Unit unit = Unit.ofDimension(dimension.unit());
                yield unit != null && unit.dimension() == range.dimension
                        ? new NumericLiteral(dimension.value(), unit)
                        : null;
            }
            case null, default -> null;
        };
        return literal == null || literal.value() < range.minimum ? null : literal;
    }

    private static @Nullable NumericLiteral bare(Token.Number number, Range range) {
        if (range.dimension == Unit.Dimension.NONE) {
            return range.integer && !number.isInteger()
                    ? null
                    : new NumericLiteral(number.value(), range.integer ? Unit.INTEGER : Unit.NUMBER);
        }
        if (!range.unitlessZero || number.value() != 0) {
            return null;
        }
        return new NumericLiteral(0, range.dimension == Unit.Dimension.ANGLE ? Unit.DEG : Unit.PX);
    }

    private static @Nullable Calculation calculation(Function function, Range range) {
        MathType wanted = switch (range.dimension) {
            case NONE -> MathType.NUMBER;
            case LENGTH -> MathType.LENGTH;
            case ANGLE -> MathType.ANGLE;
            case TIME -> MathType.TIME;
            case FREQUENCY -> MathType.FREQUENCY;
            case RESOLUTION -> MathType.RESOLUTION;
            case FLEX -> MathType.FLEX;
            case PERCENT -> MathType.PERCENT;
        };
        boolean mixes = range.percentages && range.dimension != Unit.Dimension.NONE
                && range.dimension != Unit.Dimension.PERCENT;
        MathType percentage = mixes ? wanted : range.percentages ? MathType.PERCENT : null;
        MathParser.Typed typed = MathParser.parse(function, percentage);
        if (typed == null
                || !typed.type().equals(wanted) && !(range.percentages && typed.type().equals(MathType.PERCENT))) {
            return null;
        }
        MathNode node = typed.node();
        return new Calculation(node, range.minimum, Double.POSITIVE_INFINITY, range.integer);
    }
}
