package dev.frameloop.renderer.display;

/// A two-dimensional affine map, with the names of CSS's `matrix(a, b, c, d, e, f)`: `x' = a x + c y + e`, `y' = b x + d y + f`.
///
/// @see <a href="https://drafts.csswg.org/css-transforms-1/#mathematical-description">CSS Transforms 1</a>
public record Transform(double a, double b, double c, double d, double e, double f) {
    /// The map that moves nothing.
    public static final Transform IDENTITY = new Transform(1, 0, 0, 1, 0, 0);

    /// A shift.
    public static Transform translation(double dx, double dy) {
        return dx == 0 && dy == 0 ? IDENTITY : new Transform(1, 0, 0, 1, dx, dy);
    }

    /// A scaling from the origin.
    public static Transform scaling(double sx, double sy) {
        return new Transform(sx, 0, 0, sy, 0, 0);
    }

    /// A clockwise turn about the origin, by an angle in degrees.
    public static Transform rotation(double degrees) {
        double radians = StrictMath.toRadians(degrees);
        double sin = StrictMath.sin(radians);
        double cos = StrictMath.cos(radians);
        return new Transform(cos, sin, -sin, cos, 0, 0);
    }

    /// This map after `inner`: a point goes through `inner` first.
    public Transform multiply(Transform inner) {
        if (isTranslation()) {
            return new Transform(inner.a, inner.b, inner.c, inner.d, inner.e + e, inner.f + f);
        }
        return new Transform(a * inner.a + c * inner.b, b * inner.a + d * inner.b, a * inner.c + c * inner.d,
                b * inner.c + d * inner.d, a * inner.e + c * inner.f + e, b * inner.e + d * inner.f + f);
    }

    /// This map with `(x, y)` as its origin, as `transform-origin` has it.
    public Transform about(double x, double y) {
        return translation(x, y).multiply(this).multiply(translation(-x, -y));
    }

    /// Area of the unit square's picture; zero where the map cannot be undone.
    public double determinant() {
        return a * d - b * c;
    }

    /// Whether there is a map back.
    public boolean isInvertible() {
        double det = determinant();
        return det != 0 && Double.isFinite(det) && Double.isFinite(e) && Double.isFinite(f);
    }

    /// The map back.
    ///
    /// @throws ArithmeticException where there is none
    public Transform invert() {
        if (!isInvertible()) {
            throw new ArithmeticException("A transform with determinant " + determinant() + " has no inverse");
        }
        double det = determinant();
        return new Transform(d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det);
    }

    /// Where the x of a point goes.
    public double mapX(double x, double y) {
        return a * x + c * y + e;
    }

    /// Where the y of a point goes.
    public double mapY(double x, double y) {
        return b * x + d * y + f;
    }

    /// Whether it only moves.
    public boolean isTranslation() {
        return a == 1 && b == 0 && c == 0 && d == 1;
    }

    /// Whether rectangles stay rectangles along the axes, not turned.
    public boolean isAxisAligned() {
        return b == 0 && c == 0;
    }

    /// The smallest rectangle that holds the picture of a rectangle.
    public Rectangle mapBounds(Rectangle r) {
        if (isTranslation()) {
            return r.translate(e, f);
        }
        double x0 = mapX(r.x(), r.y());
        double y0 = mapY(r.x(), r.y());
        double x1 = mapX(r.right(), r.y());
        double y1 = mapY(r.right(), r.y());
        double x2 = mapX(r.right(), r.bottom());
        double y2 = mapY(r.right(), r.bottom());
        double x3 = mapX(r.x(), r.bottom());
        double y3 = mapY(r.x(), r.bottom());
        return Rectangle.ofEdges(Math.min(Math.min(x0, x1), Math.min(x2, x3)),
                Math.min(Math.min(y0, y1), Math.min(y2, y3)),
                Math.max(Math.max(x0, x1), Math.max(x2, x3)), Math.max(Math.max(y0, y1), Math.max(y2, y3)));
    }

    /// The mean factor by which lengths grow.
    public double scale() {
        return Math.sqrt(Math.abs(determinant()));
    }
}
