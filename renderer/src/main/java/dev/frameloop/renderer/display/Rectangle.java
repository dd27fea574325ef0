package dev.frameloop.renderer.display;

/// A rectangle with edges along the axes.
///
/// @param x the left edge
/// @param y the upper edge
/// @param width never negative
/// @param height never negative
public record Rectangle(double x, double y, double width, double height) implements Shape {
    /// No area, at the origin.
    public static final Rectangle EMPTY = new Rectangle(0, 0, 0, 0);

    /// So large that it stands for the whole plane, and small enough to reckon with.
    public static final Rectangle INFINITE = new Rectangle(-1e9, -1e9, 2e9, 2e9);

    /// Sizes below zero, and those that are not a number, count as zero.
    public Rectangle {
        width = width > 0 ? width : 0;
        height = height > 0 ? height : 0;
    }

    /// The rectangle between two x and two y positions.
    public static Rectangle ofEdges(double left, double top, double right, double bottom) {
        return new Rectangle(left, top, right - left, bottom - top);
    }

    /// The right edge.
    public double right() {
        return x + width;
    }

    /// The lower edge.
    public double bottom() {
        return y + height;
    }

    /// Whether it has no area.
    public boolean isEmpty() {
        return width == 0 || height == 0;
    }

    @Override
    public Rectangle bounds() {
        return this;
    }

    @Override
    public boolean contains(double px, double py) {
        return px >= x && px < right() && py >= y && py < bottom();
    }

    /// Whether the other rectangle lies inside of this one or fills it.
    public boolean contains(Rectangle other) {
        return other.x >= x && other.y >= y && other.right() <= right() && other.bottom() <= bottom();
    }

    /// Whether the two share some area.
    public boolean intersects(Rectangle other) {
        return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
    }

    /// The area that both have; empty where they share none.
    public Rectangle intersection(Rectangle other) {
        if (other.contains(this)) {
            return this;
        }
        return ofEdges(Math.max(x, other.x), Math.max(y, other.y), Math.min(right(), other.right()),
                Math.min(bottom(), other.bottom()));
    }

    /// The smallest rectangle that holds both; an empty one adds nothing.
    public Rectangle union(Rectangle other) {
        if (other.isEmpty() || contains(other)) {
            return this;
        }
        if (isEmpty() || other.contains(this)) {
            return other;
        }
        return ofEdges(Math.min(x, other.x), Math.min(y, other.y), Math.max(right(), other.right()),
                Math.max(bottom(), other.bottom()));
    }

    /// The rectangle moved.
    public Rectangle translate(double dx, double dy) {
        return dx == 0 && dy == 0 ? this : new Rectangle(x + dx, y + dy, width, height);
    }

    /// The rectangle grown by an amount at each edge, or shrunk by a negative one; it does not turn inside out.
    public Rectangle outset(double amount) {
        return outset(amount, amount, amount, amount);
    }

    /// The rectangle grown by an amount of its own at each edge, or shrunk by negative ones.
    public Rectangle outset(double top, double right, double bottom, double left) {
        return ofEdges(x - left, y - top, right() + right, bottom() + bottom);
    }

    /// The smallest rectangle of whole pixels that holds this one.
    public Rectangle enclosingPixels() {
        return ofEdges(Math.floor(x), Math.floor(y), Math.ceil(right()), Math.ceil(bottom()));
    }

    /// The rectangle with each edge at the nearest whole pixel, so that neighbours stay neighbours.
    ///
    /// @param ratio how many pixels one unit is wide
    public Rectangle snapToPixels(double ratio) {
        return ofEdges(snap(x, ratio), snap(y, ratio), snap(right(), ratio), snap(bottom(), ratio));
    }

    private static double snap(double edge, double ratio) {
        return Math.floor(edge * ratio + 0.5) / ratio;
    }

    /// Whether every edge lies on a whole pixel.
    public boolean isPixelAligned() {
        return x == Math.rint(x) && y == Math.rint(y) && width == Math.rint(width) && height == Math.rint(height);
    }
}
