package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.value.Alignment;
import dev.frameloop.dom.css.value.FlexDirection;
import dev.frameloop.dom.css.value.FlexWrap;
import dev.frameloop.dom.css.value.LengthPercentageOrNormal;
import dev.frameloop.dom.css.value.Size;

/// The computed values of flex containers and alignment.
public sealed interface FlexProperties extends PropertyValues permits ComputedStyle {
    /// `flex-direction`
    default FlexDirection flexDirection() {
        return (FlexDirection) get(Longhand.FLEX_DIRECTION);
    }

    /// `flex-wrap`
    default FlexWrap flexWrap() {
        return (FlexWrap) get(Longhand.FLEX_WRAP);
    }

    /// `flex-grow`
    default double flexGrow() {
        return number(Longhand.FLEX_GROW);
    }

    /// `flex-shrink`
    default double flexShrink() {
        return number(Longhand.FLEX_SHRINK);
    }

    /// `flex-basis`
    default Size flexBasis() {
        return (Size) get(Longhand.FLEX_BASIS);
    }

    /// `order`
    default int order() {
        return (int) number(Longhand.ORDER);
    }

    /// `justify-content`
    default Alignment justifyContent() {
        return (Alignment) get(Longhand.JUSTIFY_CONTENT);
    }

    /// `justify-items`
    default Alignment justifyItems() {
        return (Alignment) get(Longhand.JUSTIFY_ITEMS);
    }

    /// `justify-self`
    default Alignment justifySelf() {
        return (Alignment) get(Longhand.JUSTIFY_SELF);
    }

    /// `align-content`
    default Alignment alignContent() {
        return (Alignment) get(Longhand.ALIGN_CONTENT);
    }

    /// `align-items`
    default Alignment alignItems() {
        return (Alignment) get(Longhand.ALIGN_ITEMS);
    }

    /// `align-self`
    default Alignment alignSelf() {
        return (Alignment) get(Longhand.ALIGN_SELF);
    }

    /// `row-gap`
    default LengthPercentageOrNormal rowGap() {
        return (LengthPercentageOrNormal) get(Longhand.ROW_GAP);
    }

    /// `column-gap`
    default LengthPercentageOrNormal columnGap() {
        return (LengthPercentageOrNormal) get(Longhand.COLUMN_GAP);
    }
}
