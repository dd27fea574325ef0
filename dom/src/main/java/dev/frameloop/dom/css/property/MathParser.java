package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValue;
import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Function;
import dev.frameloop.dom.css.syntax.Parser;
import dev.frameloop.dom.css.syntax.SimpleBlock;
import dev.frameloop.dom.css.syntax.Token;
import dev.frameloop.dom.css.value.MathFunction;
import dev.frameloop.dom.css.value.MathNode;
import dev.frameloop.dom.css.value.MathSimplification;
import dev.frameloop.dom.css.value.MathType;
import dev.frameloop.dom.css.value.Unit;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Reads math functions, checking their types on the way.
///
/// @see <a href="https://drafts.csswg.org/css-values-4/#parse-a-calculation">CSS Values 4: parse a calculation</a>
final class MathParser {
    /// Deeper nesting than this is taken as invalid.
    private static final int MAXIMUM_DEPTH = 100;

    private final @Nullable MathType percentage;
    private int depth;

    private MathParser(@Nullable MathType percentage) {
        this.percentage = percentage;
    }

    /// A calculation and its type.
    record Typed(MathNode node, MathType type) {}

    /// The simplified calculation of a math function.
    ///
    /// @param percentage what percentages count as; null when they have no place
    /// @return null when the function is no math function, or its types do not fit
    static @Nullable Typed parse(Function function, @Nullable MathType percentage) {
        Typed typed = new MathParser(percentage).function(function);
        return typed == null ? null : new Typed(MathSimplification.simplify(typed.node), typed.type);
    }

    private @Nullable Typed function(Function function) {
        if (++depth > MAXIMUM_DEPTH) {
            return null;
        }
        String name = function.name().toLowerCase(Locale.ROOT);
        Typed result = name.equals("calc") || name.equals("-webkit-calc")
                ? sumOf(function.value())
                : call(name, function.value());
        depth--;
        return result;
    }

    private @Nullable Typed call(String name, ComponentValues arguments) {
        List<ComponentValues> parts = new ArrayList<>(Parser.splitAtCommas(arguments));
        MathFunction which = functionNamed(name);
        if (which == null || parts.isEmpty()) {
            return null;
        }
        if (which == MathFunction.ROUND && parts.getFirst().size() == 1
                && parts.getFirst().get(0) instanceof Token.Ident(String strategy)) {
            MathFunction rounding = rounding(strategy.toLowerCase(Locale.ROOT));
            if (rounding != null) {
                which = rounding;
                parts.removeFirst();
            }
        }
        List<Typed> typed = new ArrayList<>();
        for (ComponentValues part : parts) {
            boolean none = which == MathFunction.CLAMP && part.size() == 1 && part.get(0).isIdent("none");
            Typed argument = none ? null : sumOf(part);
            if (argument == null && !none) {
                return null;
            }
            if (argument != null) {
                typed.add(argument);
            } else if (typed.size() == 1 || parts.size() != 3) {
                return parts.size() == 3 && parts.getLast() == part ? withoutBound(MathFunction.MAX, typed) : null;
            }
        }
        if (which == MathFunction.CLAMP && typed.size() == 2 && parts.size() == 3) {
            return withoutBound(MathFunction.MIN, typed);
        }
        MathType type = resultType(which, typed);
        return type == null
                ? null
                : new Typed(new MathNode.Call(which, typed.stream().map(Typed::node).toList()), type);
    }

    /// `clamp()` with one `none`.
    private static @Nullable Typed withoutBound(MathFunction function, List<Typed> typed) {
        MathType type = typed.size() == 2 ? same(typed) : null;
        return type == null
                ? null
                : new Typed(new MathNode.Call(function, typed.stream().map(Typed::node).toList()), type);
    }

    private static @Nullable MathFunction functionNamed(String name) {
        for (MathFunction function : MathFunction.values()) {
            if (function.cssName().equals(name)) {
                return function;
            }
        }
        return null;
    }

    private static @Nullable MathFunction rounding(String strategy) {
        return switch (strategy) {
            case "nearest" -> MathFunction.ROUND;
            case "up" -> MathFunction.ROUND_UP;
            case "down" -> MathFunction.ROUND_DOWN;
            case "to-zero" -> MathFunction.ROUND_TO_ZERO;
            default -> null;
        };
    }

    /// @see <a href="https://drafts.csswg.org/css-values-4/#determine-the-type-of-a-calculation">CSS Values 4: type of a calculation</a>
    private static @Nullable MathType resultType(MathFunction function, List<Typed> arguments) {
        int count = arguments.size();
        MathType same = same(arguments);
        boolean number = MathType.NUMBER.equals(same);
        return switch (function) {
            case MIN, MAX, HYPOT -> same;
            case CLAMP -> count == 3 ? same : null;
            case ROUND, ROUND_UP, ROUND_DOWN, ROUND_TO_ZERO -> count == 2 || count == 1 && number ? same : null;
            case MOD, REM -> count == 2 ? same : null;
            case SIN, COS, TAN -> count == 1 && (number || MathType.ANGLE.equals(same)) ? MathType.NUMBER : null;
            case ASIN, ACOS, ATAN -> count == 1 && number ? MathType.ANGLE : null;
            case ATAN2 -> count == 2 && same != null ? MathType.ANGLE : null;
            case POW -> count == 2 && number ? MathType.NUMBER : null;
            case SQRT, EXP -> count == 1 && number ? MathType.NUMBER : null;
            case LOG -> count <= 2 && number ? MathType.NUMBER : null;
            case ABS -> count == 1 ? same : null;
            case SIGN -> count == 1 && same != null ? MathType.NUMBER : null;
        };
    }

    private static @Nullable MathType same(List<Typed> arguments) {
        MathType type = arguments.isEmpty() ? null : arguments.getFirst().type;
        for (Typed argument : arguments) {
            if (!argument.type.equals(type)) {
                return null;
            }
        }
        return type;
    }

    private @Nullable Typed sumOf(ComponentValues values) {
        ComponentValueStream in = values.trim().stream();
        Typed sum = sum(in);
        in.skipWhitespace();
        return in.isAtEnd() ? sum : null;
    }

    private @Nullable Typed sum(ComponentValueStream in) {
        Typed first = product(in);
        if (first == null) {
            return null;
        }
        List<MathNode> terms = new ArrayList<>(List.of(first.node));
        while (true) {
            int mark = in.mark();
            boolean space = in.skipWhitespace();
            boolean minus = in.consumeDelim('-');
            if (!minus && !in.consumeDelim('+')) {
                in.restore(mark);
                return terms.size() == 1 ? first : new Typed(new MathNode.Sum(List.copyOf(terms)), first.type);
            }
            // Plus and minus need white space on both sides.
            Typed term = space && in.skipWhitespace() ? product(in) : null;
            if (term == null || !term.type.equals(first.type)) {
                return null;
            }
            terms.add(minus ? new MathNode.Negate(term.node) : term.node);
        }
    }

    private @Nullable Typed product(ComponentValueStream in) {
        Typed first = value(in);
        if (first == null) {
            return null;
        }
        List<MathNode> factors = new ArrayList<>(List.of(first.node));
        MathType type = first.type;
        while (true) {
            int mark = in.mark();
            in.skipWhitespace();
            boolean divide = in.consumeDelim('/');
            if (!divide && !in.consumeDelim('*')) {
                in.restore(mark);
                return factors.size() == 1 ? first : new Typed(new MathNode.Product(List.copyOf(factors)), type);
            }
            Typed factor = value(in);
            if (factor == null) {
                return null;
            }
            factors.add(divide ? new MathNode.Invert(factor.node) : factor.node);
            type = type.times(divide ? factor.type.inverse() : factor.type);
        }
    }

    private @Nullable Typed value(ComponentValueStream in) {
        in.skipWhitespace();
        ComponentValue value = in.next();
        return switch (value) {
            case Token.Number number -> leaf(number.value(), Unit.NUMBER);
            case Token.Percentage number -> leaf(number.value(), Unit.PERCENT);
            case Token.Dimension dimension -> {
                Unit unit = Unit.ofDimension(dimension.unit());
                yield unit == null ? null : leaf(dimension.value(), unit);
            }
            case Token.Ident(String name) -> constant(name.toLowerCase(Locale.ROOT));
            case Function function -> function(function);
            case SimpleBlock block when block.bracket() == Token.Bracket.PAREN -> nested(block);
            case null, default -> null;
        };
    }

    private @Nullable Typed nested(SimpleBlock block) {
        if (++depth > MAXIMUM_DEPTH) {
            return null;
        }
        Typed result = sumOf(block.value());
        depth--;
        return result;
    }

    private @Nullable Typed leaf(double value, Unit unit) {
        MathType type = MathType.of(unit, percentage);
        return type == null ? null : new Typed(new MathNode.Leaf(value, unit), type);
    }

    private @Nullable Typed constant(String name) {
        return switch (name) {
            case "e" -> leaf(Math.E, Unit.NUMBER);
            case "pi" -> leaf(Math.PI, Unit.NUMBER);
            case "infinity" -> leaf(Double.POSITIVE_INFINITY, Unit.NUMBER);
            case "-infinity" -> leaf(Double.NEGATIVE_INFINITY, Unit.NUMBER);
            case "nan" -> leaf(Double.NaN, Unit.NUMBER);
            default -> null;
        };
    }
}
