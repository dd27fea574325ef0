package dev.frameloop.renderer.layout;

import dev.frameloop.renderer.box.InlineBox;

/// The edges of an inline box, in its own writing direction.
///
/// @param margin margins, `auto` as 0
/// @param border border widths
/// @param padding paddings
record InlineBoxEdges(LogicalEdges margin, LogicalEdges border, LogicalEdges padding) {
    static InlineBoxEdges of(InlineBox box, long percentageBasis) {
        WritingDirection direction = WritingDirection.of(box.style());
        return new InlineBoxEdges(Edges.margin(box.style(), direction, percentageBasis),
                Edges.border(box.style(), direction), Edges.padding(box.style(), direction, percentageBasis));
    }

    /// All of them together.
    LogicalEdges outer() {
        return margin.plus(border).plus(padding);
    }

    /// Border and padding.
    LogicalEdges inner() {
        return border.plus(padding);
    }
}
