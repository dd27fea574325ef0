package dev.frameloop.renderer.display;

import dev.frameloop.dom.css.value.AbsoluteColor;
import dev.frameloop.dom.css.value.Color;
import dev.frameloop.dom.css.value.EdgeOffset;
import dev.frameloop.dom.css.value.Numeric;

import java.util.ArrayList;
import java.util.List;

/// Turns a gradient of a style into one of a definite size.
///
/// UNIMPLEMENTED: interpolation in other colour spaces than sRGB.
final class UsedGradient {
    private static final double DEGENERATE = 1e-6;

    private UsedGradient() {}

    /// The gradient in a box whose upper left is the origin.
    static Gradient of(dev.frameloop.dom.css.value.Gradient gradient, double width, double height,
            AbsoluteColor currentColor) {
        return switch (gradient) {
            case dev.frameloop.dom.css.value.Gradient.Linear linear -> linear(linear, width, height, currentColor);
            case dev.frameloop.dom.css.value.Gradient.Radial radial -> radial(radial, width, height, currentColor);
            case dev.frameloop.dom.css.value.Gradient.Conic conic -> conic(conic, width, height, currentColor);
        };
    }

    /// @see <a href="https://drafts.csswg.org/css-images-4/#linear-gradient-syntax">CSS Images 4: linear-gradient()</a>
    private static Gradient linear(dev.frameloop.dom.css.value.Gradient.Linear g, double w, double h,
            AbsoluteColor current) {
        Numeric angle = g.angle();
        double dx;
        double dy;
        if (angle != null) {
            double radians = StrictMath.toRadians(angle.resolve(360));
            dx = StrictMath.sin(radians);
            dy = -StrictMath.cos(radians);
        } else {
            double sideX = g.horizontal() == EdgeOffset.Edge.LEFT
                    ? -1
                    : g.horizontal() == EdgeOffset.Edge.RIGHT ? 1 : 0;
            double sideY = g.vertical() == EdgeOffset.Edge.TOP ? -1 : g.vertical() == EdgeOffset.Edge.BOTTOM ? 1 : 0;
            // Towards a corner the line is such that the middle colour runs through both neighbouring corners.
            dx = sideX == 0 || sideY == 0 ? sideX : sideX * h;
            dy = sideX == 0 || sideY == 0 ? sideY : sideY * w;
            double norm = Math.sqrt(dx * dx + dy * dy);
            dx = norm > 0 ? dx / norm : 0;
            dy = norm > 0 ? dy / norm : 1;
        }
        double length = Math.abs(w * dx) + Math.abs(h * dy);
        return new Gradient.Linear(w / 2 - dx * length / 2, h / 2 - dy * length / 2, w / 2 + dx * length / 2,
                h / 2 + dy * length / 2, stops(g, length, current), g.repeating());
    }

    /// @see <a href="https://drafts.csswg.org/css-images-4/#radial-gradient-syntax">CSS Images 4: radial-gradient()</a>
    private static Gradient radial(dev.frameloop.dom.css.value.Gradient.Radial g, double w, double h,
            AbsoluteColor current) {
        double cx = g.center().left().resolve(w);
        double cy = g.center().top().resolve(h);
        Numeric givenX = g.radiusX();
        Numeric givenY = g.radiusY();
        double rx;
        double ry;
        if (givenX != null) {
            rx = givenX.resolve(w);
            ry = givenY == null ? rx : givenY.resolve(h);
        } else {
            boolean closest = g.extent() == dev.frameloop.dom.css.value.Gradient.Extent.CLOSEST_SIDE
                    || g.extent() == dev.frameloop.dom.css.value.Gradient.Extent.CLOSEST_CORNER;
            boolean corner = g.extent() == dev.frameloop.dom.css.value.Gradient.Extent.CLOSEST_CORNER
                    || g.extent() == dev.frameloop.dom.css.value.Gradient.Extent.FARTHEST_CORNER;
            double sideX = closest
                    ? Math.min(Math.abs(cx), Math.abs(w - cx))
                    : Math.max(Math.abs(cx), Math.abs(w - cx));
            double sideY = closest
                    ? Math.min(Math.abs(cy), Math.abs(h - cy))
                    : Math.max(Math.abs(cy), Math.abs(h - cy));
            if (g.circle()) {
                rx = corner
                        ? Math.sqrt(sideX * sideX + sideY * sideY)
                        : closest ? Math.min(sideX, sideY) : Math.max(sideX, sideY);
                ry = rx;
            } else {
                // An ellipse through a corner has the ratio of the one that touches the sides.
                double factor = corner ? Math.sqrt(2) : 1;
                rx = sideX * factor;
                ry = sideY * factor;
            }
        }
        rx = Math.max(rx, DEGENERATE);
        ry = Math.max(ry, DEGENERATE);
        return new Gradient.Radial(cx, cy, rx, ry, stops(g, rx, current), g.repeating());
    }

    private static Gradient conic(dev.frameloop.dom.css.value.Gradient.Conic g, double w, double h,
            AbsoluteColor current) {
        Numeric from = g.from();
        return new Gradient.Conic(g.center().left().resolve(w), g.center().top().resolve(h),
                from == null ? 0 : from.resolve(360),
                stops(g, 360, current), g.repeating());
    }

    private static List<Gradient.ColorStop> stops(dev.frameloop.dom.css.value.Gradient g, double length,
            AbsoluteColor current) {
        List<ColorStops.Specified> stops = new ArrayList<>();
        for (var stop : g.stops()) {
            Color color = stop.color();
            Numeric position = stop.position();
            stops.add(new ColorStops.Specified(color == null ? null : color.resolve(current).argb(),
                    position == null ? null : length > 0 ? position.resolve(length) / length : 0));
        }
        return ColorStops.fixUp(stops);
    }
}
