package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Path;

import java.util.ArrayList;
import java.util.List;

/// Finds the horizontal edges of a glyph's outline: flat stretches and the tips of curves, with what they border on.
final class OutlineEdges {
    /// A stretch counts as horizontal when it is this many times as long as high.
    private static final double FLATNESS = 14;

    private final Path outline;
    private final List<Segment> segments = new ArrayList<>();

    /// A horizontal stretch of the outline, in font units, y upwards.
    static final class Segment {
        final double y;
        final double left;
        final double right;
        /// Whether ink lies below it, so that it is the top of something.
        final boolean top;
        final boolean round;
        Segment link = this;
        Segment serif = this;
        double score = Double.POSITIVE_INFINITY;

        Segment(double y, double left, double right, boolean top, boolean round) {
            this.y = y;
            this.left = left;
            this.right = right;
            this.top = top;
            this.round = round;
        }

        boolean isLinked() {
            return link != this;
        }
    }

    private OutlineEdges(Path outline) {
        this.outline = outline;
    }

    /// The segments, linked in pairs that bound a stem from below and above.
    ///
    /// @param outline in font units, y downwards
    static List<Segment> of(Path outline, double unitsPerEm) {
        OutlineEdges edges = new OutlineEdges(outline);
        edges.collect();
        link(edges.segments, unitsPerEm);
        return edges.segments;
    }

    private void collect() {
        List<double[]> contour = new ArrayList<>();
        boolean clockwise = signedArea() > 0;
        int at = 0;
        for (int i = 0; i < outline.size(); i++) {
            Path.Verb verb = outline.verb(i);
            if (verb == Path.Verb.MOVE) {
                contour(contour, clockwise);
                contour.clear();
            }
            for (int c = 0; c < verb.coordinates(); c += 2) {
                boolean control = c + 2 < verb.coordinates();
                contour.add(new double[]{outline.coordinate(at + c), -outline.coordinate(at + c + 1), control ? 1 : 0});
            }
            at += verb.coordinates();
        }
        contour(contour, clockwise);
    }

    /// Twice the area within the control points, y downwards: positive where contours run clockwise.
    private double signedArea() {
        double sum = 0;
        double x = 0;
        double y = 0;
        double startX = 0;
        double startY = 0;
        int at = 0;
        for (int i = 0; i < outline.size(); i++) {
            Path.Verb verb = outline.verb(i);
            if (verb == Path.Verb.MOVE) {
                sum += x * startY - startX * y;
                startX = x = outline.coordinate(at);
                startY = y = outline.coordinate(at + 1);
            } else {
                for (int c = 0; c < verb.coordinates(); c += 2) {
                    double nx = outline.coordinate(at + c);
                    double ny = outline.coordinate(at + c + 1);
                    sum += x * ny - nx * y;
                    x = nx;
                    y = ny;
                }
            }
            at += verb.coordinates();
        }
        return sum + x * startY - startX * y;
    }

    private void contour(List<double[]> points, boolean clockwise) {
        int count = points.size();
        if (count > 1 && points.getFirst()[0] == points.getLast()[0] && points.getFirst()[1] == points.getLast()[1]) {
            points.removeLast();
            count--;
        }
        if (count < 3) {
            return;
        }
        int[] directions = new int[count];
        int start = -1;
        for (int i = 0; i < count; i++) {
            directions[i] = direction(points.get(i), points.get((i + 1) % count));
            if (start < 0 && i > 0 && directions[i] != directions[i - 1]) {
                start = i;
            }
        }
        for (int i = Math.max(start, 0), end = i + count; i < end;) {
            int direction = directions[i % count];
            int from = i;
            while (i < end && directions[i % count] == direction) {
                i++;
            }
            if (direction != 0) {
                segment(points, from, i, direction > 0 == clockwise);
            }
        }
    }

    /// 1 to the right, -1 to the left, 0 for what is not horizontal.
    private static int direction(double[] a, double[] b) {
        double dx = b[0] - a[0];
        double dy = Math.abs(b[1] - a[1]);
        return Math.abs(dx) > FLATNESS * dy ? dx > 0 ? 1 : -1 : 0;
    }

    private void segment(List<double[]> points, int from, int to, boolean top) {
        int count = points.size();
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        double left = Double.POSITIVE_INFINITY;
        double right = Double.NEGATIVE_INFINITY;
        for (int i = from; i <= to; i++) {
            double[] p = points.get(i % count);
            low = Math.min(low, p[1]);
            high = Math.max(high, p[1]);
            left = Math.min(left, p[0]);
            right = Math.max(right, p[0]);
        }
        boolean round = points.get(from % count)[2] != 0 || points.get(to % count)[2] != 0;
        segments.add(new Segment((low + high) / 2, left, right, top, round));
    }

    /// Links each bottom with the top above it that makes the best stem: near, and with much in common.
    private static void link(List<Segment> segments, double unitsPerEm) {
        double shortest = 8 * unitsPerEm / 2048;
        double score = 6000 * unitsPerEm / 2048;
        for (Segment bottom : segments) {
            for (Segment top : segments) {
                if (bottom.top || !top.top || top.y <= bottom.y) {
                    continue;
                }
                double common = Math.min(bottom.right, top.right) - Math.max(bottom.left, top.left);
                if (common < shortest) {
                    continue;
                }
                double distance = (top.y - bottom.y) * 2048 / unitsPerEm;
                double value = distance * distance + score / common * 2048 / unitsPerEm;
                if (value < bottom.score) {
                    bottom.score = value;
                    bottom.link = top;
                }
                if (value < top.score) {
                    top.score = value;
                    top.link = bottom;
                }
            }
        }
        // A segment whose partner prefers another one is a serif of that other one.
        for (Segment segment : segments) {
            Segment partner = segment.link;
            if (segment.isLinked() && partner.link != segment) {
                segment.serif = partner.link;
                segment.link = segment;
            }
        }
    }
}
