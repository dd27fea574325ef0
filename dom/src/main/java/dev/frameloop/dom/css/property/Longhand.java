package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.value.Direction;
import dev.frameloop.dom.css.value.WritingMode;
import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.Map;

/// The longhand properties: name, group of the computed style, initial value, and what a change asks of layout.
///
/// Flow-relative ones have no place in the computed style: the cascade maps them to the physical one.
///
/// @see <a href="https://www.w3.org/TR/CSS/#properties">CSS: index of properties</a>
public enum Longhand implements Property {
    // font (inherited)
    /// `color`
    COLOR("color", PropertyGroup.FONT, "canvastext", StyleEffect.REPAINT),
    /// `font-family`
    FONT_FAMILY("font-family", PropertyGroup.FONT, "serif", StyleEffect.RELAYOUT),
    /// `font-size`
    FONT_SIZE("font-size", PropertyGroup.FONT, "medium", StyleEffect.RELAYOUT),
    /// `font-size-adjust`
    FONT_SIZE_ADJUST("font-size-adjust", PropertyGroup.FONT, "none", StyleEffect.RELAYOUT),
    /// `font-weight`
    FONT_WEIGHT("font-weight", PropertyGroup.FONT, "normal", StyleEffect.RELAYOUT),
    /// `font-style`
    FONT_STYLE("font-style", PropertyGroup.FONT, "normal", StyleEffect.RELAYOUT),
    /// `font-stretch`
    FONT_STRETCH("font-stretch", PropertyGroup.FONT, "normal", StyleEffect.RELAYOUT),
    /// `font-variant-caps`
    FONT_VARIANT_CAPS("font-variant-caps", PropertyGroup.FONT, "normal", StyleEffect.RELAYOUT),
    /// `font-variant-ligatures`
    FONT_VARIANT_LIGATURES("font-variant-ligatures", PropertyGroup.FONT, "normal", StyleEffect.RELAYOUT),
    /// `font-variant-numeric`
    FONT_VARIANT_NUMERIC("font-variant-numeric", PropertyGroup.FONT, "normal", StyleEffect.RELAYOUT),
    /// `font-variant-east-asian`
    FONT_VARIANT_EAST_ASIAN("font-variant-east-asian", PropertyGroup.FONT, "normal", StyleEffect.RELAYOUT),
    /// `font-variant-alternates`
    FONT_VARIANT_ALTERNATES("font-variant-alternates", PropertyGroup.FONT, "normal", StyleEffect.RELAYOUT),
    /// `font-variant-position`
    FONT_VARIANT_POSITION("font-variant-position", PropertyGroup.FONT, "normal", StyleEffect.RELAYOUT),
    /// `font-variant-emoji`
    FONT_VARIANT_EMOJI("font-variant-emoji", PropertyGroup.FONT, "normal", StyleEffect.RELAYOUT),
    /// `font-kerning`
    FONT_KERNING("font-kerning", PropertyGroup.FONT, "auto", StyleEffect.RELAYOUT),
    /// `font-optical-sizing`
    FONT_OPTICAL_SIZING("font-optical-sizing", PropertyGroup.FONT, "auto", StyleEffect.RELAYOUT),
    /// `font-feature-settings`
    FONT_FEATURE_SETTINGS("font-feature-settings", PropertyGroup.FONT, "normal", StyleEffect.RELAYOUT),
    /// `font-variation-settings`
    FONT_VARIATION_SETTINGS("font-variation-settings", PropertyGroup.FONT, "normal", StyleEffect.RELAYOUT),
    /// `font-synthesis-weight`
    FONT_SYNTHESIS_WEIGHT("font-synthesis-weight", PropertyGroup.FONT, "auto", StyleEffect.RELAYOUT),
    /// `font-synthesis-style`
    FONT_SYNTHESIS_STYLE("font-synthesis-style", PropertyGroup.FONT, "auto", StyleEffect.RELAYOUT),
    /// `font-synthesis-small-caps`
    FONT_SYNTHESIS_SMALL_CAPS("font-synthesis-small-caps", PropertyGroup.FONT, "auto", StyleEffect.RELAYOUT),
    /// `font-palette`
    FONT_PALETTE("font-palette", PropertyGroup.FONT, "normal", StyleEffect.REPAINT),
    /// `font-language-override`
    FONT_LANGUAGE_OVERRIDE("font-language-override", PropertyGroup.FONT, "normal", StyleEffect.RELAYOUT),
    /// `line-height`
    LINE_HEIGHT("line-height", PropertyGroup.FONT, "normal", StyleEffect.RELAYOUT),
    /// `direction`
    DIRECTION("direction", PropertyGroup.FONT, "ltr", StyleEffect.RELAYOUT),
    /// `writing-mode`
    WRITING_MODE("writing-mode", PropertyGroup.FONT, "horizontal-tb", StyleEffect.REBUILD),
    /// `text-orientation`
    TEXT_ORIENTATION("text-orientation", PropertyGroup.FONT, "mixed", StyleEffect.RELAYOUT),
    /// `visibility`
    VISIBILITY("visibility", PropertyGroup.FONT, "visible", StyleEffect.REPAINT),

    // text (inherited)
    /// `letter-spacing`
    LETTER_SPACING("letter-spacing", PropertyGroup.TEXT, "normal", StyleEffect.RELAYOUT),
    /// `word-spacing`
    WORD_SPACING("word-spacing", PropertyGroup.TEXT, "0px", StyleEffect.RELAYOUT),
    /// `white-space-collapse`
    WHITE_SPACE_COLLAPSE("white-space-collapse", PropertyGroup.TEXT, "collapse", StyleEffect.REBUILD),
    /// `text-wrap-mode`
    TEXT_WRAP_MODE("text-wrap-mode", PropertyGroup.TEXT, "wrap", StyleEffect.RELAYOUT),
    /// `text-wrap-style`
    TEXT_WRAP_STYLE("text-wrap-style", PropertyGroup.TEXT, "auto", StyleEffect.RELAYOUT),
    /// `text-align`
    TEXT_ALIGN("text-align", PropertyGroup.TEXT, "start", StyleEffect.RELAYOUT),
    /// `text-align-last`
    TEXT_ALIGN_LAST("text-align-last", PropertyGroup.TEXT, "auto", StyleEffect.RELAYOUT),
    /// `text-justify`
    TEXT_JUSTIFY("text-justify", PropertyGroup.TEXT, "auto", StyleEffect.RELAYOUT),
    /// `text-indent`
    TEXT_INDENT("text-indent", PropertyGroup.TEXT, "0px", StyleEffect.RELAYOUT),
    /// `text-transform`
    TEXT_TRANSFORM("text-transform", PropertyGroup.TEXT, "none", StyleEffect.REBUILD),
    /// `text-shadow`
    TEXT_SHADOW("text-shadow", PropertyGroup.TEXT, "none", StyleEffect.REPAINT),
    /// `text-underline-offset`
    TEXT_UNDERLINE_OFFSET("text-underline-offset", PropertyGroup.TEXT, "auto", StyleEffect.REPAINT),
    /// `text-underline-position`
    TEXT_UNDERLINE_POSITION("text-underline-position", PropertyGroup.TEXT, "auto", StyleEffect.REPAINT),
    /// `text-decoration-skip-ink`
    TEXT_DECORATION_SKIP_INK("text-decoration-skip-ink", PropertyGroup.TEXT, "auto", StyleEffect.REPAINT),
    /// `text-emphasis-style`
    TEXT_EMPHASIS_STYLE("text-emphasis-style", PropertyGroup.TEXT, "none", StyleEffect.RELAYOUT),
    /// `text-emphasis-color`
    TEXT_EMPHASIS_COLOR("text-emphasis-color", PropertyGroup.TEXT, "currentcolor", StyleEffect.REPAINT),
    /// `text-emphasis-position`
    TEXT_EMPHASIS_POSITION("text-emphasis-position", PropertyGroup.TEXT, "over", StyleEffect.RELAYOUT),
    /// `text-rendering`
    TEXT_RENDERING("text-rendering", PropertyGroup.TEXT, "auto", StyleEffect.RELAYOUT),
    /// `text-size-adjust`
    TEXT_SIZE_ADJUST("text-size-adjust", PropertyGroup.TEXT, "auto", StyleEffect.RELAYOUT),
    /// `text-spacing-trim`
    TEXT_SPACING_TRIM("text-spacing-trim", PropertyGroup.TEXT, "normal", StyleEffect.RELAYOUT),
    /// `text-autospace`
    TEXT_AUTOSPACE("text-autospace", PropertyGroup.TEXT, "no-autospace", StyleEffect.RELAYOUT),
    /// `-webkit-font-smoothing`
    WEBKIT_FONT_SMOOTHING("-webkit-font-smoothing", PropertyGroup.TEXT, "auto", StyleEffect.REPAINT),
    /// `-webkit-tap-highlight-color`
    WEBKIT_TAP_HIGHLIGHT_COLOR("-webkit-tap-highlight-color", PropertyGroup.TEXT, "rgba(0, 0, 0, 0.18)",
            StyleEffect.NONE),
    /// `-webkit-text-fill-color`
    WEBKIT_TEXT_FILL_COLOR("-webkit-text-fill-color", PropertyGroup.TEXT, "currentcolor", StyleEffect.REPAINT),
    /// `-webkit-text-stroke-color`
    WEBKIT_TEXT_STROKE_COLOR("-webkit-text-stroke-color", PropertyGroup.TEXT, "currentcolor", StyleEffect.REPAINT),
    /// `-webkit-text-stroke-width`
    WEBKIT_TEXT_STROKE_WIDTH("-webkit-text-stroke-width", PropertyGroup.TEXT, "0px", StyleEffect.REPAINT),
    /// `overflow-wrap`
    OVERFLOW_WRAP("overflow-wrap", PropertyGroup.TEXT, "normal", StyleEffect.RELAYOUT),
    /// `word-break`
    WORD_BREAK("word-break", PropertyGroup.TEXT, "normal", StyleEffect.RELAYOUT),
    /// `line-break`
    LINE_BREAK("line-break", PropertyGroup.TEXT, "auto", StyleEffect.RELAYOUT),
    /// `hyphens`
    HYPHENS("hyphens", PropertyGroup.TEXT, "manual", StyleEffect.RELAYOUT),
    /// `hyphenate-character`
    HYPHENATE_CHARACTER("hyphenate-character", PropertyGroup.TEXT, "auto", StyleEffect.RELAYOUT),
    /// `hanging-punctuation`
    HANGING_PUNCTUATION("hanging-punctuation", PropertyGroup.TEXT, "none", StyleEffect.RELAYOUT),
    /// `tab-size`
    TAB_SIZE("tab-size", PropertyGroup.TEXT, "8", StyleEffect.RELAYOUT),
    /// `ruby-position`
    RUBY_POSITION("ruby-position", PropertyGroup.TEXT, "over", StyleEffect.RELAYOUT),

    // inherited (inherited)
    /// `list-style-type`
    LIST_STYLE_TYPE("list-style-type", PropertyGroup.INHERITED, "disc", StyleEffect.REBUILD),
    /// `list-style-position`
    LIST_STYLE_POSITION("list-style-position", PropertyGroup.INHERITED, "outside", StyleEffect.REBUILD),
    /// `list-style-image`
    LIST_STYLE_IMAGE("list-style-image", PropertyGroup.INHERITED, "none", StyleEffect.REBUILD),
    /// `quotes`
    QUOTES("quotes", PropertyGroup.INHERITED, "auto", StyleEffect.REBUILD),
    /// `cursor`
    CURSOR("cursor", PropertyGroup.INHERITED, "auto", StyleEffect.NONE),
    /// `pointer-events`
    POINTER_EVENTS("pointer-events", PropertyGroup.INHERITED, "auto", StyleEffect.NONE),
    /// `border-collapse`
    BORDER_COLLAPSE("border-collapse", PropertyGroup.INHERITED, "separate", StyleEffect.REBUILD),
    /// `-frameloop-border-spacing-x`
    BORDER_SPACING_X("-frameloop-border-spacing-x", PropertyGroup.INHERITED, "0px", StyleEffect.RELAYOUT),
    /// `-frameloop-border-spacing-y`
    BORDER_SPACING_Y("-frameloop-border-spacing-y", PropertyGroup.INHERITED, "0px", StyleEffect.RELAYOUT),
    /// `caption-side`
    CAPTION_SIDE("caption-side", PropertyGroup.INHERITED, "top", StyleEffect.RELAYOUT),
    /// `empty-cells`
    EMPTY_CELLS("empty-cells", PropertyGroup.INHERITED, "show", StyleEffect.REPAINT),
    /// `orphans`
    ORPHANS("orphans", PropertyGroup.INHERITED, "2", StyleEffect.RELAYOUT),
    /// `widows`
    WIDOWS("widows", PropertyGroup.INHERITED, "2", StyleEffect.RELAYOUT),
    /// `image-rendering`
    IMAGE_RENDERING("image-rendering", PropertyGroup.INHERITED, "auto", StyleEffect.REPAINT),
    /// `image-orientation`
    IMAGE_ORIENTATION("image-orientation", PropertyGroup.INHERITED, "from-image", StyleEffect.RELAYOUT),
    /// `accent-color`
    ACCENT_COLOR("accent-color", PropertyGroup.INHERITED, "auto", StyleEffect.REPAINT),
    /// `caret-color`
    CARET_COLOR("caret-color", PropertyGroup.INHERITED, "auto", StyleEffect.REPAINT),
    /// `color-scheme`
    COLOR_SCHEME("color-scheme", PropertyGroup.INHERITED, "normal", StyleEffect.REPAINT),
    /// `print-color-adjust`
    PRINT_COLOR_ADJUST("print-color-adjust", PropertyGroup.INHERITED, "economy", StyleEffect.NONE),
    /// `forced-color-adjust`
    FORCED_COLOR_ADJUST("forced-color-adjust", PropertyGroup.INHERITED, "auto", StyleEffect.NONE),
    /// `scrollbar-color`
    SCROLLBAR_COLOR("scrollbar-color", PropertyGroup.INHERITED, "auto", StyleEffect.REPAINT),
    /// `interpolate-size`
    INTERPOLATE_SIZE("interpolate-size", PropertyGroup.INHERITED, "numeric-only", StyleEffect.NONE),
    /// `fill`
    FILL("fill", PropertyGroup.INHERITED, "black", StyleEffect.REPAINT),
    /// `fill-opacity`
    FILL_OPACITY("fill-opacity", PropertyGroup.INHERITED, "1", StyleEffect.REPAINT),
    /// `fill-rule`
    FILL_RULE("fill-rule", PropertyGroup.INHERITED, "nonzero", StyleEffect.REPAINT),
    /// `clip-rule`
    CLIP_RULE("clip-rule", PropertyGroup.INHERITED, "nonzero", StyleEffect.REPAINT),
    /// `stroke`
    STROKE("stroke", PropertyGroup.INHERITED, "none", StyleEffect.REPAINT),
    /// `stroke-opacity`
    STROKE_OPACITY("stroke-opacity", PropertyGroup.INHERITED, "1", StyleEffect.REPAINT),
    /// `stroke-width`
    STROKE_WIDTH("stroke-width", PropertyGroup.INHERITED, "1px", StyleEffect.REPAINT),
    /// `stroke-linecap`
    STROKE_LINECAP("stroke-linecap", PropertyGroup.INHERITED, "butt", StyleEffect.REPAINT),
    /// `stroke-linejoin`
    STROKE_LINEJOIN("stroke-linejoin", PropertyGroup.INHERITED, "miter", StyleEffect.REPAINT),
    /// `stroke-miterlimit`
    STROKE_MITERLIMIT("stroke-miterlimit", PropertyGroup.INHERITED, "4", StyleEffect.REPAINT),
    /// `stroke-dasharray`
    STROKE_DASHARRAY("stroke-dasharray", PropertyGroup.INHERITED, "none", StyleEffect.REPAINT),
    /// `stroke-dashoffset`
    STROKE_DASHOFFSET("stroke-dashoffset", PropertyGroup.INHERITED, "0px", StyleEffect.REPAINT),
    /// `text-anchor`
    TEXT_ANCHOR("text-anchor", PropertyGroup.INHERITED, "start", StyleEffect.RELAYOUT),
    /// `paint-order`
    PAINT_ORDER("paint-order", PropertyGroup.INHERITED, "normal", StyleEffect.REPAINT),
    /// `shape-rendering`
    SHAPE_RENDERING("shape-rendering", PropertyGroup.INHERITED, "auto", StyleEffect.REPAINT),

    // box
    /// `display`
    DISPLAY("display", PropertyGroup.BOX, "inline", StyleEffect.REBUILD),
    /// `position`
    POSITION("position", PropertyGroup.BOX, "static", StyleEffect.REBUILD),
    /// `float`
    FLOAT("float", PropertyGroup.BOX, "none", StyleEffect.REBUILD),
    /// `clear`
    CLEAR("clear", PropertyGroup.BOX, "none", StyleEffect.RELAYOUT),
    /// `box-sizing`
    BOX_SIZING("box-sizing", PropertyGroup.BOX, "content-box", StyleEffect.RELAYOUT),
    /// `width`
    WIDTH("width", PropertyGroup.BOX, "auto", StyleEffect.RELAYOUT),
    /// `height`
    HEIGHT("height", PropertyGroup.BOX, "auto", StyleEffect.RELAYOUT),
    /// `min-width`
    MIN_WIDTH("min-width", PropertyGroup.BOX, "auto", StyleEffect.RELAYOUT),
    /// `min-height`
    MIN_HEIGHT("min-height", PropertyGroup.BOX, "auto", StyleEffect.RELAYOUT),
    /// `max-width`
    MAX_WIDTH("max-width", PropertyGroup.BOX, "none", StyleEffect.RELAYOUT),
    /// `max-height`
    MAX_HEIGHT("max-height", PropertyGroup.BOX, "none", StyleEffect.RELAYOUT),
    /// `top`
    TOP("top", PropertyGroup.BOX, "auto", StyleEffect.RELAYOUT),
    /// `right`
    RIGHT("right", PropertyGroup.BOX, "auto", StyleEffect.RELAYOUT),
    /// `bottom`
    BOTTOM("bottom", PropertyGroup.BOX, "auto", StyleEffect.RELAYOUT),
    /// `left`
    LEFT("left", PropertyGroup.BOX, "auto", StyleEffect.RELAYOUT),
    /// `overflow-x`
    OVERFLOW_X("overflow-x", PropertyGroup.BOX, "visible", StyleEffect.RELAYOUT),
    /// `overflow-y`
    OVERFLOW_Y("overflow-y", PropertyGroup.BOX, "visible", StyleEffect.RELAYOUT),
    /// `z-index`
    Z_INDEX("z-index", PropertyGroup.BOX, "auto", StyleEffect.REPAINT),
    /// `vertical-align`
    VERTICAL_ALIGN("vertical-align", PropertyGroup.BOX, "baseline", StyleEffect.RELAYOUT),
    /// `aspect-ratio`
    ASPECT_RATIO("aspect-ratio", PropertyGroup.BOX, "auto", StyleEffect.RELAYOUT),
    /// `unicode-bidi`
    UNICODE_BIDI("unicode-bidi", PropertyGroup.BOX, "normal", StyleEffect.RELAYOUT),
    /// `content`
    CONTENT("content", PropertyGroup.BOX, "normal", StyleEffect.REBUILD),
    /// `counter-reset`
    COUNTER_RESET("counter-reset", PropertyGroup.BOX, "none", StyleEffect.REBUILD),
    /// `counter-increment`
    COUNTER_INCREMENT("counter-increment", PropertyGroup.BOX, "none", StyleEffect.REBUILD),
    /// `counter-set`
    COUNTER_SET("counter-set", PropertyGroup.BOX, "none", StyleEffect.REBUILD),
    /// `table-layout`
    TABLE_LAYOUT("table-layout", PropertyGroup.BOX, "auto", StyleEffect.RELAYOUT),
    /// `object-fit`
    OBJECT_FIT("object-fit", PropertyGroup.BOX, "fill", StyleEffect.REPAINT),
    /// `object-position`
    OBJECT_POSITION("object-position", PropertyGroup.BOX, "50% 50%", StyleEffect.REPAINT),
    /// `contain`
    CONTAIN("contain", PropertyGroup.BOX, "none", StyleEffect.RELAYOUT),
    /// `container-type`
    CONTAINER_TYPE("container-type", PropertyGroup.BOX, "normal", StyleEffect.RELAYOUT),
    /// `container-name`
    CONTAINER_NAME("container-name", PropertyGroup.BOX, "none", StyleEffect.NONE),
    /// `content-visibility`
    CONTENT_VISIBILITY("content-visibility", PropertyGroup.BOX, "visible", StyleEffect.REBUILD),
    /// `appearance`
    APPEARANCE("appearance", PropertyGroup.BOX, "none", StyleEffect.RELAYOUT),
    /// `field-sizing`
    FIELD_SIZING("field-sizing", PropertyGroup.BOX, "fixed", StyleEffect.RELAYOUT),
    /// `shape-outside`
    SHAPE_OUTSIDE("shape-outside", PropertyGroup.BOX, "none", StyleEffect.RELAYOUT),
    /// `shape-margin`
    SHAPE_MARGIN("shape-margin", PropertyGroup.BOX, "0px", StyleEffect.RELAYOUT),
    /// `shape-image-threshold`
    SHAPE_IMAGE_THRESHOLD("shape-image-threshold", PropertyGroup.BOX, "0", StyleEffect.RELAYOUT),
    /// `line-clamp`
    LINE_CLAMP("line-clamp", PropertyGroup.BOX, "none", StyleEffect.RELAYOUT),
    /// `-webkit-box-orient`
    WEBKIT_BOX_ORIENT("-webkit-box-orient", PropertyGroup.BOX, "horizontal", StyleEffect.RELAYOUT),
    /// `box-decoration-break`
    BOX_DECORATION_BREAK("box-decoration-break", PropertyGroup.BOX, "slice", StyleEffect.RELAYOUT),
    /// `break-before`
    BREAK_BEFORE("break-before", PropertyGroup.BOX, "auto", StyleEffect.RELAYOUT),
    /// `break-after`
    BREAK_AFTER("break-after", PropertyGroup.BOX, "auto", StyleEffect.RELAYOUT),
    /// `break-inside`
    BREAK_INSIDE("break-inside", PropertyGroup.BOX, "auto", StyleEffect.RELAYOUT),
    /// `page`
    PAGE("page", PropertyGroup.BOX, "auto", StyleEffect.NONE),

    // surround
    /// `margin-top`
    MARGIN_TOP("margin-top", PropertyGroup.SURROUND, "0px", StyleEffect.RELAYOUT),
    /// `margin-right`
    MARGIN_RIGHT("margin-right", PropertyGroup.SURROUND, "0px", StyleEffect.RELAYOUT),
    /// `margin-bottom`
    MARGIN_BOTTOM("margin-bottom", PropertyGroup.SURROUND, "0px", StyleEffect.RELAYOUT),
    /// `margin-left`
    MARGIN_LEFT("margin-left", PropertyGroup.SURROUND, "0px", StyleEffect.RELAYOUT),
    /// `padding-top`
    PADDING_TOP("padding-top", PropertyGroup.SURROUND, "0px", StyleEffect.RELAYOUT),
    /// `padding-right`
    PADDING_RIGHT("padding-right", PropertyGroup.SURROUND, "0px", StyleEffect.RELAYOUT),
    /// `padding-bottom`
    PADDING_BOTTOM("padding-bottom", PropertyGroup.SURROUND, "0px", StyleEffect.RELAYOUT),
    /// `padding-left`
    PADDING_LEFT("padding-left", PropertyGroup.SURROUND, "0px", StyleEffect.RELAYOUT),

    // border
    /// `border-top-width`
    BORDER_TOP_WIDTH("border-top-width", PropertyGroup.BORDER, "medium", StyleEffect.RELAYOUT),
    /// `border-right-width`
    BORDER_RIGHT_WIDTH("border-right-width", PropertyGroup.BORDER, "medium", StyleEffect.RELAYOUT),
    /// `border-bottom-width`
    BORDER_BOTTOM_WIDTH("border-bottom-width", PropertyGroup.BORDER, "medium", StyleEffect.RELAYOUT),
    /// `border-left-width`
    BORDER_LEFT_WIDTH("border-left-width", PropertyGroup.BORDER, "medium", StyleEffect.RELAYOUT),
    /// `border-top-style`
    BORDER_TOP_STYLE("border-top-style", PropertyGroup.BORDER, "none", StyleEffect.RELAYOUT),
    /// `border-right-style`
    BORDER_RIGHT_STYLE("border-right-style", PropertyGroup.BORDER, "none", StyleEffect.RELAYOUT),
    /// `border-bottom-style`
    BORDER_BOTTOM_STYLE("border-bottom-style", PropertyGroup.BORDER, "none", StyleEffect.RELAYOUT),
    /// `border-left-style`
    BORDER_LEFT_STYLE("border-left-style", PropertyGroup.BORDER, "none", StyleEffect.RELAYOUT),
    /// `border-top-color`
    BORDER_TOP_COLOR("border-top-color", PropertyGroup.BORDER, "currentcolor", StyleEffect.REPAINT),
    /// `border-right-color`
    BORDER_RIGHT_COLOR("border-right-color", PropertyGroup.BORDER, "currentcolor", StyleEffect.REPAINT),
    /// `border-bottom-color`
    BORDER_BOTTOM_COLOR("border-bottom-color", PropertyGroup.BORDER, "currentcolor", StyleEffect.REPAINT),
    /// `border-left-color`
    BORDER_LEFT_COLOR("border-left-color", PropertyGroup.BORDER, "currentcolor", StyleEffect.REPAINT),
    /// `border-top-left-radius`
    BORDER_TOP_LEFT_RADIUS("border-top-left-radius", PropertyGroup.BORDER, "0px", StyleEffect.REPAINT),
    /// `border-top-right-radius`
    BORDER_TOP_RIGHT_RADIUS("border-top-right-radius", PropertyGroup.BORDER, "0px", StyleEffect.REPAINT),
    /// `border-bottom-right-radius`
    BORDER_BOTTOM_RIGHT_RADIUS("border-bottom-right-radius", PropertyGroup.BORDER, "0px", StyleEffect.REPAINT),
    /// `border-bottom-left-radius`
    BORDER_BOTTOM_LEFT_RADIUS("border-bottom-left-radius", PropertyGroup.BORDER, "0px", StyleEffect.REPAINT),
    /// `border-image-source`
    BORDER_IMAGE_SOURCE("border-image-source", PropertyGroup.BORDER, "none", StyleEffect.REPAINT),
    /// `border-image-slice`
    BORDER_IMAGE_SLICE("border-image-slice", PropertyGroup.BORDER, "100%", StyleEffect.REPAINT),
    /// `border-image-width`
    BORDER_IMAGE_WIDTH("border-image-width", PropertyGroup.BORDER, "1", StyleEffect.REPAINT),
    /// `border-image-outset`
    BORDER_IMAGE_OUTSET("border-image-outset", PropertyGroup.BORDER, "0", StyleEffect.REPAINT),
    /// `border-image-repeat`
    BORDER_IMAGE_REPEAT("border-image-repeat", PropertyGroup.BORDER, "stretch", StyleEffect.REPAINT),

    // background
    /// `background-color`
    BACKGROUND_COLOR("background-color", PropertyGroup.BACKGROUND, "transparent", StyleEffect.REPAINT),
    /// `background-image`
    BACKGROUND_IMAGE("background-image", PropertyGroup.BACKGROUND, "none", StyleEffect.REPAINT),
    /// `background-position-x`
    BACKGROUND_POSITION_X("background-position-x", PropertyGroup.BACKGROUND, "0%", StyleEffect.REPAINT),
    /// `background-position-y`
    BACKGROUND_POSITION_Y("background-position-y", PropertyGroup.BACKGROUND, "0%", StyleEffect.REPAINT),
    /// `background-size`
    BACKGROUND_SIZE("background-size", PropertyGroup.BACKGROUND, "auto", StyleEffect.REPAINT),
    /// `background-repeat`
    BACKGROUND_REPEAT("background-repeat", PropertyGroup.BACKGROUND, "repeat", StyleEffect.REPAINT),
    /// `background-attachment`
    BACKGROUND_ATTACHMENT("background-attachment", PropertyGroup.BACKGROUND, "scroll", StyleEffect.REPAINT),
    /// `background-origin`
    BACKGROUND_ORIGIN("background-origin", PropertyGroup.BACKGROUND, "padding-box", StyleEffect.REPAINT),
    /// `background-clip`
    BACKGROUND_CLIP("background-clip", PropertyGroup.BACKGROUND, "border-box", StyleEffect.REPAINT),
    /// `background-blend-mode`
    BACKGROUND_BLEND_MODE("background-blend-mode", PropertyGroup.BACKGROUND, "normal", StyleEffect.REPAINT),

    // flex
    /// `flex-direction`
    FLEX_DIRECTION("flex-direction", PropertyGroup.FLEX, "row", StyleEffect.RELAYOUT),
    /// `flex-wrap`
    FLEX_WRAP("flex-wrap", PropertyGroup.FLEX, "nowrap", StyleEffect.RELAYOUT),
    /// `flex-grow`
    FLEX_GROW("flex-grow", PropertyGroup.FLEX, "0", StyleEffect.RELAYOUT),
    /// `flex-shrink`
    FLEX_SHRINK("flex-shrink", PropertyGroup.FLEX, "1", StyleEffect.RELAYOUT),
    /// `flex-basis`
    FLEX_BASIS("flex-basis", PropertyGroup.FLEX, "auto", StyleEffect.RELAYOUT),
    /// `order`
    ORDER("order", PropertyGroup.FLEX, "0", StyleEffect.RELAYOUT),
    /// `justify-content`
    JUSTIFY_CONTENT("justify-content", PropertyGroup.FLEX, "normal", StyleEffect.RELAYOUT),
    /// `justify-items`
    JUSTIFY_ITEMS("justify-items", PropertyGroup.FLEX, "legacy", StyleEffect.RELAYOUT),
    /// `justify-self`
    JUSTIFY_SELF("justify-self", PropertyGroup.FLEX, "auto", StyleEffect.RELAYOUT),
    /// `align-content`
    ALIGN_CONTENT("align-content", PropertyGroup.FLEX, "normal", StyleEffect.RELAYOUT),
    /// `align-items`
    ALIGN_ITEMS("align-items", PropertyGroup.FLEX, "normal", StyleEffect.RELAYOUT),
    /// `align-self`
    ALIGN_SELF("align-self", PropertyGroup.FLEX, "auto", StyleEffect.RELAYOUT),
    /// `row-gap`
    ROW_GAP("row-gap", PropertyGroup.FLEX, "normal", StyleEffect.RELAYOUT),
    /// `column-gap`
    COLUMN_GAP("column-gap", PropertyGroup.FLEX, "normal", StyleEffect.RELAYOUT),

    // grid
    /// `grid-template-columns`
    GRID_TEMPLATE_COLUMNS("grid-template-columns", PropertyGroup.GRID, "none", StyleEffect.RELAYOUT),
    /// `grid-template-rows`
    GRID_TEMPLATE_ROWS("grid-template-rows", PropertyGroup.GRID, "none", StyleEffect.RELAYOUT),
    /// `grid-template-areas`
    GRID_TEMPLATE_AREAS("grid-template-areas", PropertyGroup.GRID, "none", StyleEffect.RELAYOUT),
    /// `grid-auto-columns`
    GRID_AUTO_COLUMNS("grid-auto-columns", PropertyGroup.GRID, "auto", StyleEffect.RELAYOUT),
    /// `grid-auto-rows`
    GRID_AUTO_ROWS("grid-auto-rows", PropertyGroup.GRID, "auto", StyleEffect.RELAYOUT),
    /// `grid-auto-flow`
    GRID_AUTO_FLOW("grid-auto-flow", PropertyGroup.GRID, "row", StyleEffect.RELAYOUT),
    /// `grid-row-start`
    GRID_ROW_START("grid-row-start", PropertyGroup.GRID, "auto", StyleEffect.RELAYOUT),
    /// `grid-row-end`
    GRID_ROW_END("grid-row-end", PropertyGroup.GRID, "auto", StyleEffect.RELAYOUT),
    /// `grid-column-start`
    GRID_COLUMN_START("grid-column-start", PropertyGroup.GRID, "auto", StyleEffect.RELAYOUT),
    /// `grid-column-end`
    GRID_COLUMN_END("grid-column-end", PropertyGroup.GRID, "auto", StyleEffect.RELAYOUT),
    /// `column-count`
    COLUMN_COUNT("column-count", PropertyGroup.GRID, "auto", StyleEffect.RELAYOUT),
    /// `column-width`
    COLUMN_WIDTH("column-width", PropertyGroup.GRID, "auto", StyleEffect.RELAYOUT),
    /// `column-fill`
    COLUMN_FILL("column-fill", PropertyGroup.GRID, "balance", StyleEffect.RELAYOUT),
    /// `column-span`
    COLUMN_SPAN("column-span", PropertyGroup.GRID, "none", StyleEffect.RELAYOUT),
    /// `column-rule-width`
    COLUMN_RULE_WIDTH("column-rule-width", PropertyGroup.GRID, "medium", StyleEffect.REPAINT),
    /// `column-rule-style`
    COLUMN_RULE_STYLE("column-rule-style", PropertyGroup.GRID, "none", StyleEffect.REPAINT),
    /// `column-rule-color`
    COLUMN_RULE_COLOR("column-rule-color", PropertyGroup.GRID, "currentcolor", StyleEffect.REPAINT),

    // effect
    /// `opacity`
    OPACITY("opacity", PropertyGroup.EFFECT, "1", StyleEffect.REPAINT),
    /// `box-shadow`
    BOX_SHADOW("box-shadow", PropertyGroup.EFFECT, "none", StyleEffect.REPAINT),
    /// `outline-color`
    OUTLINE_COLOR("outline-color", PropertyGroup.EFFECT, "auto", StyleEffect.REPAINT),
    /// `outline-style`
    OUTLINE_STYLE("outline-style", PropertyGroup.EFFECT, "none", StyleEffect.REPAINT),
    /// `outline-width`
    OUTLINE_WIDTH("outline-width", PropertyGroup.EFFECT, "medium", StyleEffect.REPAINT),
    /// `outline-offset`
    OUTLINE_OFFSET("outline-offset", PropertyGroup.EFFECT, "0px", StyleEffect.REPAINT),
    /// `clip-path`
    CLIP_PATH("clip-path", PropertyGroup.EFFECT, "none", StyleEffect.REPAINT),
    /// `clip`
    CLIP("clip", PropertyGroup.EFFECT, "auto", StyleEffect.REPAINT),
    /// `filter`
    FILTER("filter", PropertyGroup.EFFECT, "none", StyleEffect.REPAINT),
    /// `backdrop-filter`
    BACKDROP_FILTER("backdrop-filter", PropertyGroup.EFFECT, "none", StyleEffect.REPAINT),
    /// `mix-blend-mode`
    MIX_BLEND_MODE("mix-blend-mode", PropertyGroup.EFFECT, "normal", StyleEffect.REPAINT),
    /// `isolation`
    ISOLATION("isolation", PropertyGroup.EFFECT, "auto", StyleEffect.REPAINT),
    /// `mask-image`
    MASK_IMAGE("mask-image", PropertyGroup.EFFECT, "none", StyleEffect.REPAINT),
    /// `mask-position`
    MASK_POSITION("mask-position", PropertyGroup.EFFECT, "0% 0%", StyleEffect.REPAINT),
    /// `mask-size`
    MASK_SIZE("mask-size", PropertyGroup.EFFECT, "auto", StyleEffect.REPAINT),
    /// `mask-repeat`
    MASK_REPEAT("mask-repeat", PropertyGroup.EFFECT, "repeat", StyleEffect.REPAINT),
    /// `mask-origin`
    MASK_ORIGIN("mask-origin", PropertyGroup.EFFECT, "border-box", StyleEffect.REPAINT),
    /// `mask-clip`
    MASK_CLIP("mask-clip", PropertyGroup.EFFECT, "border-box", StyleEffect.REPAINT),
    /// `mask-mode`
    MASK_MODE("mask-mode", PropertyGroup.EFFECT, "match-source", StyleEffect.REPAINT),
    /// `mask-composite`
    MASK_COMPOSITE("mask-composite", PropertyGroup.EFFECT, "add", StyleEffect.REPAINT),
    /// `mask-type`
    MASK_TYPE("mask-type", PropertyGroup.EFFECT, "luminance", StyleEffect.REPAINT),
    /// `stop-color`
    STOP_COLOR("stop-color", PropertyGroup.EFFECT, "black", StyleEffect.REPAINT),
    /// `stop-opacity`
    STOP_OPACITY("stop-opacity", PropertyGroup.EFFECT, "1", StyleEffect.REPAINT),
    /// `text-decoration-line`
    TEXT_DECORATION_LINE("text-decoration-line", PropertyGroup.EFFECT, "none", StyleEffect.REPAINT),
    /// `text-decoration-style`
    TEXT_DECORATION_STYLE("text-decoration-style", PropertyGroup.EFFECT, "solid", StyleEffect.REPAINT),
    /// `text-decoration-color`
    TEXT_DECORATION_COLOR("text-decoration-color", PropertyGroup.EFFECT, "currentcolor", StyleEffect.REPAINT),
    /// `text-decoration-thickness`
    TEXT_DECORATION_THICKNESS("text-decoration-thickness", PropertyGroup.EFFECT, "auto", StyleEffect.REPAINT),
    /// `text-overflow`
    TEXT_OVERFLOW("text-overflow", PropertyGroup.EFFECT, "clip", StyleEffect.REPAINT),

    // transform
    /// `transform`
    TRANSFORM("transform", PropertyGroup.TRANSFORM, "none", StyleEffect.REPAINT),
    /// `transform-origin`
    TRANSFORM_ORIGIN("transform-origin", PropertyGroup.TRANSFORM, "50% 50% 0px", StyleEffect.REPAINT),
    /// `transform-style`
    TRANSFORM_STYLE("transform-style", PropertyGroup.TRANSFORM, "flat", StyleEffect.REPAINT),
    /// `transform-box`
    TRANSFORM_BOX("transform-box", PropertyGroup.TRANSFORM, "view-box", StyleEffect.REPAINT),
    /// `perspective`
    PERSPECTIVE("perspective", PropertyGroup.TRANSFORM, "none", StyleEffect.REPAINT),
    /// `perspective-origin`
    PERSPECTIVE_ORIGIN("perspective-origin", PropertyGroup.TRANSFORM, "50% 50%", StyleEffect.REPAINT),
    /// `backface-visibility`
    BACKFACE_VISIBILITY("backface-visibility", PropertyGroup.TRANSFORM, "visible", StyleEffect.REPAINT),
    /// `translate`
    TRANSLATE("translate", PropertyGroup.TRANSFORM, "none", StyleEffect.REPAINT),
    /// `rotate`
    ROTATE("rotate", PropertyGroup.TRANSFORM, "none", StyleEffect.REPAINT),
    /// `scale`
    SCALE("scale", PropertyGroup.TRANSFORM, "none", StyleEffect.REPAINT),
    /// `offset-path`
    OFFSET_PATH("offset-path", PropertyGroup.TRANSFORM, "none", StyleEffect.REPAINT),
    /// `offset-distance`
    OFFSET_DISTANCE("offset-distance", PropertyGroup.TRANSFORM, "0px", StyleEffect.REPAINT),
    /// `offset-rotate`
    OFFSET_ROTATE("offset-rotate", PropertyGroup.TRANSFORM, "auto", StyleEffect.REPAINT),
    /// `will-change`
    WILL_CHANGE("will-change", PropertyGroup.TRANSFORM, "auto", StyleEffect.REPAINT),

    // scroll
    /// `scroll-behavior`
    SCROLL_BEHAVIOR("scroll-behavior", PropertyGroup.SCROLL, "auto", StyleEffect.NONE),
    /// `scrollbar-width`
    SCROLLBAR_WIDTH("scrollbar-width", PropertyGroup.SCROLL, "auto", StyleEffect.RELAYOUT),
    /// `scrollbar-gutter`
    SCROLLBAR_GUTTER("scrollbar-gutter", PropertyGroup.SCROLL, "auto", StyleEffect.RELAYOUT),
    /// `scroll-snap-type`
    SCROLL_SNAP_TYPE("scroll-snap-type", PropertyGroup.SCROLL, "none", StyleEffect.NONE),
    /// `scroll-snap-align`
    SCROLL_SNAP_ALIGN("scroll-snap-align", PropertyGroup.SCROLL, "none", StyleEffect.NONE),
    /// `scroll-snap-stop`
    SCROLL_SNAP_STOP("scroll-snap-stop", PropertyGroup.SCROLL, "normal", StyleEffect.NONE),
    /// `scroll-margin-top`
    SCROLL_MARGIN_TOP("scroll-margin-top", PropertyGroup.SCROLL, "0px", StyleEffect.NONE),
    /// `scroll-margin-right`
    SCROLL_MARGIN_RIGHT("scroll-margin-right", PropertyGroup.SCROLL, "0px", StyleEffect.NONE),
    /// `scroll-margin-bottom`
    SCROLL_MARGIN_BOTTOM("scroll-margin-bottom", PropertyGroup.SCROLL, "0px", StyleEffect.NONE),
    /// `scroll-margin-left`
    SCROLL_MARGIN_LEFT("scroll-margin-left", PropertyGroup.SCROLL, "0px", StyleEffect.NONE),
    /// `scroll-padding-top`
    SCROLL_PADDING_TOP("scroll-padding-top", PropertyGroup.SCROLL, "auto", StyleEffect.NONE),
    /// `scroll-padding-right`
    SCROLL_PADDING_RIGHT("scroll-padding-right", PropertyGroup.SCROLL, "auto", StyleEffect.NONE),
    /// `scroll-padding-bottom`
    SCROLL_PADDING_BOTTOM("scroll-padding-bottom", PropertyGroup.SCROLL, "auto", StyleEffect.NONE),
    /// `scroll-padding-left`
    SCROLL_PADDING_LEFT("scroll-padding-left", PropertyGroup.SCROLL, "auto", StyleEffect.NONE),
    /// `overscroll-behavior-x`
    OVERSCROLL_BEHAVIOR_X("overscroll-behavior-x", PropertyGroup.SCROLL, "auto", StyleEffect.NONE),
    /// `overscroll-behavior-y`
    OVERSCROLL_BEHAVIOR_Y("overscroll-behavior-y", PropertyGroup.SCROLL, "auto", StyleEffect.NONE),
    /// `overflow-anchor`
    OVERFLOW_ANCHOR("overflow-anchor", PropertyGroup.SCROLL, "auto", StyleEffect.NONE),
    /// `overflow-clip-margin`
    OVERFLOW_CLIP_MARGIN("overflow-clip-margin", PropertyGroup.SCROLL, "0px", StyleEffect.REPAINT),
    /// `touch-action`
    TOUCH_ACTION("touch-action", PropertyGroup.SCROLL, "auto", StyleEffect.NONE),
    /// `user-select`
    USER_SELECT("user-select", PropertyGroup.SCROLL, "auto", StyleEffect.NONE),
    /// `resize`
    RESIZE("resize", PropertyGroup.SCROLL, "none", StyleEffect.REPAINT),
    /// `view-transition-name`
    VIEW_TRANSITION_NAME("view-transition-name", PropertyGroup.SCROLL, "none", StyleEffect.NONE),

    // animation
    /// `transition-property`
    TRANSITION_PROPERTY("transition-property", PropertyGroup.ANIMATION, "all", StyleEffect.NONE),
    /// `transition-duration`
    TRANSITION_DURATION("transition-duration", PropertyGroup.ANIMATION, "0s", StyleEffect.NONE),
    /// `transition-delay`
    TRANSITION_DELAY("transition-delay", PropertyGroup.ANIMATION, "0s", StyleEffect.NONE),
    /// `transition-timing-function`
    TRANSITION_TIMING_FUNCTION("transition-timing-function", PropertyGroup.ANIMATION, "ease", StyleEffect.NONE),
    /// `transition-behavior`
    TRANSITION_BEHAVIOR("transition-behavior", PropertyGroup.ANIMATION, "normal", StyleEffect.NONE),
    /// `animation-name`
    ANIMATION_NAME("animation-name", PropertyGroup.ANIMATION, "none", StyleEffect.NONE),
    /// `animation-duration`
    ANIMATION_DURATION("animation-duration", PropertyGroup.ANIMATION, "0s", StyleEffect.NONE),
    /// `animation-delay`
    ANIMATION_DELAY("animation-delay", PropertyGroup.ANIMATION, "0s", StyleEffect.NONE),
    /// `animation-timing-function`
    ANIMATION_TIMING_FUNCTION("animation-timing-function", PropertyGroup.ANIMATION, "ease", StyleEffect.NONE),
    /// `animation-iteration-count`
    ANIMATION_ITERATION_COUNT("animation-iteration-count", PropertyGroup.ANIMATION, "1", StyleEffect.NONE),
    /// `animation-direction`
    ANIMATION_DIRECTION("animation-direction", PropertyGroup.ANIMATION, "normal", StyleEffect.NONE),
    /// `animation-fill-mode`
    ANIMATION_FILL_MODE("animation-fill-mode", PropertyGroup.ANIMATION, "none", StyleEffect.NONE),
    /// `animation-play-state`
    ANIMATION_PLAY_STATE("animation-play-state", PropertyGroup.ANIMATION, "running", StyleEffect.NONE),
    /// `animation-composition`
    ANIMATION_COMPOSITION("animation-composition", PropertyGroup.ANIMATION, "replace", StyleEffect.NONE),
    /// `animation-timeline`
    ANIMATION_TIMELINE("animation-timeline", PropertyGroup.ANIMATION, "auto", StyleEffect.NONE),

    // flow-relative
    /// `inline-size`
    INLINE_SIZE("inline-size", WIDTH),
    /// `block-size`
    BLOCK_SIZE("block-size", HEIGHT),
    /// `min-inline-size`
    MIN_INLINE_SIZE("min-inline-size", MIN_WIDTH),
    /// `min-block-size`
    MIN_BLOCK_SIZE("min-block-size", MIN_HEIGHT),
    /// `max-inline-size`
    MAX_INLINE_SIZE("max-inline-size", MAX_WIDTH),
    /// `max-block-size`
    MAX_BLOCK_SIZE("max-block-size", MAX_HEIGHT),
    /// `margin-inline-start`
    MARGIN_INLINE_START("margin-inline-start", MARGIN_LEFT),
    /// `margin-inline-end`
    MARGIN_INLINE_END("margin-inline-end", MARGIN_RIGHT),
    /// `margin-block-start`
    MARGIN_BLOCK_START("margin-block-start", MARGIN_TOP),
    /// `margin-block-end`
    MARGIN_BLOCK_END("margin-block-end", MARGIN_BOTTOM),
    /// `padding-inline-start`
    PADDING_INLINE_START("padding-inline-start", PADDING_LEFT),
    /// `padding-inline-end`
    PADDING_INLINE_END("padding-inline-end", PADDING_RIGHT),
    /// `padding-block-start`
    PADDING_BLOCK_START("padding-block-start", PADDING_TOP),
    /// `padding-block-end`
    PADDING_BLOCK_END("padding-block-end", PADDING_BOTTOM),
    /// `inset-inline-start`
    INSET_INLINE_START("inset-inline-start", LEFT),
    /// `inset-inline-end`
    INSET_INLINE_END("inset-inline-end", RIGHT),
    /// `inset-block-start`
    INSET_BLOCK_START("inset-block-start", TOP),
    /// `inset-block-end`
    INSET_BLOCK_END("inset-block-end", BOTTOM),
    /// `border-inline-start-width`
    BORDER_INLINE_START_WIDTH("border-inline-start-width", BORDER_LEFT_WIDTH),
    /// `border-inline-end-width`
    BORDER_INLINE_END_WIDTH("border-inline-end-width", BORDER_RIGHT_WIDTH),
    /// `border-block-start-width`
    BORDER_BLOCK_START_WIDTH("border-block-start-width", BORDER_TOP_WIDTH),
    /// `border-block-end-width`
    BORDER_BLOCK_END_WIDTH("border-block-end-width", BORDER_BOTTOM_WIDTH),
    /// `border-inline-start-style`
    BORDER_INLINE_START_STYLE("border-inline-start-style", BORDER_LEFT_STYLE),
    /// `border-inline-end-style`
    BORDER_INLINE_END_STYLE("border-inline-end-style", BORDER_RIGHT_STYLE),
    /// `border-block-start-style`
    BORDER_BLOCK_START_STYLE("border-block-start-style", BORDER_TOP_STYLE),
    /// `border-block-end-style`
    BORDER_BLOCK_END_STYLE("border-block-end-style", BORDER_BOTTOM_STYLE),
    /// `border-inline-start-color`
    BORDER_INLINE_START_COLOR("border-inline-start-color", BORDER_LEFT_COLOR),
    /// `border-inline-end-color`
    BORDER_INLINE_END_COLOR("border-inline-end-color", BORDER_RIGHT_COLOR),
    /// `border-block-start-color`
    BORDER_BLOCK_START_COLOR("border-block-start-color", BORDER_TOP_COLOR),
    /// `border-block-end-color`
    BORDER_BLOCK_END_COLOR("border-block-end-color", BORDER_BOTTOM_COLOR),
    /// `border-start-start-radius`
    BORDER_START_START_RADIUS("border-start-start-radius", BORDER_TOP_LEFT_RADIUS),
    /// `border-start-end-radius`
    BORDER_START_END_RADIUS("border-start-end-radius", BORDER_TOP_RIGHT_RADIUS),
    /// `border-end-start-radius`
    BORDER_END_START_RADIUS("border-end-start-radius", BORDER_BOTTOM_LEFT_RADIUS),
    /// `border-end-end-radius`
    BORDER_END_END_RADIUS("border-end-end-radius", BORDER_BOTTOM_RIGHT_RADIUS),
    /// `overflow-inline`
    OVERFLOW_INLINE("overflow-inline", OVERFLOW_X),
    /// `overflow-block`
    OVERFLOW_BLOCK("overflow-block", OVERFLOW_Y),
    /// `overscroll-behavior-inline`
    OVERSCROLL_BEHAVIOR_INLINE("overscroll-behavior-inline", OVERSCROLL_BEHAVIOR_X),
    /// `overscroll-behavior-block`
    OVERSCROLL_BEHAVIOR_BLOCK("overscroll-behavior-block", OVERSCROLL_BEHAVIOR_Y),
    /// `scroll-margin-inline-start`
    SCROLL_MARGIN_INLINE_START("scroll-margin-inline-start", SCROLL_MARGIN_LEFT),
    /// `scroll-margin-inline-end`
    SCROLL_MARGIN_INLINE_END("scroll-margin-inline-end", SCROLL_MARGIN_RIGHT),
    /// `scroll-margin-block-start`
    SCROLL_MARGIN_BLOCK_START("scroll-margin-block-start", SCROLL_MARGIN_TOP),
    /// `scroll-margin-block-end`
    SCROLL_MARGIN_BLOCK_END("scroll-margin-block-end", SCROLL_MARGIN_BOTTOM),
    /// `scroll-padding-inline-start`
    SCROLL_PADDING_INLINE_START("scroll-padding-inline-start", SCROLL_PADDING_LEFT),
    /// `scroll-padding-inline-end`
    SCROLL_PADDING_INLINE_END("scroll-padding-inline-end", SCROLL_PADDING_RIGHT),
    /// `scroll-padding-block-start`
    SCROLL_PADDING_BLOCK_START("scroll-padding-block-start", SCROLL_PADDING_TOP),
    /// `scroll-padding-block-end`
    SCROLL_PADDING_BLOCK_END("scroll-padding-block-end", SCROLL_PADDING_BOTTOM);

    private static final Map<String, Longhand> BY_NAME = byName();

    private final String cssName;
    private final PropertyGroup group;
    private final String initialText;
    private final StyleEffect effect;
    private final @Nullable Longhand horizontal;
    private int slot;

    Longhand(String cssName, PropertyGroup group, String initialText, StyleEffect effect) {
        this.cssName = cssName;
        this.group = group;
        this.initialText = initialText;
        this.effect = effect;
        this.horizontal = null;
    }

    Longhand(String cssName, Longhand horizontal) {
        this.cssName = cssName;
        this.group = horizontal.group;
        this.initialText = horizontal.initialText;
        this.effect = horizontal.effect;
        this.horizontal = horizontal;
    }

    static {
        int[] sizes = new int[PropertyGroup.values().length];
        for (Longhand longhand : values()) {
            if (longhand.horizontal == null) {
                longhand.slot = sizes[longhand.group.ordinal()]++;
            }
        }
    }

    private static Map<String, Longhand> byName() {
        Map<String, Longhand> names = new HashMap<>();
        for (Longhand longhand : values()) {
            if (!longhand.cssName.startsWith("-frameloop-")) {
                names.put(longhand.cssName, longhand);
            }
        }
        return Map.copyOf(names);
    }

    /// The longhand of this name in lower case, or null.
    public static @Nullable Longhand byName(String name) {
        return BY_NAME.get(name);
    }

    @Override
    public String cssName() {
        return cssName;
    }

    /// The part of the computed style that holds the value.
    public PropertyGroup group() {
        return group;
    }

    /// The place within its group.
    public int slot() {
        return slot;
    }

    /// The initial value as text.
    public String initialText() {
        return initialText;
    }

    /// What a change of the computed value asks for.
    public StyleEffect effect() {
        return effect;
    }

    /// Whether an element without a value of its own takes its parent's.
    public boolean isInherited() {
        return group.isInherited();
    }

    /// Whether the property is named after the flow, such as `margin-inline-start`.
    public boolean isFlowRelative() {
        return horizontal != null;
    }

    /// What a flow-relative property is in horizontal left-to-right text, else null.
    @Nullable
    Longhand flowRelativeTo() {
        return horizontal;
    }

    /// The property that this one stands for.
    ///
    /// @see <a href="https://drafts.csswg.org/css-logical-1/#box">CSS Logical Properties: flow-relative box model</a>
    public Longhand physical(WritingMode writingMode, Direction direction) {
        return horizontal == null ? this : FlowMapping.physical(this, horizontal, writingMode, direction);
    }

    @Override
    public String toString() {
        return cssName;
    }
}
