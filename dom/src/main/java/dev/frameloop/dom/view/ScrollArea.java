package dev.frameloop.dom.view;

/// How an element, or the viewport, scrolls; all in CSS pixels.
///
/// @param left the scroll position, from the initial one: negative to the left
/// @param top the scroll position, from the initial one
/// @param minLeft the least scroll position
/// @param minTop the least scroll position
/// @param maxLeft the greatest scroll position
/// @param maxTop the greatest scroll position
/// @param scrollWidth the width of the scrolling area, at least that of the padding area
/// @param scrollHeight the height of the scrolling area, at least that of the padding area
public record ScrollArea(double left, double top, double minLeft, double minTop, double maxLeft, double maxTop,
        double scrollWidth, double scrollHeight) {
    /// What an element without a box has.
    public static final ScrollArea NONE = new ScrollArea(0, 0, 0, 0, 0, 0, 0, 0);
}
