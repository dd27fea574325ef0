package dev.frameloop.renderer.display;

import dev.frameloop.renderer.layout.Fragment;

import java.util.List;

/// A fragment that is to be visited, with all that holds for it from outside.
///
/// @param x the left edge of its border box in the group's coordinates, in 1/64 px
/// @param y the upper edge
/// @param group the groups around it
/// @param phases where what it paints goes
/// @param lineBaseline the baseline of the line that it is on
/// @param decoratingBoxes the boxes whose text decorations reach it
record StackingFrame(Fragment fragment, long x, long y, GroupNode group, PaintPhases phases, long lineBaseline,
        List<DecoratingBox> decoratingBoxes) {}
