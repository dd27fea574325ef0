package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Path;

/// The strokes of a straight dashed or dotted line.
final class DashedLine {
    private static final double THIN = 3;
    private static final double MOST_DOTTED = 100_000;

    private DashedLine() {}

    /// A line of a text decoration: thin dots begin at its start and may be cut off at its end.
    static Path decoration(boolean dotted, double x, double y, double length, double width) {
        if (dotted && width <= THIN) {
            return new DashPattern(width, width, false).along(new double[]{x, y, x + length, y}, width);
        }
        return of(dotted, x, y, 1, 0, length, width);
    }

    /// A side of a border.
    ///
    /// @param x where the line begins, in the middle of its width
    /// @param ux direction, of length 1
    static Path of(boolean dotted, double x, double y, double ux, double uy, double length, double width) {
        if (dotted && width <= THIN && length < MOST_DOTTED) {
            return squareDots(x, y, ux, uy, length, width);
        }
        if (dotted) {
            double inset = Math.min(width, length) / 2;
            double span = length - 2 * inset;
            double[] points = {x + ux * inset, y + uy * inset, x + ux * (length - inset) + ux * 0.01,
                    y + uy * (length - inset) + uy * 0.01};
            return DashPattern.dotted(width, span, false).along(points, width);
        }
        double[] points = {x, y, x + ux * length, y + uy * length};
        return DashPattern.dashed(width, length, false).along(points, width);
    }

    /// Thin dots are squares on whole pixels, with a full one at each end: what is left over goes into the first and the last gap.
    private static Path squareDots(double x, double y, double ux, double uy, double length, double width) {
        long dots = Math.max(1, (long) Math.floor((length + 2 * width - 1) / (2 * width)));
        double extra = length - (2 * dots - 1) * width;
        if (extra > width - 1 + 1e-6 && width > 1) {
            dots++;
            extra -= 2 * width;
        }
        double startExtra = extra >= 0 ? Math.ceil(extra / 2) : Math.floor(extra / 2);
        if (width <= 1) {
            startExtra = extra;
        }
        Path.Builder path = Path.builder();
        double half = width / 2;
        for (long i = 0; i < dots; i++) {
            double from = i * 2 * width + (i == 0 ? 0 : startExtra) + (i == dots - 1 && i > 0 ? extra - startExtra : 0);
            double to = Math.min(from + width + (width <= 1 && i == 0 ? Math.max(0, extra) : 0), length);
            path.moveTo(x + ux * from - uy * half, y + uy * from + ux * half)
                    .lineTo(x + ux * to - uy * half, y + uy * to + ux * half)
                    .lineTo(x + ux * to + uy * half, y + uy * to - ux * half)
                    .lineTo(x + ux * from + uy * half, y + uy * from - ux * half)
                    .close();
        }
        return path.build();
    }
}
