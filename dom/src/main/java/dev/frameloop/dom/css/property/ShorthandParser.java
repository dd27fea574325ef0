package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.value.Alignment;
import dev.frameloop.dom.css.value.CornerRadius;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.GridLine;
import dev.frameloop.dom.css.value.None;
import dev.frameloop.dom.css.value.NumericLiteral;
import dev.frameloop.dom.css.value.Position;
import dev.frameloop.dom.css.value.TextWrapMode;
import dev.frameloop.dom.css.value.Unit;
import dev.frameloop.dom.css.value.ValueList;
import dev.frameloop.dom.css.value.WhiteSpaceCollapse;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// Expands shorthands into longhands.
///
/// @see <a href="https://drafts.csswg.org/css-cascade-5/#shorthand">CSS Cascade: shorthand properties</a>
final class ShorthandParser {
    private ShorthandParser() {}

    /// The longhands' values, or null where the value is invalid.
    static @Nullable Map<Longhand, CssValue> parse(Shorthand shorthand, ComponentValues value) {
        ComponentValueStream in = value.stream();
        Map<Longhand, CssValue> values = new EnumMap<>(Longhand.class);
        boolean valid = expand(shorthand, in, values) && Grammar.atEnd(in);
        return valid ? values : null;
    }

    private static boolean expand(Shorthand shorthand, ComponentValueStream in, Map<Longhand, CssValue> values) {
        return switch (shorthand) {
            case ALL -> false;
            case MARGIN, PADDING, INSET, SCROLL_MARGIN, SCROLL_PADDING, BORDER_WIDTH, BORDER_STYLE, BORDER_COLOR ->
                edges(shorthand, in, values);
            case BORDER -> border(shorthand, in, values);
            case BORDER_INLINE, BORDER_BLOCK -> borderPair(shorthand, in, values);
            case BORDER_RADIUS -> radius(shorthand, in, values);
            case BORDER_IMAGE -> LayerShorthands.borderImage(in, values);
            case BACKGROUND -> LayerShorthands.background(in, values);
            case MASK -> LayerShorthands.mask(in, values);
            case BACKGROUND_POSITION -> backgroundPosition(in, values);
            case TRANSITION -> LayerShorthands.transition(in, values);
            case ANIMATION -> LayerShorthands.animation(in, values);
            case FONT -> FontShorthand.parse(in, values);
            case FONT_VARIANT -> FontShorthand.variant(in, values);
            case WHITE_SPACE -> whiteSpace(in, values);
            case FLEX -> flex(in, values);
            case LIST_STYLE -> listStyle(in, values);
            case GRID_TEMPLATE -> GridShorthands.template(in, values);
            case GRID -> GridShorthands.grid(in, values);
            case GRID_ROW, GRID_COLUMN, GRID_AREA -> gridLines(shorthand, in, values);
            case CONTAINER -> container(in, values);
            case BORDER_TOP, BORDER_RIGHT, BORDER_BOTTOM, BORDER_LEFT, BORDER_INLINE_START, BORDER_INLINE_END,
                    BORDER_BLOCK_START,
                    BORDER_BLOCK_END, OUTLINE, TEXT_DECORATION, TEXT_EMPHASIS, TEXT_STROKE, FLEX_FLOW, COLUMNS,
                    COLUMN_RULE, TEXT_WRAP,
                    FONT_SYNTHESIS ->
                anyOrder(shorthand.longhands(), in, values);
            default -> pair(shorthand, in, values);
        };
    }

    static @Nullable CssValue longhand(Longhand property, ComponentValueStream in) {
        return Grammars.of(property).parse(in);
    }

    private static boolean edges(Shorthand shorthand, ComponentValueStream in, Map<Longhand, CssValue> values) {
        List<CssValue> given = new ArrayList<>();
        while (given.size() < 4) {
            CssValue value = longhand(shorthand.longhands().getFirst(), in);
            if (value == null) {
                break;
            }
            given.add(value);
        }
        if (given.isEmpty()) {
            return false;
        }
        List<CssValue> four = Shapes.fourOf(given);
        for (int i = 0; i < 4; i++) {
            values.put(shorthand.longhands().get(i), four.get(i));
        }
        return true;
    }

    /// One value for both, or one for each.
    private static boolean pair(Shorthand shorthand, ComponentValueStream in, Map<Longhand, CssValue> values) {
        Longhand firstProperty = shorthand.longhands().get(0);
        Longhand secondProperty = shorthand.longhands().get(1);
        CssValue first = longhand(firstProperty, in);
        if (first == null) {
            return false;
        }
        CssValue second = Grammar.atEnd(in) ? sameFor(shorthand, first) : longhand(secondProperty, in);
        if (second == null) {
            return false;
        }
        values.put(firstProperty, first);
        values.put(secondProperty, second);
        return true;
    }

    /// A baseline cannot justify content: `start` stands for it.
    private static CssValue sameFor(Shorthand shorthand, CssValue first) {
        return shorthand == Shorthand.PLACE_CONTENT && first.cssText().contains("baseline")
                ? Alignment.of(Alignment.Kind.START)
                : first;
    }

    /// Each longhand at most once, in any order; those left out are initial.
    static boolean anyOrder(List<Longhand> longhands, ComponentValueStream in, Map<Longhand, CssValue> values) {
        List<Longhand> left = new ArrayList<>(longhands);
        boolean found = true;
        while (found && !left.isEmpty()) {
            found = false;
            for (Longhand property : left) {
                CssValue value = longhand(property, in);
                if (value != null) {
                    values.put(property, value);
                    left.remove(property);
                    found = true;
                    break;
                }
            }
        }
        boolean any = left.size() < longhands.size();
        left.forEach(property -> values.put(property, InitialValues.of(property)));
        return any;
    }

    private static boolean border(Shorthand shorthand, ComponentValueStream in, Map<Longhand, CssValue> values) {
        List<Longhand> top = List.of(Longhand.BORDER_TOP_WIDTH, Longhand.BORDER_TOP_STYLE, Longhand.BORDER_TOP_COLOR);
        if (!anyOrder(top, in, values)) {
            return false;
        }
        for (int i = 0; i < 12; i++) {
            CssValue value = values.get(top.get(i / 4));
            if (value != null) {
                values.put(shorthand.longhands().get(i), value);
            }
        }
        for (Longhand image : Shorthand.BORDER_IMAGE.longhands()) {
            values.put(image, InitialValues.of(image));
        }
        return true;
    }

    private static boolean borderPair(Shorthand shorthand, ComponentValueStream in, Map<Longhand, CssValue> values) {
        List<Longhand> all = shorthand.longhands();
        boolean any = anyOrder(List.of(all.get(0), all.get(2), all.get(4)), in, values);
        for (int i = 0; i < 6 && any; i += 2) {
            CssValue start = values.get(all.get(i));
            if (start != null) {
                values.put(all.get(i + 1), start);
            }
        }
        return any;
    }

    private static boolean radius(Shorthand shorthand, ComponentValueStream in, Map<Longhand, CssValue> values) {
        List<CornerRadius> radii = Shapes.radii(in);
        if (radii == null) {
            return false;
        }
        for (int i = 0; i < 4; i++) {
            values.put(shorthand.longhands().get(i), radii.get(i));
        }
        return true;
    }

    private static boolean backgroundPosition(ComponentValueStream in, Map<Longhand, CssValue> values) {
        List<CssValue> x = new ArrayList<>();
        List<CssValue> y = new ArrayList<>();
        do {
            Position position = Positions.backgroundPosition(in);
            if (position == null) {
                return false;
            }
            x.add(position.x());
            y.add(position.y());
        } while (Grammar.comma(in));
        values.put(Longhand.BACKGROUND_POSITION_X, ValueList.ofCommas(x));
        values.put(Longhand.BACKGROUND_POSITION_Y, ValueList.ofCommas(y));
        return true;
    }

    /// @see <a href="https://drafts.csswg.org/css-text-4/#white-space-property">CSS Text: white-space</a>
    private static boolean whiteSpace(ComponentValueStream in, Map<Longhand, CssValue> values) {
        WhiteSpaceCollapse collapse = null;
        TextWrapMode wrap = TextWrapMode.WRAP;
        if (Grammar.keyword(in, "normal")) {
            collapse = WhiteSpaceCollapse.COLLAPSE;
        } else if (Grammar.keyword(in, "pre")) {
            collapse = WhiteSpaceCollapse.PRESERVE;
            wrap = TextWrapMode.NOWRAP;
        } else if (Grammar.keyword(in, "pre-wrap")) {
            collapse = WhiteSpaceCollapse.PRESERVE;
        } else if (Grammar.keyword(in, "pre-line")) {
            collapse = WhiteSpaceCollapse.PRESERVE_BREAKS;
        }
        if (collapse == null) {
            return anyOrder(Shorthand.WHITE_SPACE.longhands(), in, values);
        }
        values.put(Longhand.WHITE_SPACE_COLLAPSE, collapse);
        values.put(Longhand.TEXT_WRAP_MODE, wrap);
        return true;
    }

    /// @see <a href="https://drafts.csswg.org/css-flexbox-1/#flex-property">CSS Flexbox: flex</a>
    private static boolean flex(ComponentValueStream in, Map<Longhand, CssValue> values) {
        if (Grammar.keyword(in, "none")) {
            return flexValues(values, NumericLiteral.ZERO, NumericLiteral.ZERO, InitialValues.of(Longhand.FLEX_BASIS));
        }
        CssValue grow = null;
        CssValue shrink = null;
        CssValue basis = null;
        while (!Grammar.atEnd(in)) {
            CssValue number = grow == null ? longhand(Longhand.FLEX_GROW, in) : null;
            if (number != null) {
                grow = number;
                shrink = longhand(Longhand.FLEX_SHRINK, in);
                continue;
            }
            basis = basis == null ? longhand(Longhand.FLEX_BASIS, in) : null;
            if (basis == null) {
                return false;
            }
        }
        CssValue one = InitialValues.of(Longhand.FLEX_SHRINK);
        if (grow == null && basis == null) {
            return false;
        }
        return flexValues(values, grow == null ? one : grow, shrink == null ? one : shrink,
                basis == null ? new NumericLiteral(0, Unit.PERCENT) : basis);
    }

    private static boolean flexValues(Map<Longhand, CssValue> values, CssValue grow, CssValue shrink, CssValue basis) {
        values.put(Longhand.FLEX_GROW, grow);
        values.put(Longhand.FLEX_SHRINK, shrink);
        values.put(Longhand.FLEX_BASIS, basis);
        return true;
    }

    /// `none` may stand for the image or the type.
    private static boolean listStyle(ComponentValueStream in, Map<Longhand, CssValue> values) {
        int nones = 0;
        Map<Longhand, CssValue> given = new EnumMap<>(Longhand.class);
        while (!Grammar.atEnd(in)) {
            if (Grammar.keyword(in, "none")) {
                nones++;
                continue;
            }
            boolean found = false;
            for (Longhand property : Shorthand.LIST_STYLE.longhands()) {
                CssValue value = given.containsKey(property) ? null : longhand(property, in);
                if (value != null) {
                    given.put(property, value);
                    found = true;
                    break;
                }
            }
            if (!found) {
                return false;
            }
        }
        boolean typeOpen = !given.containsKey(Longhand.LIST_STYLE_TYPE);
        boolean imageOpen = !given.containsKey(Longhand.LIST_STYLE_IMAGE);
        if (nones > (typeOpen ? 1 : 0) + (imageOpen ? 1 : 0) || nones == 0 && given.isEmpty()) {
            return false;
        }
        if (nones > 0 && typeOpen) {
            given.put(Longhand.LIST_STYLE_TYPE, None.NONE);
        }
        for (Longhand property : Shorthand.LIST_STYLE.longhands()) {
            values.put(property, given.getOrDefault(property, InitialValues.of(property)));
        }
        return true;
    }

    private static boolean gridLines(Shorthand shorthand, ComponentValueStream in, Map<Longhand, CssValue> values) {
        List<GridLine> lines = new ArrayList<>();
        do {
            GridLine line = Grids.line(in);
            if (line == null || lines.size() == shorthand.longhands().size()) {
                return false;
            }
            lines.add(line);
        } while (Grammar.slash(in));
        // What is left out repeats a name that stands alone, and else is auto.
        for (int i = lines.size(); i < shorthand.longhands().size(); i++) {
            GridLine source = lines.get(i == 3 && lines.size() > 1 ? 1 : 0);
            boolean nameOnly = source.name() != null && source.number() == 0 && !source.span();
            lines.add(nameOnly ? source : GridLine.AUTO);
        }
        for (int i = 0; i < lines.size(); i++) {
            values.put(shorthand.longhands().get(i), lines.get(i));
        }
        return true;
    }

    private static boolean container(ComponentValueStream in, Map<Longhand, CssValue> values) {
        CssValue name = longhand(Longhand.CONTAINER_NAME, in);
        CssValue type = Grammar.slash(in)
                ? longhand(Longhand.CONTAINER_TYPE, in)
                : InitialValues.of(Longhand.CONTAINER_TYPE);
        if (name == null || type == null) {
            return false;
        }
        values.put(Longhand.CONTAINER_NAME, name);
        values.put(Longhand.CONTAINER_TYPE, type);
        return true;
    }
}
