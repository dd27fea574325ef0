package dev.frameloop.renderer.display;

import dev.frameloop.dom.css.value.BasicShape;
import dev.frameloop.dom.css.value.CornerRadius;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.FillRule;
import dev.frameloop.dom.css.value.Numeric;
import dev.frameloop.dom.css.value.Position;

import java.util.List;

/// Turns a basic shape into an area in a reference box.
///
/// @see <a href="https://drafts.csswg.org/css-shapes-1/#basic-shape-functions">CSS Shapes 1: basic shape functions</a>
final class UsedClipPath {
    private UsedClipPath() {}

    /// The area; path data that begin with an error clip nothing.
    static Shape of(BasicShape shape, Rectangle box) {
        return switch (shape) {
            case BasicShape.Inset inset -> inset(inset, box);
            case BasicShape.Circle circle -> circle(circle, box);
            case BasicShape.Ellipse ellipse -> ellipse(ellipse, box);
            case BasicShape.Polygon polygon -> polygon(polygon, box);
            case BasicShape.Path path -> {
                Path outline = PathData.parse(path.data(), box.x(), box.y(), rule(path.fillRule()));
                yield outline == null ? Rectangle.INFINITE : outline;
            }
        };
    }

    private static Path.FillRule rule(FillRule rule) {
        return rule == FillRule.EVENODD ? Path.FillRule.EVENODD : Path.FillRule.NONZERO;
    }

    private static Shape inset(BasicShape.Inset inset, Rectangle box) {
        double top = inset.offsets().get(0).resolve(box.height());
        double right = inset.offsets().get(1).resolve(box.width());
        double bottom = inset.offsets().get(2).resolve(box.height());
        double left = inset.offsets().get(3).resolve(box.width());
        // Insets that meet or pass each other shrink in proportion, so that nothing is left.
        double sumY = Math.max(1, (top + bottom) / Math.max(box.height(), 1e-9));
        double sumX = Math.max(1, (left + right) / Math.max(box.width(), 1e-9));
        Rectangle r = box.outset(-top / sumY, -right / sumX, -bottom / sumY, -left / sumX);
        return inset.radii().isEmpty()
                ? r
                : new RoundedRectangle(r, radii(inset.radii(), box).fit(r.width(), r.height()));
    }

    /// The radii of four corners, from the upper left one clockwise, with percentages of a box.
    static CornerRadii radii(List<CornerRadius> radii, Rectangle box) {
        double[] x = new double[4];
        double[] y = new double[4];
        for (int i = 0; i < 4; i++) {
            x[i] = radii.get(i).horizontal().resolve(box.width());
            y[i] = radii.get(i).vertical().resolve(box.height());
        }
        return new CornerRadii(x[0], y[0], x[1], y[1], x[2], y[2], x[3], y[3]);
    }

    private static Shape circle(BasicShape.Circle circle, Rectangle box) {
        Position center = circle.center() == null ? Position.CENTER : circle.center();
        double x = center.left().resolve(box.width());
        double y = center.top().resolve(box.height());
        double diagonal = Math.sqrt((box.width() * box.width() + box.height() * box.height()) / 2);
        double r = switch (circle.radius()) {
            case Numeric radius -> Math.max(0, radius.resolve(diagonal));
            case BasicShape.Extent.CLOSEST_SIDE -> Math.min(side(x, box.width(), true), side(y, box.height(), true));
            default -> Math.max(side(x, box.width(), false), side(y, box.height(), false));
        };
        return oval(box.x() + x, box.y() + y, r, r);
    }

    private static Shape ellipse(BasicShape.Ellipse ellipse, Rectangle box) {
        Position center = ellipse.center() == null ? Position.CENTER : ellipse.center();
        double x = center.left().resolve(box.width());
        double y = center.top().resolve(box.height());
        return oval(box.x() + x, box.y() + y, radius(ellipse.radiusX(), x, box.width()),
                radius(ellipse.radiusY(), y, box.height()));
    }

    private static double radius(CssValue radius, double at, double size) {
        return radius instanceof Numeric given
                ? Math.max(0, given.resolve(size))
                : side(at, size, radius == BasicShape.Extent.CLOSEST_SIDE);
    }

    private static double side(double at, double size, boolean closest) {
        double a = Math.abs(at);
        double b = Math.abs(size - at);
        return closest ? Math.min(a, b) : Math.max(a, b);
    }

    private static Shape oval(double x, double y, double rx, double ry) {
        return new RoundedRectangle(new Rectangle(x - rx, y - ry, 2 * rx, 2 * ry), CornerRadii.elliptical(rx, ry));
    }

    private static Shape polygon(BasicShape.Polygon polygon, Rectangle box) {
        Path.Builder path = Path.builder().fillRule(rule(polygon.fillRule()));
        boolean first = true;
        for (Position point : polygon.points()) {
            double x = box.x() + point.left().resolve(box.width());
            double y = box.y() + point.top().resolve(box.height());
            if (first) {
                path.moveTo(x, y);
            } else {
                path.lineTo(x, y);
            }
            first = false;
        }
        return path.close().build();
    }
}
