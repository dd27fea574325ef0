package dev.frameloop.script;

import dev.frameloop.engine.time.Clock;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.proxy.ProxyExecutable;

import java.util.Locale;
import java.util.Random;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

/// What makes a run repeatable: the language's time, chance and trigonometry come from the options and from exact functions.
///
/// DIVERGES: the operator `**` still calculates as the machine does, since no function stands behind it that could be replaced.
public final class Environment {
    private static final Source SOURCE = InternalSource.of("environment.js");

    private final Clock clock;
    private final double origin;
    private final String locale;
    private final Random random;

    /// One for each agent: all its realms draw from one sequence of random numbers.
    ///
    /// @param clock what time it is
    /// @param locale the default locale of `Intl`
    /// @param seed what `Math.random()` begins with
    public Environment(Clock clock, Locale locale, long seed) {
        this.clock = clock;
        origin = clock.origin().toEpochMilli();
        this.locale = locale.toLanguageTag();
        random = new Random(seed);
    }

    /// Replaces what has to be replaced in a realm that has run no page code.
    public void install(RealmEvaluator realm) {
        ProxyExecutable now = _ -> StrictMath.floor(origin + clock.read() / 1e6);
        ProxyExecutable next = _ -> random.nextDouble();
        ProxyExecutable math = values -> function(values[0].asString());
        realm.evaluate(SOURCE).executeVoid(now, next, math, locale);
    }

    private static ProxyExecutable function(String name) {
        return switch (name) {
            case "atan2" -> binary(StrictMath::atan2);
            case "pow" -> binary(Environment::power);
            default -> unary(switch (name) {
                case "sin" -> StrictMath::sin;
                case "cos" -> StrictMath::cos;
                case "tan" -> StrictMath::tan;
                case "asin" -> StrictMath::asin;
                case "acos" -> StrictMath::acos;
                case "atan" -> StrictMath::atan;
                case "sinh" -> StrictMath::sinh;
                case "cosh" -> StrictMath::cosh;
                case "tanh" -> StrictMath::tanh;
                case "exp" -> StrictMath::exp;
                case "expm1" -> StrictMath::expm1;
                case "log" -> StrictMath::log;
                case "log10" -> StrictMath::log10;
                case "log1p" -> StrictMath::log1p;
                case "cbrt" -> StrictMath::cbrt;
                default -> throw new IllegalArgumentException(name);
            });
        };
    }

    /// As Java's, but for 1 to an infinite power, which is no number in JavaScript.
    private static double power(double base, double exponent) {
        return StrictMath.abs(base) == 1 && Double.isInfinite(exponent) ? Double.NaN : StrictMath.pow(base, exponent);
    }

    private static ProxyExecutable unary(DoubleUnaryOperator operator) {
        return values -> operator.applyAsDouble(values[0].asDouble());
    }

    private static ProxyExecutable binary(DoubleBinaryOperator operator) {
        return values -> operator.applyAsDouble(values[0].asDouble(), values[1].asDouble());
    }
}
