package dev.frameloop.renderer.display;

import java.util.ArrayList;
import java.util.List;

/// What a box and its descendants in the flow paint, by the phases in which it is painted.
///
/// @see <a href="https://www.w3.org/TR/CSS22/zindex.html#painting-order">CSS 2.2 Appendix E.2: painting order</a>
final class PaintPhases {
    /// The box's own shadows, background and border.
    final List<PaintedItem> own = new ArrayList<>(1);
    /// Those of blocks in the flow.
    final List<PaintedItem> blocks = new ArrayList<>();
    /// Floats, each as a whole.
    final List<PaintedItem> floats = new ArrayList<>(0);
    /// Lines and what is on them, replaced content, flex items.
    final List<PaintedItem> content = new ArrayList<>();
    /// Outlines lie over all content.
    final List<PaintedItem> outlines = new ArrayList<>(0);
}
