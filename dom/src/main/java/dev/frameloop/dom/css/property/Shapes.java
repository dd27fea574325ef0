package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.Function;
import dev.frameloop.dom.css.syntax.Token;
import dev.frameloop.dom.css.value.BackgroundBox;
import dev.frameloop.dom.css.value.BasicShape;
import dev.frameloop.dom.css.value.ClipPath;
import dev.frameloop.dom.css.value.CornerRadius;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.FillRule;
import dev.frameloop.dom.css.value.Numeric;
import dev.frameloop.dom.css.value.Position;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Basic shapes, clip paths and corner radii.
///
/// @see <a href="https://drafts.csswg.org/css-shapes-1/#basic-shape-functions">CSS Shapes: basic shapes</a>
final class Shapes {
    private static final Grammar BOX = Grammar.keywords(BackgroundBox.BORDER_BOX, BackgroundBox.PADDING_BOX,
            BackgroundBox.CONTENT_BOX,
            BackgroundBox.FILL_BOX, BackgroundBox.STROKE_BOX, BackgroundBox.VIEW_BOX);
    private static final Grammar RADIUS = Grammar.oneOf(Grammar.keywords(BasicShape.Extent.class),
            Numbers.NON_NEGATIVE_LENGTH_PERCENTAGE);
    private static final Grammar FILL_RULE = Grammar.keywords(FillRule.class);

    private Shapes() {}

    static @Nullable ClipPath clipPath(ComponentValueStream in) {
        if (Grammar.keyword(in, "none")) {
            return ClipPath.NONE;
        }
        String url = Images.url(in);
        if (url != null) {
            return new ClipPath(null, null, url);
        }
        BackgroundBox box = (BackgroundBox) BOX.parse(in);
        BasicShape shape = shape(in);
        if (box == null) {
            box = (BackgroundBox) BOX.parse(in);
        }
        return shape == null && box == null ? null : new ClipPath(shape, box, null);
    }

    static @Nullable BasicShape shape(ComponentValueStream in) {
        int mark = in.mark();
        in.skipWhitespace();
        BasicShape shape = in.next() instanceof Function function ? function(function) : null;
        if (shape == null) {
            in.restore(mark);
        }
        return shape;
    }

    private static @Nullable BasicShape function(Function function) {
        ComponentValueStream in = function.value().stream();
        BasicShape shape = switch (function.name().toLowerCase(Locale.ROOT)) {
            case "inset" -> inset(in);
            case "circle" -> circle(in);
            case "ellipse" -> ellipse(in);
            case "polygon" -> polygon(in);
            case "path" -> path(in);
            default -> null;
        };
        return shape != null && Grammar.atEnd(in) ? shape : null;
    }

    private static @Nullable BasicShape inset(ComponentValueStream in) {
        List<Numeric> offsets = edges(in, Numbers.LENGTH_PERCENTAGE);
        if (offsets == null) {
            return null;
        }
        List<CornerRadius> radii = Grammar.keyword(in, "round") ? radii(in) : List.of();
        return radii == null ? null : new BasicShape.Inset(offsets, radii);
    }

    /// One to four values as top, right, bottom, left; null without any.
    static @Nullable List<Numeric> edges(ComponentValueStream in, Numbers.Range range) {
        List<Numeric> edges = new ArrayList<>();
        while (edges.size() < 4) {
            Numeric edge = Numbers.numeric(in, range);
            if (edge == null) {
                break;
            }
            edges.add(edge);
        }
        return edges.isEmpty() ? null : fourOf(edges);
    }

    /// One to four values spread over four edges or corners.
    static <T> List<T> fourOf(List<T> values) {
        T top = values.get(0);
        T right = values.size() > 1 ? values.get(1) : top;
        T bottom = values.size() > 2 ? values.get(2) : top;
        T left = values.size() > 3 ? values.get(3) : right;
        return List.of(top, right, bottom, left);
    }

    /// Horizontal radii, and vertical ones after a slash; from the top left corner clockwise.
    static @Nullable List<CornerRadius> radii(ComponentValueStream in) {
        List<Numeric> horizontal = edges(in, Numbers.NON_NEGATIVE_LENGTH_PERCENTAGE);
        List<Numeric> vertical = horizontal != null && Grammar.slash(in)
                ? edges(in, Numbers.NON_NEGATIVE_LENGTH_PERCENTAGE)
                : horizontal;
        if (horizontal == null || vertical == null) {
            return null;
        }
        List<CornerRadius> radii = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            radii.add(new CornerRadius(horizontal.get(i), vertical.get(i)));
        }
        return List.copyOf(radii);
    }

    /// One radius, or a horizontal and a vertical one.
    static @Nullable CornerRadius cornerRadius(ComponentValueStream in) {
        Numeric horizontal = Numbers.numeric(in, Numbers.NON_NEGATIVE_LENGTH_PERCENTAGE);
        if (horizontal == null) {
            return null;
        }
        Numeric vertical = Numbers.numeric(in, Numbers.NON_NEGATIVE_LENGTH_PERCENTAGE);
        return new CornerRadius(horizontal, vertical == null ? horizontal : vertical);
    }

    private static @Nullable BasicShape circle(ComponentValueStream in) {
        CssValue radius = RADIUS.parse(in);
        Position center = Grammar.keyword(in, "at") ? Positions.position(in) : null;
        return new BasicShape.Circle(radius == null ? BasicShape.Extent.CLOSEST_SIDE : radius, center);
    }

    private static @Nullable BasicShape ellipse(ComponentValueStream in) {
        CssValue x = RADIUS.parse(in);
        CssValue y = x == null ? BasicShape.Extent.CLOSEST_SIDE : RADIUS.parse(in);
        Position center = Grammar.keyword(in, "at") ? Positions.position(in) : null;
        return y == null ? null : new BasicShape.Ellipse(x == null ? BasicShape.Extent.CLOSEST_SIDE : x, y, center);
    }

    private static @Nullable BasicShape polygon(ComponentValueStream in) {
        FillRule rule = (FillRule) FILL_RULE.parse(in);
        if (rule != null && !Grammar.comma(in)) {
            return null;
        }
        List<Position> points = new ArrayList<>();
        do {
            Numeric x = Numbers.numeric(in, Numbers.LENGTH_PERCENTAGE);
            Numeric y = x == null ? null : Numbers.numeric(in, Numbers.LENGTH_PERCENTAGE);
            if (x == null || y == null) {
                return null;
            }
            points.add(new Position(x, y));
        } while (Grammar.comma(in));
        return new BasicShape.Polygon(rule == null ? FillRule.NONZERO : rule, List.copyOf(points));
    }

    private static @Nullable BasicShape path(ComponentValueStream in) {
        FillRule rule = (FillRule) FILL_RULE.parse(in);
        if (rule != null && !Grammar.comma(in)) {
            return null;
        }
        in.skipWhitespace();
        return in.next() instanceof Token.QuotedString(String data)
                ? new BasicShape.Path(rule == null ? FillRule.NONZERO : rule, data)
                : null;
    }
}
