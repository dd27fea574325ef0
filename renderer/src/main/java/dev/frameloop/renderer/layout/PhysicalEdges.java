package dev.frameloop.renderer.layout;

/// Four lengths along the edges of a box, in 1/64 px.
///
/// @param top at the upper edge
/// @param right at the right edge
/// @param bottom at the lower edge
/// @param left at the left edge
public record PhysicalEdges(long top, long right, long bottom, long left) {
    /// None at all.
    public static final PhysicalEdges ZERO = new PhysicalEdges(0, 0, 0, 0);

    PhysicalEdges plus(PhysicalEdges other) {
        return new PhysicalEdges(top + other.top, right + other.right, bottom + other.bottom, left + other.left);
    }
}
