package dev.frameloop.dom.css.property;

import org.jspecify.annotations.Nullable;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import static dev.frameloop.dom.css.property.Longhand.*;

/// The shorthand properties, with the longhands that they set, in the order of their text.
public enum Shorthand implements Property {
    /// `all`: everything but `direction`, `unicode-bidi` and custom properties
    ALL("all", allLonghands()),
    /// `margin`
    MARGIN("margin", MARGIN_TOP, MARGIN_RIGHT, MARGIN_BOTTOM, MARGIN_LEFT),
    /// `padding`
    PADDING("padding", PADDING_TOP, PADDING_RIGHT, PADDING_BOTTOM, PADDING_LEFT),
    /// `inset`
    INSET("inset", TOP, RIGHT, BOTTOM, LEFT),
    /// `scroll-margin`
    SCROLL_MARGIN("scroll-margin", SCROLL_MARGIN_TOP, SCROLL_MARGIN_RIGHT, SCROLL_MARGIN_BOTTOM, SCROLL_MARGIN_LEFT),
    /// `scroll-padding`
    SCROLL_PADDING("scroll-padding", SCROLL_PADDING_TOP, SCROLL_PADDING_RIGHT, SCROLL_PADDING_BOTTOM,
            SCROLL_PADDING_LEFT),
    /// `border-width`
    BORDER_WIDTH("border-width", BORDER_TOP_WIDTH, BORDER_RIGHT_WIDTH, BORDER_BOTTOM_WIDTH, BORDER_LEFT_WIDTH),
    /// `border-style`
    BORDER_STYLE("border-style", BORDER_TOP_STYLE, BORDER_RIGHT_STYLE, BORDER_BOTTOM_STYLE, BORDER_LEFT_STYLE),
    /// `border-color`
    BORDER_COLOR("border-color", BORDER_TOP_COLOR, BORDER_RIGHT_COLOR, BORDER_BOTTOM_COLOR, BORDER_LEFT_COLOR),
    /// `border-top`
    BORDER_TOP("border-top", BORDER_TOP_WIDTH, BORDER_TOP_STYLE, BORDER_TOP_COLOR),
    /// `border-right`
    BORDER_RIGHT("border-right", BORDER_RIGHT_WIDTH, BORDER_RIGHT_STYLE, BORDER_RIGHT_COLOR),
    /// `border-bottom`
    BORDER_BOTTOM("border-bottom", BORDER_BOTTOM_WIDTH, BORDER_BOTTOM_STYLE, BORDER_BOTTOM_COLOR),
    /// `border-left`
    BORDER_LEFT("border-left", BORDER_LEFT_WIDTH, BORDER_LEFT_STYLE, BORDER_LEFT_COLOR),
    /// `border`; it resets the border image too
    BORDER("border", BORDER_TOP_WIDTH, BORDER_RIGHT_WIDTH, BORDER_BOTTOM_WIDTH, BORDER_LEFT_WIDTH, BORDER_TOP_STYLE,
            BORDER_RIGHT_STYLE,
            BORDER_BOTTOM_STYLE, BORDER_LEFT_STYLE, BORDER_TOP_COLOR, BORDER_RIGHT_COLOR, BORDER_BOTTOM_COLOR,
            BORDER_LEFT_COLOR,
            BORDER_IMAGE_SOURCE, BORDER_IMAGE_SLICE, BORDER_IMAGE_WIDTH, BORDER_IMAGE_OUTSET, BORDER_IMAGE_REPEAT),
    /// `border-image`
    BORDER_IMAGE("border-image", BORDER_IMAGE_SOURCE, BORDER_IMAGE_SLICE, BORDER_IMAGE_WIDTH, BORDER_IMAGE_OUTSET,
            BORDER_IMAGE_REPEAT),
    /// `border-radius`
    BORDER_RADIUS("border-radius", BORDER_TOP_LEFT_RADIUS, BORDER_TOP_RIGHT_RADIUS, BORDER_BOTTOM_RIGHT_RADIUS,
            BORDER_BOTTOM_LEFT_RADIUS),
    /// `border-spacing`; its two parts have no names of their own
    BORDER_SPACING("border-spacing", BORDER_SPACING_X, BORDER_SPACING_Y),
    /// `outline`
    OUTLINE("outline", OUTLINE_COLOR, OUTLINE_STYLE, OUTLINE_WIDTH),
    /// `background`
    BACKGROUND("background", BACKGROUND_IMAGE, BACKGROUND_POSITION_X, BACKGROUND_POSITION_Y, BACKGROUND_SIZE,
            BACKGROUND_REPEAT,
            BACKGROUND_ATTACHMENT, BACKGROUND_ORIGIN, BACKGROUND_CLIP, BACKGROUND_COLOR),
    /// `background-position`
    BACKGROUND_POSITION("background-position", BACKGROUND_POSITION_X, BACKGROUND_POSITION_Y),
    /// `mask`
    MASK("mask", MASK_IMAGE, MASK_POSITION, MASK_SIZE, MASK_REPEAT, MASK_ORIGIN, MASK_CLIP, MASK_COMPOSITE, MASK_MODE),
    /// `overflow`
    OVERFLOW("overflow", OVERFLOW_X, OVERFLOW_Y),
    /// `overscroll-behavior`
    OVERSCROLL_BEHAVIOR("overscroll-behavior", OVERSCROLL_BEHAVIOR_X, OVERSCROLL_BEHAVIOR_Y),
    /// `font`
    FONT("font", FONT_STYLE, FONT_VARIANT_CAPS, FONT_WEIGHT, FONT_STRETCH, FONT_SIZE, LINE_HEIGHT, FONT_FAMILY,
            FONT_SIZE_ADJUST,
            FONT_KERNING, FONT_VARIANT_LIGATURES, FONT_VARIANT_NUMERIC, FONT_VARIANT_EAST_ASIAN,
            FONT_VARIANT_ALTERNATES,
            FONT_VARIANT_POSITION, FONT_VARIANT_EMOJI, FONT_FEATURE_SETTINGS, FONT_VARIATION_SETTINGS,
            FONT_OPTICAL_SIZING,
            FONT_LANGUAGE_OVERRIDE),
    /// `font-variant`
    FONT_VARIANT("font-variant", FONT_VARIANT_LIGATURES, FONT_VARIANT_CAPS, FONT_VARIANT_ALTERNATES,
            FONT_VARIANT_NUMERIC,
            FONT_VARIANT_EAST_ASIAN, FONT_VARIANT_POSITION, FONT_VARIANT_EMOJI),
    /// `font-synthesis`
    FONT_SYNTHESIS("font-synthesis", FONT_SYNTHESIS_WEIGHT, FONT_SYNTHESIS_STYLE, FONT_SYNTHESIS_SMALL_CAPS),
    /// `white-space`
    WHITE_SPACE("white-space", WHITE_SPACE_COLLAPSE, TEXT_WRAP_MODE),
    /// `text-wrap`
    TEXT_WRAP("text-wrap", TEXT_WRAP_MODE, TEXT_WRAP_STYLE),
    /// `text-decoration`
    TEXT_DECORATION("text-decoration", TEXT_DECORATION_LINE, TEXT_DECORATION_THICKNESS, TEXT_DECORATION_STYLE,
            TEXT_DECORATION_COLOR),
    /// `text-emphasis`
    TEXT_EMPHASIS("text-emphasis", TEXT_EMPHASIS_STYLE, TEXT_EMPHASIS_COLOR),
    /// `-webkit-text-stroke`
    TEXT_STROKE("-webkit-text-stroke", WEBKIT_TEXT_STROKE_WIDTH, WEBKIT_TEXT_STROKE_COLOR),
    /// `list-style`
    LIST_STYLE("list-style", LIST_STYLE_POSITION, LIST_STYLE_IMAGE, LIST_STYLE_TYPE),
    /// `flex`
    FLEX("flex", FLEX_GROW, FLEX_SHRINK, FLEX_BASIS),
    /// `flex-flow`
    FLEX_FLOW("flex-flow", FLEX_DIRECTION, FLEX_WRAP),
    /// `gap`
    GAP("gap", ROW_GAP, COLUMN_GAP),
    /// `place-content`
    PLACE_CONTENT("place-content", ALIGN_CONTENT, JUSTIFY_CONTENT),
    /// `place-items`
    PLACE_ITEMS("place-items", ALIGN_ITEMS, JUSTIFY_ITEMS),
    /// `place-self`
    PLACE_SELF("place-self", ALIGN_SELF, JUSTIFY_SELF),
    /// `grid-template`
    GRID_TEMPLATE("grid-template", GRID_TEMPLATE_ROWS, GRID_TEMPLATE_COLUMNS, GRID_TEMPLATE_AREAS),
    /// `grid`
    GRID("grid", GRID_TEMPLATE_ROWS, GRID_TEMPLATE_COLUMNS, GRID_TEMPLATE_AREAS, GRID_AUTO_FLOW, GRID_AUTO_ROWS,
            GRID_AUTO_COLUMNS),
    /// `grid-row`
    GRID_ROW("grid-row", GRID_ROW_START, GRID_ROW_END),
    /// `grid-column`
    GRID_COLUMN("grid-column", GRID_COLUMN_START, GRID_COLUMN_END),
    /// `grid-area`
    GRID_AREA("grid-area", GRID_ROW_START, GRID_COLUMN_START, GRID_ROW_END, GRID_COLUMN_END),
    /// `columns`
    COLUMNS("columns", COLUMN_WIDTH, COLUMN_COUNT),
    /// `column-rule`
    COLUMN_RULE("column-rule", COLUMN_RULE_WIDTH, COLUMN_RULE_STYLE, COLUMN_RULE_COLOR),
    /// `container`
    CONTAINER("container", CONTAINER_NAME, CONTAINER_TYPE),
    /// `transition`
    TRANSITION("transition", TRANSITION_PROPERTY, TRANSITION_DURATION, TRANSITION_TIMING_FUNCTION, TRANSITION_DELAY,
            TRANSITION_BEHAVIOR),
    /// `animation`
    ANIMATION("animation", ANIMATION_DURATION, ANIMATION_TIMING_FUNCTION, ANIMATION_DELAY, ANIMATION_ITERATION_COUNT,
            ANIMATION_DIRECTION,
            ANIMATION_FILL_MODE, ANIMATION_PLAY_STATE, ANIMATION_NAME, ANIMATION_TIMELINE, ANIMATION_COMPOSITION),
    /// `margin-inline`
    MARGIN_INLINE("margin-inline", MARGIN_INLINE_START, MARGIN_INLINE_END),
    /// `margin-block`
    MARGIN_BLOCK("margin-block", MARGIN_BLOCK_START, MARGIN_BLOCK_END),
    /// `padding-inline`
    PADDING_INLINE("padding-inline", PADDING_INLINE_START, PADDING_INLINE_END),
    /// `padding-block`
    PADDING_BLOCK("padding-block", PADDING_BLOCK_START, PADDING_BLOCK_END),
    /// `inset-inline`
    INSET_INLINE("inset-inline", INSET_INLINE_START, INSET_INLINE_END),
    /// `inset-block`
    INSET_BLOCK("inset-block", INSET_BLOCK_START, INSET_BLOCK_END),
    /// `scroll-margin-inline`
    SCROLL_MARGIN_INLINE("scroll-margin-inline", SCROLL_MARGIN_INLINE_START, SCROLL_MARGIN_INLINE_END),
    /// `scroll-margin-block`
    SCROLL_MARGIN_BLOCK("scroll-margin-block", SCROLL_MARGIN_BLOCK_START, SCROLL_MARGIN_BLOCK_END),
    /// `scroll-padding-inline`
    SCROLL_PADDING_INLINE("scroll-padding-inline", SCROLL_PADDING_INLINE_START, SCROLL_PADDING_INLINE_END),
    /// `scroll-padding-block`
    SCROLL_PADDING_BLOCK("scroll-padding-block", SCROLL_PADDING_BLOCK_START, SCROLL_PADDING_BLOCK_END),
    /// `border-inline-width`
    BORDER_INLINE_WIDTH("border-inline-width", BORDER_INLINE_START_WIDTH, BORDER_INLINE_END_WIDTH),
    /// `border-block-width`
    BORDER_BLOCK_WIDTH("border-block-width", BORDER_BLOCK_START_WIDTH, BORDER_BLOCK_END_WIDTH),
    /// `border-inline-style`
    BORDER_INLINE_STYLE("border-inline-style", BORDER_INLINE_START_STYLE, BORDER_INLINE_END_STYLE),
    /// `border-block-style`
    BORDER_BLOCK_STYLE("border-block-style", BORDER_BLOCK_START_STYLE, BORDER_BLOCK_END_STYLE),
    /// `border-inline-color`
    BORDER_INLINE_COLOR("border-inline-color", BORDER_INLINE_START_COLOR, BORDER_INLINE_END_COLOR),
    /// `border-block-color`
    BORDER_BLOCK_COLOR("border-block-color", BORDER_BLOCK_START_COLOR, BORDER_BLOCK_END_COLOR),
    /// `border-inline-start`
    BORDER_INLINE_START("border-inline-start", BORDER_INLINE_START_WIDTH, BORDER_INLINE_START_STYLE,
            BORDER_INLINE_START_COLOR),
    /// `border-inline-end`
    BORDER_INLINE_END("border-inline-end", BORDER_INLINE_END_WIDTH, BORDER_INLINE_END_STYLE, BORDER_INLINE_END_COLOR),
    /// `border-block-start`
    BORDER_BLOCK_START("border-block-start", BORDER_BLOCK_START_WIDTH, BORDER_BLOCK_START_STYLE,
            BORDER_BLOCK_START_COLOR),
    /// `border-block-end`
    BORDER_BLOCK_END("border-block-end", BORDER_BLOCK_END_WIDTH, BORDER_BLOCK_END_STYLE, BORDER_BLOCK_END_COLOR),
    /// `border-inline`
    BORDER_INLINE("border-inline", BORDER_INLINE_START_WIDTH, BORDER_INLINE_END_WIDTH, BORDER_INLINE_START_STYLE,
            BORDER_INLINE_END_STYLE,
            BORDER_INLINE_START_COLOR, BORDER_INLINE_END_COLOR),
    /// `border-block`
    BORDER_BLOCK("border-block", BORDER_BLOCK_START_WIDTH, BORDER_BLOCK_END_WIDTH, BORDER_BLOCK_START_STYLE,
            BORDER_BLOCK_END_STYLE,
            BORDER_BLOCK_START_COLOR, BORDER_BLOCK_END_COLOR);

    private static final Map<String, Shorthand> BY_NAME = byName();

    private final String cssName;
    private final List<Longhand> longhands;

    Shorthand(String cssName, Longhand... longhands) {
        this.cssName = cssName;
        this.longhands = List.of(longhands);
    }

    private static Longhand[] allLonghands() {
        Set<Longhand> all = EnumSet.allOf(Longhand.class);
        all.removeAll(List.of(DIRECTION, UNICODE_BIDI));
        return all.toArray(Longhand[]::new);
    }

    private static Map<String, Shorthand> byName() {
        Map<String, Shorthand> names = new HashMap<>();
        for (Shorthand shorthand : values()) {
            names.put(shorthand.cssName, shorthand);
        }
        return Map.copyOf(names);
    }

    /// The shorthand of this name in lower case, or null.
    public static @Nullable Shorthand byName(String name) {
        return BY_NAME.get(name);
    }

    @Override
    public String cssName() {
        return cssName;
    }

    /// The longhands that it sets.
    public List<Longhand> longhands() {
        return longhands;
    }

    @Override
    public String toString() {
        return cssName;
    }
}
