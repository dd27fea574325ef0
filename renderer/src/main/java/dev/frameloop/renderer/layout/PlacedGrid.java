package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.GridAreas;
import dev.frameloop.dom.css.value.GridLine;
import dev.frameloop.dom.css.value.TrackSize;
import dev.frameloop.renderer.box.Box;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.style.ComputedStyle;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The items of a grid in their places, before any track has a size. Lines count from the first one of the implicit grid on.
///
/// @see <a href="https://drafts.csswg.org/css-grid-2/#implicit-grids">CSS Grid 7.5: the implicit grid</a>
final class PlacedGrid {
    private final ComputedStyle style;
    private final GridTemplate columns;
    private final GridTemplate rows;
    private final List<GridItem> items = new ArrayList<>();
    private final List<LayoutBox> outOfFlow = new ArrayList<>();
    /// The first and last lines of the implicit grid, as the explicit grid counts them.
    private int firstColumn;
    private int lastColumn;
    private int firstRow;
    private int lastRow;

    /// @param columnRepetitions how often automatic repetitions of columns repeat
    /// @param rowRepetitions likewise of rows
    PlacedGrid(Layouter layouter, LayoutBox box, int columnRepetitions, int rowRepetitions) {
        style = box.style();
        GridAreas areas = style.gridTemplateAreas();
        columns = new GridTemplate(style.gridTemplateColumns(), areas, true, columnRepetitions);
        rows = new GridTemplate(style.gridTemplateRows(), areas, false, rowRepetitions);
        boolean ordered = true;
        for (Box child = box.firstChild(); child != null; child = child.nextSibling()) {
            LayoutBox item = (LayoutBox) child;
            if (item.isAbsolutelyPositioned()) {
                outOfFlow.add(item);
            } else {
                ComputedStyle own = item.style();
                ordered &= own.order() == 0;
                items.add(new GridItem(layouter, box, item, columns.span(own.gridColumnStart(), own.gridColumnEnd()),
                        rows.span(own.gridRowStart(), own.gridRowEnd())));
            }
        }
        if (!ordered) {
            items.sort(Comparator.comparingInt(item -> item.style.order()));
        }
        boolean columnFlow = style.gridAutoFlow().column();
        new GridPlacement(items, columnFlow, style.gridAutoFlow().dense(),
                columnFlow ? rows.trackCount() : columns.trackCount()).place();
        determineExtent();
    }

    private void determineExtent() {
        lastColumn = columns.trackCount();
        lastRow = rows.trackCount();
        for (GridItem item : items) {
            firstColumn = Math.min(firstColumn, item.span(true).start());
            lastColumn = Math.max(lastColumn, item.span(true).end());
            firstRow = Math.min(firstRow, item.span(false).start());
            lastRow = Math.max(lastRow, item.span(false).end());
        }
        for (GridItem item : items) {
            item.setSpan(true, item.span(true).shift(-firstColumn));
            item.setSpan(false, item.span(false).shift(-firstRow));
        }
    }

    /// In order-modified document order.
    List<GridItem> items() {
        return items;
    }

    List<LayoutBox> outOfFlow() {
        return outOfFlow;
    }

    /// New tracks, still to be sized.
    ///
    /// @param basis what percentages are of, INDEFINITE if they count as `auto`
    GridTrack[] tracks(boolean column, long basis) {
        GridTemplate template = column ? columns : rows;
        int first = column ? firstColumn : firstRow;
        int last = column ? lastColumn : lastRow;
        List<TrackSize> implicit = column ? style.gridAutoColumns() : style.gridAutoRows();
        boolean[] used = usedTracks(column, last - first);
        GridTrack[] tracks = new GridTrack[last - first];
        for (int i = 0; i < tracks.length; i++) {
            int line = first + i;
            if (line >= 0 && line < template.sizedTrackCount()) {
                tracks[i] = template.isAutoFit(line) && !used[i]
                        ? GridTrack.collapsed()
                        : GridTrack.of(template.size(line), basis);
            } else if (implicit.isEmpty()) {
                tracks[i] = GridTrack.of(TrackSize.AUTO, basis);
            } else {
                int index = line < 0 ? line : line - template.sizedTrackCount();
                tracks[i] = GridTrack.of(implicit.get(Math.floorMod(index, implicit.size())), basis);
            }
        }
        return tracks;
    }

    private boolean[] usedTracks(boolean column, int count) {
        boolean[] used = new boolean[count];
        for (GridItem item : items) {
            GridSpan span = item.span(column);
            for (int i = span.start(); i < span.end(); i++) {
                used[i] = true;
            }
        }
        return used;
    }

    /// The line at which a positioned child's containing block starts or ends; null for the padding edge.
    ///
    /// @see <a href="https://drafts.csswg.org/css-grid-2/#abspos-items">CSS Grid 9: absolute positioning</a>
    @Nullable
    Integer positionedLine(ComputedStyle child, boolean column, boolean start) {
        GridLine line = column
                ? start ? child.gridColumnStart() : child.gridColumnEnd()
                : start ? child.gridRowStart() : child.gridRowEnd();
        Integer number = (column ? columns : rows).lineOfPositioned(line, start);
        int first = column ? firstColumn : firstRow;
        int last = column ? lastColumn : lastRow;
        return number == null || number < first || number > last ? null : Integer.valueOf(number - first);
    }
}
