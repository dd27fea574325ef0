package dev.frameloop.dom.view;

/// A rectangle in CSS pixels; its width and height are not negative.
///
/// @param x the left edge
/// @param y the top edge
/// @param width from left to right
/// @param height from top to bottom
public record Rect(double x, double y, double width, double height) {
    /// The rectangle at the origin without an extent.
    public static final Rect ZERO = new Rect(0, 0, 0, 0);

    /// The right edge.
    public double right() {
        return x + width;
    }

    /// The bottom edge.
    public double bottom() {
        return y + height;
    }

    /// The area.
    public double area() {
        return width * height;
    }

    /// Whether this one and another overlap or touch.
    public boolean touches(Rect other) {
        return x <= other.right() && other.x <= right() && y <= other.bottom() && other.y <= bottom();
    }

    /// What this one and another have in common; without an extent where they only touch, {@link #ZERO} where they do not.
    public Rect intersection(Rect other) {
        if (!touches(other)) {
            return ZERO;
        }
        double left = Math.max(x, other.x);
        double top = Math.max(y, other.y);
        return new Rect(left, top, Math.min(right(), other.right()) - left, Math.min(bottom(), other.bottom()) - top);
    }

    /// The smallest rectangle that holds this one and another.
    public Rect union(Rect other) {
        double left = Math.min(x, other.x);
        double top = Math.min(y, other.y);
        return new Rect(left, top, Math.max(right(), other.right()) - left, Math.max(bottom(), other.bottom()) - top);
    }

    /// The rectangle with its edges moved outwards; inwards where an amount is negative, but never past one another.
    public Rect outset(double top, double right, double bottom, double left) {
        return new Rect(x - left, y - top, Math.max(0, width + left + right), Math.max(0, height + top + bottom));
    }
}
