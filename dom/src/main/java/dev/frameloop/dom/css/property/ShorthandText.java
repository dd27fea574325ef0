package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.value.CornerRadius;
import dev.frameloop.dom.css.value.CssText;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.GridAreas;
import dev.frameloop.dom.css.value.GridLine;
import dev.frameloop.dom.css.value.GridTrackList;
import dev.frameloop.dom.css.value.None;
import dev.frameloop.dom.css.value.NumericLiteral;
import dev.frameloop.dom.css.value.TextWrapMode;
import dev.frameloop.dom.css.value.ValueList;
import dev.frameloop.dom.css.value.WhiteSpaceCollapse;
import dev.frameloop.dom.css.value.WideKeyword;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/// The text of shorthands, from the values of their longhands: the shortest that gives the same values.
///
/// @see <a href="https://drafts.csswg.org/cssom/#serialize-a-css-value">CSSOM: serialize a CSS value</a>
public final class ShorthandText {
    private static final Map<Longhand, List<Shorthand>> BY_LONGHAND = byLonghand();

    private ShorthandText() {}

    private static Map<Longhand, List<Shorthand>> byLonghand() {
        Map<Longhand, List<Shorthand>> map = new EnumMap<>(Longhand.class);
        for (Shorthand shorthand : Shorthand.values()) {
            for (Longhand longhand : shorthand.longhands()) {
                map.computeIfAbsent(longhand, key -> new ArrayList<>()).add(shorthand);
            }
        }
        map.values().forEach(
                list -> list.sort(Comparator.comparing((Shorthand shorthand) -> -shorthand.longhands().size())));
        return map;
    }

    /// The shorthands that set a longhand, the largest first.
    static List<Shorthand> shorthandsOf(Longhand longhand) {
        return BY_LONGHAND.getOrDefault(longhand, List.of());
    }

    /// The text of a shorthand; empty where it cannot say what the longhands say.
    ///
    /// @param values of its longhands, in their order
    public static String of(Shorthand shorthand, List<CssValue> values) {
        CssValue first = values.getFirst();
        if (first instanceof PendingValue(var text, Shorthand declared) && declared == shorthand) {
            return values.stream().allMatch(first::equals) ? text.text().strip() : "";
        }
        if (values.stream().anyMatch(value -> value instanceof WideKeyword || value instanceof PendingValue)) {
            return values.stream().allMatch(first::equals) && first instanceof WideKeyword ? first.cssText() : "";
        }
        return switch (shorthand) {
            case ALL -> "";
            case MARGIN, PADDING, INSET, SCROLL_MARGIN, SCROLL_PADDING, BORDER_WIDTH, BORDER_STYLE, BORDER_COLOR ->
                CssText.edges(values.stream().map(CssValue::cssText).toList());
            case BORDER_RADIUS -> CornerRadius.text(values.stream().map(CornerRadius.class::cast).toList());
            case BORDER -> border(values);
            case BORDER_INLINE, BORDER_BLOCK -> borderPair(shorthand, values);
            case BORDER_IMAGE -> borderImage(values);
            case BACKGROUND, MASK, TRANSITION, ANIMATION -> LayerText.of(shorthand, values);
            case BACKGROUND_POSITION -> LayerText.positions(values);
            case FONT -> font(values);
            case FONT_VARIANT, FONT_SYNTHESIS -> withoutInitial(shorthand, values, 0);
            case WHITE_SPACE -> whiteSpace(values);
            case TEXT_WRAP -> withoutInitial(shorthand, values, 0);
            case FLEX -> flex(values);
            case GRID_TEMPLATE -> gridTemplate(values);
            case GRID -> grid(values);
            case GRID_ROW, GRID_COLUMN, GRID_AREA -> gridLines(values);
            case CONTAINER -> container(values);
            case LIST_STYLE, TEXT_DECORATION, TEXT_EMPHASIS, FLEX_FLOW, OUTLINE, TEXT_STROKE, COLUMNS, COLUMN_RULE ->
                withoutInitial(shorthand, values, 0);
            case BORDER_TOP, BORDER_RIGHT, BORDER_BOTTOM, BORDER_LEFT, BORDER_INLINE_START, BORDER_INLINE_END,
                    BORDER_BLOCK_START,
                    BORDER_BLOCK_END ->
                withoutInitial(shorthand, values, 1);
            default -> pair(values);
        };
    }

    private static String pair(List<CssValue> values) {
        String first = values.get(0).cssText();
        String second = values.get(1).cssText();
        return first.equals(second) ? first : first + " " + second;
    }

    private static boolean isInitial(Longhand property, CssValue value) {
        return value.cssText().equals(InitialValues.of(property).cssText());
    }

    /// The values that are not initial; when all are, one of them.
    private static String withoutInitial(Shorthand shorthand, List<CssValue> values, int fallback) {
        StringJoiner text = new StringJoiner(" ").setEmptyValue(values.get(fallback).cssText());
        for (int i = 0; i < values.size(); i++) {
            if (!isInitial(shorthand.longhands().get(i), values.get(i))) {
                text.add(values.get(i).cssText());
            }
        }
        return text.toString();
    }

    private static boolean same(List<CssValue> values) {
        return values.stream().map(CssValue::cssText).distinct().count() == 1;
    }

    private static String border(List<CssValue> values) {
        List<CssValue> image = values.subList(12, 17);
        for (int i = 0; i < 5; i++) {
            if (!isInitial(Shorthand.BORDER_IMAGE.longhands().get(i), image.get(i))) {
                return "";
            }
        }
        if (!same(values.subList(0, 4)) || !same(values.subList(4, 8)) || !same(values.subList(8, 12))) {
            return "";
        }
        return withoutInitial(Shorthand.BORDER_TOP, List.of(values.get(0), values.get(4), values.get(8)), 1);
    }

    private static String borderPair(Shorthand shorthand, List<CssValue> values) {
        if (!same(values.subList(0, 2)) || !same(values.subList(2, 4)) || !same(values.subList(4, 6))) {
            return "";
        }
        return withoutInitial(Shorthand.BORDER_TOP, List.of(values.get(0), values.get(2), values.get(4)), 1);
    }

    private static String borderImage(List<CssValue> values) {
        StringBuilder text = new StringBuilder(values.get(0).cssText());
        List<Longhand> longhands = Shorthand.BORDER_IMAGE.longhands();
        boolean width = !isInitial(longhands.get(2), values.get(2));
        boolean outset = !isInitial(longhands.get(3), values.get(3));
        if (width || outset || !isInitial(longhands.get(1), values.get(1))) {
            text.append(' ').append(values.get(1).cssText());
        }
        if (width || outset) {
            text.append(" / ").append(width ? values.get(2).cssText() : "");
        }
        if (outset) {
            text.append(" / ").append(values.get(3).cssText());
        }
        return isInitial(longhands.get(4), values.get(4)) ? text.toString() : text + " " + values.get(4).cssText();
    }

    private static String font(List<CssValue> values) {
        List<Longhand> longhands = Shorthand.FONT.longhands();
        for (int i = 7; i < values.size(); i++) {
            if (!isInitial(longhands.get(i), values.get(i))) {
                return "";
            }
        }
        String caps = values.get(1).cssText();
        if (!caps.equals("normal") && !caps.equals("small-caps") || values.get(3) instanceof NumericLiteral) {
            return "";
        }
        StringJoiner text = new StringJoiner(" ");
        for (int i = 0; i < 4; i++) {
            if (!isInitial(longhands.get(i), values.get(i))) {
                text.add(values.get(i).cssText());
            }
        }
        boolean height = !isInitial(longhands.get(5), values.get(5));
        text.add(values.get(4).cssText() + (height ? " / " + values.get(5).cssText() : ""));
        return text.add(values.get(6).cssText()).toString();
    }

    private static String whiteSpace(List<CssValue> values) {
        boolean wrap = values.get(1) == TextWrapMode.WRAP;
        if (values.get(0) == WhiteSpaceCollapse.COLLAPSE) {
            return wrap ? "normal" : "nowrap";
        }
        if (values.get(0) == WhiteSpaceCollapse.PRESERVE) {
            return wrap ? "pre-wrap" : "pre";
        }
        String collapse = values.get(0) == WhiteSpaceCollapse.PRESERVE_BREAKS ? "pre-line" : values.get(0).cssText();
        return wrap ? collapse : values.get(0).cssText() + " nowrap";
    }

    private static String flex(List<CssValue> values) {
        return values.get(0).cssText() + " " + values.get(1).cssText() + " " + values.get(2).cssText();
    }

    private static String gridLines(List<CssValue> values) {
        List<String> texts = new ArrayList<>(values.stream().map(CssValue::cssText).toList());
        for (int last = texts.size() - 1; last > 0; last--) {
            GridLine source = (GridLine) values.get(last == 3 ? 1 : 0);
            boolean nameOnly = source.name() != null && source.number() == 0 && !source.span();
            if (!texts.get(last).equals(nameOnly ? source.cssText() : "auto")) {
                break;
            }
            texts.removeLast();
        }
        return String.join(" / ", texts);
    }

    private static String gridTemplate(List<CssValue> values) {
        CssValue rows = values.get(0);
        CssValue columns = values.get(1);
        if (!(values.get(2) instanceof GridAreas areas) || areas.rows().isEmpty()) {
            return rows == None.NONE && columns == None.NONE ? "none" : rows.cssText() + " / " + columns.cssText();
        }
        if (!(rows instanceof GridTrackList list)) {
            return "";
        }
        StringJoiner text = new StringJoiner(" ");
        int row = 0;
        for (GridTrackList.Entry entry : list.entries()) {
            if (entry instanceof GridTrackList.Repeat
                    || !(entry instanceof GridTrackList.LineNames) && row >= areas.rows().size()) {
                return "";
            }
            if (entry instanceof GridTrackList.LineNames) {
                text.add(entry.cssText());
                continue;
            }
            text.add(CssText.string(String.join(" ", areas.rows().get(row++))));
            if (!entry.cssText().equals("auto")) {
                text.add(entry.cssText());
            }
        }
        return row < areas.rows().size()
                ? ""
                : columns == None.NONE ? text.toString() : text + " / " + columns.cssText();
    }

    private static String grid(List<CssValue> values) {
        boolean noFlow = true;
        for (int i = 3; i < 6; i++) {
            noFlow &= isInitial(Shorthand.GRID.longhands().get(i), values.get(i));
        }
        if (noFlow) {
            return gridTemplate(values.subList(0, 3));
        }
        String flow = values.get(3).cssText();
        boolean column = flow.startsWith("column");
        boolean fits = values.get(column ? 1 : 0) == None.NONE && values.get(column ? 4 : 5).cssText().equals("auto")
                && values.get(2).cssText().equals("none");
        if (!fits) {
            return "";
        }
        String sizes = values.get(column ? 5 : 4).cssText();
        String auto = "auto-flow" + (flow.contains("dense") ? " dense" : "")
                + (sizes.equals("auto") ? "" : " " + sizes);
        return column ? values.get(0).cssText() + " / " + auto : auto + " / " + values.get(1).cssText();
    }

    private static String container(List<CssValue> values) {
        boolean plain = isInitial(Longhand.CONTAINER_TYPE, values.get(1));
        return plain ? values.get(0).cssText() : values.get(0).cssText() + " / " + values.get(1).cssText();
    }

    /// The items of a list with commas.
    static List<? extends CssValue> items(CssValue value) {
        return value instanceof ValueList<?> list ? list.items() : List.of(value);
    }
}
