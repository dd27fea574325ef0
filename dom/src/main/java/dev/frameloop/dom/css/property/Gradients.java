package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.value.Color;
import dev.frameloop.dom.css.value.ColorInterpolation;
import dev.frameloop.dom.css.value.EdgeOffset.Edge;
import dev.frameloop.dom.css.value.Gradient;
import dev.frameloop.dom.css.value.Gradient.ColorStop;
import dev.frameloop.dom.css.value.Gradient.Extent;
import dev.frameloop.dom.css.value.Numeric;
import dev.frameloop.dom.css.value.Position;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// Gradients.
///
/// @see <a href="https://drafts.csswg.org/css-images-4/#gradients">CSS Images: gradients</a>
final class Gradients {
    private static final Grammar EXTENT = Grammar.keywords(Extent.class);

    private Gradients() {}

    /// The gradient of a function, or null.
    static @Nullable Gradient parse(String name, ComponentValues arguments) {
        boolean repeating = name.startsWith("repeating-");
        ComponentValueStream in = arguments.stream();
        Gradient gradient = switch (repeating ? name.substring(10) : name) {
            case "linear-gradient" -> linear(repeating, in);
            case "radial-gradient" -> radial(repeating, in);
            case "conic-gradient" -> conic(repeating, in);
            default -> null;
        };
        return gradient != null && Grammar.atEnd(in) ? gradient : null;
    }

    private static @Nullable Gradient linear(boolean repeating, ComponentValueStream in) {
        ColorInterpolation interpolation = Colors.interpolation(in);
        Numeric angle = Numbers.numeric(in, Numbers.ANGLE_OR_ZERO);
        Edge horizontal = Edge.CENTER;
        Edge vertical = Edge.CENTER;
        boolean hasSides = angle == null && Grammar.keyword(in, "to");
        if (hasSides) {
            vertical = vertical(in);
            horizontal = horizontal(in);
            if (vertical == Edge.CENTER) {
                vertical = vertical(in);
            }
            if (horizontal == Edge.CENTER && vertical == Edge.CENTER) {
                return null;
            }
        } else if (angle == null) {
            vertical = Edge.BOTTOM;
        }
        if (interpolation == null) {
            interpolation = Colors.interpolation(in);
        }
        if ((hasSides || angle != null || interpolation != null) && !Grammar.comma(in)) {
            return null;
        }
        List<ColorStop> stops = stops(in, Numbers.LENGTH_PERCENTAGE);
        return stops == null ? null : new Gradient.Linear(repeating, angle, horizontal, vertical, stops, interpolation);
    }

    private static Edge vertical(ComponentValueStream in) {
        return Grammar.keyword(in, "top") ? Edge.TOP : Grammar.keyword(in, "bottom") ? Edge.BOTTOM : Edge.CENTER;
    }

    private static Edge horizontal(ComponentValueStream in) {
        return Grammar.keyword(in, "left") ? Edge.LEFT : Grammar.keyword(in, "right") ? Edge.RIGHT : Edge.CENTER;
    }

    private static @Nullable Gradient radial(boolean repeating, ComponentValueStream in) {
        int start = in.mark();
        ColorInterpolation interpolation = Colors.interpolation(in);
        boolean circle = Grammar.keyword(in, "circle");
        boolean ellipse = !circle && Grammar.keyword(in, "ellipse");
        Extent extent = (Extent) EXTENT.parse(in);
        Numeric radiusX = extent == null ? Numbers.numeric(in, Numbers.NON_NEGATIVE_LENGTH_PERCENTAGE) : null;
        Numeric radiusY = radiusX == null ? null : Numbers.numeric(in, Numbers.NON_NEGATIVE_LENGTH_PERCENTAGE);
        if (!circle && !ellipse) {
            circle = Grammar.keyword(in, "circle");
            ellipse = !circle && Grammar.keyword(in, "ellipse");
        }
        if (radiusX != null && (circle && radiusY != null || ellipse && radiusY == null
                || radiusY == null && radiusX.cssText().contains("%"))) {
            return null;
        }
        Position center = center(in);
        if (interpolation == null) {
            interpolation = Colors.interpolation(in);
        }
        if (in.mark() != start && !Grammar.comma(in)) {
            return null;
        }
        List<ColorStop> stops = stops(in, Numbers.LENGTH_PERCENTAGE);
        boolean round = circle || radiusX != null && radiusY == null;
        return stops == null || center == null
                ? null
                : new Gradient.Radial(repeating, round, extent == null ? Extent.FARTHEST_CORNER : extent, radiusX,
                        radiusY, center, stops, interpolation);
    }

    /// `at <position>`, the middle where it is left out, or null where it is broken.
    private static @Nullable Position center(ComponentValueStream in) {
        return Grammar.keyword(in, "at") ? Positions.position(in) : Position.CENTER;
    }

    private static @Nullable Gradient conic(boolean repeating, ComponentValueStream in) {
        int start = in.mark();
        ColorInterpolation interpolation = Colors.interpolation(in);
        Numeric from = null;
        if (Grammar.keyword(in, "from")) {
            from = Numbers.numeric(in, Numbers.ANGLE_OR_ZERO);
            if (from == null) {
                return null;
            }
        }
        Position center = center(in);
        if (interpolation == null) {
            interpolation = Colors.interpolation(in);
        }
        if (in.mark() != start && !Grammar.comma(in)) {
            return null;
        }
        List<ColorStop> stops = stops(in, Numbers.ANGLE_PERCENTAGE);
        return stops == null || center == null
                ? null
                : new Gradient.Conic(repeating, from, center, stops, interpolation);
    }

    /// Two or more colours, hints between them; a colour with two places stands for two stops.
    private static @Nullable List<ColorStop> stops(ComponentValueStream in, Numbers.Range positions) {
        List<ColorStop> stops = new ArrayList<>();
        do {
            Numeric before = Numbers.numeric(in, positions);
            Color color = Colors.parse(in);
            if (color == null) {
                if (before == null || stops.isEmpty() || stops.getLast().color() == null) {
                    return null;
                }
                stops.add(new ColorStop(null, before));
                continue;
            }
            Numeric first = before != null ? before : Numbers.numeric(in, positions);
            Numeric second = first == null ? null : Numbers.numeric(in, positions);
            stops.add(new ColorStop(color, first));
            if (second != null) {
                stops.add(new ColorStop(color, second));
            }
        } while (Grammar.comma(in));
        return stops.size() < 2 || stops.getLast().color() == null ? null : List.copyOf(stops);
    }
}
