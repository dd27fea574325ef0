package dev.frameloop.dom.css.value;

import java.util.Locale;

/// The math functions other than `calc()`. Angles are in degrees.
///
/// @see <a href="https://drafts.csswg.org/css-values-4/#math">CSS Values 4: mathematical expressions</a>
public enum MathFunction {
    /// `min()`
    MIN,
    /// `max()`
    MAX,
    /// `clamp()`
    CLAMP,
    /// `round(nearest, ...)`
    ROUND,
    /// `round(up, ...)`
    ROUND_UP,
    /// `round(down, ...)`
    ROUND_DOWN,
    /// `round(to-zero, ...)`
    ROUND_TO_ZERO,
    /// `mod()`
    MOD,
    /// `rem()`
    REM,
    /// `sin()`
    SIN,
    /// `cos()`
    COS,
    /// `tan()`
    TAN,
    /// `asin()`
    ASIN,
    /// `acos()`
    ACOS,
    /// `atan()`
    ATAN,
    /// `atan2()`
    ATAN2,
    /// `pow()`
    POW,
    /// `sqrt()`
    SQRT,
    /// `hypot()`
    HYPOT,
    /// `log()`
    LOG,
    /// `exp()`
    EXP,
    /// `abs()`
    ABS,
    /// `sign()`
    SIGN;

    /// The function's name, without a rounding strategy.
    public String cssName() {
        return isRounding() ? "round" : name().toLowerCase(Locale.ROOT);
    }

    /// Whether this is one of the forms of `round()`.
    public boolean isRounding() {
        return ordinal() >= ROUND.ordinal() && ordinal() <= ROUND_TO_ZERO.ordinal();
    }

    /// The rounding strategy's keyword with a comma, where it is not the default.
    public String strategyText() {
        return isRounding() && this != ROUND
                ? name().substring(6).toLowerCase(Locale.ROOT).replace('_', '-') + ", "
                : "";
    }

    /// Applies the function to as many numbers as it takes.
    public double apply(double[] x) {
        return switch (this) {
            case MIN -> extreme(x, true);
            case MAX -> extreme(x, false);
            case CLAMP -> Math.max(x[0], Math.min(x[1], x[2]));
            case ROUND, ROUND_UP, ROUND_DOWN, ROUND_TO_ZERO -> round(x[0], x.length > 1 ? x[1] : 1);
            case MOD -> modulo(x[0], x[1]);
            case REM -> Double.isInfinite(x[1]) && !Double.isInfinite(x[0]) ? x[0] : x[0] % x[1];
            case SIN -> sine(x[0]);
            case COS -> cosine(x[0]);
            case TAN -> tangent(x[0]);
            case ASIN -> StrictMath.toDegrees(StrictMath.asin(x[0]));
            case ACOS -> StrictMath.toDegrees(StrictMath.acos(x[0]));
            case ATAN -> StrictMath.toDegrees(StrictMath.atan(x[0]));
            case ATAN2 -> StrictMath.toDegrees(StrictMath.atan2(x[0], x[1]));
            case POW -> StrictMath.pow(x[0], x[1]);
            case SQRT -> StrictMath.sqrt(x[0]);
            case HYPOT -> hypotenuse(x);
            case LOG -> x.length > 1 ? StrictMath.log(x[0]) / StrictMath.log(x[1]) : StrictMath.log(x[0]);
            case EXP -> StrictMath.exp(x[0]);
            case ABS -> Math.abs(x[0]);
            case SIGN -> Math.signum(x[0]);
        };
    }

    private static double extreme(double[] x, boolean smallest) {
        double result = x[0];
        for (double value : x) {
            result = smallest ? Math.min(result, value) : Math.max(result, value);
        }
        return result;
    }

    private static double hypotenuse(double[] x) {
        double result = 0;
        for (double value : x) {
            result = StrictMath.hypot(result, value);
        }
        return result;
    }

    /// The multiples of 90 degrees are exact.
    private static double sine(double degrees) {
        double turned = degrees % 360;
        if (turned % 180 == 0) {
            return degrees < 0 || 1 / degrees < 0 ? -0.0 : 0;
        }
        return turned == 90 || turned == -270
                ? 1
                : turned == -90 || turned == 270 ? -1 : StrictMath.sin(StrictMath.toRadians(degrees));
    }

    private static double cosine(double degrees) {
        double turned = Math.abs(degrees % 360);
        return turned == 90 || turned == 270 ? 0 : turned == 180 ? -1 : StrictMath.cos(StrictMath.toRadians(degrees));
    }

    private static double tangent(double degrees) {
        double turned = degrees % 360;
        if (turned == 90 || turned == -270) {
            return Double.POSITIVE_INFINITY;
        }
        if (turned == -90 || turned == 270) {
            return Double.NEGATIVE_INFINITY;
        }
        return turned % 180 == 0 ? sine(degrees) : StrictMath.tan(StrictMath.toRadians(degrees));
    }

    /// @see <a href="https://drafts.csswg.org/css-values-4/#round-infinities">CSS Values 4: argument ranges of round()</a>
    private double round(double a, double b) {
        if (b == 0 || Double.isNaN(a) || Double.isNaN(b) || Double.isInfinite(a) && Double.isInfinite(b)) {
            return Double.NaN;
        }
        if (Double.isInfinite(a)) {
            return a;
        }
        boolean negative = a < 0 || a == 0 && 1 / a < 0;
        double zero = negative ? -0.0 : 0.0;
        if (Double.isInfinite(b)) {
            return switch (this) {
                case ROUND_UP -> a > 0 ? Double.POSITIVE_INFINITY : zero;
                case ROUND_DOWN -> a < 0 ? Double.NEGATIVE_INFINITY : zero;
                default -> zero;
            };
        }
        double step = Math.abs(b);
        double lower = Math.floor(a / step) * step;
        double upper = Math.ceil(a / step) * step;
        double result = switch (this) {
            case ROUND_UP -> upper;
            case ROUND_DOWN -> lower;
            case ROUND_TO_ZERO -> negative ? upper : lower;
            default -> a - lower < upper - a ? lower : upper;
        };
        return result == 0 ? zero : result;
    }

    private static double modulo(double a, double b) {
        if (b == 0 || Double.isInfinite(a)) {
            return Double.NaN;
        }
        if (Double.isInfinite(b)) {
            return Math.signum(a) * Math.signum(b) < 0 ? Double.NaN : a;
        }
        double remainder = a % b;
        return remainder != 0 && remainder < 0 != b < 0 ? remainder + b : remainder;
    }
}
