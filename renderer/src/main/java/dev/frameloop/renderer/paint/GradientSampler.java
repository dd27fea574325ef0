package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Gradient;

/// The colour of a gradient at a point.
final class GradientSampler {
    private static final double SMALLEST = 1e-9;

    private GradientSampler() {}

    static PictureSampler of(Gradient gradient) {
        GradientColors colors = new GradientColors(gradient.stops(), gradient.repeating());
        return switch (gradient) {
            case Gradient.Linear linear -> linear(linear, colors);
            case Gradient.Radial radial -> radial(radial, colors);
            case Gradient.Conic conic -> conic(conic, colors);
        };
    }

    private static PictureSampler linear(Gradient.Linear g, GradientColors colors) {
        double dx = g.x1() - g.x0();
        double dy = g.y1() - g.y0();
        double length = Math.max(dx * dx + dy * dy, SMALLEST);
        double perX = dx / length;
        double perY = dy / length;
        double start = g.x0() * perX + g.y0() * perY;
        return (x, y) -> colors.at(x * perX + y * perY - start);
    }

    private static PictureSampler radial(Gradient.Radial g, GradientColors colors) {
        double perX = 1 / Math.max(g.radiusX(), SMALLEST);
        double perY = 1 / Math.max(g.radiusY(), SMALLEST);
        return (x, y) -> {
            double dx = (x - g.centerX()) * perX;
            double dy = (y - g.centerY()) * perY;
            return colors.at(Math.sqrt(dx * dx + dy * dy));
        };
    }

    private static PictureSampler conic(Gradient.Conic g, GradientColors colors) {
        double start = g.degrees() / 360;
        return (x, y) -> {
            double turn = turn(x - g.centerX(), y - g.centerY()) - start;
            return colors.at(turn - Math.floor(turn));
        };
    }

    /// The angle of a direction, clockwise from up, as part of a full turn; a polynomial of Abramowitz and Stegun (4.4.49) stands for the arc
    /// tangent, which is right within 1e-5 and the same on every machine.
    static double turn(double dx, double dy) {
        double ax = Math.abs(dx);
        double ay = Math.abs(dy);
        double large = Math.max(ax, ay);
        if (large == 0) {
            return 0;
        }
        double t = Math.min(ax, ay) / large;
        double s = t * t;
        double eighth = t * (0.9998660 + s * (-0.3302995 + s * (0.1801410 + s * (-0.0851330 + s * 0.0208351))))
                / (2 * Math.PI);
        double fromUp = ax <= ay ? eighth : 0.25 - eighth;
        if (dy > 0) {
            fromUp = 0.5 - fromUp;
        }
        return dx < 0 ? 1 - fromUp : fromUp;
    }
}
