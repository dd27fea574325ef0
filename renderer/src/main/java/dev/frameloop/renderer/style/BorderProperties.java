package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.value.AbsoluteColor;
import dev.frameloop.dom.css.value.BorderStyle;
import dev.frameloop.dom.css.value.CornerRadius;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.Image;

/// The computed values of borders.
public sealed interface BorderProperties extends PropertyValues permits ComputedStyle {
    /// `border-top-width`, in px
    default double borderTopWidth() {
        return pixels(Longhand.BORDER_TOP_WIDTH);
    }

    /// `border-right-width`, in px
    default double borderRightWidth() {
        return pixels(Longhand.BORDER_RIGHT_WIDTH);
    }

    /// `border-bottom-width`, in px
    default double borderBottomWidth() {
        return pixels(Longhand.BORDER_BOTTOM_WIDTH);
    }

    /// `border-left-width`, in px
    default double borderLeftWidth() {
        return pixels(Longhand.BORDER_LEFT_WIDTH);
    }

    /// `border-top-style`
    default BorderStyle borderTopStyle() {
        return (BorderStyle) get(Longhand.BORDER_TOP_STYLE);
    }

    /// `border-right-style`
    default BorderStyle borderRightStyle() {
        return (BorderStyle) get(Longhand.BORDER_RIGHT_STYLE);
    }

    /// `border-bottom-style`
    default BorderStyle borderBottomStyle() {
        return (BorderStyle) get(Longhand.BORDER_BOTTOM_STYLE);
    }

    /// `border-left-style`
    default BorderStyle borderLeftStyle() {
        return (BorderStyle) get(Longhand.BORDER_LEFT_STYLE);
    }

    /// `border-top-color`, with `currentcolor` resolved
    default AbsoluteColor borderTopColor() {
        return color(Longhand.BORDER_TOP_COLOR);
    }

    /// `border-right-color`, with `currentcolor` resolved
    default AbsoluteColor borderRightColor() {
        return color(Longhand.BORDER_RIGHT_COLOR);
    }

    /// `border-bottom-color`, with `currentcolor` resolved
    default AbsoluteColor borderBottomColor() {
        return color(Longhand.BORDER_BOTTOM_COLOR);
    }

    /// `border-left-color`, with `currentcolor` resolved
    default AbsoluteColor borderLeftColor() {
        return color(Longhand.BORDER_LEFT_COLOR);
    }

    /// `border-top-left-radius`
    default CornerRadius borderTopLeftRadius() {
        return (CornerRadius) get(Longhand.BORDER_TOP_LEFT_RADIUS);
    }

    /// `border-top-right-radius`
    default CornerRadius borderTopRightRadius() {
        return (CornerRadius) get(Longhand.BORDER_TOP_RIGHT_RADIUS);
    }

    /// `border-bottom-right-radius`
    default CornerRadius borderBottomRightRadius() {
        return (CornerRadius) get(Longhand.BORDER_BOTTOM_RIGHT_RADIUS);
    }

    /// `border-bottom-left-radius`
    default CornerRadius borderBottomLeftRadius() {
        return (CornerRadius) get(Longhand.BORDER_BOTTOM_LEFT_RADIUS);
    }

    /// `border-image-source`
    default Image borderImageSource() {
        return (Image) get(Longhand.BORDER_IMAGE_SOURCE);
    }

    /// `border-image-slice`
    default CssValue borderImageSlice() {
        return get(Longhand.BORDER_IMAGE_SLICE);
    }

    /// `border-image-width`
    default CssValue borderImageWidth() {
        return get(Longhand.BORDER_IMAGE_WIDTH);
    }

    /// `border-image-outset`
    default CssValue borderImageOutset() {
        return get(Longhand.BORDER_IMAGE_OUTSET);
    }

    /// `border-image-repeat`
    default CssValue borderImageRepeat() {
        return get(Longhand.BORDER_IMAGE_REPEAT);
    }
}
