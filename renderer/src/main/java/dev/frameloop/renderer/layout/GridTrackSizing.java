package dev.frameloop.renderer.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

import static dev.frameloop.renderer.layout.LayoutUnit.INDEFINITE;

/// Sizes the tracks of a grid along one axis.
///
/// - 11.4 initialize track sizes: {@link GridTrack#of}
/// - 11.5 resolve intrinsic track sizes: {@link #resolveIntrinsicSizes}, and 11.5.1 distributing extra space: {@link #growBases},
///   {@link #growLimits}
/// - 11.6 maximize tracks: {@link #maximize}
/// - 11.7 expand flexible tracks: {@link #expandFlexible}
/// - 11.8 stretch auto tracks: {@link #stretch}
///
/// @see <a href="https://drafts.csswg.org/css-grid-2/#algo-track-sizing">CSS Grid 11.3: track sizing algorithm</a>
final class GridTrackSizing {
    private final GridTrack[] tracks;
    private final List<GridItem> items;
    private final boolean columns;
    private final long gap;
    private final long available;
    private final Constraint constraint;

    /// Whether the grid is laid out, or measured.
    enum Constraint {
        /// It is laid out.
        NONE,
        /// Its min-content size is asked for.
        MIN_CONTENT,
        /// Its max-content size is asked for.
        MAX_CONTENT
    }

    /// @param columns whether the tracks are columns
    /// @param available the room for all tracks and gaps, or INDEFINITE
    GridTrackSizing(GridTrack[] tracks, List<GridItem> items, boolean columns, long gap, long available,
            Constraint constraint) {
        this.tracks = tracks;
        this.columns = columns;
        this.gap = gap;
        this.available = available;
        this.constraint = constraint;
        this.items = new ArrayList<>(items);
        this.items.sort(Comparator.comparingInt(item -> item.span(columns).size()));
    }

    /// @param stretches whether `auto` tracks fill what is left
    void size(boolean stretches) {
        resolveIntrinsicSizes();
        maximize();
        expandFlexible();
        if (stretches) {
            stretch();
        }
    }

    /// The size of all tracks with the gaps between.
    long sum() {
        return sum(tracks, gap);
    }

    static long sum(GridTrack[] tracks, long gap) {
        long sum = 0;
        int count = 0;
        for (GridTrack track : tracks) {
            sum += track.base;
            count += track.collapsed ? 0 : 1;
        }
        return sum + gap * Math.max(0, count - 1);
    }

    private List<GridTrack> spanned(GridItem item) {
        GridSpan span = item.span(columns);
        return List.of(tracks).subList(span.start(), span.end());
    }

    private boolean spansFlexible(GridItem item) {
        return item.spans(tracks, columns, GridTrack::isFlexible);
    }

    /// @see <a href="https://drafts.csswg.org/css-grid-2/#algo-content">CSS Grid 11.5: resolve intrinsic track sizes</a>
    private void resolveIntrinsicSizes() {
        // 1. Items aligned by baselines have had their room added.
        // 2., 3. Items that span no flexible track, by the number of tracks that they span.
        List<GridItem> flexible = new ArrayList<>();
        List<GridItem> group = new ArrayList<>();
        for (GridItem item : items) {
            if (spansFlexible(item)) {
                flexible.add(item);
                continue;
            }
            if (!group.isEmpty() && group.getFirst().span(columns).size() != item.span(columns).size()) {
                accommodate(group, false);
                group.clear();
            }
            if (item.spans(tracks, columns, track -> track.hasIntrinsicMinimum() || track.hasIntrinsicMaximum())) {
                group.add(item);
            }
        }
        accommodate(group, false);
        // 4. Items that do.
        accommodate(flexible, true);
        // 5. What no item limits does not grow.
        for (GridTrack track : tracks) {
            if (track.limit == GridTrack.INFINITE) {
                track.limit = track.base;
            }
        }
    }

    /// @see <a href="https://drafts.csswg.org/css-grid-2/#algo-spanning-items">CSS Grid 11.5.3: spanning items</a>
    private void accommodate(List<GridItem> group, boolean flexible) {
        if (group.isEmpty()) {
            return;
        }
        Predicate<GridTrack> all = track -> !flexible || track.isFlexible();
        boolean measuring = constraint != Constraint.NONE;
        // 1. Intrinsic minimums.
        growBases(group, all.and(GridTrack::hasIntrinsicMinimum), flexible, false,
                item -> measuring ? item.limitedMinContent(tracks, columns) : item.minimum(tracks, columns));
        // 2. Content-based minimums.
        growBases(group, all.and(track -> track.minimum == GridTrack.Function.MIN_CONTENT
                || track.minimum == GridTrack.Function.MAX_CONTENT), flexible, false, item -> item.minContent(columns));
        // 3. Max-content minimums.
        if (constraint == Constraint.MAX_CONTENT) {
            growBases(group, all.and(track -> track.minimum == GridTrack.Function.AUTO), flexible, true,
                    item -> item.limitedMaxContent(tracks, columns));
        }
        growBases(group, all.and(track -> track.minimum == GridTrack.Function.MAX_CONTENT), flexible, true,
                item -> item.maxContent(columns));
        // 4. No limit below its base.
        for (GridTrack track : tracks) {
            track.limit = Math.max(track.limit, track.base);
        }
        if (!flexible) {
            // 5. Intrinsic maximums.
            growLimits(group, GridTrack::hasIntrinsicMaximum, item -> item.minContent(columns), true);
            // 6. Max-content maximums.
            growLimits(group, GridTrack::hasMaxContentMaximum, item -> item.maxContent(columns), false);
        }
    }

    /// @see <a href="https://drafts.csswg.org/css-grid-2/#extra-space">CSS Grid 11.5.1: distributing extra space across spanned tracks</a>
    private void growBases(List<GridItem> group, Predicate<GridTrack> affects, boolean byFactors, boolean maxContent,
            ToLongFunction<GridItem> contribution) {
        for (GridItem item : group) {
            List<GridTrack> affected = spanned(item).stream().filter(affects).toList();
            if (affected.isEmpty()) {
                continue;
            }
            // 1. The space that the item lacks,
            long space = contribution.applyAsLong(item) - spannedSize(item);
            if (space <= 0) {
                continue;
            }
            affected.forEach(track -> track.incurred = 0);
            if (byFactors && affected.stream().anyMatch(track -> track.factor > 0)) {
                distributeByFactors(affected, space);
            } else {
                // 2. up to the limits,
                space = distribute(affected, space, track -> track.cappedLimit() - track.base);
                // 3. and beyond them.
                List<GridTrack> beyond = affected.stream()
                        .filter(maxContent ? GridTrack::hasMaxContentMaximum : GridTrack::hasIntrinsicMaximum).toList();
                distribute(beyond.isEmpty() ? affected : beyond, space, _ -> GridTrack.INFINITE);
            }
            affected.forEach(track -> track.planned = Math.max(track.planned, track.incurred));
        }
        for (GridTrack track : tracks) {
            track.base += track.planned;
            track.planned = 0;
        }
    }

    private long spannedSize(GridItem item) {
        long size = gapsWithin(item);
        for (GridTrack track : spanned(item)) {
            size += track.base;
        }
        return size;
    }

    private long gapsWithin(GridItem item) {
        long count = spanned(item).stream().filter(track -> !track.collapsed).count();
        return gap * Math.max(0, count - 1);
    }

    private void growLimits(List<GridItem> group, Predicate<GridTrack> affects, ToLongFunction<GridItem> contribution,
            boolean marks) {
        for (GridItem item : group) {
            List<GridTrack> affected = spanned(item).stream().filter(affects).toList();
            long space = contribution.applyAsLong(item) - gapsWithin(item);
            for (GridTrack track : spanned(item)) {
                space -= track.limit == GridTrack.INFINITE ? track.base : track.limit;
            }
            if (affected.isEmpty()) {
                continue;
            }
            affected.forEach(track -> track.incurred = 0);
            long rest = distribute(affected, Math.max(0, space), track -> track.limit == GridTrack.INFINITE
                    || track.infinitelyGrowable
                            ? Math.max(0, track.fitLimit() - size(track))
                            : 0);
            distribute(affected, rest, track -> Math.max(0, track.fitLimit() - size(track)));
            // A mark of what an item has asked for, though it be nothing: the limit is finite from now on.
            affected.forEach(track -> track.planned = Math.max(track.planned, track.incurred + 1));
        }
        for (GridTrack track : tracks) {
            track.infinitelyGrowable = false;
            if (track.planned > 0) {
                track.infinitelyGrowable = marks && track.limit == GridTrack.INFINITE;
                track.limit = size(track) + track.planned - 1;
                track.planned = 0;
            }
        }
    }

    private static long size(GridTrack track) {
        return track.limit == GridTrack.INFINITE ? track.base : track.limit;
    }

    /// Gives space to tracks in equal parts as far as there is room for it, and returns what is left.
    private static long distribute(List<GridTrack> to, long space, ToLongFunction<GridTrack> room) {
        List<GridTrack> growing = new ArrayList<>(to);
        growing.removeIf(track -> room.applyAsLong(track) - track.incurred <= 0);
        growing.sort(Comparator.comparingLong(track -> room.applyAsLong(track) - track.incurred));
        long left = space;
        for (int i = 0; i < growing.size() && left > 0; i++) {
            GridTrack track = growing.get(i);
            long share = Math.min(room.applyAsLong(track) - track.incurred, left / (growing.size() - i));
            track.incurred += share;
            left -= share;
        }
        return left;
    }

    private static void distributeByFactors(List<GridTrack> to, long space) {
        double sum = to.stream().mapToDouble(track -> track.factor).sum();
        for (GridTrack track : to) {
            track.incurred += (long) (space * (track.factor / sum));
        }
    }

    /// @see <a href="https://drafts.csswg.org/css-grid-2/#algo-grow-tracks">CSS Grid 11.6: maximize tracks</a>
    private void maximize() {
        if (available == INDEFINITE) {
            if (constraint != Constraint.MIN_CONTENT) {
                for (GridTrack track : tracks) {
                    track.base = Math.max(track.base, track.cappedLimit());
                }
            }
            return;
        }
        for (GridTrack track : tracks) {
            track.incurred = 0;
        }
        distribute(List.of(tracks), Math.max(0, available - sum()), track -> track.cappedLimit() - track.base);
        for (GridTrack track : tracks) {
            track.base += track.incurred;
        }
    }

    /// @see <a href="https://drafts.csswg.org/css-grid-2/#algo-flex-tracks">CSS Grid 11.7: expand flexible tracks</a>
    private void expandFlexible() {
        List<GridTrack> all = List.of(tracks);
        if (all.stream().noneMatch(GridTrack::isFlexible) || constraint == Constraint.MIN_CONTENT) {
            return;
        }
        double fraction = 0;
        if (available != INDEFINITE) {
            fraction = fraction(all, available);
        } else {
            for (GridTrack track : tracks) {
                if (track.isFlexible()) {
                    fraction = Math.max(fraction, track.base / Math.max(1, track.factor));
                }
            }
            for (GridItem item : items) {
                if (spansFlexible(item)) {
                    fraction = Math.max(fraction, fraction(spanned(item), item.maxContent(columns)));
                }
            }
        }
        for (GridTrack track : tracks) {
            if (track.isFlexible()) {
                track.base = Math.max(track.base, LayoutUnit.clamp((long) (fraction * track.factor + 1e-6)));
            }
        }
    }

    /// @see <a href="https://drafts.csswg.org/css-grid-2/#algo-find-fr-size">CSS Grid 11.7.1: find the size of an fr</a>
    private double fraction(List<GridTrack> among, long toFill) {
        List<GridTrack> flexible = new ArrayList<>();
        long count = among.stream().filter(track -> !track.collapsed).count();
        // 1. What the other tracks leave.
        long left = toFill - gap * Math.max(0, count - 1);
        for (GridTrack track : among) {
            if (track.isFlexible()) {
                flexible.add(track);
            } else {
                left -= track.base;
            }
        }
        while (true) {
            // 2., 3. By the sum of the factors, one at least.
            double sum = flexible.stream().mapToDouble(track -> track.factor).sum();
            double fraction = Math.max(0, left) / Math.max(1, sum);
            // 4. A track that is larger than its share already counts as inflexible, and all is done again.
            List<GridTrack> larger = flexible.stream().filter(track -> track.base > fraction * track.factor + 0.5)
                    .toList();
            if (larger.isEmpty()) {
                return fraction;
            }
            for (GridTrack track : larger) {
                left -= track.base;
            }
            flexible.removeAll(larger);
        }
    }

    /// @see <a href="https://drafts.csswg.org/css-grid-2/#algo-stretch">CSS Grid 11.8: stretch auto tracks</a>
    private void stretch() {
        long free = available == INDEFINITE ? 0 : available - sum();
        List<GridTrack> automatic = List.of(tracks).stream()
                .filter(track -> track.maximum == GridTrack.Function.AUTO).toList();
        if (free > 0) {
            for (GridTrack track : automatic) {
                track.base += free / automatic.size();
            }
        }
    }
}
