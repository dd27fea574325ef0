package dev.frameloop.renderer.display;

import dev.frameloop.renderer.layout.BoxFragment;
import dev.frameloop.renderer.layout.InlineBoxFragment;
import dev.frameloop.renderer.layout.TextFragment;

import java.util.List;

/// A fragment that is painted at one place of the painting order, or several that are painted as one. Positions are those of border
/// boxes in the group's coordinates, in 1/64 px.
sealed interface PaintedItem {
    /// A box's shadows, background and border.
    record Decorations(BoxFragment fragment, long x, long y, GroupNode group) implements PaintedItem {}

    /// A box's outline.
    record Outline(BoxFragment fragment, long x, long y, GroupNode group) implements PaintedItem {}

    /// A replaced element's content.
    record Replaced(BoxFragment fragment, long x, long y, GroupNode group) implements PaintedItem {}

    /// What an inline box has on one line besides its content.
    record InlineDecorations(InlineBoxFragment fragment, long x, long y, GroupNode group) implements PaintedItem {}

    /// Text.
    ///
    /// @param lineBaseline the baseline of its line
    /// @param decoratingBoxes the boxes whose decorations it has, from the outermost inwards
    record Text(TextFragment fragment, long x, long y, GroupNode group, long lineBaseline,
            List<DecoratingBox> decoratingBoxes) implements PaintedItem {}

    /// A box that is painted as a whole, as if it were a stacking context, but for its layered descendants: a float, an atomic inline, a flex
    /// item, or a positioned box without a level.
    record Whole(PaintPhases phases) implements PaintedItem {}

    /// A stacking context.
    record Context(StackingFrame root) implements PaintedItem {}
}
