package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.LengthPercentageOrAuto;

/// The computed values of margins and paddings.
public sealed interface SurroundProperties extends PropertyValues permits ComputedStyle {
    /// `margin-top`
    default LengthPercentageOrAuto marginTop() {
        return (LengthPercentageOrAuto) get(Longhand.MARGIN_TOP);
    }

    /// `margin-right`
    default LengthPercentageOrAuto marginRight() {
        return (LengthPercentageOrAuto) get(Longhand.MARGIN_RIGHT);
    }

    /// `margin-bottom`
    default LengthPercentageOrAuto marginBottom() {
        return (LengthPercentageOrAuto) get(Longhand.MARGIN_BOTTOM);
    }

    /// `margin-left`
    default LengthPercentageOrAuto marginLeft() {
        return (LengthPercentageOrAuto) get(Longhand.MARGIN_LEFT);
    }

    /// `padding-top`
    default LengthPercentage paddingTop() {
        return (LengthPercentage) get(Longhand.PADDING_TOP);
    }

    /// `padding-right`
    default LengthPercentage paddingRight() {
        return (LengthPercentage) get(Longhand.PADDING_RIGHT);
    }

    /// `padding-bottom`
    default LengthPercentage paddingBottom() {
        return (LengthPercentage) get(Longhand.PADDING_BOTTOM);
    }

    /// `padding-left`
    default LengthPercentage paddingLeft() {
        return (LengthPercentage) get(Longhand.PADDING_LEFT);
    }
}
