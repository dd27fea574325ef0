package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.value.AbsoluteColor;
import dev.frameloop.dom.css.value.BackgroundBox;
import dev.frameloop.dom.css.value.BackgroundRepeat;
import dev.frameloop.dom.css.value.BackgroundSize;
import dev.frameloop.dom.css.value.BlendMode;
import dev.frameloop.dom.css.value.BorderStyle;
import dev.frameloop.dom.css.value.ClipPath;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.FilterFunction;
import dev.frameloop.dom.css.value.Image;
import dev.frameloop.dom.css.value.Isolation;
import dev.frameloop.dom.css.value.MaskComposite;
import dev.frameloop.dom.css.value.MaskMode;
import dev.frameloop.dom.css.value.MaskType;
import dev.frameloop.dom.css.value.Position;
import dev.frameloop.dom.css.value.Shadow;
import dev.frameloop.dom.css.value.TextDecorationLine;
import dev.frameloop.dom.css.value.TextDecorationStyle;
import dev.frameloop.dom.css.value.TextOverflow;

import java.util.List;

/// The computed values of effects, outlines, masks and text decorations.
public sealed interface EffectProperties extends PropertyValues permits ComputedStyle {
    /// `opacity`, 0 to 1
    default double opacity() {
        return number(Longhand.OPACITY);
    }

    /// `box-shadow`, empty for `none`
    default List<Shadow> boxShadow() {
        return list(Longhand.BOX_SHADOW);
    }

    /// `outline-style`
    default BorderStyle outlineStyle() {
        return (BorderStyle) get(Longhand.OUTLINE_STYLE);
    }

    /// `outline-width`, in px
    default double outlineWidth() {
        return pixels(Longhand.OUTLINE_WIDTH);
    }

    /// `outline-offset`, in px
    default double outlineOffset() {
        return pixels(Longhand.OUTLINE_OFFSET);
    }

    /// `clip-path`
    default ClipPath clipPath() {
        return (ClipPath) get(Longhand.CLIP_PATH);
    }

    /// `clip`
    default CssValue clip() {
        return get(Longhand.CLIP);
    }

    /// `filter`, empty for `none`
    default List<FilterFunction> filter() {
        return list(Longhand.FILTER);
    }

    /// `backdrop-filter`, empty for `none`
    default List<FilterFunction> backdropFilter() {
        return list(Longhand.BACKDROP_FILTER);
    }

    /// `mix-blend-mode`
    default BlendMode mixBlendMode() {
        return (BlendMode) get(Longhand.MIX_BLEND_MODE);
    }

    /// `isolation`
    default Isolation isolation() {
        return (Isolation) get(Longhand.ISOLATION);
    }

    /// `mask-image`
    default List<Image> maskImage() {
        return list(Longhand.MASK_IMAGE);
    }

    /// `mask-position`
    default List<Position> maskPosition() {
        return list(Longhand.MASK_POSITION);
    }

    /// `mask-size`
    default List<BackgroundSize> maskSize() {
        return list(Longhand.MASK_SIZE);
    }

    /// `mask-repeat`
    default List<BackgroundRepeat> maskRepeat() {
        return list(Longhand.MASK_REPEAT);
    }

    /// `mask-origin`
    default List<BackgroundBox> maskOrigin() {
        return list(Longhand.MASK_ORIGIN);
    }

    /// `mask-clip`
    default List<BackgroundBox> maskClip() {
        return list(Longhand.MASK_CLIP);
    }

    /// `mask-mode`
    default List<MaskMode> maskMode() {
        return list(Longhand.MASK_MODE);
    }

    /// `mask-composite`
    default List<MaskComposite> maskComposite() {
        return list(Longhand.MASK_COMPOSITE);
    }

    /// `mask-type`
    default MaskType maskType() {
        return (MaskType) get(Longhand.MASK_TYPE);
    }

    /// `stop-color`, with `currentcolor` resolved
    default AbsoluteColor stopColor() {
        return color(Longhand.STOP_COLOR);
    }

    /// `stop-opacity`, 0 to 1
    default double stopOpacity() {
        return number(Longhand.STOP_OPACITY);
    }

    /// `text-decoration-line`
    default TextDecorationLine textDecorationLine() {
        return (TextDecorationLine) get(Longhand.TEXT_DECORATION_LINE);
    }

    /// `text-decoration-style`
    default TextDecorationStyle textDecorationStyle() {
        return (TextDecorationStyle) get(Longhand.TEXT_DECORATION_STYLE);
    }

    /// `text-decoration-color`, with `currentcolor` resolved
    default AbsoluteColor textDecorationColor() {
        return color(Longhand.TEXT_DECORATION_COLOR);
    }

    /// `text-decoration-thickness`
    default CssValue textDecorationThickness() {
        return get(Longhand.TEXT_DECORATION_THICKNESS);
    }

    /// `text-overflow`
    default TextOverflow textOverflow() {
        return (TextOverflow) get(Longhand.TEXT_OVERFLOW);
    }
}
