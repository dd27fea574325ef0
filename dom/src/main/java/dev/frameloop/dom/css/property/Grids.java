package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.Function;
import dev.frameloop.dom.css.syntax.SimpleBlock;
import dev.frameloop.dom.css.syntax.Token;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.GridAreas;
import dev.frameloop.dom.css.value.GridAutoFlow;
import dev.frameloop.dom.css.value.GridLine;
import dev.frameloop.dom.css.value.GridTrackList;
import dev.frameloop.dom.css.value.GridTrackList.Entry;
import dev.frameloop.dom.css.value.GridTrackList.LineNames;
import dev.frameloop.dom.css.value.GridTrackList.Repeat;
import dev.frameloop.dom.css.value.GridTracks;
import dev.frameloop.dom.css.value.Ident;
import dev.frameloop.dom.css.value.None;
import dev.frameloop.dom.css.value.Numeric;
import dev.frameloop.dom.css.value.NumericLiteral;
import dev.frameloop.dom.css.value.TrackSize;
import dev.frameloop.dom.css.value.TrackSize.Breadth;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The values of grids.
///
/// @see <a href="https://drafts.csswg.org/css-grid-2/#track-sizing">CSS Grid: the explicit grid</a>
final class Grids {
    private static final Grammar KEYWORD = Grammar.keywords(TrackSize.TrackKeyword.class);
    private static final Grammar NAME = Animations.customIdent("span", "auto");

    private Grids() {}

    static @Nullable GridTracks tracks(ComponentValueStream in) {
        if (Grammar.keyword(in, "none")) {
            return None.NONE;
        }
        boolean subgrid = Grammar.keyword(in, "subgrid");
        List<Entry> entries = entries(in, true, subgrid);
        boolean hasTrack = entries.stream().anyMatch(entry -> !(entry instanceof LineNames));
        boolean oneAutoRepeat = entries.stream().filter(entry -> entry instanceof Repeat repeat && repeat.count() == 0)
                .count() <= 1;
        return (subgrid || hasTrack) && oneAutoRepeat ? new GridTrackList(subgrid, entries) : null;
    }

    /// Sizes, line names and repetitions, as far as they go.
    static List<Entry> entries(ComponentValueStream in, boolean repeats, boolean namesOnly) {
        List<Entry> entries = new ArrayList<>();
        while (true) {
            Entry entry = lineNames(in);
            if (entry == null && repeats) {
                entry = repeat(in, namesOnly);
            }
            if (entry == null && !namesOnly) {
                entry = trackSize(in);
            }
            if (entry == null) {
                return List.copyOf(entries);
            }
            entries.add(entry);
        }
    }

    static @Nullable LineNames lineNames(ComponentValueStream in) {
        int mark = in.mark();
        in.skipWhitespace();
        if (in.next() instanceof SimpleBlock block && block.bracket() == Token.Bracket.SQUARE) {
            List<String> names = new ArrayList<>();
            ComponentValueStream inner = block.value().stream();
            while (NAME.parse(inner) instanceof Ident(String name)) {
                names.add(name);
            }
            if (Grammar.atEnd(inner)) {
                return new LineNames(List.copyOf(names));
            }
        }
        in.restore(mark);
        return null;
    }

    private static @Nullable Repeat repeat(ComponentValueStream in, boolean namesOnly) {
        int mark = in.mark();
        in.skipWhitespace();
        if (in.next() instanceof Function function && function.isFunction("repeat")) {
            ComponentValueStream inner = function.value().stream();
            boolean fill = Grammar.keyword(inner, "auto-fill");
            boolean fit = !fill && Grammar.keyword(inner, "auto-fit");
            NumericLiteral count = fill || fit ? null : Numbers.constant(inner, Numbers.POSITIVE_INTEGER);
            if ((fill || fit || count != null) && Grammar.comma(inner)) {
                List<Entry> entries = entries(inner, false, namesOnly);
                if (!entries.isEmpty() && Grammar.atEnd(inner)) {
                    return new Repeat(count == null ? 0 : count.intValue(), fit, entries);
                }
            }
        }
        in.restore(mark);
        return null;
    }

    static @Nullable TrackSize trackSize(ComponentValueStream in) {
        Breadth breadth = breadth(in, true);
        if (breadth != null) {
            return breadth;
        }
        int mark = in.mark();
        in.skipWhitespace();
        if (in.next() instanceof Function function) {
            ComponentValueStream inner = function.value().stream();
            if (function.isFunction("minmax")) {
                Breadth minimum = breadth(inner, false);
                Breadth maximum = minimum != null && Grammar.comma(inner) ? breadth(inner, true) : null;
                if (minimum != null && maximum != null && Grammar.atEnd(inner)) {
                    return new TrackSize.MinMax(minimum, maximum);
                }
            } else if (function.isFunction("fit-content")) {
                Numeric limit = Numbers.numeric(inner, Numbers.NON_NEGATIVE_LENGTH_PERCENTAGE);
                if (limit != null && Grammar.atEnd(inner)) {
                    return new TrackSize.FitContent(limit);
                }
            }
        }
        in.restore(mark);
        return null;
    }

    private static @Nullable Breadth breadth(ComponentValueStream in, boolean flexible) {
        CssValue value = Numbers.numeric(in, Numbers.NON_NEGATIVE_LENGTH_PERCENTAGE);
        if (value == null && flexible) {
            value = Numbers.numeric(in, Numbers.FLEX);
        }
        if (value == null) {
            value = KEYWORD.parse(in);
        }
        return value == null ? null : new Breadth(value);
    }

    static @Nullable GridLine line(ComponentValueStream in) {
        if (Grammar.keyword(in, "auto")) {
            return GridLine.AUTO;
        }
        int mark = in.mark();
        boolean span = false;
        NumericLiteral number = null;
        Ident name = null;
        boolean found = true;
        while (found) {
            if (!span && Grammar.keyword(in, "span")) {
                span = true;
            } else if (number == null && (number = Numbers.constant(in, Numbers.INTEGER)) != null) {
                found = true;
            } else {
                found = name == null && (name = (Ident) NAME.parse(in)) != null;
            }
        }
        boolean valid = (number != null || name != null)
                && (number == null || number.intValue() != 0 && (!span || number.intValue() > 0));
        if (!valid) {
            in.restore(mark);
            return null;
        }
        int count = number == null ? span ? 1 : 0 : number.intValue();
        return new GridLine(span, count, name == null ? null : name.name());
    }

    static @Nullable GridAutoFlow autoFlow(ComponentValueStream in) {
        boolean dense = Grammar.keyword(in, "dense");
        boolean column = Grammar.keyword(in, "column");
        boolean row = !column && Grammar.keyword(in, "row");
        dense |= !dense && Grammar.keyword(in, "dense");
        return dense || column || row ? new GridAutoFlow(column, dense) : null;
    }

    static @Nullable GridAreas areas(ComponentValueStream in) {
        if (Grammar.keyword(in, "none")) {
            return GridAreas.NONE;
        }
        List<List<String>> rows = new ArrayList<>();
        for (List<String> row = areaRow(in); row != null; row = areaRow(in)) {
            rows.add(row);
        }
        return areas(rows);
    }

    /// The names of one row's string; null where no string comes or it is broken.
    static @Nullable List<String> areaRow(ComponentValueStream in) {
        int mark = in.mark();
        in.skipWhitespace();
        if (in.next() instanceof Token.QuotedString(String text) && !text.isBlank()) {
            List<String> names = Arrays.stream(text.strip().split("\\s+"))
                    .map(name -> name.matches("\\.+") ? GridAreas.NULL_CELL : name).toList();
            if (names.stream()
                    .allMatch(name -> name.equals(GridAreas.NULL_CELL) || name.matches("[\\w\\x{80}-\\x{10FFFF}-]+"))) {
                return names;
            }
        }
        in.restore(mark);
        return null;
    }

    /// The areas when rows are equally long and every area is a rectangle, else null.
    static @Nullable GridAreas areas(List<List<String>> rows) {
        if (rows.isEmpty()) {
            return null;
        }
        Map<String, int[]> bounds = new HashMap<>();
        Map<String, Integer> cells = new HashMap<>();
        for (int y = 0; y < rows.size(); y++) {
            if (rows.get(y).size() != rows.getFirst().size()) {
                return null;
            }
            for (int x = 0; x < rows.get(y).size(); x++) {
                String name = rows.get(y).get(x);
                if (name.equals(GridAreas.NULL_CELL)) {
                    continue;
                }
                int[] box = bounds.computeIfAbsent(name,
                        key -> new int[]{Integer.MAX_VALUE, Integer.MAX_VALUE, -1, -1});
                box[0] = Math.min(box[0], x);
                box[1] = Math.min(box[1], y);
                box[2] = Math.max(box[2], x);
                box[3] = Math.max(box[3], y);
                cells.merge(name, 1, Integer::sum);
            }
        }
        for (Map.Entry<String, int[]> area : bounds.entrySet()) {
            int[] box = area.getValue();
            Integer count = cells.get(area.getKey());
            if (count == null || count != (box[2] - box[0] + 1) * (box[3] - box[1] + 1)) {
                return null;
            }
        }
        return new GridAreas(List.copyOf(rows));
    }
}
