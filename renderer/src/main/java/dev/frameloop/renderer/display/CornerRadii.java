package dev.frameloop.renderer.display;

/// The horizontal and vertical radii of a box's four corners, in CSS px; a corner with a zero in it is square.
///
/// @see <a href="https://drafts.csswg.org/css-backgrounds-3/#border-radius">CSS Backgrounds 3: border-radius</a>
public record CornerRadii(double topLeftX, double topLeftY, double topRightX, double topRightY, double bottomRightX,
        double bottomRightY, double bottomLeftX, double bottomLeftY) {
    /// Four square corners.
    public static final CornerRadii ZERO = new CornerRadii(0, 0, 0, 0, 0, 0, 0, 0);

    /// Negative radii count as zero, and so does the partner of a zero.
    public CornerRadii {
        topLeftX = topLeftX > 0 && topLeftY > 0 ? topLeftX : 0;
        topLeftY = topLeftX > 0 ? topLeftY : 0;
        topRightX = topRightX > 0 && topRightY > 0 ? topRightX : 0;
        topRightY = topRightX > 0 ? topRightY : 0;
        bottomRightX = bottomRightX > 0 && bottomRightY > 0 ? bottomRightX : 0;
        bottomRightY = bottomRightX > 0 ? bottomRightY : 0;
        bottomLeftX = bottomLeftX > 0 && bottomLeftY > 0 ? bottomLeftX : 0;
        bottomLeftY = bottomLeftX > 0 ? bottomLeftY : 0;
    }

    /// Four equal round corners.
    public static CornerRadii circular(double radius) {
        return elliptical(radius, radius);
    }

    /// Four equal elliptical corners.
    public static CornerRadii elliptical(double rx, double ry) {
        return new CornerRadii(rx, ry, rx, ry, rx, ry, rx, ry);
    }

    /// Whether every corner is square.
    public boolean isZero() {
        return topLeftX == 0 && topRightX == 0 && bottomRightX == 0 && bottomLeftX == 0;
    }

    /// The radii, all scaled down by one factor where neighbours would overlap on an edge of that box.
    ///
    /// @see <a href="https://drafts.csswg.org/css-backgrounds-3/#corner-overlap">CSS Backgrounds 3: overlapping curves</a>
    public CornerRadii fit(double width, double height) {
        double factor = 1;
        factor = Math.min(factor, ratio(width, topLeftX + topRightX));
        factor = Math.min(factor, ratio(width, bottomLeftX + bottomRightX));
        factor = Math.min(factor, ratio(height, topLeftY + bottomLeftY));
        factor = Math.min(factor, ratio(height, topRightY + bottomRightY));
        return factor == 1 ? this : scale(factor, factor);
    }

    private static double ratio(double length, double sum) {
        return sum > length ? length / sum : 1;
    }

    /// The radii times a horizontal and a vertical factor.
    public CornerRadii scale(double sx, double sy) {
        return new CornerRadii(topLeftX * sx, topLeftY * sy, topRightX * sx, topRightY * sy, bottomRightX * sx,
                bottomRightY * sy, bottomLeftX * sx, bottomLeftY * sy);
    }

    CornerRadii shrink(double top, double right, double bottom, double left) {
        return new CornerRadii(topLeftX - left, topLeftY - top, topRightX - right, topRightY - top,
                bottomRightX - right,
                bottomRightY - bottom, bottomLeftX - left, bottomLeftY - bottom);
    }

    CornerRadii spread(double spread) {
        return new CornerRadii(grow(topLeftX, spread), grow(topLeftY, spread), grow(topRightX, spread),
                grow(topRightY, spread), grow(bottomRightX, spread), grow(bottomRightY, spread),
                grow(bottomLeftX, spread),
                grow(bottomLeftY, spread));
    }

    private static double grow(double radius, double spread) {
        if (radius >= spread) {
            return radius + spread;
        }
        double r = radius / spread - 1;
        return radius == 0 ? 0 : radius + spread * (1 + r * r * r);
    }
}
