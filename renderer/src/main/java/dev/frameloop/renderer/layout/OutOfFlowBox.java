package dev.frameloop.renderer.layout;

import dev.frameloop.renderer.box.Box;
import dev.frameloop.renderer.box.LayoutBox;
import org.jspecify.annotations.Nullable;

/// An absolutely positioned box on its way up to its containing block, with the position that it would have in flow.
///
/// @param box the box
/// @param containingBlock the box whose fragment will hold it: a layout box, or an inline box in one
/// @param x where its static position is, from the left border edge of the fragment that the list belongs to
/// @param y likewise from the upper edge
/// @param edgeX what comes to the static position: the box's left edge, its middle or its right edge
/// @param edgeY likewise the upper edge, the middle or the lower edge
/// @param area the containing block, where it is not the padding area of its box
/// @see <a href="https://drafts.csswg.org/css-position-3/#staticpos-rect">CSS Position 3: static position rectangle</a>
record OutOfFlowBox(LayoutBox box, Box containingBlock, long x, long y, StaticEdge edgeX, StaticEdge edgeY,
        @Nullable PhysicalRect area) {
    OutOfFlowBox translate(long dx, long dy) {
        return new OutOfFlowBox(box, containingBlock, x + dx, y + dy, edgeX, edgeY,
                area == null ? null : area.translate(dx, dy));
    }
}
