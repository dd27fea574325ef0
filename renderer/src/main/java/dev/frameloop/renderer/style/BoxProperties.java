package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.value.AspectRatio;
import dev.frameloop.dom.css.value.BoxDecorationBreak;
import dev.frameloop.dom.css.value.BoxSizing;
import dev.frameloop.dom.css.value.BreakBetween;
import dev.frameloop.dom.css.value.BreakInside;
import dev.frameloop.dom.css.value.Clear;
import dev.frameloop.dom.css.value.Contain;
import dev.frameloop.dom.css.value.ContainerType;
import dev.frameloop.dom.css.value.Content;
import dev.frameloop.dom.css.value.ContentVisibility;
import dev.frameloop.dom.css.value.CounterChanges;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.Display;
import dev.frameloop.dom.css.value.FieldSizing;
import dev.frameloop.dom.css.value.Floating;
import dev.frameloop.dom.css.value.IntegerOrAuto;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.LengthPercentageOrAuto;
import dev.frameloop.dom.css.value.ObjectFit;
import dev.frameloop.dom.css.value.Overflow;
import dev.frameloop.dom.css.value.Position;
import dev.frameloop.dom.css.value.Positioning;
import dev.frameloop.dom.css.value.Size;
import dev.frameloop.dom.css.value.TableLayout;
import dev.frameloop.dom.css.value.UnicodeBidi;
import dev.frameloop.dom.css.value.VerticalAlign;

/// The computed values of boxes: kind, place and size.
public sealed interface BoxProperties extends PropertyValues permits ComputedStyle {
    /// `display`
    default Display display() {
        return (Display) get(Longhand.DISPLAY);
    }

    /// `position`
    default Positioning position() {
        return (Positioning) get(Longhand.POSITION);
    }

    /// `float`
    default Floating floating() {
        return (Floating) get(Longhand.FLOAT);
    }

    /// `clear`
    default Clear clear() {
        return (Clear) get(Longhand.CLEAR);
    }

    /// `box-sizing`
    default BoxSizing boxSizing() {
        return (BoxSizing) get(Longhand.BOX_SIZING);
    }

    /// `width`
    default Size width() {
        return (Size) get(Longhand.WIDTH);
    }

    /// `height`
    default Size height() {
        return (Size) get(Longhand.HEIGHT);
    }

    /// `min-width`
    default Size minWidth() {
        return (Size) get(Longhand.MIN_WIDTH);
    }

    /// `min-height`
    default Size minHeight() {
        return (Size) get(Longhand.MIN_HEIGHT);
    }

    /// `max-width`
    default Size maxWidth() {
        return (Size) get(Longhand.MAX_WIDTH);
    }

    /// `max-height`
    default Size maxHeight() {
        return (Size) get(Longhand.MAX_HEIGHT);
    }

    /// `top`
    default LengthPercentageOrAuto top() {
        return (LengthPercentageOrAuto) get(Longhand.TOP);
    }

    /// `right`
    default LengthPercentageOrAuto right() {
        return (LengthPercentageOrAuto) get(Longhand.RIGHT);
    }

    /// `bottom`
    default LengthPercentageOrAuto bottom() {
        return (LengthPercentageOrAuto) get(Longhand.BOTTOM);
    }

    /// `left`
    default LengthPercentageOrAuto left() {
        return (LengthPercentageOrAuto) get(Longhand.LEFT);
    }

    /// `overflow-x`
    default Overflow overflowX() {
        return (Overflow) get(Longhand.OVERFLOW_X);
    }

    /// `overflow-y`
    default Overflow overflowY() {
        return (Overflow) get(Longhand.OVERFLOW_Y);
    }

    /// `z-index`
    default IntegerOrAuto zIndex() {
        return (IntegerOrAuto) get(Longhand.Z_INDEX);
    }

    /// `vertical-align`
    default VerticalAlign verticalAlign() {
        return (VerticalAlign) get(Longhand.VERTICAL_ALIGN);
    }

    /// `aspect-ratio`
    default AspectRatio aspectRatio() {
        return (AspectRatio) get(Longhand.ASPECT_RATIO);
    }

    /// `unicode-bidi`
    default UnicodeBidi unicodeBidi() {
        return (UnicodeBidi) get(Longhand.UNICODE_BIDI);
    }

    /// `content`
    default Content content() {
        return (Content) get(Longhand.CONTENT);
    }

    /// `counter-reset`
    default CounterChanges counterReset() {
        return (CounterChanges) get(Longhand.COUNTER_RESET);
    }

    /// `counter-increment`
    default CounterChanges counterIncrement() {
        return (CounterChanges) get(Longhand.COUNTER_INCREMENT);
    }

    /// `counter-set`
    default CounterChanges counterSet() {
        return (CounterChanges) get(Longhand.COUNTER_SET);
    }

    /// `table-layout`
    default TableLayout tableLayout() {
        return (TableLayout) get(Longhand.TABLE_LAYOUT);
    }

    /// `object-fit`
    default ObjectFit objectFit() {
        return (ObjectFit) get(Longhand.OBJECT_FIT);
    }

    /// `object-position`
    default Position objectPosition() {
        return (Position) get(Longhand.OBJECT_POSITION);
    }

    /// `contain`
    default Contain contain() {
        return (Contain) get(Longhand.CONTAIN);
    }

    /// `container-type`
    default ContainerType containerType() {
        return (ContainerType) get(Longhand.CONTAINER_TYPE);
    }

    /// `container-name`
    default CssValue containerName() {
        return get(Longhand.CONTAINER_NAME);
    }

    /// `content-visibility`
    default ContentVisibility contentVisibility() {
        return (ContentVisibility) get(Longhand.CONTENT_VISIBILITY);
    }

    /// `appearance`
    default CssValue appearance() {
        return get(Longhand.APPEARANCE);
    }

    /// `field-sizing`
    default FieldSizing fieldSizing() {
        return (FieldSizing) get(Longhand.FIELD_SIZING);
    }

    /// `shape-outside`
    default CssValue shapeOutside() {
        return get(Longhand.SHAPE_OUTSIDE);
    }

    /// `shape-margin`
    default LengthPercentage shapeMargin() {
        return (LengthPercentage) get(Longhand.SHAPE_MARGIN);
    }

    /// `shape-image-threshold`, 0 to 1
    default double shapeImageThreshold() {
        return number(Longhand.SHAPE_IMAGE_THRESHOLD);
    }

    /// `line-clamp`
    default CssValue lineClamp() {
        return get(Longhand.LINE_CLAMP);
    }

    /// `-webkit-box-orient`
    default CssValue boxOrient() {
        return get(Longhand.WEBKIT_BOX_ORIENT);
    }

    /// `box-decoration-break`
    default BoxDecorationBreak boxDecorationBreak() {
        return (BoxDecorationBreak) get(Longhand.BOX_DECORATION_BREAK);
    }

    /// `break-before`
    default BreakBetween breakBefore() {
        return (BreakBetween) get(Longhand.BREAK_BEFORE);
    }

    /// `break-after`
    default BreakBetween breakAfter() {
        return (BreakBetween) get(Longhand.BREAK_AFTER);
    }

    /// `break-inside`
    default BreakInside breakInside() {
        return (BreakInside) get(Longhand.BREAK_INSIDE);
    }

    /// `page`
    default CssValue page() {
        return get(Longhand.PAGE);
    }
}
