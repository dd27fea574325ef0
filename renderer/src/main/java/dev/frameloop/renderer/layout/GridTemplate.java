package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.GridAreas;
import dev.frameloop.dom.css.value.GridLine;
import dev.frameloop.dom.css.value.GridTrackList;
import dev.frameloop.dom.css.value.GridTracks;
import dev.frameloop.dom.css.value.TrackSize;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The explicit grid along one axis: its tracks, with repetitions written out, and the names of its lines.
///
/// - 7.2 explicit track sizing; 7.2.3.2 how often automatic repetitions are: the caller says so
/// - 7.3.2 names of lines that areas give
/// - 8.3 from line names and numbers to lines: {@link #span}
///
/// @see <a href="https://drafts.csswg.org/css-grid-2/#explicit-grids">CSS Grid 7: defining the grid</a>
final class GridTemplate {
    /// As many tracks as a grid may have on either side of its first line; what lies further is clamped.
    static final int MOST_TRACKS = 10_000;

    private final List<TrackSize> sizes = new ArrayList<>();
    private final Map<String, List<Integer>> names = new HashMap<>();
    private int trackCount;
    private int autoFitStart = -1;
    private int autoFitEnd = -1;

    /// @param repetitions how often an automatic repetition repeats
    GridTemplate(GridTracks tracks, GridAreas areas, boolean columns, int repetitions) {
        if (tracks instanceof GridTrackList list && !list.subgrid()) {
            add(list.entries(), repetitions);
        }
        trackCount = sizes.size();
        addAreas(areas, columns);
        names.values().forEach(Collections::sort);
    }

    private void add(List<GridTrackList.Entry> entries, int repetitions) {
        for (GridTrackList.Entry entry : entries) {
            switch (entry) {
                case GridTrackList.LineNames(List<String> here) -> here.forEach(name -> addName(name, sizes.size()));
                case TrackSize size -> {
                    if (sizes.size() < MOST_TRACKS) {
                        sizes.add(size);
                    }
                }
                case GridTrackList.Repeat repeat -> {
                    int start = sizes.size();
                    int times = repeat.count() == 0 ? repetitions : Math.min(repeat.count(), MOST_TRACKS);
                    for (int i = 0; i < times && sizes.size() < MOST_TRACKS; i++) {
                        add(repeat.entries(), repetitions);
                    }
                    if (repeat.count() == 0 && repeat.fit()) {
                        autoFitStart = start;
                        autoFitEnd = sizes.size();
                    }
                }
            }
        }
    }

    private void addName(String name, int line) {
        List<Integer> lines = names.computeIfAbsent(name, _ -> new ArrayList<>());
        if (!lines.contains(line)) {
            lines.add(line);
        }
    }

    private void addAreas(GridAreas areas, boolean columns) {
        Map<String, int[]> extents = new HashMap<>();
        for (int row = 0; row < areas.rows().size(); row++) {
            List<String> cells = areas.rows().get(row);
            trackCount = Math.max(trackCount, columns ? cells.size() : row + 1);
            for (int column = 0; column < cells.size(); column++) {
                int track = columns ? column : row;
                int[] extent = extents.computeIfAbsent(cells.get(column), _ -> new int[]{track, track + 1});
                extent[0] = Math.min(extent[0], track);
                extent[1] = Math.max(extent[1], track + 1);
            }
        }
        extents.remove(GridAreas.NULL_CELL);
        extents.forEach((name, extent) -> {
            addName(name + "-start", extent[0]);
            addName(name + "-end", extent[1]);
        });
    }

    /// How many tracks the explicit grid has.
    int trackCount() {
        return trackCount;
    }

    /// How many of them `grid-template-*` gives a size.
    int sizedTrackCount() {
        return sizes.size();
    }

    TrackSize size(int track) {
        return sizes.get(track);
    }

    /// Whether a track vanishes if no item is in it.
    boolean isAutoFit(int track) {
        return track >= autoFitStart && track < autoFitEnd;
    }

    /// The tracks that two properties ask for.
    ///
    /// @see <a href="https://drafts.csswg.org/css-grid-2/#grid-placement-errors">CSS Grid 8.3.1: grid placement conflict handling</a>
    GridSpan span(GridLine start, GridLine end) {
        boolean startGiven = !start.isAuto() && !start.span();
        boolean endGiven = !end.isAuto() && !end.span();
        if (!startGiven && !endGiven) {
            GridLine size = start.span() ? start : end;
            boolean counts = size.span() && size.name() == null;
            return GridSpan.ofSize(counts ? Math.min(Math.max(1, size.number()), MOST_TRACKS) : 1);
        }
        int first;
        int last;
        if (startGiven && endGiven) {
            first = line(start, "-start");
            last = line(end, "-end");
        } else if (startGiven) {
            first = line(start, "-start");
            last = end.span() ? spanned(first, end, 1) : first + 1;
        } else {
            last = line(end, "-end");
            first = start.span() ? spanned(last, start, -1) : last - 1;
        }
        if (first > last) {
            int line = first;
            first = last;
            last = line;
        }
        first = clamp(first);
        return GridSpan.of(first, Math.max(first + 1, clamp(last)));
    }

    private static int clamp(int line) {
        return Math.max(-MOST_TRACKS, Math.min(MOST_TRACKS, line));
    }

    /// One end of what a positioned box asks for; null where it asks for nothing that is there.
    @Nullable
    Integer lineOfPositioned(GridLine line, boolean start) {
        return line.isAuto() || line.span() ? null : Integer.valueOf(clamp(line(line, start ? "-start" : "-end")));
    }

    private int line(GridLine line, String suffix) {
        String name = line.name();
        if (name != null && line.number() == 0) {
            List<Integer> area = names.get(name + suffix);
            if (area != null) {
                return area.getFirst();
            }
        }
        int number = line.number() == 0 ? 1 : line.number();
        if (name == null) {
            return number > 0 ? number - 1 : trackCount + 1 + number;
        }
        List<Integer> lines = names.getOrDefault(name, List.of());
        if (number > 0) {
            // All implicit lines count as having the name.
            return number <= lines.size() ? lines.get(number - 1) : trackCount + number - lines.size();
        }
        return -number <= lines.size() ? lines.get(lines.size() + number) : number + lines.size();
    }

    /// The line that many lines, or lines of that name, away.
    private int spanned(int from, GridLine span, int step) {
        int number = Math.max(1, span.number());
        if (span.name() == null) {
            return from + step * Math.min(number, MOST_TRACKS);
        }
        List<Integer> lines = names.getOrDefault(span.name(), List.of());
        int line = from;
        for (int left = number; left > 0 && Math.abs(line) <= MOST_TRACKS;) {
            line += step;
            if (line < 0 || line > trackCount || lines.contains(line)) {
                left--;
            }
        }
        return line;
    }
}
