package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.GridTrackList;
import dev.frameloop.dom.css.value.GridTracks;
import dev.frameloop.dom.css.value.TrackSize;

import java.util.List;

/// How often `repeat(auto-fill)` and `repeat(auto-fit)` repeat.
///
/// @see <a href="https://drafts.csswg.org/css-grid-2/#auto-repeat">CSS Grid 7.2.3.2: repeat-to-fill</a>
final class GridRepetition {
    private final long basis;
    private int count;
    private long size;
    private int repeatedCount;
    private long repeatedSize;

    private GridRepetition(long basis) {
        this.basis = basis;
    }

    /// The largest number that does not overflow, one at least.
    ///
    /// @param available the size of the content area or its maximum, or INDEFINITE
    /// @param minimum the least size that has to be filled where that is INDEFINITE
    static int count(GridTracks tracks, long available, long minimum, long gap) {
        if (!(tracks instanceof GridTrackList(boolean subgrid, List<GridTrackList.Entry> entries)) || subgrid
                || available == LayoutUnit.INDEFINITE && minimum <= 0) {
            return 1;
        }
        GridRepetition repetition = new GridRepetition(available);
        repetition.add(entries, false);
        long step = repetition.repeatedSize + gap * repetition.repeatedCount;
        if (step <= 0) {
            return 1;
        }
        boolean fits = available != LayoutUnit.INDEFINITE;
        long room = (fits ? available : minimum) + gap - repetition.size - gap * repetition.count;
        long number = fits ? Math.floorDiv(room, step) : Math.ceilDiv(room, step);
        return (int) Math.max(1, Math.min(GridTemplate.MOST_TRACKS, number));
    }

    private void add(List<GridTrackList.Entry> entries, boolean repeated) {
        for (GridTrackList.Entry entry : entries) {
            switch (entry) {
                case GridTrackList.LineNames _ -> {
                }
                case GridTrackList.Repeat repeat when repeat.count() == 0 -> add(repeat.entries(), true);
                case GridTrackList.Repeat repeat -> {
                    for (int i = 0; i < Math.min(repeat.count(), GridTemplate.MOST_TRACKS); i++) {
                        add(repeat.entries(), repeated);
                    }
                }
                case TrackSize track -> add(GridTrack.of(track, basis), repeated);
            }
        }
    }

    private void add(GridTrack track, boolean repeated) {
        // The maximum if it is a length, no less than the minimum.
        long length = track.maximum == GridTrack.Function.FIXED ? track.limit : track.base;
        if (repeated) {
            repeatedCount++;
            repeatedSize += Math.max(LayoutUnit.ONE, length);
        } else {
            count++;
            size += length;
        }
    }
}
