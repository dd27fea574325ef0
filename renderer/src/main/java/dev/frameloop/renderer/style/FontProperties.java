package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.Direction;
import dev.frameloop.dom.css.value.FontCaps;
import dev.frameloop.dom.css.value.FontFamilyName;
import dev.frameloop.dom.css.value.FontKerning;
import dev.frameloop.dom.css.value.FontOpticalSizing;
import dev.frameloop.dom.css.value.FontSetting;
import dev.frameloop.dom.css.value.FontStyle;
import dev.frameloop.dom.css.value.LineHeight;
import dev.frameloop.dom.css.value.TextOrientation;
import dev.frameloop.dom.css.value.Visibility;
import dev.frameloop.dom.css.value.WritingMode;

import java.util.List;

/// The computed values of fonts, direction and visibility.
public sealed interface FontProperties extends PropertyValues permits ComputedStyle {
    /// `font-family`
    default List<FontFamilyName> fontFamily() {
        return list(Longhand.FONT_FAMILY);
    }

    /// `font-size`, in px
    default double fontSize() {
        return pixels(Longhand.FONT_SIZE);
    }

    /// `font-size-adjust`
    default CssValue fontSizeAdjust() {
        return get(Longhand.FONT_SIZE_ADJUST);
    }

    /// `font-weight`
    default double fontWeight() {
        return number(Longhand.FONT_WEIGHT);
    }

    /// `font-style`
    default FontStyle fontStyle() {
        return (FontStyle) get(Longhand.FONT_STYLE);
    }

    /// `font-stretch`, in per cent
    default double fontStretch() {
        return percent(Longhand.FONT_STRETCH);
    }

    /// `font-variant-caps`
    default FontCaps fontVariantCaps() {
        return (FontCaps) get(Longhand.FONT_VARIANT_CAPS);
    }

    /// `font-variant-ligatures`
    default CssValue fontVariantLigatures() {
        return get(Longhand.FONT_VARIANT_LIGATURES);
    }

    /// `font-variant-numeric`
    default CssValue fontVariantNumeric() {
        return get(Longhand.FONT_VARIANT_NUMERIC);
    }

    /// `font-variant-east-asian`
    default CssValue fontVariantEastAsian() {
        return get(Longhand.FONT_VARIANT_EAST_ASIAN);
    }

    /// `font-variant-alternates`
    default CssValue fontVariantAlternates() {
        return get(Longhand.FONT_VARIANT_ALTERNATES);
    }

    /// `font-variant-position`
    default CssValue fontVariantPosition() {
        return get(Longhand.FONT_VARIANT_POSITION);
    }

    /// `font-variant-emoji`
    default CssValue fontVariantEmoji() {
        return get(Longhand.FONT_VARIANT_EMOJI);
    }

    /// `font-kerning`
    default FontKerning fontKerning() {
        return (FontKerning) get(Longhand.FONT_KERNING);
    }

    /// `font-optical-sizing`
    default FontOpticalSizing fontOpticalSizing() {
        return (FontOpticalSizing) get(Longhand.FONT_OPTICAL_SIZING);
    }

    /// `font-feature-settings`, none for `normal`
    default List<FontSetting> fontFeatureSettings() {
        return list(Longhand.FONT_FEATURE_SETTINGS);
    }

    /// `font-variation-settings`, none for `normal`
    default List<FontSetting> fontVariationSettings() {
        return list(Longhand.FONT_VARIATION_SETTINGS);
    }

    /// `font-synthesis-weight`
    default CssValue fontSynthesisWeight() {
        return get(Longhand.FONT_SYNTHESIS_WEIGHT);
    }

    /// `font-synthesis-style`
    default CssValue fontSynthesisStyle() {
        return get(Longhand.FONT_SYNTHESIS_STYLE);
    }

    /// `font-synthesis-small-caps`
    default CssValue fontSynthesisSmallCaps() {
        return get(Longhand.FONT_SYNTHESIS_SMALL_CAPS);
    }

    /// `font-palette`
    default CssValue fontPalette() {
        return get(Longhand.FONT_PALETTE);
    }

    /// `font-language-override`
    default CssValue fontLanguageOverride() {
        return get(Longhand.FONT_LANGUAGE_OVERRIDE);
    }

    /// `line-height`
    default LineHeight lineHeight() {
        return (LineHeight) get(Longhand.LINE_HEIGHT);
    }

    /// `direction`
    default Direction direction() {
        return (Direction) get(Longhand.DIRECTION);
    }

    /// `writing-mode`
    default WritingMode writingMode() {
        return (WritingMode) get(Longhand.WRITING_MODE);
    }

    /// `text-orientation`
    default TextOrientation textOrientation() {
        return (TextOrientation) get(Longhand.TEXT_ORIENTATION);
    }

    /// `visibility`
    default Visibility visibility() {
        return (Visibility) get(Longhand.VISIBILITY);
    }
}
