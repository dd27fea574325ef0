package dev.frameloop.renderer.display;

/// An area that can be filled, clipped to, or hit; in CSS px of the coordinate space in which it is used.
public sealed interface Shape permits Rectangle, RoundedRectangle, Path {
    /// The smallest rectangle known to hold the shape; for curves it holds their control points.
    Rectangle bounds();

    /// Whether a point lies in the shape; points on an upper or left edge do.
    boolean contains(double x, double y);
}
