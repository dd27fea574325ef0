package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValue;
import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Function;
import dev.frameloop.dom.css.syntax.Parser;
import dev.frameloop.dom.css.syntax.Token;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.Easing;
import dev.frameloop.dom.css.value.Easing.Linear.Point;
import dev.frameloop.dom.css.value.Ident;
import dev.frameloop.dom.css.value.None;
import dev.frameloop.dom.css.value.NumericLiteral;
import dev.frameloop.dom.css.value.StringValue;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Easing functions, and what transitions and animations name.
final class Animations {
    private static final Grammar STEP_POSITION = Grammar.keywords(Easing.StepPosition.class);

    private Animations() {}

    /// @see <a href="https://drafts.csswg.org/css-easing-2/#typedef-easing-function">CSS Easing: easing-function</a>
    static @Nullable Easing easing(ComponentValueStream in) {
        int mark = in.mark();
        in.skipWhitespace();
        ComponentValue value = in.next();
        Easing easing = switch (value) {
            case Token.Ident(String name) -> keyword(name.toLowerCase(Locale.ROOT));
            case Function function -> function(function);
            case null, default -> null;
        };
        if (easing == null) {
            in.restore(mark);
        }
        return easing;
    }

    private static @Nullable Easing keyword(String name) {
        return switch (name) {
            case "linear" -> Easing.LINEAR;
            case "ease" -> Easing.EASE;
            case "ease-in" -> new Easing.CubicBezier(0.42, 0, 1, 1);
            case "ease-out" -> new Easing.CubicBezier(0, 0, 0.58, 1);
            case "ease-in-out" -> new Easing.CubicBezier(0.42, 0, 0.58, 1);
            case "step-start" -> new Easing.Steps(1, Easing.StepPosition.START);
            case "step-end" -> new Easing.Steps(1, Easing.StepPosition.END);
            default -> null;
        };
    }

    private static @Nullable Easing function(Function function) {
        ComponentValueStream in = function.value().stream();
        Easing easing = switch (function.name().toLowerCase(Locale.ROOT)) {
            case "cubic-bezier" -> cubicBezier(in);
            case "steps" -> steps(in);
            case "linear" -> linear(function.value());
            default -> null;
        };
        return easing instanceof Easing.Linear || easing != null && Grammar.atEnd(in) ? easing : null;
    }

    private static @Nullable Easing cubicBezier(ComponentValueStream in) {
        double[] numbers = new double[4];
        for (int i = 0; i < 4; i++) {
            NumericLiteral number = i > 0 && !Grammar.comma(in) ? null : Numbers.constant(in, Numbers.NUMBER);
            if (number == null) {
                return null;
            }
            numbers[i] = number.value();
        }
        boolean valid = numbers[0] >= 0 && numbers[0] <= 1 && numbers[2] >= 0 && numbers[2] <= 1;
        return valid ? new Easing.CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]) : null;
    }

    private static @Nullable Easing steps(ComponentValueStream in) {
        NumericLiteral count = Numbers.constant(in, Numbers.POSITIVE_INTEGER);
        if (count == null) {
            return null;
        }
        Easing.StepPosition position = Easing.StepPosition.END;
        if (Grammar.comma(in)) {
            if (!(STEP_POSITION.parse(in) instanceof Easing.StepPosition given)) {
                return null;
            }
            position = given;
        }
        return position == Easing.StepPosition.JUMP_NONE && count.intValue() < 2
                ? null
                : new Easing.Steps(count.intValue(), position);
    }

    /// @see <a href="https://drafts.csswg.org/css-easing-2/#create-a-linear-easing-function">CSS Easing: create a linear easing function</a>
    private static @Nullable Easing linear(ComponentValues arguments) {
        // 1. to 3. Read the points; one with two places stands for two points. Places never go backwards.
        List<Point> points = new ArrayList<>();
        double largest = Double.NEGATIVE_INFINITY;
        List<ComponentValues> parts = Parser.splitAtCommas(arguments);
        for (int i = 0; i < parts.size(); i++) {
            ComponentValueStream in = parts.get(i).stream();
            NumericLiteral first = Numbers.constant(in, Numbers.PERCENTAGE);
            NumericLiteral output = Numbers.constant(in, Numbers.NUMBER);
            first = first != null ? first : Numbers.constant(in, Numbers.PERCENTAGE);
            NumericLiteral second = first == null ? null : Numbers.constant(in, Numbers.PERCENTAGE);
            if (output == null || !Grammar.atEnd(in)) {
                return null;
            }
            double input = first != null ? first.resolve(1) : i == 0 ? 0 : i == parts.size() - 1 ? 1 : Double.NaN;
            largest = Double.isNaN(input) ? largest : Math.max(largest, input);
            points.add(new Point(Double.isNaN(input) ? input : largest, output.value()));
            if (second != null) {
                largest = Math.max(largest, second.resolve(1));
                points.add(new Point(largest, output.value()));
            }
        }
        return points.size() < 2 ? null : new Easing.Linear(spread(points));
    }

    /// 4. Points without a place are spread evenly between their neighbours.
    private static List<Point> spread(List<Point> points) {
        List<Point> result = new ArrayList<>(points);
        int known = 0;
        for (int i = 1; i < result.size(); i++) {
            if (Double.isNaN(result.get(i).input())) {
                continue;
            }
            double from = result.get(known).input();
            double step = (result.get(i).input() - from) / (i - known);
            for (int j = known + 1; j < i; j++) {
                result.set(j, new Point(from + step * (j - known), result.get(j).output()));
            }
            known = i;
        }
        return List.copyOf(result);
    }

    /// A name of the author's, other than the words that every property knows and those that are ruled out here.
    static Grammar customIdent(String... excluded) {
        List<String> names = List.of(excluded);
        return in -> {
            int mark = in.mark();
            in.skipWhitespace();
            if (in.next() instanceof Token.Ident(String name) && !isReserved(name)
                    && !names.contains(name.toLowerCase(Locale.ROOT))) {
                return new Ident(name);
            }
            in.restore(mark);
            return null;
        };
    }

    private static boolean isReserved(String name) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "initial", "inherit", "unset", "revert", "revert-layer", "default" -> true;
            default -> false;
        };
    }

    /// One entry of `animation-name`.
    static @Nullable CssValue animationName(ComponentValueStream in) {
        if (Grammar.keyword(in, "none")) {
            return None.NONE;
        }
        int mark = in.mark();
        in.skipWhitespace();
        if (in.next() instanceof Token.QuotedString(String name)) {
            return new StringValue(name);
        }
        in.restore(mark);
        return customIdent("none").parse(in);
    }
}
