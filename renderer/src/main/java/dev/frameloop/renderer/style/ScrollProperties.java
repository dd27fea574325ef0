package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.LengthPercentageOrAuto;
import dev.frameloop.dom.css.value.OverflowAnchor;
import dev.frameloop.dom.css.value.OverscrollBehavior;
import dev.frameloop.dom.css.value.Resize;
import dev.frameloop.dom.css.value.ScrollBehavior;
import dev.frameloop.dom.css.value.ScrollSnapStop;
import dev.frameloop.dom.css.value.ScrollbarWidth;
import dev.frameloop.dom.css.value.UserSelect;

/// The computed values of scrolling and input.
public sealed interface ScrollProperties extends PropertyValues permits ComputedStyle {
    /// `scroll-behavior`
    default ScrollBehavior scrollBehavior() {
        return (ScrollBehavior) get(Longhand.SCROLL_BEHAVIOR);
    }

    /// `scrollbar-width`
    default ScrollbarWidth scrollbarWidth() {
        return (ScrollbarWidth) get(Longhand.SCROLLBAR_WIDTH);
    }

    /// `scrollbar-gutter`
    default CssValue scrollbarGutter() {
        return get(Longhand.SCROLLBAR_GUTTER);
    }

    /// `scroll-snap-type`
    default CssValue scrollSnapType() {
        return get(Longhand.SCROLL_SNAP_TYPE);
    }

    /// `scroll-snap-align`
    default CssValue scrollSnapAlign() {
        return get(Longhand.SCROLL_SNAP_ALIGN);
    }

    /// `scroll-snap-stop`
    default ScrollSnapStop scrollSnapStop() {
        return (ScrollSnapStop) get(Longhand.SCROLL_SNAP_STOP);
    }

    /// `scroll-margin-top`, in px
    default double scrollMarginTop() {
        return pixels(Longhand.SCROLL_MARGIN_TOP);
    }

    /// `scroll-margin-right`, in px
    default double scrollMarginRight() {
        return pixels(Longhand.SCROLL_MARGIN_RIGHT);
    }

    /// `scroll-margin-bottom`, in px
    default double scrollMarginBottom() {
        return pixels(Longhand.SCROLL_MARGIN_BOTTOM);
    }

    /// `scroll-margin-left`, in px
    default double scrollMarginLeft() {
        return pixels(Longhand.SCROLL_MARGIN_LEFT);
    }

    /// `scroll-padding-top`
    default LengthPercentageOrAuto scrollPaddingTop() {
        return (LengthPercentageOrAuto) get(Longhand.SCROLL_PADDING_TOP);
    }

    /// `scroll-padding-right`
    default LengthPercentageOrAuto scrollPaddingRight() {
        return (LengthPercentageOrAuto) get(Longhand.SCROLL_PADDING_RIGHT);
    }

    /// `scroll-padding-bottom`
    default LengthPercentageOrAuto scrollPaddingBottom() {
        return (LengthPercentageOrAuto) get(Longhand.SCROLL_PADDING_BOTTOM);
    }

    /// `scroll-padding-left`
    default LengthPercentageOrAuto scrollPaddingLeft() {
        return (LengthPercentageOrAuto) get(Longhand.SCROLL_PADDING_LEFT);
    }

    /// `overscroll-behavior-x`
    default OverscrollBehavior overscrollBehaviorX() {
        return (OverscrollBehavior) get(Longhand.OVERSCROLL_BEHAVIOR_X);
    }

    /// `overscroll-behavior-y`
    default OverscrollBehavior overscrollBehaviorY() {
        return (OverscrollBehavior) get(Longhand.OVERSCROLL_BEHAVIOR_Y);
    }

    /// `overflow-anchor`
    default OverflowAnchor overflowAnchor() {
        return (OverflowAnchor) get(Longhand.OVERFLOW_ANCHOR);
    }

    /// `overflow-clip-margin`
    default CssValue overflowClipMargin() {
        return get(Longhand.OVERFLOW_CLIP_MARGIN);
    }

    /// `touch-action`
    default CssValue touchAction() {
        return get(Longhand.TOUCH_ACTION);
    }

    /// `user-select`
    default UserSelect userSelect() {
        return (UserSelect) get(Longhand.USER_SELECT);
    }

    /// `resize`
    default Resize resize() {
        return (Resize) get(Longhand.RESIZE);
    }

    /// `view-transition-name`
    default CssValue viewTransitionName() {
        return get(Longhand.VIEW_TRANSITION_NAME);
    }
}
