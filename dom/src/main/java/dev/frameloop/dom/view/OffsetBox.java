package dev.frameloop.dom.view;

import dev.frameloop.dom.tree.Element;
import org.jspecify.annotations.Nullable;

/// Where an element's border box lies, as `offsetLeft` and its neighbours tell; in CSS pixels, before transforms.
///
/// @param offsetParent what the position is relative to; null for the initial containing block
/// @param left the left edge, from the offset parent's padding edge
/// @param top the top edge, from the offset parent's padding edge
/// @param width the width of the border box
/// @param height the height of the border box
public record OffsetBox(@Nullable Element offsetParent, double left, double top, double width, double height) {
    /// What an element without a box has.
    public static final OffsetBox NONE = new OffsetBox(null, 0, 0, 0, 0);
}
