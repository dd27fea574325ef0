package dev.frameloop.renderer.layout;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Places the items of a grid that have not said where they go.
///
/// The grid fills along its minor axis first: in rows, for `grid-auto-flow: row`, so that rows are the tracks of the major axis.
///
/// @see <a href="https://drafts.csswg.org/css-grid-2/#auto-placement-algo">CSS Grid 8.5: grid item placement algorithm</a>
final class GridPlacement {
    private final List<GridItem> items;
    private final boolean columnFlow;
    private final boolean dense;
    /// The cells that are taken, by major track.
    private final Map<Integer, BitSet> taken = new HashMap<>();
    private int minorStart;
    private int minorEnd;
    private int majorStart;

    /// @param minorCount how many explicit tracks the minor axis has
    GridPlacement(List<GridItem> items, boolean columnFlow, boolean dense, int minorCount) {
        this.items = items;
        this.columnFlow = columnFlow;
        this.dense = dense;
        this.minorEnd = minorCount;
    }

    private GridSpan minor(GridItem item) {
        return item.span(!columnFlow);
    }

    private GridSpan major(GridItem item) {
        return item.span(columnFlow);
    }

    void place() {
        // 3., of which the later steps make use: the extent of the minor axis.
        determineExtent();
        List<GridItem> rest = new ArrayList<>();
        List<GridItem> locked = new ArrayList<>();
        for (GridItem item : items) {
            if (!major(item).definite()) {
                rest.add(item);
            } else if (minor(item).definite()) {
                // 1. What is not automatic goes where it says.
                take(item, major(item).start(), minor(item).start());
            } else {
                locked.add(item);
            }
        }
        // 2. Then what is locked to a major track.
        placeLocked(locked);
        // 4. And the rest.
        placeRest(rest);
    }

    private void determineExtent() {
        for (GridItem item : items) {
            GridSpan minor = minor(item);
            if (minor.definite()) {
                minorStart = Math.min(minorStart, minor.start());
                minorEnd = Math.max(minorEnd, minor.end());
            }
            if (major(item).definite()) {
                majorStart = Math.min(majorStart, major(item).start());
            }
        }
        for (GridItem item : items) {
            minorEnd = Math.max(minorEnd, minorStart + (minor(item).definite() ? 0 : minor(item).size()));
        }
        minorEnd = Math.max(minorEnd, minorStart + 1);
    }

    private void placeLocked(List<GridItem> locked) {
        Map<Integer, Integer> cursors = new HashMap<>();
        for (GridItem item : locked) {
            int start = major(item).start();
            int from = dense ? minorStart : cursors.getOrDefault(start, minorStart);
            int minor = firstFree(item, start, from, Integer.MAX_VALUE);
            take(item, start, minor);
            cursors.put(start, minor + minor(item).size());
            minorEnd = Math.max(minorEnd, minor + minor(item).size());
        }
    }

    private void placeRest(List<GridItem> rest) {
        int majorCursor = majorStart;
        int minorCursor = minorStart;
        for (GridItem item : rest) {
            if (dense) {
                majorCursor = majorStart;
                minorCursor = minorStart;
            }
            if (minor(item).definite()) {
                // The minor position is given: the next major track where it is free.
                int minor = minor(item).start();
                if (minor < minorCursor) {
                    majorCursor++;
                }
                while (!isFree(item, majorCursor, minor)) {
                    majorCursor++;
                }
                minorCursor = minor;
            } else {
                // Neither is given: the next place, in this major track or one after it.
                int minor = firstFree(item, majorCursor, minorCursor, minorEnd);
                while (minor == Integer.MIN_VALUE) {
                    majorCursor++;
                    minor = firstFree(item, majorCursor, minorStart, minorEnd);
                }
                minorCursor = minor;
            }
            take(item, majorCursor, minorCursor);
        }
    }

    /// The first minor position where the item is free and ends by the limit; negative numbers are positions too, so none is
    /// Integer.MIN_VALUE.
    private int firstFree(GridItem item, int major, int from, int limit) {
        int size = minor(item).size();
        int minor = from;
        while (minor <= limit - size) {
            int blocked = lastBlocked(item, major, minor);
            if (blocked == Integer.MIN_VALUE) {
                return minor;
            }
            minor = blocked + 1;
        }
        return Integer.MIN_VALUE;
    }

    private boolean isFree(GridItem item, int major, int minor) {
        return lastBlocked(item, major, minor) == Integer.MIN_VALUE;
    }

    /// The last minor track that is taken among those that the item would need.
    private int lastBlocked(GridItem item, int major, int minor) {
        int last = Integer.MIN_VALUE;
        for (int i = major; i < major + major(item).size(); i++) {
            BitSet cells = taken.get(i);
            if (cells != null) {
                int set = cells.previousSetBit(minor + minor(item).size() - 1 - minorStart);
                if (set >= 0 && set + minorStart >= minor) {
                    last = Math.max(last, set + minorStart);
                }
            }
        }
        return last;
    }

    private void take(GridItem item, int major, int minor) {
        int minorSize = minor(item).size();
        int majorSize = major(item).size();
        for (int i = major; i < major + majorSize; i++) {
            taken.computeIfAbsent(i, _ -> new BitSet()).set(minor - minorStart, minor - minorStart + minorSize);
        }
        item.setSpan(columnFlow, GridSpan.of(major, major + majorSize));
        item.setSpan(!columnFlow, GridSpan.of(minor, minor + minorSize));
    }
}
