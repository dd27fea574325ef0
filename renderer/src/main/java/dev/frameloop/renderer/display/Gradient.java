package dev.frameloop.renderer.display;

import java.util.List;

/// Colours that change along a line, a radius or an angle. Colours between stops are interpolated after multiplication by alpha.
///
/// As a [Paint] its coordinates are those of the space in which it fills; as a [Picture] they count from the tile's upper left.
///
/// @see <a href="https://drafts.csswg.org/css-images-4/#gradients">CSS Images 4: gradients</a>
public sealed interface Gradient extends Paint, Picture permits Gradient.Linear, Gradient.Radial, Gradient.Conic {
    /// The stops, at least one; offsets never fall ([ColorStops] makes such lists).
    List<ColorStop> stops();

    /// Whether the stops repeat beyond the first and the last; otherwise those two colours go on.
    boolean repeating();

    /// A colour at a place.
    ///
    /// @param offset part of the gradient line; may lie outside of 0 to 1
    /// @param color `0xAARRGGBB`
    record ColorStop(double offset, int color) {}

    /// Along the line from one point (offset 0) to another (offset 1).
    record Linear(double x0, double y0, double x1, double y1, List<ColorStop> stops,
            boolean repeating) implements Gradient {
        /// Stops are copied.
        public Linear {
            stops = List.copyOf(stops);
        }
    }

    /// From a centre (offset 0) to an ellipse (offset 1).
    record Radial(double centerX, double centerY, double radiusX, double radiusY, List<ColorStop> stops,
            boolean repeating) implements Gradient {
        /// Stops are copied.
        public Radial {
            stops = List.copyOf(stops);
        }
    }

    /// Around a centre, clockwise; offset 0 is `degrees` clockwise from the upward direction, and offset 1 a full turn on.
    record Conic(double centerX, double centerY, double degrees, List<ColorStop> stops,
            boolean repeating) implements Gradient {
        /// Stops are copied.
        public Conic {
            stops = List.copyOf(stops);
        }
    }
}
