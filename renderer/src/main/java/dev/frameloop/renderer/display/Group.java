package dev.frameloop.renderer.display;

import java.util.List;

/// What is done to a group of operations as a whole.
public sealed interface Group {
    /// Only what lies in a shape is seen.
    record Clip(Shape shape) implements Group {}

    /// The group is painted by itself and then laid over what is below it: first filtered, then made translucent, then blended.
    ///
    /// @param opacity from 0 to 1
    record Layer(double opacity, BlendMode blendMode, List<Filter> filters) implements Group {
        /// Filters are copied.
        public Layer {
            filters = List.copyOf(filters);
        }
    }

    /// The group has coordinates of its own.
    record Transformed(Transform transform) implements Group {}

    /// The group is the content of a scroll container. It differs from a transform in that a painter can expect it to change
    /// while the content stays.
    ///
    /// @param left how far the content is scrolled to the left
    /// @param top how far the content is scrolled upwards
    record Scrolled(double left, double top) implements Group {}
}
