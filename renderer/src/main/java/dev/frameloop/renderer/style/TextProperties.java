package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.value.AbsoluteColor;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.Hyphens;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.LengthPercentageOrAuto;
import dev.frameloop.dom.css.value.LengthPercentageOrNormal;
import dev.frameloop.dom.css.value.LineBreak;
import dev.frameloop.dom.css.value.Numeric;
import dev.frameloop.dom.css.value.OverflowWrap;
import dev.frameloop.dom.css.value.RubyPosition;
import dev.frameloop.dom.css.value.Shadow;
import dev.frameloop.dom.css.value.TextAlign;
import dev.frameloop.dom.css.value.TextAlignLast;
import dev.frameloop.dom.css.value.TextDecorationSkipInk;
import dev.frameloop.dom.css.value.TextIndent;
import dev.frameloop.dom.css.value.TextJustify;
import dev.frameloop.dom.css.value.TextRendering;
import dev.frameloop.dom.css.value.TextTransform;
import dev.frameloop.dom.css.value.TextWrapMode;
import dev.frameloop.dom.css.value.TextWrapStyle;
import dev.frameloop.dom.css.value.WhiteSpaceCollapse;
import dev.frameloop.dom.css.value.WordBreak;

import java.util.List;

/// The computed values of text.
public sealed interface TextProperties extends PropertyValues permits ComputedStyle {
    /// `letter-spacing`
    default LengthPercentageOrNormal letterSpacing() {
        return (LengthPercentageOrNormal) get(Longhand.LETTER_SPACING);
    }

    /// `word-spacing`
    default LengthPercentage wordSpacing() {
        return (LengthPercentage) get(Longhand.WORD_SPACING);
    }

    /// `white-space-collapse`
    default WhiteSpaceCollapse whiteSpaceCollapse() {
        return (WhiteSpaceCollapse) get(Longhand.WHITE_SPACE_COLLAPSE);
    }

    /// `text-wrap-mode`
    default TextWrapMode textWrapMode() {
        return (TextWrapMode) get(Longhand.TEXT_WRAP_MODE);
    }

    /// `text-wrap-style`
    default TextWrapStyle textWrapStyle() {
        return (TextWrapStyle) get(Longhand.TEXT_WRAP_STYLE);
    }

    /// `text-align`
    default TextAlign textAlign() {
        return (TextAlign) get(Longhand.TEXT_ALIGN);
    }

    /// `text-align-last`
    default TextAlignLast textAlignLast() {
        return (TextAlignLast) get(Longhand.TEXT_ALIGN_LAST);
    }

    /// `text-justify`
    default TextJustify textJustify() {
        return (TextJustify) get(Longhand.TEXT_JUSTIFY);
    }

    /// `text-indent`
    default TextIndent textIndent() {
        return (TextIndent) get(Longhand.TEXT_INDENT);
    }

    /// `text-transform`
    default TextTransform textTransform() {
        return (TextTransform) get(Longhand.TEXT_TRANSFORM);
    }

    /// `text-shadow`, empty for `none`
    default List<Shadow> textShadow() {
        return list(Longhand.TEXT_SHADOW);
    }

    /// `text-underline-offset`
    default LengthPercentageOrAuto textUnderlineOffset() {
        return (LengthPercentageOrAuto) get(Longhand.TEXT_UNDERLINE_OFFSET);
    }

    /// `text-underline-position`
    default CssValue textUnderlinePosition() {
        return get(Longhand.TEXT_UNDERLINE_POSITION);
    }

    /// `text-decoration-skip-ink`
    default TextDecorationSkipInk textDecorationSkipInk() {
        return (TextDecorationSkipInk) get(Longhand.TEXT_DECORATION_SKIP_INK);
    }

    /// `text-emphasis-style`
    default CssValue textEmphasisStyle() {
        return get(Longhand.TEXT_EMPHASIS_STYLE);
    }

    /// `text-emphasis-color`, with `currentcolor` resolved
    default AbsoluteColor textEmphasisColor() {
        return color(Longhand.TEXT_EMPHASIS_COLOR);
    }

    /// `text-emphasis-position`
    default CssValue textEmphasisPosition() {
        return get(Longhand.TEXT_EMPHASIS_POSITION);
    }

    /// `text-rendering`
    default TextRendering textRendering() {
        return (TextRendering) get(Longhand.TEXT_RENDERING);
    }

    /// `text-size-adjust`
    default CssValue textSizeAdjust() {
        return get(Longhand.TEXT_SIZE_ADJUST);
    }

    /// `text-spacing-trim`
    default CssValue textSpacingTrim() {
        return get(Longhand.TEXT_SPACING_TRIM);
    }

    /// `text-autospace`
    default CssValue textAutospace() {
        return get(Longhand.TEXT_AUTOSPACE);
    }

    /// `-webkit-font-smoothing`
    default CssValue fontSmoothing() {
        return get(Longhand.WEBKIT_FONT_SMOOTHING);
    }

    /// `-webkit-tap-highlight-color`, with `currentcolor` resolved
    default AbsoluteColor tapHighlightColor() {
        return color(Longhand.WEBKIT_TAP_HIGHLIGHT_COLOR);
    }

    /// `-webkit-text-fill-color`, with `currentcolor` resolved
    default AbsoluteColor textFillColor() {
        return color(Longhand.WEBKIT_TEXT_FILL_COLOR);
    }

    /// `-webkit-text-stroke-color`, with `currentcolor` resolved
    default AbsoluteColor textStrokeColor() {
        return color(Longhand.WEBKIT_TEXT_STROKE_COLOR);
    }

    /// `-webkit-text-stroke-width`, in px
    default double textStrokeWidth() {
        return pixels(Longhand.WEBKIT_TEXT_STROKE_WIDTH);
    }

    /// `overflow-wrap`
    default OverflowWrap overflowWrap() {
        return (OverflowWrap) get(Longhand.OVERFLOW_WRAP);
    }

    /// `word-break`
    default WordBreak wordBreak() {
        return (WordBreak) get(Longhand.WORD_BREAK);
    }

    /// `line-break`
    default LineBreak lineBreak() {
        return (LineBreak) get(Longhand.LINE_BREAK);
    }

    /// `hyphens`
    default Hyphens hyphens() {
        return (Hyphens) get(Longhand.HYPHENS);
    }

    /// `hyphenate-character`
    default CssValue hyphenateCharacter() {
        return get(Longhand.HYPHENATE_CHARACTER);
    }

    /// `hanging-punctuation`
    default CssValue hangingPunctuation() {
        return get(Longhand.HANGING_PUNCTUATION);
    }

    /// `tab-size`
    default Numeric tabSize() {
        return (Numeric) get(Longhand.TAB_SIZE);
    }

    /// `ruby-position`
    default RubyPosition rubyPosition() {
        return (RubyPosition) get(Longhand.RUBY_POSITION);
    }
}
