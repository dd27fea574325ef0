package dev.frameloop.renderer.layout;

import dev.frameloop.renderer.box.Box;
import dev.frameloop.renderer.box.LayoutBox;

/// An absolutely positioned box on its way up to its containing block, with the position that it would have in flow.
///
/// @param box the box
/// @param containingBlock the box whose fragment will hold it: a layout box, or an inline box in one
/// @param x where its static position is, from the left border edge of the fragment that the list belongs to
/// @param y likewise from the upper edge
/// @param endsAtX whether the box's right edge comes to the static position rather than its left one
/// @param endsAtY whether the box's lower edge comes to the static position rather than its upper one
/// @see <a href="https://drafts.csswg.org/css-position-3/#staticpos-rect">CSS Position 3: static position rectangle</a>
record OutOfFlowBox(LayoutBox box, Box containingBlock, long x, long y, boolean endsAtX, boolean endsAtY) {
    OutOfFlowBox translate(long dx, long dy) {
        return new OutOfFlowBox(box, containingBlock, x + dx, y + dy, endsAtX, endsAtY);
    }
}
