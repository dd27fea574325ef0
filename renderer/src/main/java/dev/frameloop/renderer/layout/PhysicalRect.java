package dev.frameloop.renderer.layout;

import dev.frameloop.dom.view.Rect;

/// A rectangle in 1/64 px, in the coordinates of some fragment's border box.
///
/// @param x the left edge
/// @param y the upper edge
/// @param width from left to right
/// @param height from top to bottom
public record PhysicalRect(long x, long y, long width, long height) {
    /// Nothing.
    public static final PhysicalRect EMPTY = new PhysicalRect(0, 0, 0, 0);

    /// The right edge.
    public long right() {
        return x + width;
    }

    /// The lower edge.
    public long bottom() {
        return y + height;
    }

    /// The rectangle, moved.
    public PhysicalRect translate(long dx, long dy) {
        return dx == 0 && dy == 0 ? this : new PhysicalRect(x + dx, y + dy, width, height);
    }

    /// Whether all of another rectangle lies in this one.
    boolean contains(PhysicalRect other) {
        return other.x >= x && other.y >= y && other.right() <= right() && other.bottom() <= bottom();
    }

    /// The smallest rectangle that holds both, whether or not one has an area.
    public PhysicalRect union(PhysicalRect other) {
        long left = Math.min(x, other.x);
        long top = Math.min(y, other.y);
        return new PhysicalRect(left, top, Math.max(right(), other.right()) - left,
                Math.max(bottom(), other.bottom()) - top);
    }

    /// The rectangle in CSS px.
    public Rect toPixels() {
        return new Rect(LayoutUnit.toPixels(x), LayoutUnit.toPixels(y), LayoutUnit.toPixels(width),
                LayoutUnit.toPixels(height));
    }
}
