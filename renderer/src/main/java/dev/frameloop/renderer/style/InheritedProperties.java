package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.value.BorderCollapse;
import dev.frameloop.dom.css.value.CaptionSide;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.Cursor;
import dev.frameloop.dom.css.value.EmptyCells;
import dev.frameloop.dom.css.value.FillRule;
import dev.frameloop.dom.css.value.ForcedColorAdjust;
import dev.frameloop.dom.css.value.Image;
import dev.frameloop.dom.css.value.ImageRendering;
import dev.frameloop.dom.css.value.InterpolateSize;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.LineCap;
import dev.frameloop.dom.css.value.LineJoin;
import dev.frameloop.dom.css.value.ListStylePosition;
import dev.frameloop.dom.css.value.ListStyleType;
import dev.frameloop.dom.css.value.PointerEvents;
import dev.frameloop.dom.css.value.PrintColorAdjust;
import dev.frameloop.dom.css.value.Quotes;
import dev.frameloop.dom.css.value.TextAnchor;

/// The computed values of lists, tables and other inherited things.
public sealed interface InheritedProperties extends PropertyValues permits ComputedStyle {
    /// `list-style-type`
    default ListStyleType listStyleType() {
        return (ListStyleType) get(Longhand.LIST_STYLE_TYPE);
    }

    /// `list-style-position`
    default ListStylePosition listStylePosition() {
        return (ListStylePosition) get(Longhand.LIST_STYLE_POSITION);
    }

    /// `list-style-image`
    default Image listStyleImage() {
        return (Image) get(Longhand.LIST_STYLE_IMAGE);
    }

    /// `quotes`
    default Quotes quotes() {
        return (Quotes) get(Longhand.QUOTES);
    }

    /// `cursor`
    default Cursor cursor() {
        return (Cursor) get(Longhand.CURSOR);
    }

    /// `pointer-events`
    default PointerEvents pointerEvents() {
        return (PointerEvents) get(Longhand.POINTER_EVENTS);
    }

    /// `border-collapse`
    default BorderCollapse borderCollapse() {
        return (BorderCollapse) get(Longhand.BORDER_COLLAPSE);
    }

    /// the horizontal part of `border-spacing`, in px
    default double borderSpacingX() {
        return pixels(Longhand.BORDER_SPACING_X);
    }

    /// the vertical part of `border-spacing`, in px
    default double borderSpacingY() {
        return pixels(Longhand.BORDER_SPACING_Y);
    }

    /// `caption-side`
    default CaptionSide captionSide() {
        return (CaptionSide) get(Longhand.CAPTION_SIDE);
    }

    /// `empty-cells`
    default EmptyCells emptyCells() {
        return (EmptyCells) get(Longhand.EMPTY_CELLS);
    }

    /// `orphans`
    default int orphans() {
        return (int) number(Longhand.ORPHANS);
    }

    /// `widows`
    default int widows() {
        return (int) number(Longhand.WIDOWS);
    }

    /// `image-rendering`
    default ImageRendering imageRendering() {
        return (ImageRendering) get(Longhand.IMAGE_RENDERING);
    }

    /// `image-orientation`
    default CssValue imageOrientation() {
        return get(Longhand.IMAGE_ORIENTATION);
    }

    /// `accent-color`
    default CssValue accentColor() {
        return get(Longhand.ACCENT_COLOR);
    }

    /// `caret-color`
    default CssValue caretColor() {
        return get(Longhand.CARET_COLOR);
    }

    /// `color-scheme`
    default CssValue colorScheme() {
        return get(Longhand.COLOR_SCHEME);
    }

    /// `print-color-adjust`
    default PrintColorAdjust printColorAdjust() {
        return (PrintColorAdjust) get(Longhand.PRINT_COLOR_ADJUST);
    }

    /// `forced-color-adjust`
    default ForcedColorAdjust forcedColorAdjust() {
        return (ForcedColorAdjust) get(Longhand.FORCED_COLOR_ADJUST);
    }

    /// `scrollbar-color`
    default CssValue scrollbarColor() {
        return get(Longhand.SCROLLBAR_COLOR);
    }

    /// `interpolate-size`
    default InterpolateSize interpolateSize() {
        return (InterpolateSize) get(Longhand.INTERPOLATE_SIZE);
    }

    /// `fill`
    default CssValue fill() {
        return get(Longhand.FILL);
    }

    /// `fill-opacity`, 0 to 1
    default double fillOpacity() {
        return number(Longhand.FILL_OPACITY);
    }

    /// `fill-rule`
    default FillRule fillRule() {
        return (FillRule) get(Longhand.FILL_RULE);
    }

    /// `clip-rule`
    default FillRule clipRule() {
        return (FillRule) get(Longhand.CLIP_RULE);
    }

    /// `stroke`
    default CssValue stroke() {
        return get(Longhand.STROKE);
    }

    /// `stroke-opacity`, 0 to 1
    default double strokeOpacity() {
        return number(Longhand.STROKE_OPACITY);
    }

    /// `stroke-width`
    default LengthPercentage strokeWidth() {
        return (LengthPercentage) get(Longhand.STROKE_WIDTH);
    }

    /// `stroke-linecap`
    default LineCap strokeLinecap() {
        return (LineCap) get(Longhand.STROKE_LINECAP);
    }

    /// `stroke-linejoin`
    default LineJoin strokeLinejoin() {
        return (LineJoin) get(Longhand.STROKE_LINEJOIN);
    }

    /// `stroke-miterlimit`
    default double strokeMiterlimit() {
        return number(Longhand.STROKE_MITERLIMIT);
    }

    /// `stroke-dasharray`
    default CssValue strokeDasharray() {
        return get(Longhand.STROKE_DASHARRAY);
    }

    /// `stroke-dashoffset`
    default LengthPercentage strokeDashoffset() {
        return (LengthPercentage) get(Longhand.STROKE_DASHOFFSET);
    }

    /// `text-anchor`
    default TextAnchor textAnchor() {
        return (TextAnchor) get(Longhand.TEXT_ANCHOR);
    }

    /// `paint-order`
    default CssValue paintOrder() {
        return get(Longhand.PAINT_ORDER);
    }

    /// `shape-rendering`
    default CssValue shapeRendering() {
        return get(Longhand.SHAPE_RENDERING);
    }
}
