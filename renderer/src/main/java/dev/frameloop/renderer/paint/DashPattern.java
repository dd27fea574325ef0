package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Path;

import java.util.Arrays;

/// Strokes or dots that are spread evenly over a line. The standards leave their lengths open; these are Chromium's.
///
/// @param on how long a stroke is; for round dots the distance is all in `off`
/// @param off the gap, from a stroke's end to the next one's start, or from one dot's centre to the next one's
/// @param round whether the strokes are dots as wide as the line
/// @see <a href="https://drafts.csswg.org/css-backgrounds-3/#border-style">CSS Backgrounds 3: border-style</a>
record DashPattern(double on, double off, boolean round) {
    private static final double KAPPA = 0.5522847498307936;
    private static final double THIN = 3;
    private static final double MOST_STROKES = 50_000;

    /// Dashes: twice as long as wide (three times, if thin) and gaps half as long, stretched so that the line ends with a dash.
    static DashPattern dashed(double width, double length, boolean closed) {
        double on = width * (width >= THIN ? 2 : 3);
        double off = width * (width >= THIN ? 1 : 2);
        if (length <= 2 * on) {
            return new DashPattern(length, 0, false);
        }
        if (length <= 2 * on + off) {
            double scale = length / (2 * on + off);
            return new DashPattern(on * scale, off * scale, false);
        }
        return new DashPattern(on, bestGap(length, on, off, closed), false);
    }

    /// Round dots, one width apart or a little more or less, over a line from the first dot's centre to the last one's.
    static DashPattern dotted(double width, double length, boolean closed) {
        if (length < 2 * width) {
            return new DashPattern(0, 2 * length + 1, true);
        }
        return new DashPattern(0, bestGap(closed ? length : length + width, width, width, closed) + width, true);
    }

    /// The gap closest to the wanted one that lets a whole number of strokes fill the line.
    private static double bestGap(double length, double on, double off, boolean closed) {
        double fewer = Math.max(1, Math.floor((closed ? length : length + off) / (on + off)));
        double gapsOfFewer = closed ? fewer : fewer - 1;
        double wide = gapsOfFewer > 0 ? (length - fewer * on) / gapsOfFewer : Double.POSITIVE_INFINITY;
        double narrow = (length - (fewer + 1) * on) / (gapsOfFewer + 1);
        return narrow <= 0 || Math.abs(wide - off) < Math.abs(narrow - off) ? wide : narrow;
    }

    /// The outlines of all strokes along a chain of points.
    ///
    /// @param points x and y in turn
    Path along(double[] points, double width) {
        Path.Builder path = Path.builder();
        double position = 0;
        if (!(on + off > 0) || !(width > 0)) {
            return path.build();
        }
        // Endless lines would take endless time: there the strokes grow together.
        double period = Math.max(on + off, length(points) / MOST_STROKES);
        for (int i = 0; i + 3 < points.length; i += 2) {
            double dx = points[i + 2] - points[i];
            double dy = points[i + 3] - points[i + 1];
            double length = Math.sqrt(dx * dx + dy * dy);
            if (length == 0) {
                continue;
            }
            double end = position + length;
            for (double at = period * Math.floor(position / period); at <= end; at += period) {
                double from = Math.max(at, position);
                double to = Math.min(at + on, end);
                if (round && at >= position) {
                    double t = (at - position) / length;
                    circle(path, points[i] + t * dx, points[i + 1] + t * dy, width / 2);
                } else if (from < to) {
                    stroke(path, points[i], points[i + 1], dx / length, dy / length, from - position, to - position,
                            width / 2);
                }
            }
            position = end;
        }
        return path.build();
    }

    private static void stroke(Path.Builder path, double x, double y, double ux, double uy, double from, double to,
            double half) {
        double nx = -uy * half;
        double ny = ux * half;
        path.moveTo(x + ux * from + nx, y + uy * from + ny).lineTo(x + ux * to + nx, y + uy * to + ny)
                .lineTo(x + ux * to - nx, y + uy * to - ny).lineTo(x + ux * from - nx, y + uy * from - ny).close();
    }

    private static void circle(Path.Builder path, double x, double y, double r) {
        double k = r * KAPPA;
        path.moveTo(x + r, y).cubicTo(x + r, y + k, x + k, y + r, x, y + r)
                .cubicTo(x - k, y + r, x - r, y + k, x - r, y)
                .cubicTo(x - r, y - k, x - k, y - r, x, y - r).cubicTo(x + k, y - r, x + r, y - k, x + r, y).close();
    }

    /// The corners of a chain of lines that stands for a shape's outline.
    static double[] chain(dev.frameloop.renderer.display.Shape shape) {
        double[][] points = {new double[64]};
        int[] count = {0};
        Flattener.flatten(shape, dev.frameloop.renderer.display.Transform.IDENTITY, (x0, y0, x1, y1) -> {
            if (count[0] + 4 > points[0].length) {
                points[0] = Arrays.copyOf(points[0], 2 * points[0].length);
            }
            if (count[0] == 0) {
                points[0][0] = x0;
                points[0][1] = y0;
                count[0] = 2;
            }
            points[0][count[0]++] = x1;
            points[0][count[0]++] = y1;
        });
        return Arrays.copyOf(points[0], count[0]);
    }

    /// The length of a chain of points.
    static double length(double[] points) {
        double length = 0;
        for (int i = 0; i + 3 < points.length; i += 2) {
            double dx = points[i + 2] - points[i];
            double dy = points[i + 3] - points[i + 1];
            length += Math.sqrt(dx * dx + dy * dy);
        }
        return length;
    }
}
