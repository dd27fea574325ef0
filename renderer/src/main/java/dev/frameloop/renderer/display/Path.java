package dev.frameloop.renderer.display;

import java.util.Arrays;

/// An immutable outline of lines and curves, and the rule that tells its inside.
public final class Path implements Shape {
    /// Which points are inside of an outline that crosses itself: those that it winds around, or those from which a ray crosses
    /// it an odd number of times.
    public enum FillRule {
        NONZERO, EVENODD
    }

    /// A segment's kind. `MOVE` starts a subpath at a point, `LINE` goes straight to one; `QUAD` has a control point and an end, `CUBIC`
    /// two control points and an end; `CLOSE` goes back to the start of the subpath.
    public enum Verb {
        MOVE(2), LINE(2), QUAD(4), CUBIC(6), CLOSE(0);

        private final int coordinates;

        Verb(int coordinates) {
            this.coordinates = coordinates;
        }

        /// How many numbers the segment has.
        public int coordinates() {
            return coordinates;
        }
    }

    private final Verb[] verbs;
    private final double[] points;
    private final FillRule fillRule;
    private final Rectangle bounds;

    private Path(Verb[] verbs, double[] points, FillRule fillRule) {
        this.verbs = verbs;
        this.points = points;
        this.fillRule = fillRule;
        double left = Double.POSITIVE_INFINITY;
        double top = Double.POSITIVE_INFINITY;
        double right = Double.NEGATIVE_INFINITY;
        double bottom = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < points.length; i += 2) {
            left = Math.min(left, points[i]);
            right = Math.max(right, points[i]);
            top = Math.min(top, points[i + 1]);
            bottom = Math.max(bottom, points[i + 1]);
        }
        bounds = points.length == 0 ? Rectangle.EMPTY : Rectangle.ofEdges(left, top, right, bottom);
    }

    /// Starts an outline.
    public static Builder builder() {
        return new Builder();
    }

    /// The outline of an AWT shape, of a glyph say.
    public static Path of(java.awt.Shape shape) {
        Builder path = builder();
        double[] c = new double[6];
        var i = shape.getPathIterator(null);
        path.fillRule(
                i.getWindingRule() == java.awt.geom.PathIterator.WIND_EVEN_ODD ? FillRule.EVENODD : FillRule.NONZERO);
        for (; !i.isDone(); i.next()) {
            switch (i.currentSegment(c)) {
                case java.awt.geom.PathIterator.SEG_MOVETO -> path.moveTo(c[0], c[1]);
                case java.awt.geom.PathIterator.SEG_LINETO -> path.lineTo(c[0], c[1]);
                case java.awt.geom.PathIterator.SEG_QUADTO -> path.quadTo(c[0], c[1], c[2], c[3]);
                case java.awt.geom.PathIterator.SEG_CUBICTO -> path.cubicTo(c[0], c[1], c[2], c[3], c[4], c[5]);
                default -> path.close();
            }
        }
        return path.build();
    }

    /// The outline moved.
    public Path translate(double dx, double dy) {
        double[] moved = new double[points.length];
        for (int i = 0; i < points.length; i += 2) {
            moved[i] = points[i] + dx;
            moved[i + 1] = points[i + 1] + dy;
        }
        return new Path(verbs, moved, fillRule);
    }

    /// The segments of this outline and then those of another one.
    public Path union(Path other) {
        Verb[] both = Arrays.copyOf(verbs, verbs.length + other.verbs.length);
        System.arraycopy(other.verbs, 0, both, verbs.length, other.verbs.length);
        double[] all = Arrays.copyOf(points, points.length + other.points.length);
        System.arraycopy(other.points, 0, all, points.length, other.points.length);
        return new Path(both, all, fillRule);
    }

    /// The number of segments.
    public int size() {
        return verbs.length;
    }

    /// The kind of a segment.
    ///
    /// @param index from 0 to below [#size()]
    public Verb verb(int index) {
        return verbs[index];
    }

    /// A coordinate, counted through all segments: x and y in turn.
    public double coordinate(int index) {
        return points[index];
    }

    /// The rule that tells its inside.
    public FillRule fillRule() {
        return fillRule;
    }

    @Override
    public Rectangle bounds() {
        return bounds;
    }

    @Override
    public boolean contains(double x, double y) {
        int winding = PathContainment.winding(this, x, y);
        return fillRule == FillRule.NONZERO ? winding != 0 : (winding & 1) != 0;
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Path path && fillRule == path.fillRule && Arrays.equals(verbs, path.verbs)
                        && Arrays.equals(points, path.points);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(points) + verbs.length;
    }

    @Override
    public String toString() {
        return "Path[" + verbs.length + " segments in " + bounds + "]";
    }

    /// Collects the segments of a path.
    public static final class Builder {
        private Verb[] verbs = new Verb[16];
        private double[] points = new double[32];
        private int verbCount;
        private int pointCount;
        private FillRule fillRule = FillRule.NONZERO;

        private Builder() {}

        /// Starts a subpath.
        public Builder moveTo(double x, double y) {
            return add(Verb.MOVE).point(x, y);
        }

        /// Adds a line.
        public Builder lineTo(double x, double y) {
            return add(Verb.LINE).point(x, y);
        }

        /// Adds a quadratic curve.
        public Builder quadTo(double cx, double cy, double x, double y) {
            return add(Verb.QUAD).point(cx, cy).point(x, y);
        }

        /// Adds a cubic curve.
        public Builder cubicTo(double ax, double ay, double bx, double by, double x, double y) {
            return add(Verb.CUBIC).point(ax, ay).point(bx, by).point(x, y);
        }

        /// Closes the subpath.
        public Builder close() {
            return add(Verb.CLOSE);
        }

        /// Sets the fill rule, which is [FillRule#NONZERO] at first.
        public Builder fillRule(FillRule rule) {
            fillRule = rule;
            return this;
        }

        /// Adds a rectangle, clockwise.
        public Builder rectangle(Rectangle r) {
            return moveTo(r.x(), r.y()).lineTo(r.right(), r.y()).lineTo(r.right(), r.bottom()).lineTo(r.x(), r.bottom())
                    .close();
        }

        /// The outline so far.
        public Path build() {
            return new Path(Arrays.copyOf(verbs, verbCount), Arrays.copyOf(points, pointCount), fillRule);
        }

        private Builder add(Verb verb) {
            if (verbCount == verbs.length) {
                verbs = Arrays.copyOf(verbs, 2 * verbCount);
            }
            verbs[verbCount++] = verb;
            return this;
        }

        private Builder point(double x, double y) {
            if (pointCount + 2 > points.length) {
                points = Arrays.copyOf(points, 2 * points.length);
            }
            points[pointCount++] = x;
            points[pointCount++] = y;
            return this;
        }
    }
}
