package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.GridAreas;
import dev.frameloop.dom.css.value.GridAutoFlow;
import dev.frameloop.dom.css.value.GridTrackList;
import dev.frameloop.dom.css.value.GridTrackList.Entry;
import dev.frameloop.dom.css.value.GridTrackList.LineNames;
import dev.frameloop.dom.css.value.GridTracks;
import dev.frameloop.dom.css.value.None;
import dev.frameloop.dom.css.value.TrackSize;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// `grid-template` and `grid`.
///
/// @see <a href="https://drafts.csswg.org/css-grid-2/#explicit-grid-shorthand">CSS Grid: grid-template</a>
/// @see <a href="https://drafts.csswg.org/css-grid-2/#grid-shorthand">CSS Grid: grid</a>
final class GridShorthands {
    private GridShorthands() {}

    static boolean template(ComponentValueStream in, Map<Longhand, CssValue> values) {
        int mark = in.mark();
        if (Grammar.keyword(in, "none") && Grammar.atEnd(in)) {
            return put(values, None.NONE, None.NONE, GridAreas.NONE);
        }
        in.restore(mark);
        GridTracks rows = Grids.tracks(in);
        if (rows != null && Grammar.slash(in)) {
            GridTracks columns = Grids.tracks(in);
            return columns != null && put(values, rows, columns, GridAreas.NONE);
        }
        in.restore(mark);
        return areas(in, values);
    }

    /// Strings of areas, each with line names and a size.
    private static boolean areas(ComponentValueStream in, Map<Longhand, CssValue> values) {
        List<Entry> rows = new ArrayList<>();
        List<List<String>> names = new ArrayList<>();
        while (true) {
            addNames(Grids.lineNames(in), rows);
            List<String> row = Grids.areaRow(in);
            if (row == null) {
                break;
            }
            names.add(row);
            TrackSize size = Grids.trackSize(in);
            rows.add(size == null ? TrackSize.AUTO : size);
            addNames(Grids.lineNames(in), rows);
        }
        GridAreas areas = Grids.areas(names);
        if (areas == null) {
            return false;
        }
        GridTracks columns = None.NONE;
        if (Grammar.slash(in)) {
            List<Entry> entries = Grids.entries(in, false, false);
            if (entries.stream().allMatch(LineNames.class::isInstance)) {
                return false;
            }
            columns = new GridTrackList(false, entries);
        }
        return put(values, new GridTrackList(false, List.copyOf(rows)), columns, areas);
    }

    /// Names before and after the same line are one list.
    private static void addNames(@Nullable LineNames names, List<Entry> entries) {
        if (names == null) {
            return;
        }
        if (!entries.isEmpty() && entries.getLast() instanceof LineNames(List<String> before)) {
            List<String> both = new ArrayList<>(before);
            both.addAll(names.names());
            entries.set(entries.size() - 1, new LineNames(List.copyOf(both)));
        } else {
            entries.add(names);
        }
    }

    private static boolean put(Map<Longhand, CssValue> values, GridTracks rows, GridTracks columns, GridAreas areas) {
        values.put(Longhand.GRID_TEMPLATE_ROWS, rows);
        values.put(Longhand.GRID_TEMPLATE_COLUMNS, columns);
        values.put(Longhand.GRID_TEMPLATE_AREAS, areas);
        return true;
    }

    static boolean grid(ComponentValueStream in, Map<Longhand, CssValue> values) {
        for (Longhand property : List.of(Longhand.GRID_AUTO_FLOW, Longhand.GRID_AUTO_ROWS,
                Longhand.GRID_AUTO_COLUMNS)) {
            values.put(property, InitialValues.of(property));
        }
        int mark = in.mark();
        if (template(in, values) && Grammar.atEnd(in)) {
            return true;
        }
        in.restore(mark);
        Boolean dense = autoFlow(in);
        if (dense != null) {
            CssValue sizes = ShorthandParser.longhand(Longhand.GRID_AUTO_ROWS, in);
            GridTracks columns = Grammar.slash(in) ? Grids.tracks(in) : null;
            return columns != null && auto(values, false, dense, sizes)
                    && put(values, None.NONE, columns, GridAreas.NONE);
        }
        GridTracks rows = Grids.tracks(in);
        dense = rows != null && Grammar.slash(in) ? autoFlow(in) : null;
        if (rows == null || dense == null) {
            return false;
        }
        CssValue sizes = ShorthandParser.longhand(Longhand.GRID_AUTO_COLUMNS, in);
        return auto(values, true, dense, sizes) && put(values, rows, None.NONE, GridAreas.NONE);
    }

    /// Whether `auto-flow` comes with `dense`; null where it does not come.
    private static @Nullable Boolean autoFlow(ComponentValueStream in) {
        boolean dense = Grammar.keyword(in, "dense");
        if (!Grammar.keyword(in, "auto-flow")) {
            return null;
        }
        return dense || Grammar.keyword(in, "dense");
    }

    private static boolean auto(Map<Longhand, CssValue> values, boolean column, boolean dense,
            @Nullable CssValue sizes) {
        values.put(Longhand.GRID_AUTO_FLOW, new GridAutoFlow(column, dense));
        if (sizes != null) {
            values.put(column ? Longhand.GRID_AUTO_COLUMNS : Longhand.GRID_AUTO_ROWS, sizes);
        }
        return true;
    }
}
