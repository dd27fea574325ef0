package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.value.AnimationComposition;
import dev.frameloop.dom.css.value.AnimationDirection;
import dev.frameloop.dom.css.value.AnimationFillMode;
import dev.frameloop.dom.css.value.AnimationPlayState;
import dev.frameloop.dom.css.value.Auto;
import dev.frameloop.dom.css.value.BackfaceVisibility;
import dev.frameloop.dom.css.value.BackgroundAttachment;
import dev.frameloop.dom.css.value.BackgroundBox;
import dev.frameloop.dom.css.value.BlendMode;
import dev.frameloop.dom.css.value.BorderCollapse;
import dev.frameloop.dom.css.value.BorderStyle;
import dev.frameloop.dom.css.value.BorderWidthKeyword;
import dev.frameloop.dom.css.value.BoxDecorationBreak;
import dev.frameloop.dom.css.value.BoxSizing;
import dev.frameloop.dom.css.value.BreakBetween;
import dev.frameloop.dom.css.value.BreakInside;
import dev.frameloop.dom.css.value.CaptionSide;
import dev.frameloop.dom.css.value.Clear;
import dev.frameloop.dom.css.value.ColumnFill;
import dev.frameloop.dom.css.value.ColumnSpan;
import dev.frameloop.dom.css.value.ContainerType;
import dev.frameloop.dom.css.value.ContentVisibility;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.Direction;
import dev.frameloop.dom.css.value.EdgeOffset;
import dev.frameloop.dom.css.value.EmptyCells;
import dev.frameloop.dom.css.value.FieldSizing;
import dev.frameloop.dom.css.value.FillRule;
import dev.frameloop.dom.css.value.FlexDirection;
import dev.frameloop.dom.css.value.FlexWrap;
import dev.frameloop.dom.css.value.Floating;
import dev.frameloop.dom.css.value.FontCaps;
import dev.frameloop.dom.css.value.FontKerning;
import dev.frameloop.dom.css.value.FontOpticalSizing;
import dev.frameloop.dom.css.value.FontSizeKeyword;
import dev.frameloop.dom.css.value.FontStretchKeyword;
import dev.frameloop.dom.css.value.FontWeightKeyword;
import dev.frameloop.dom.css.value.ForcedColorAdjust;
import dev.frameloop.dom.css.value.Hyphens;
import dev.frameloop.dom.css.value.ImageRendering;
import dev.frameloop.dom.css.value.InterpolateSize;
import dev.frameloop.dom.css.value.Isolation;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.LineBreak;
import dev.frameloop.dom.css.value.LineCap;
import dev.frameloop.dom.css.value.LineJoin;
import dev.frameloop.dom.css.value.ListStylePosition;
import dev.frameloop.dom.css.value.MaskComposite;
import dev.frameloop.dom.css.value.MaskMode;
import dev.frameloop.dom.css.value.MaskType;
import dev.frameloop.dom.css.value.None;
import dev.frameloop.dom.css.value.Normal;
import dev.frameloop.dom.css.value.Numeric;
import dev.frameloop.dom.css.value.NumericLiteral;
import dev.frameloop.dom.css.value.ObjectFit;
import dev.frameloop.dom.css.value.Overflow;
import dev.frameloop.dom.css.value.OverflowAnchor;
import dev.frameloop.dom.css.value.OverflowWrap;
import dev.frameloop.dom.css.value.OverscrollBehavior;
import dev.frameloop.dom.css.value.PointerEvents;
import dev.frameloop.dom.css.value.Position;
import dev.frameloop.dom.css.value.Positioning;
import dev.frameloop.dom.css.value.PrintColorAdjust;
import dev.frameloop.dom.css.value.Resize;
import dev.frameloop.dom.css.value.RubyPosition;
import dev.frameloop.dom.css.value.ScrollBehavior;
import dev.frameloop.dom.css.value.ScrollSnapStop;
import dev.frameloop.dom.css.value.ScrollbarWidth;
import dev.frameloop.dom.css.value.SizeKeyword;
import dev.frameloop.dom.css.value.StringValue;
import dev.frameloop.dom.css.value.TableLayout;
import dev.frameloop.dom.css.value.TextAlign;
import dev.frameloop.dom.css.value.TextAlignLast;
import dev.frameloop.dom.css.value.TextAnchor;
import dev.frameloop.dom.css.value.TextDecorationSkipInk;
import dev.frameloop.dom.css.value.TextDecorationStyle;
import dev.frameloop.dom.css.value.TextJustify;
import dev.frameloop.dom.css.value.TextOrientation;
import dev.frameloop.dom.css.value.TextOverflow;
import dev.frameloop.dom.css.value.TextRendering;
import dev.frameloop.dom.css.value.TextWrapMode;
import dev.frameloop.dom.css.value.TextWrapStyle;
import dev.frameloop.dom.css.value.TransformBox;
import dev.frameloop.dom.css.value.TransformStyle;
import dev.frameloop.dom.css.value.TransitionBehavior;
import dev.frameloop.dom.css.value.UnicodeBidi;
import dev.frameloop.dom.css.value.Unit;
import dev.frameloop.dom.css.value.UserSelect;
import dev.frameloop.dom.css.value.ValueList;
import dev.frameloop.dom.css.value.VerticalAlignKeyword;
import dev.frameloop.dom.css.value.Visibility;
import dev.frameloop.dom.css.value.WhiteSpaceCollapse;
import dev.frameloop.dom.css.value.WordBreak;
import dev.frameloop.dom.css.value.WritingMode;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// Which grammar each longhand has.
final class Grammars {
    private static final Grammar LENGTH_PERCENTAGE_OR_AUTO = Grammar.oneOf(Grammar.keywords(Auto.class),
            Numbers.LENGTH_PERCENTAGE);
    private static final Grammar BORDER_WIDTH = Grammar.oneOf(Grammar.keywords(BorderWidthKeyword.class),
            Numbers.NON_NEGATIVE_LENGTH);
    private static final Grammar BORDER_STYLE = Grammar.keywords(BorderStyle.NONE, BorderStyle.HIDDEN,
            BorderStyle.DOTTED, BorderStyle.DASHED,
            BorderStyle.SOLID, BorderStyle.DOUBLE, BorderStyle.GROOVE, BorderStyle.RIDGE, BorderStyle.INSET,
            BorderStyle.OUTSET);
    private static final Grammar BACKGROUND_BOX = Grammar.keywords(BackgroundBox.BORDER_BOX, BackgroundBox.PADDING_BOX,
            BackgroundBox.CONTENT_BOX);
    private static final Grammar ALPHA = Numbers.NUMBER_OR_PERCENTAGE;
    private static final Grammar SVG_LENGTH = Grammar.oneOf(Numbers.LENGTH_PERCENTAGE, Grammars::userUnits);

    private static final Map<Longhand, Grammar> ALL = all();

    private Grammars() {}

    /// The grammar of a longhand's values, without the keywords that every property takes.
    static Grammar of(Longhand property) {
        Grammar grammar = ALL.get(property);
        if (grammar == null) {
            throw new AssertionError(property);
        }
        return grammar;
    }

    /// The grammar of one item of a longhand that is a list with commas.
    static Grammar item(Longhand property) {
        Grammar grammar = of(property);
        if (property == Longhand.TRANSITION_PROPERTY) {
            return Animations.customIdent("none");
        }
        return grammar instanceof Grammar.CommaList(Grammar item) ? item : grammar;
    }

    private static Map<Longhand, Grammar> all() {
        Map<Longhand, Grammar> grammars = new EnumMap<>(Longhand.class);
        for (Longhand property : Longhand.values()) {
            grammars.put(property, make(property.flowRelativeTo() == null ? property : property.flowRelativeTo()));
        }
        return grammars;
    }

    private static Grammar make(Longhand property) {
        return switch (property.group()) {
            case FONT -> font(property);
            case TEXT -> text(property);
            case INHERITED -> inherited(property);
            case BOX -> box(property);
            case SURROUND -> surround(property);
            case BORDER -> border(property);
            case BACKGROUND -> background(property);
            case FLEX -> flex(property);
            case GRID -> grid(property);
            case EFFECT -> effect(property);
            case TRANSFORM -> transform(property);
            case SCROLL -> scroll(property);
            case ANIMATION -> animation(property);
        };
    }

    private static Grammar font(Longhand property) {
        return switch (property) {
            case COLOR -> Colors::parse;
            case FONT_FAMILY -> Grammar.commaList(Texts::fontFamily);
            case FONT_SIZE ->
                Grammar.oneOf(Grammar.keywords(FontSizeKeyword.class), Numbers.NON_NEGATIVE_LENGTH_PERCENTAGE);
            case FONT_SIZE_ADJUST -> OpenGrammar.wordsAndNumbers("none", "from-font", "ex-height", "cap-height",
                    "ch-width", "ic-width", "ic-height");
            case FONT_WEIGHT -> Grammar.oneOf(Grammar.keywords(FontWeightKeyword.class), Grammars::weight);
            case FONT_STYLE -> Texts::fontStyle;
            case FONT_STRETCH ->
                Grammar.oneOf(Grammar.keywords(FontStretchKeyword.class), Numbers.NON_NEGATIVE_PERCENTAGE);
            case FONT_VARIANT_CAPS -> Grammar.keywords(FontCaps.class);
            case FONT_VARIANT_LIGATURES -> OpenGrammar.words("normal", "none", "common-ligatures",
                    "no-common-ligatures", "discretionary-ligatures", "no-discretionary-ligatures",
                    "historical-ligatures", "no-historical-ligatures", "contextual", "no-contextual");
            case FONT_VARIANT_NUMERIC ->
                OpenGrammar.words("normal", "lining-nums", "oldstyle-nums", "proportional-nums", "tabular-nums",
                        "diagonal-fractions", "stacked-fractions", "ordinal", "slashed-zero");
            case FONT_VARIANT_EAST_ASIAN -> OpenGrammar.words("normal", "jis78", "jis83", "jis90", "jis04",
                    "simplified", "traditional", "full-width", "proportional-width", "ruby");
            case FONT_VARIANT_ALTERNATES -> OpenGrammar.words("normal", "historical-forms");
            case FONT_VARIANT_POSITION -> OpenGrammar.words("normal", "sub", "super");
            case FONT_VARIANT_EMOJI -> OpenGrammar.words("normal", "text", "emoji", "unicode");
            case FONT_KERNING -> Grammar.keywords(FontKerning.class);
            case FONT_OPTICAL_SIZING -> Grammar.keywords(FontOpticalSizing.class);
            case FONT_FEATURE_SETTINGS ->
                Grammar.oneOf(Grammar.keywords(Normal.class), Grammar.commaList(Texts.fontSetting(true)));
            case FONT_VARIATION_SETTINGS ->
                Grammar.oneOf(Grammar.keywords(Normal.class), Grammar.commaList(Texts.fontSetting(false)));
            case FONT_SYNTHESIS_WEIGHT, FONT_SYNTHESIS_STYLE, FONT_SYNTHESIS_SMALL_CAPS ->
                OpenGrammar.words("auto", "none");
            case FONT_PALETTE, FONT_LANGUAGE_OVERRIDE -> OpenGrammar.anything();
            case LINE_HEIGHT -> Grammar.oneOf(Grammar.keywords(Normal.class), Numbers.NON_NEGATIVE_NUMBER,
                    Numbers.NON_NEGATIVE_LENGTH_PERCENTAGE);
            case DIRECTION -> Grammar.keywords(Direction.class);
            case WRITING_MODE -> Grammar.keywords(WritingMode.class);
            case TEXT_ORIENTATION -> Grammar.keywords(TextOrientation.class);
            case VISIBILITY -> Grammar.keywords(Visibility.class);
            default -> throw new AssertionError(property);
        };
    }

    private static Grammar text(Longhand property) {
        return switch (property) {
            case LETTER_SPACING -> Grammar.oneOf(Grammar.keywords(Normal.class), Numbers.LENGTH_PERCENTAGE);
            case WORD_SPACING ->
                Grammar.oneOf(Grammar.keyword("normal", LengthPercentage.ZERO), Numbers.LENGTH_PERCENTAGE);
            case WHITE_SPACE_COLLAPSE -> Grammar.keywords(WhiteSpaceCollapse.class);
            case TEXT_WRAP_MODE -> Grammar.keywords(TextWrapMode.class);
            case TEXT_WRAP_STYLE -> Grammar.keywords(TextWrapStyle.class);
            case TEXT_ALIGN -> Grammar.keywords(TextAlign.class);
            case TEXT_ALIGN_LAST -> Grammar.keywords(TextAlignLast.class);
            case TEXT_JUSTIFY -> Grammar.keywords(TextJustify.class);
            case TEXT_INDENT -> Texts::textIndent;
            case TEXT_TRANSFORM -> Texts::textTransform;
            case TEXT_SHADOW -> noneOr(Grammar.commaList(Effects::textShadow));
            case TEXT_UNDERLINE_OFFSET -> LENGTH_PERCENTAGE_OR_AUTO;
            case TEXT_UNDERLINE_POSITION -> OpenGrammar.words("auto", "from-font", "under", "left", "right");
            case TEXT_DECORATION_SKIP_INK -> Grammar.keywords(TextDecorationSkipInk.class);
            case TEXT_EMPHASIS_STYLE -> OpenGrammar.anything();
            case TEXT_EMPHASIS_COLOR, WEBKIT_TAP_HIGHLIGHT_COLOR, WEBKIT_TEXT_FILL_COLOR, WEBKIT_TEXT_STROKE_COLOR ->
                Colors::parse;
            case TEXT_EMPHASIS_POSITION -> OpenGrammar.words("auto", "over", "under", "left", "right");
            case TEXT_RENDERING -> Grammar.keywords(TextRendering.class);
            case TEXT_SIZE_ADJUST -> OpenGrammar.wordsAndNumbers("auto", "none");
            case TEXT_SPACING_TRIM -> OpenGrammar.words("normal", "space-all", "space-first", "trim-start");
            case TEXT_AUTOSPACE -> OpenGrammar.words("normal", "no-autospace");
            case WEBKIT_FONT_SMOOTHING -> OpenGrammar.words("auto", "none", "antialiased", "subpixel-antialiased");
            case WEBKIT_TEXT_STROKE_WIDTH -> BORDER_WIDTH;
            case OVERFLOW_WRAP -> Grammar.keywords(OverflowWrap.class);
            case WORD_BREAK -> Grammar.keywords(WordBreak.class);
            case LINE_BREAK -> Grammar.keywords(LineBreak.class);
            case HYPHENS -> Grammar.keywords(Hyphens.class);
            case HYPHENATE_CHARACTER -> Grammar.oneOf(Grammar.keywords(Auto.class), Grammars::stringValue);
            case HANGING_PUNCTUATION -> OpenGrammar.words("none", "first", "last", "force-end", "allow-end");
            case TAB_SIZE -> Grammar.oneOf(Numbers.NON_NEGATIVE_NUMBER, Numbers.NON_NEGATIVE_LENGTH);
            case RUBY_POSITION -> Grammar.keywords(RubyPosition.class);
            default -> throw new AssertionError(property);
        };
    }

    private static Grammar inherited(Longhand property) {
        return switch (property) {
            case LIST_STYLE_TYPE -> Contents::listStyleType;
            case LIST_STYLE_POSITION -> Grammar.keywords(ListStylePosition.class);
            case LIST_STYLE_IMAGE -> Images::imageOrNone;
            case QUOTES -> Contents::quotes;
            case CURSOR -> Boxes::cursor;
            case POINTER_EVENTS -> Grammar.keywords(PointerEvents.class);
            case BORDER_COLLAPSE -> Grammar.keywords(BorderCollapse.class);
            case BORDER_SPACING_X, BORDER_SPACING_Y -> Numbers.NON_NEGATIVE_LENGTH;
            case CAPTION_SIDE -> Grammar.keywords(CaptionSide.class);
            case EMPTY_CELLS -> Grammar.keywords(EmptyCells.class);
            case ORPHANS, WIDOWS -> Numbers.POSITIVE_INTEGER;
            case IMAGE_RENDERING -> Grammar.keywords(ImageRendering.class);
            case IMAGE_ORIENTATION -> OpenGrammar.words("none", "from-image");
            case ACCENT_COLOR, CARET_COLOR -> Grammar.oneOf(Grammar.keywords(Auto.class), Colors::parse);
            case COLOR_SCHEME -> OpenGrammar.words("normal", "light", "dark", "only");
            case PRINT_COLOR_ADJUST -> Grammar.keywords(PrintColorAdjust.class);
            case FORCED_COLOR_ADJUST -> Grammar.keywords(ForcedColorAdjust.class);
            case SCROLLBAR_COLOR -> OpenGrammar.wordsAndColors("auto");
            case INTERPOLATE_SIZE -> Grammar.keywords(InterpolateSize.class);
            case FILL, STROKE -> OpenGrammar.wordsAndColors("none", "context-fill", "context-stroke");
            case FILL_OPACITY, STROKE_OPACITY -> ALPHA;
            case FILL_RULE, CLIP_RULE -> Grammar.keywords(FillRule.class);
            case STROKE_WIDTH, STROKE_DASHOFFSET -> SVG_LENGTH;
            case STROKE_LINECAP -> Grammar.keywords(LineCap.class);
            case STROKE_LINEJOIN -> Grammar.keywords(LineJoin.class);
            case STROKE_MITERLIMIT -> Numbers.NON_NEGATIVE_NUMBER;
            case STROKE_DASHARRAY -> OpenGrammar.wordsAndNumbers("none");
            case TEXT_ANCHOR -> Grammar.keywords(TextAnchor.class);
            case PAINT_ORDER -> OpenGrammar.words("normal", "fill", "stroke", "markers");
            case SHAPE_RENDERING -> OpenGrammar.words("auto", "optimizespeed", "crispedges", "geometricprecision");
            default -> throw new AssertionError(property);
        };
    }

    private static Grammar box(Longhand property) {
        return switch (property) {
            case DISPLAY -> Boxes::display;
            case POSITION -> Grammar.keywords(Positioning.class);
            case FLOAT -> Grammar.keywords(Floating.class);
            case CLEAR -> Grammar.keywords(Clear.class);
            case BOX_SIZING -> Grammar.keywords(BoxSizing.class);
            case WIDTH, HEIGHT, MIN_WIDTH, MIN_HEIGHT -> size(SizeKeyword.AUTO);
            case MAX_WIDTH, MAX_HEIGHT -> size(SizeKeyword.NONE);
            case TOP, RIGHT, BOTTOM, LEFT -> LENGTH_PERCENTAGE_OR_AUTO;
            case OVERFLOW_X, OVERFLOW_Y -> Grammar.keywords(Overflow.class);
            case Z_INDEX -> Grammar.oneOf(Grammar.keywords(Auto.class), Numbers.INTEGER);
            case VERTICAL_ALIGN ->
                Grammar.oneOf(Grammar.keywords(VerticalAlignKeyword.class), Numbers.LENGTH_PERCENTAGE);
            case ASPECT_RATIO -> Boxes::aspectRatio;
            case UNICODE_BIDI -> Grammar.keywords(UnicodeBidi.class);
            case CONTENT -> Contents::content;
            case COUNTER_RESET -> Contents.counterChanges(0, true);
            case COUNTER_INCREMENT -> Contents.counterChanges(1, false);
            case COUNTER_SET -> Contents.counterChanges(0, false);
            case TABLE_LAYOUT -> Grammar.keywords(TableLayout.class);
            case OBJECT_FIT -> Grammar.keywords(ObjectFit.class);
            case OBJECT_POSITION -> Positions::position;
            case CONTAIN -> Boxes::contain;
            case CONTAINER_TYPE -> Grammar.keywords(ContainerType.class);
            case CONTAINER_NAME, PAGE -> OpenGrammar.anything();
            case CONTENT_VISIBILITY -> Grammar.keywords(ContentVisibility.class);
            case APPEARANCE -> OpenGrammar.words("none", "auto", "button", "checkbox", "radio", "textfield",
                    "searchfield", "textarea", "menulist", "menulist-button", "listbox", "meter", "progress-bar",
                    "push-button", "square-button", "base-select");
            case FIELD_SIZING -> Grammar.keywords(FieldSizing.class);
            case SHAPE_OUTSIDE -> noneOr(Grammar.oneOf(Shapes::clipPath, Images::image));
            case SHAPE_MARGIN -> Numbers.NON_NEGATIVE_LENGTH_PERCENTAGE;
            case SHAPE_IMAGE_THRESHOLD -> ALPHA;
            case LINE_CLAMP -> Grammar.oneOf(Grammar.keywords(None.class), Numbers.POSITIVE_INTEGER);
            case WEBKIT_BOX_ORIENT -> OpenGrammar.words("horizontal", "vertical", "inline-axis", "block-axis");
            case BOX_DECORATION_BREAK -> Grammar.keywords(BoxDecorationBreak.class);
            case BREAK_BEFORE, BREAK_AFTER -> Grammar.keywords(BreakBetween.class);
            case BREAK_INSIDE -> Grammar.keywords(BreakInside.class);
            default -> throw new AssertionError(property);
        };
    }

    private static Grammar surround(Longhand property) {
        return switch (property) {
            case MARGIN_TOP, MARGIN_RIGHT, MARGIN_BOTTOM, MARGIN_LEFT -> LENGTH_PERCENTAGE_OR_AUTO;
            case PADDING_TOP, PADDING_RIGHT, PADDING_BOTTOM, PADDING_LEFT -> Numbers.NON_NEGATIVE_LENGTH_PERCENTAGE;
            default -> throw new AssertionError(property);
        };
    }

    private static Grammar border(Longhand property) {
        return switch (property) {
            case BORDER_TOP_WIDTH, BORDER_RIGHT_WIDTH, BORDER_BOTTOM_WIDTH, BORDER_LEFT_WIDTH -> BORDER_WIDTH;
            case BORDER_TOP_STYLE, BORDER_RIGHT_STYLE, BORDER_BOTTOM_STYLE, BORDER_LEFT_STYLE -> BORDER_STYLE;
            case BORDER_TOP_COLOR, BORDER_RIGHT_COLOR, BORDER_BOTTOM_COLOR, BORDER_LEFT_COLOR -> Colors::parse;
            case BORDER_TOP_LEFT_RADIUS, BORDER_TOP_RIGHT_RADIUS, BORDER_BOTTOM_RIGHT_RADIUS,
                    BORDER_BOTTOM_LEFT_RADIUS ->
                Shapes::cornerRadius;
            case BORDER_IMAGE_SOURCE -> Images::imageOrNone;
            case BORDER_IMAGE_SLICE -> OpenGrammar.wordsAndNumbers("fill");
            case BORDER_IMAGE_WIDTH -> OpenGrammar.wordsAndNumbers("auto");
            case BORDER_IMAGE_OUTSET -> OpenGrammar.wordsAndNumbers();
            case BORDER_IMAGE_REPEAT -> OpenGrammar.words("stretch", "repeat", "round", "space");
            default -> throw new AssertionError(property);
        };
    }

    private static Grammar background(Longhand property) {
        return switch (property) {
            case BACKGROUND_COLOR -> Colors::parse;
            case BACKGROUND_IMAGE -> Grammar.commaList(Images::imageOrNone);
            case BACKGROUND_POSITION_X -> Grammar.commaList(in -> Positions.axis(in, true));
            case BACKGROUND_POSITION_Y -> Grammar.commaList(in -> Positions.axis(in, false));
            case BACKGROUND_SIZE -> Grammar.commaList(Backgrounds::size);
            case BACKGROUND_REPEAT -> Grammar.commaList(Backgrounds::repeat);
            case BACKGROUND_ATTACHMENT -> Grammar.commaList(Grammar.keywords(BackgroundAttachment.class));
            case BACKGROUND_ORIGIN -> Grammar.commaList(BACKGROUND_BOX);
            case BACKGROUND_CLIP ->
                Grammar.commaList(Grammar.oneOf(BACKGROUND_BOX, Grammar.keywords(BackgroundBox.TEXT)));
            case BACKGROUND_BLEND_MODE -> Grammar.commaList(Grammar.keywords(BlendMode.class));
            default -> throw new AssertionError(property);
        };
    }

    private static Grammar flex(Longhand property) {
        return switch (property) {
            case FLEX_DIRECTION -> Grammar.keywords(FlexDirection.class);
            case FLEX_WRAP -> Grammar.keywords(FlexWrap.class);
            case FLEX_GROW, FLEX_SHRINK -> Numbers.NON_NEGATIVE_NUMBER;
            case FLEX_BASIS -> Grammar.oneOf(size(SizeKeyword.AUTO), Grammar.keywords(SizeKeyword.CONTENT));
            case ORDER -> Numbers.INTEGER;
            case JUSTIFY_CONTENT -> Boxes.contentAlignment(true);
            case JUSTIFY_ITEMS -> Boxes.selfAlignment(true, false);
            case JUSTIFY_SELF -> Boxes.selfAlignment(true, true);
            case ALIGN_CONTENT -> Boxes.contentAlignment(false);
            case ALIGN_ITEMS -> Boxes.selfAlignment(false, false);
            case ALIGN_SELF -> Boxes.selfAlignment(false, true);
            case ROW_GAP, COLUMN_GAP ->
                Grammar.oneOf(Grammar.keywords(Normal.class), Numbers.NON_NEGATIVE_LENGTH_PERCENTAGE);
            default -> throw new AssertionError(property);
        };
    }

    private static Grammar grid(Longhand property) {
        return switch (property) {
            case GRID_TEMPLATE_COLUMNS, GRID_TEMPLATE_ROWS -> Grids::tracks;
            case GRID_TEMPLATE_AREAS -> Grids::areas;
            case GRID_AUTO_COLUMNS, GRID_AUTO_ROWS -> Grammar.spaceList(Grids::trackSize);
            case GRID_AUTO_FLOW -> Grids::autoFlow;
            case GRID_ROW_START, GRID_ROW_END, GRID_COLUMN_START, GRID_COLUMN_END -> Grids::line;
            case COLUMN_COUNT -> Grammar.oneOf(Grammar.keywords(Auto.class), Numbers.POSITIVE_INTEGER);
            case COLUMN_WIDTH -> Grammar.oneOf(Grammar.keywords(Auto.class), Numbers.NON_NEGATIVE_LENGTH);
            case COLUMN_FILL -> Grammar.keywords(ColumnFill.class);
            case COLUMN_SPAN -> Grammar.keywords(ColumnSpan.class);
            case COLUMN_RULE_WIDTH -> BORDER_WIDTH;
            case COLUMN_RULE_STYLE -> BORDER_STYLE;
            case COLUMN_RULE_COLOR -> Colors::parse;
            default -> throw new AssertionError(property);
        };
    }

    private static Grammar effect(Longhand property) {
        return switch (property) {
            case OPACITY, STOP_OPACITY -> ALPHA;
            case BOX_SHADOW -> noneOr(Grammar.commaList(Effects::boxShadow));
            case OUTLINE_COLOR -> Grammar.oneOf(Grammar.keywords(Auto.class), Colors::parse);
            case OUTLINE_STYLE -> Grammars::outlineStyle;
            case OUTLINE_WIDTH -> BORDER_WIDTH;
            case OUTLINE_OFFSET -> Numbers.LENGTH;
            case CLIP_PATH -> Shapes::clipPath;
            case CLIP -> OpenGrammar.anything();
            case FILTER, BACKDROP_FILTER -> noneOr(Grammar.spaceList(Effects::filter));
            case MIX_BLEND_MODE -> Grammar.keywords(BlendMode.class);
            case ISOLATION -> Grammar.keywords(Isolation.class);
            case MASK_IMAGE -> Grammar.commaList(Images::imageOrNone);
            case MASK_POSITION -> Grammar.commaList(Positions::backgroundPosition);
            case MASK_SIZE -> Grammar.commaList(Backgrounds::size);
            case MASK_REPEAT -> Grammar.commaList(Backgrounds::repeat);
            case MASK_ORIGIN, MASK_CLIP -> Grammar.commaList(Grammar.keywords(BackgroundBox.class));
            case MASK_MODE -> Grammar.commaList(Grammar.keywords(MaskMode.class));
            case MASK_COMPOSITE -> Grammar.commaList(Grammar.keywords(MaskComposite.class));
            case MASK_TYPE -> Grammar.keywords(MaskType.class);
            case STOP_COLOR, TEXT_DECORATION_COLOR -> Colors::parse;
            case TEXT_DECORATION_LINE -> Texts::decorationLine;
            case TEXT_DECORATION_STYLE -> Grammar.keywords(TextDecorationStyle.class);
            case TEXT_DECORATION_THICKNESS ->
                Grammar.oneOf(Grammar.keywords(Auto.class), OpenGrammar.words("from-font"), Numbers.LENGTH_PERCENTAGE);
            case TEXT_OVERFLOW -> Grammar.keywords(TextOverflow.class);
            default -> throw new AssertionError(property);
        };
    }

    private static Grammar transform(Longhand property) {
        return switch (property) {
            case TRANSFORM -> noneOr(Grammar.spaceList(Effects::transform));
            case TRANSFORM_ORIGIN -> Grammars::transformOrigin;
            case TRANSFORM_STYLE -> Grammar.keywords(TransformStyle.class);
            case TRANSFORM_BOX -> Grammar.keywords(TransformBox.class);
            case PERSPECTIVE -> Grammar.oneOf(Grammar.keywords(None.class), Numbers.NON_NEGATIVE_LENGTH);
            case PERSPECTIVE_ORIGIN -> Positions::position;
            case BACKFACE_VISIBILITY -> Grammar.keywords(BackfaceVisibility.class);
            case TRANSLATE -> noneOr(Effects::translate);
            case ROTATE -> noneOr(Effects::rotate);
            case SCALE -> noneOr(Effects::scale);
            case OFFSET_PATH -> noneOr(Grammar.oneOf(Shapes::shape, OpenGrammar.anything()));
            case OFFSET_DISTANCE -> Numbers.LENGTH_PERCENTAGE;
            case OFFSET_ROTATE -> OpenGrammar.anything();
            case WILL_CHANGE -> Grammar.oneOf(Grammar.keywords(Auto.class),
                    Grammar.commaList(Animations.customIdent("auto", "none", "all")));
            default -> throw new AssertionError(property);
        };
    }

    private static Grammar scroll(Longhand property) {
        return switch (property) {
            case SCROLL_BEHAVIOR -> Grammar.keywords(ScrollBehavior.class);
            case SCROLLBAR_WIDTH -> Grammar.keywords(ScrollbarWidth.class);
            case SCROLLBAR_GUTTER -> OpenGrammar.words("auto", "stable", "both-edges");
            case SCROLL_SNAP_TYPE ->
                OpenGrammar.words("none", "x", "y", "block", "inline", "both", "mandatory", "proximity");
            case SCROLL_SNAP_ALIGN -> OpenGrammar.words("none", "start", "end", "center");
            case SCROLL_SNAP_STOP -> Grammar.keywords(ScrollSnapStop.class);
            case SCROLL_MARGIN_TOP, SCROLL_MARGIN_RIGHT, SCROLL_MARGIN_BOTTOM, SCROLL_MARGIN_LEFT -> Numbers.LENGTH;
            case SCROLL_PADDING_TOP, SCROLL_PADDING_RIGHT, SCROLL_PADDING_BOTTOM, SCROLL_PADDING_LEFT ->
                Grammar.oneOf(Grammar.keywords(Auto.class), Numbers.NON_NEGATIVE_LENGTH_PERCENTAGE);
            case OVERSCROLL_BEHAVIOR_X, OVERSCROLL_BEHAVIOR_Y -> Grammar.keywords(OverscrollBehavior.class);
            case OVERFLOW_ANCHOR -> Grammar.keywords(OverflowAnchor.class);
            case OVERFLOW_CLIP_MARGIN -> OpenGrammar.wordsAndNumbers("content-box", "padding-box", "border-box");
            case TOUCH_ACTION -> OpenGrammar.words("auto", "none", "pan-x", "pan-left", "pan-right", "pan-y", "pan-up",
                    "pan-down", "pinch-zoom", "manipulation");
            case USER_SELECT -> Grammar.keywords(UserSelect.class);
            case RESIZE -> Grammar.keywords(Resize.class);
            case VIEW_TRANSITION_NAME -> OpenGrammar.anything();
            default -> throw new AssertionError(property);
        };
    }

    private static Grammar animation(Longhand property) {
        return switch (property) {
            case TRANSITION_PROPERTY ->
                Grammar.oneOf(Grammar.keywords(None.class), Grammar.commaList(Animations.customIdent("none")));
            case TRANSITION_DURATION -> Grammar.commaList(Numbers.NON_NEGATIVE_TIME);
            case TRANSITION_DELAY, ANIMATION_DELAY -> Grammar.commaList(Numbers.TIME);
            case TRANSITION_TIMING_FUNCTION, ANIMATION_TIMING_FUNCTION -> Grammar.commaList(Animations::easing);
            case TRANSITION_BEHAVIOR -> Grammar.commaList(Grammar.keywords(TransitionBehavior.class));
            case ANIMATION_NAME -> Grammar.commaList(Animations::animationName);
            case ANIMATION_DURATION ->
                Grammar.commaList(Grammar.oneOf(Grammar.keywords(Auto.class), Numbers.NON_NEGATIVE_TIME));
            case ANIMATION_ITERATION_COUNT ->
                Grammar.commaList(Grammar.oneOf(OpenGrammar.words("infinite"), Numbers.NON_NEGATIVE_NUMBER));
            case ANIMATION_DIRECTION -> Grammar.commaList(Grammar.keywords(AnimationDirection.class));
            case ANIMATION_FILL_MODE -> Grammar.commaList(Grammar.keywords(AnimationFillMode.class));
            case ANIMATION_PLAY_STATE -> Grammar.commaList(Grammar.keywords(AnimationPlayState.class));
            case ANIMATION_COMPOSITION -> Grammar.commaList(Grammar.keywords(AnimationComposition.class));
            case ANIMATION_TIMELINE -> OpenGrammar.anything();
            default -> throw new AssertionError(property);
        };
    }

    private static Grammar noneOr(Grammar grammar) {
        return Grammar.oneOf(Grammar.keywords(None.class), grammar);
    }

    private static Grammar size(SizeKeyword automatic) {
        return Grammar.oneOf(
                Grammar.keywords(automatic, SizeKeyword.MIN_CONTENT, SizeKeyword.MAX_CONTENT, SizeKeyword.FIT_CONTENT,
                        SizeKeyword.STRETCH),
                Boxes::fitContent, Numbers.NON_NEGATIVE_LENGTH_PERCENTAGE);
    }

    private static @Nullable CssValue weight(ComponentValueStream in) {
        int mark = in.mark();
        Numeric number = Numbers.numeric(in, Numbers.NUMBER);
        if (number instanceof NumericLiteral literal && (literal.value() < 1 || literal.value() > 1000)) {
            in.restore(mark);
            return null;
        }
        return number;
    }

    private static @Nullable CssValue stringValue(ComponentValueStream in) {
        String text = Texts.string(in);
        return text == null ? null : new StringValue(text);
    }

    private static @Nullable CssValue userUnits(ComponentValueStream in) {
        NumericLiteral number = Numbers.constant(in, Numbers.NUMBER);
        return number == null ? null : new NumericLiteral(number.value(), Unit.PX);
    }

    private static @Nullable CssValue outlineStyle(ComponentValueStream in) {
        return Grammar.keyword(in, "auto")
                ? BorderStyle.AUTO
                : Grammar.keyword(in, "hidden") ? null : BORDER_STYLE.parse(in);
    }

    /// Two axes as in a position, and a depth.
    private static @Nullable CssValue transformOrigin(ComponentValueStream in) {
        int mark = in.mark();
        List<CssValue> parts = new ArrayList<>();
        Position position = Positions.position(in);
        if (position == null || position.x() instanceof EdgeOffset x && x.offset() != null
                || position.y() instanceof EdgeOffset y && y.offset() != null) {
            in.restore(mark);
            return null;
        }
        parts.add(position.x());
        parts.add(position.y());
        Numeric depth = Numbers.numeric(in, Numbers.LENGTH);
        parts.add(depth == null ? LengthPercentage.ZERO : depth);
        return ValueList.ofSpaces(parts);
    }
}
