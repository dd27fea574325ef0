package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.value.AbsoluteColor;
import dev.frameloop.dom.css.value.BackgroundAttachment;
import dev.frameloop.dom.css.value.BackgroundBox;
import dev.frameloop.dom.css.value.BackgroundRepeat;
import dev.frameloop.dom.css.value.BackgroundSize;
import dev.frameloop.dom.css.value.BlendMode;
import dev.frameloop.dom.css.value.Image;
import dev.frameloop.dom.css.value.LengthPercentage;

import java.util.List;

/// The computed values of backgrounds, a list item for each layer.
public sealed interface BackgroundProperties extends PropertyValues permits ComputedStyle {
    /// `background-color`, with `currentcolor` resolved
    default AbsoluteColor backgroundColor() {
        return color(Longhand.BACKGROUND_COLOR);
    }

    /// `background-image`
    default List<Image> backgroundImage() {
        return list(Longhand.BACKGROUND_IMAGE);
    }

    /// `background-position-x`
    default List<LengthPercentage> backgroundPositionX() {
        return list(Longhand.BACKGROUND_POSITION_X);
    }

    /// `background-position-y`
    default List<LengthPercentage> backgroundPositionY() {
        return list(Longhand.BACKGROUND_POSITION_Y);
    }

    /// `background-size`
    default List<BackgroundSize> backgroundSize() {
        return list(Longhand.BACKGROUND_SIZE);
    }

    /// `background-repeat`
    default List<BackgroundRepeat> backgroundRepeat() {
        return list(Longhand.BACKGROUND_REPEAT);
    }

    /// `background-attachment`
    default List<BackgroundAttachment> backgroundAttachment() {
        return list(Longhand.BACKGROUND_ATTACHMENT);
    }

    /// `background-origin`
    default List<BackgroundBox> backgroundOrigin() {
        return list(Longhand.BACKGROUND_ORIGIN);
    }

    /// `background-clip`
    default List<BackgroundBox> backgroundClip() {
        return list(Longhand.BACKGROUND_CLIP);
    }

    /// `background-blend-mode`
    default List<BlendMode> backgroundBlendMode() {
        return list(Longhand.BACKGROUND_BLEND_MODE);
    }
}
