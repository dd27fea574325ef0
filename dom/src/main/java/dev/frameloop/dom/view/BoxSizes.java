package dev.frameloop.dom.view;

/// The sizes of an element's box, in CSS pixels and before transforms, as a ResizeObserver tells of them.
///
/// @param contentRect the content area; its position is that within the padding area
/// @param borderWidth the width of the border area
/// @param borderHeight the height of the border area
/// @param vertical whether the element's inline direction is vertical
public record BoxSizes(Rect contentRect, double borderWidth, double borderHeight, boolean vertical) {
    /// What an element without a box has.
    public static final BoxSizes NONE = new BoxSizes(Rect.ZERO, 0, 0, false);
}
