package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.Function;
import dev.frameloop.dom.css.value.Color;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.FilterFunction;
import dev.frameloop.dom.css.value.IndividualTransform;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.Numeric;
import dev.frameloop.dom.css.value.NumericLiteral;
import dev.frameloop.dom.css.value.Shadow;
import dev.frameloop.dom.css.value.TransformFunction;
import dev.frameloop.dom.css.value.TransformFunction.Kind;
import dev.frameloop.dom.css.value.Unit;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Shadows, filters and transforms.
final class Effects {
    private Effects() {}

    /// One shadow of a box.
    static @Nullable Shadow boxShadow(ComponentValueStream in) {
        return shadow(in, true);
    }

    /// One shadow of a text.
    static @Nullable Shadow textShadow(ComponentValueStream in) {
        return shadow(in, false);
    }

    /// @see <a href="https://drafts.csswg.org/css-backgrounds-3/#typedef-shadow">CSS Backgrounds: shadow</a>
    private static @Nullable Shadow shadow(ComponentValueStream in, boolean box) {
        int mark = in.mark();
        boolean inset = box && Grammar.keyword(in, "inset");
        Color color = Colors.parse(in);
        inset |= box && !inset && Grammar.keyword(in, "inset");
        Numeric x = Numbers.numeric(in, Numbers.LENGTH);
        Numeric y = x == null ? null : Numbers.numeric(in, Numbers.LENGTH);
        if (x == null || y == null) {
            in.restore(mark);
            return null;
        }
        Numeric blur = Numbers.numeric(in, Numbers.NON_NEGATIVE_LENGTH);
        Numeric spread = box && blur != null ? Numbers.numeric(in, Numbers.LENGTH) : null;
        for (int i = 0; i < 2; i++) {
            inset |= box && !inset && Grammar.keyword(in, "inset");
            color = color != null ? color : Colors.parse(in);
        }
        if (box && blur == null) {
            blur = LengthPercentage.ZERO;
        }
        return new Shadow(color, x, y, blur, box && spread == null ? LengthPercentage.ZERO : spread, inset);
    }

    /// @see <a href="https://drafts.fxtf.org/filter-effects-1/#typedef-filter-function">Filter Effects: filter functions</a>
    static @Nullable FilterFunction filter(ComponentValueStream in) {
        int mark = in.mark();
        String url = Images.url(in);
        if (url != null) {
            return new FilterFunction(FilterFunction.Kind.URL, null, null, url);
        }
        in.skipWhitespace();
        FilterFunction result = in.next() instanceof Function function ? filterFunction(function) : null;
        if (result == null) {
            in.restore(mark);
        }
        return result;
    }

    private static @Nullable FilterFunction filterFunction(Function function) {
        String name = function.name().toLowerCase(Locale.ROOT);
        ComponentValueStream in = function.value().stream();
        for (FilterFunction.Kind kind : FilterFunction.Kind.values()) {
            if (kind == FilterFunction.Kind.URL
                    || !kind.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(name)) {
                continue;
            }
            if (kind == FilterFunction.Kind.DROP_SHADOW) {
                Shadow shadow = shadow(in, false);
                return shadow == null || !Grammar.atEnd(in) ? null : new FilterFunction(kind, null, shadow, null);
            }
            Numeric amount = Numbers.numeric(in, switch (kind) {
                case BLUR -> Numbers.NON_NEGATIVE_LENGTH;
                case HUE_ROTATE -> Numbers.ANGLE_OR_ZERO;
                default -> Numbers.NON_NEGATIVE_NUMBER_OR_PERCENTAGE;
            });
            return Grammar.atEnd(in) ? new FilterFunction(kind, clamped(kind, amount), null, null) : null;
        }
        return null;
    }

    /// Amounts above 100% mean 100% for those that cannot do more.
    private static @Nullable Numeric clamped(FilterFunction.Kind kind, @Nullable Numeric amount) {
        return switch (kind) {
            case GRAYSCALE, INVERT, OPACITY, SEPIA ->
                amount instanceof NumericLiteral literal && literal.resolve(1) > 1
                        ? new NumericLiteral(literal.unit() == Unit.PERCENT ? 100 : 1, literal.unit())
                        : amount;
            default -> amount;
        };
    }

    /// @see <a href="https://drafts.csswg.org/css-transforms-2/#transform-functions">CSS Transforms: functions</a>
    static @Nullable TransformFunction transform(ComponentValueStream in) {
        int mark = in.mark();
        in.skipWhitespace();
        TransformFunction result = in.next() instanceof Function function ? transformFunction(function) : null;
        if (result == null) {
            in.restore(mark);
        }
        return result;
    }

    private static @Nullable TransformFunction transformFunction(Function function) {
        for (Kind kind : Kind.values()) {
            if (!function.isFunction(kind.text())) {
                continue;
            }
            ComponentValueStream in = function.value().stream();
            if (kind == Kind.PERSPECTIVE && Grammar.keyword(in, "none")) {
                return new TransformFunction(kind, List.of());
            }
            List<Numeric> arguments = new ArrayList<>();
            do {
                Numeric argument = Numbers.numeric(in, argumentRange(kind, arguments.size()));
                if (argument == null) {
                    return null;
                }
                arguments.add(scaleAsNumber(kind, argument));
            } while (Grammar.comma(in));
            boolean complete = arguments.size() >= minimumArguments(kind) && arguments.size() <= maximumArguments(kind);
            return complete && Grammar.atEnd(in) ? new TransformFunction(kind, List.copyOf(arguments)) : null;
        }
        return null;
    }

    /// A scale's percentage is a number.
    static Numeric scaleAsNumber(Kind kind, Numeric argument) {
        boolean scale = kind.name().startsWith("SCALE");
        return scale && argument instanceof NumericLiteral literal && literal.unit() == Unit.PERCENT
                ? NumericLiteral.number(literal.value() / 100)
                : argument;
    }

    private static Numbers.Range argumentRange(Kind kind, int index) {
        return switch (kind) {
            case MATRIX, MATRIX_3D -> Numbers.NUMBER;
            case TRANSLATE, TRANSLATE_X, TRANSLATE_Y -> Numbers.LENGTH_PERCENTAGE;
            case TRANSLATE_Z -> Numbers.LENGTH;
            case TRANSLATE_3D -> index == 2 ? Numbers.LENGTH : Numbers.LENGTH_PERCENTAGE;
            case SCALE, SCALE_X, SCALE_Y, SCALE_Z, SCALE_3D -> Numbers.NUMBER_OR_PERCENTAGE;
            case ROTATE, ROTATE_X, ROTATE_Y, ROTATE_Z, SKEW, SKEW_X, SKEW_Y -> Numbers.ANGLE_OR_ZERO;
            case ROTATE_3D -> index == 3 ? Numbers.ANGLE_OR_ZERO : Numbers.NUMBER;
            case PERSPECTIVE -> Numbers.NON_NEGATIVE_LENGTH;
        };
    }

    private static int minimumArguments(Kind kind) {
        return switch (kind) {
            case TRANSLATE, SCALE, SKEW -> 1;
            default -> maximumArguments(kind);
        };
    }

    private static int maximumArguments(Kind kind) {
        return switch (kind) {
            case MATRIX -> 6;
            case MATRIX_3D -> 16;
            case TRANSLATE, SCALE, SKEW -> 2;
            case TRANSLATE_3D, SCALE_3D -> 3;
            case ROTATE_3D -> 4;
            default -> 1;
        };
    }

    /// `translate`: one to three lengths.
    static @Nullable CssValue translate(ComponentValueStream in) {
        Numeric x = Numbers.numeric(in, Numbers.LENGTH_PERCENTAGE);
        Numeric y = x == null ? null : Numbers.numeric(in, Numbers.LENGTH_PERCENTAGE);
        Numeric z = y == null ? null : Numbers.numeric(in, Numbers.LENGTH);
        return x == null ? null : individual(z != null ? Kind.TRANSLATE_3D : Kind.TRANSLATE, x, y, z);
    }

    /// `scale`: one to three numbers.
    static @Nullable CssValue scale(ComponentValueStream in) {
        Numeric x = Numbers.numeric(in, Numbers.NUMBER_OR_PERCENTAGE);
        Numeric y = x == null ? null : Numbers.numeric(in, Numbers.NUMBER_OR_PERCENTAGE);
        Numeric z = y == null ? null : Numbers.numeric(in, Numbers.NUMBER_OR_PERCENTAGE);
        return x == null ? null : individual(z != null ? Kind.SCALE_3D : Kind.SCALE, x, y, z);
    }

    private static CssValue individual(Kind kind, Numeric x, @Nullable Numeric y, @Nullable Numeric z) {
        List<Numeric> arguments = new ArrayList<>(List.of(scaleAsNumber(kind, x)));
        if (y != null) {
            arguments.add(scaleAsNumber(kind, y));
        }
        if (z != null) {
            arguments.add(scaleAsNumber(kind, z));
        }
        return new IndividualTransform(new TransformFunction(kind, List.copyOf(arguments)));
    }

    /// `rotate`: an angle, perhaps with an axis.
    static @Nullable CssValue rotate(ComponentValueStream in) {
        int mark = in.mark();
        Numeric angle = Numbers.numeric(in, Numbers.ANGLE);
        List<Numeric> axis = axis(in);
        if (angle == null) {
            angle = Numbers.numeric(in, Numbers.ANGLE);
        }
        if (angle == null) {
            in.restore(mark);
            return null;
        }
        if (axis.isEmpty()) {
            return new IndividualTransform(new TransformFunction(Kind.ROTATE, List.of(angle)));
        }
        List<Numeric> arguments = new ArrayList<>(axis);
        arguments.add(angle);
        return new IndividualTransform(new TransformFunction(Kind.ROTATE_3D, List.copyOf(arguments)));
    }

    private static List<Numeric> axis(ComponentValueStream in) {
        for (int i = 0; i < 3; i++) {
            if (Grammar.keyword(in, String.valueOf("xyz".charAt(i)))) {
                return List.of(NumericLiteral.number(i == 0 ? 1 : 0), NumericLiteral.number(i == 1 ? 1 : 0),
                        NumericLiteral.number(i == 2 ? 1 : 0));
            }
        }
        int mark = in.mark();
        List<Numeric> numbers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Numeric number = Numbers.numeric(in, Numbers.NUMBER);
            if (number == null) {
                in.restore(mark);
                return List.of();
            }
            numbers.add(number);
        }
        return numbers;
    }
}
