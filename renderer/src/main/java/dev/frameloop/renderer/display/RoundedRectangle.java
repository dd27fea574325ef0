package dev.frameloop.renderer.display;

/// A rectangle with elliptical corners.
///
/// @param rectangle the box
/// @param radii the corners' radii, which must fit the box ([CornerRadii#fit])
/// @see <a href="https://drafts.csswg.org/css-backgrounds-3/#corners">CSS Backgrounds 3: rounded corners</a>
public record RoundedRectangle(Rectangle rectangle, CornerRadii radii) implements Shape {
    /// Distance of a cubic curve's control points from its ends, as part of the radius, for a quarter of a circle.
    private static final double KAPPA = 0.5522847498307936;

    /// Whether the corners are square.
    public boolean isRectangle() {
        return radii.isZero();
    }

    @Override
    public Rectangle bounds() {
        return rectangle;
    }

    @Override
    public boolean contains(double px, double py) {
        if (!rectangle.contains(px, py)) {
            return false;
        }
        double left = px - rectangle.x();
        double right = rectangle.right() - px;
        double top = py - rectangle.y();
        double bottom = rectangle.bottom() - py;
        return inCorner(left, top, radii.topLeftX(), radii.topLeftY())
                && inCorner(right, top, radii.topRightX(), radii.topRightY())
                && inCorner(right, bottom, radii.bottomRightX(), radii.bottomRightY())
                && inCorner(left, bottom, radii.bottomLeftX(), radii.bottomLeftY());
    }

    private static boolean inCorner(double dx, double dy, double rx, double ry) {
        if (dx >= rx || dy >= ry) {
            return true;
        }
        double nx = (rx - dx) / rx;
        double ny = (ry - dy) / ry;
        return nx * nx + ny * ny <= 1;
    }

    /// The shape moved.
    public RoundedRectangle translate(double dx, double dy) {
        return new RoundedRectangle(rectangle.translate(dx, dy), radii);
    }

    /// The shape whose edges lie further in; radii shrink by the same amounts, as those of a padding edge do.
    ///
    /// @see <a href="https://drafts.csswg.org/css-backgrounds-3/#corner-shaping">CSS Backgrounds 3: corner shaping</a>
    public RoundedRectangle inset(double top, double right, double bottom, double left) {
        Rectangle inner = rectangle.outset(-top, -right, -bottom, -left);
        return new RoundedRectangle(inner, radii.shrink(top, right, bottom, left));
    }

    /// The shape grown by `spread` at each edge, as that of a shadow is: sharp corners stay sharp, and small radii grow
    /// more slowly than the edges do. A negative spread shrinks it.
    ///
    /// @see <a href="https://drafts.csswg.org/css-backgrounds-3/#shadow-shape">CSS Backgrounds 3: shadow shape</a>
    public RoundedRectangle spread(double spread) {
        if (spread <= 0) {
            return inset(-spread, -spread, -spread, -spread);
        }
        return new RoundedRectangle(rectangle.outset(spread), radii.spread(spread));
    }

    /// The outline, clockwise from the upper left.
    public Path toPath() {
        Path.Builder path = Path.builder();
        appendTo(path);
        return path.build();
    }

    /// Adds the outline to a path, clockwise from the upper left.
    public void appendTo(Path.Builder path) {
        double x0 = rectangle.x();
        double y0 = rectangle.y();
        double x1 = rectangle.right();
        double y1 = rectangle.bottom();
        path.moveTo(x0 + radii.topLeftX(), y0).lineTo(x1 - radii.topRightX(), y0);
        corner(path, x1 - radii.topRightX(), y0, x1, y0 + radii.topRightY(), true);
        path.lineTo(x1, y1 - radii.bottomRightY());
        corner(path, x1, y1 - radii.bottomRightY(), x1 - radii.bottomRightX(), y1, false);
        path.lineTo(x0 + radii.bottomLeftX(), y1);
        corner(path, x0 + radii.bottomLeftX(), y1, x0, y1 - radii.bottomLeftY(), true);
        path.lineTo(x0, y0 + radii.topLeftY());
        corner(path, x0, y0 + radii.topLeftY(), x0 + radii.topLeftX(), y0, false);
        path.close();
    }

    /// Adds the outline to a path, counter-clockwise from the upper left: so it is a hole in another outline.
    public void appendHoleTo(Path.Builder path) {
        double x0 = rectangle.x();
        double y0 = rectangle.y();
        double x1 = rectangle.right();
        double y1 = rectangle.bottom();
        path.moveTo(x0 + radii.topLeftX(), y0);
        corner(path, x0 + radii.topLeftX(), y0, x0, y0 + radii.topLeftY(), true);
        path.lineTo(x0, y1 - radii.bottomLeftY());
        corner(path, x0, y1 - radii.bottomLeftY(), x0 + radii.bottomLeftX(), y1, false);
        path.lineTo(x1 - radii.bottomRightX(), y1);
        corner(path, x1 - radii.bottomRightX(), y1, x1, y1 - radii.bottomRightY(), true);
        path.lineTo(x1, y0 + radii.topRightY());
        corner(path, x1, y0 + radii.topRightY(), x1 - radii.topRightX(), y0, false);
        path.close();
    }

    private static void corner(Path.Builder path, double ax, double ay, double bx, double by, boolean horizontalFirst) {
        if (ax == bx || ay == by) {
            return;
        }
        if (horizontalFirst) {
            path.cubicTo(ax + (bx - ax) * KAPPA, ay, bx, by + (ay - by) * KAPPA, bx, by);
        } else {
            path.cubicTo(ax, ay + (by - ay) * KAPPA, bx + (ax - bx) * KAPPA, by, bx, by);
        }
    }
}
