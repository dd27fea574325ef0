package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.Alignment;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.LengthPercentageOrNormal;
import dev.frameloop.renderer.box.GridContainer;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.style.ComputedStyle;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import static dev.frameloop.renderer.layout.LayoutUnit.INDEFINITE;

/// Grid containers.
///
/// - 5.2 sizing grid containers: {@link #intrinsicSizes}, {@link #layout}
/// - 7 the explicit and the implicit grid: {@link GridTemplate}, {@link GridRepetition}, {@link PlacedGrid}
/// - 8 placing grid items: {@link GridTemplate#span}, {@link GridPlacement}
/// - 9 absolutely positioned children: {@link #placeOutOfFlow}
/// - 10 alignment and spacing: {@link #alignTracks}, {@link GridItem}; 10.6 baselines: {@link #shareBaselines}, {@link #addBaselines}
/// - 11 grid sizing: {@link #sizeColumns}, {@link #sizeRows}, and the algorithm itself in {@link GridTrackSizing}
///
/// UNIMPLEMENTED: subgrids and masonry, whose tracks are taken as none; `last baseline`, which is the end; columns that depend on the
/// size of rows (11.1, steps 3 and 4).
///
/// @see <a href="https://drafts.csswg.org/css-grid-2/">CSS Grid 2</a>
final class GridLayout extends LayoutAlgorithm {
    private final Sizing sizing;
    private final FragmentBuilder builder;
    private final long inlineSize;
    private final long contentInlineSize;
    /// The content's block size where it is known beforehand.
    private final long definiteContentBlockSize;
    private GridTrack[] columns = {};
    private GridTrack[] rows = {};

    GridLayout(Layouter layouter, GridContainer box, ConstraintSpace space) {
        super(layouter, box, space);
        sizing = new Sizing(layouter, box, space, writingDirection, edges);
        boolean measuring = space.availableInlineSize() == INDEFINITE && !space.shrinkToFit();
        inlineSize = measuring ? 0 : sizing.inlineSize();
        contentInlineSize = Math.max(0, inlineSize - edges.inlineSum());
        long definite = measuring ? INDEFINITE : sizing.definiteBlockSize(inlineSize);
        definiteContentBlockSize = definite == INDEFINITE ? INDEFINITE : Math.max(0, definite - edges.blockSum());
        builder = new FragmentBuilder(this);
    }

    @Override
    LayoutResult layout() {
        PlacedGrid grid = new PlacedGrid(layouter, box,
                GridRepetition.count(style.gridTemplateColumns(), contentInlineSize, 0,
                        gap(style.columnGap(), contentInlineSize)),
                rowRepetitions());
        sizeColumns(grid);
        long content = sizeRows(grid, definiteContentBlockSize) + edges.blockSum();
        long blockSize = sizing.blockSize(content, inlineSize);
        long contentBlockSize = Math.max(0, blockSize - edges.blockSum());
        // Where the block size follows from the rows, these are sized once more by it, if that can make a difference.
        if (definiteContentBlockSize == INDEFINITE && (blockSize != content || hasPercentages(rows)
                || style.rowGap() instanceof LengthPercentage gap && gap.hasPercentage())) {
            sizeRows(grid, contentBlockSize);
        }
        alignTracks(rows, gap(style.rowGap(), contentBlockSize), contentBlockSize, style.alignContent());
        long contentEnd = edges.blockStart()
                + (rows.length == 0 ? 0 : rows[rows.length - 1].offset + rows[rows.length - 1].base);
        for (GridItem item : grid.items()) {
            contentEnd = Math.max(contentEnd, place(item));
        }
        addBaselines(grid.items());
        placeOutOfFlow(grid, contentBlockSize);
        builder.setContentBlockSize(content);
        BoxFragment fragment = builder.build(inlineSize, blockSize, box.isScrollContainer() ? contentEnd : INDEFINITE);
        return LayoutResult.of(fragment, builder.outOfFlow());
    }

    private int rowRepetitions() {
        long available = definiteContentBlockSize;
        long minimum = 0;
        if (available == INDEFINITE) {
            long most = sizing.clampBlock(LayoutUnit.MAX, INDEFINITE);
            available = most == LayoutUnit.MAX ? INDEFINITE : Math.max(0, most - edges.blockSum());
            minimum = sizing.clampBlock(0, INDEFINITE) - edges.blockSum();
        }
        return GridRepetition.count(style.gridTemplateRows(), available, minimum, gap(style.rowGap(), available));
    }

    private static long gap(LengthPercentageOrNormal gap, long basis) {
        return gap instanceof LengthPercentage length ? Math.max(0, Edges.resolve(length, basis)) : 0;
    }

    private static boolean hasPercentages(GridTrack[] tracks) {
        for (GridTrack track : tracks) {
            if (track.hasPercentage()) {
                return true;
            }
        }
        return false;
    }

    private static boolean stretches(Alignment alignment) {
        return alignment.kind() == Alignment.Kind.NORMAL || alignment.kind() == Alignment.Kind.STRETCH;
    }

    private void sizeColumns(PlacedGrid grid) {
        columns = grid.tracks(true, contentInlineSize);
        long gap = gap(style.columnGap(), contentInlineSize);
        new GridTrackSizing(columns, grid.items(), true, gap, contentInlineSize, GridTrackSizing.Constraint.NONE)
                .size(stretches(style.justifyContent()));
        alignTracks(columns, gap, contentInlineSize, style.justifyContent());
        for (GridItem item : grid.items()) {
            item.setAreaInlineSize(extent(columns, item.span(true)));
        }
        shareBaselines(grid.items());
    }

    /// Sizes the rows, and returns the block size that they need.
    private long sizeRows(PlacedGrid grid, long available) {
        rows = grid.tracks(false, available);
        GridTrackSizing rowSizing = new GridTrackSizing(rows, grid.items(), false, gap(style.rowGap(), available),
                available, GridTrackSizing.Constraint.NONE);
        rowSizing.size(stretches(style.alignContent()));
        return rowSizing.sum();
    }

    /// @see <a href="https://drafts.csswg.org/css-grid-2/#grid-align">CSS Grid 10.5: aligning the grid</a>
    private void alignTracks(GridTrack[] tracks, long gap, long extent, Alignment alignment) {
        int count = 0;
        for (GridTrack track : tracks) {
            count += track.collapsed ? 0 : 1;
        }
        boolean left = tracks != columns || !writingDirection.isInlineReversed();
        ContentDistribution distribution = ContentDistribution.of(alignment,
                extent - GridTrackSizing.sum(tracks, gap), count, false, left);
        long position = distribution.offset();
        for (GridTrack track : tracks) {
            track.offset = position;
            position += track.collapsed ? 0 : track.base + gap + distribution.between();
        }
    }

    private static long extent(GridTrack[] tracks, GridSpan span) {
        GridTrack last = tracks[span.end() - 1];
        return last.offset + last.base - tracks[span.start()].offset;
    }

    /// Moves items whose baselines are to meet down to the lowest one in their row.
    ///
    /// @see <a href="https://drafts.csswg.org/css-grid-2/#algo-baseline-shims">CSS Grid 11.5.1: shim baseline-aligned items</a>
    private static void shareBaselines(List<GridItem> items) {
        Map<Integer, Long> lowest = new HashMap<>();
        for (GridItem item : items) {
            if (item.sharesBaseline()) {
                lowest.merge(item.span(false).start(), item.measuredBaseline(), Math::max);
            }
        }
        for (GridItem item : items) {
            Long baseline = item.sharesBaseline() ? lowest.get(item.span(false).start()) : null;
            if (baseline != null) {
                item.setBaselineShim(baseline - item.measuredBaseline());
            }
        }
    }

    /// Lays an item out in its area, and returns where its margin box ends along the block axis.
    private long place(GridItem item) {
        long areaInline = extent(columns, item.span(true));
        long areaBlock = extent(rows, item.span(false));
        LayoutResult result = item.layOut(areaInline, areaBlock);
        long blockOffset = blockOffset(item);
        long inlineOffset = edges.inlineStart() + columns[item.span(true).start()].offset
                + item.inlineOffset(areaInline);
        builder.add(result, inlineOffset, blockOffset);
        builder.includeInFlow(Math.max(edges.inlineStart() + columns[columns.length - 1].offset
                + columns[columns.length - 1].base,
                inlineOffset + writingDirection.inlineSize(result.fragment()) + item.margin().inlineEnd()));
        return blockOffset + writingDirection.blockSize(result.fragment()) + item.margin().blockEnd();
    }

    private long blockOffset(GridItem item) {
        return edges.blockStart() + rows[item.span(false).start()].offset
                + item.blockOffset(extent(rows, item.span(false)));
    }

    /// @see <a href="https://drafts.csswg.org/css-grid-2/#grid-baselines">CSS Grid 10.6: grid container baselines</a>
    private void addBaselines(List<GridItem> items) {
        GridItem first = null;
        GridItem last = null;
        for (GridItem item : items) {
            first = first == null || isBefore(item, first) ? item : first;
            last = last == null || item.span(false).end() > last.span(false).end() ? item : last;
        }
        if (first != null && last != null) {
            builder.addBaselines(blockOffset(first) + baseline(first, false), blockOffset(last) + baseline(last, true));
        }
    }

    private static boolean isBefore(GridItem a, GridItem b) {
        int rows = Integer.compare(a.span(false).start(), b.span(false).start());
        return rows < 0 || rows == 0 && (a.sharesBaseline() != b.sharesBaseline()
                ? a.sharesBaseline()
                : a.span(true).start() < b.span(true).start());
    }

    private long baseline(GridItem item, boolean last) {
        BoxFragment fragment = item.result().fragment();
        long baseline = last ? fragment.lastBaseline() : fragment.firstBaseline();
        return baseline == INDEFINITE ? writingDirection.blockSize(fragment) : baseline;
    }

    /// A positioned child's static position is that of the only item in its containing block if that is here, else in the content area.
    ///
    /// @see <a href="https://drafts.csswg.org/css-grid-2/#abspos">CSS Grid 9: absolute positioning</a>
    private void placeOutOfFlow(PlacedGrid grid, long contentBlockSize) {
        LogicalRect content = new LogicalRect(edges.inlineStart(), edges.blockStart(), contentInlineSize,
                contentBlockSize);
        for (LayoutBox child : grid.outOfFlow()) {
            ComputedStyle own = child.style();
            StaticEdge inline = StaticEdge.of(GridItem.selfAlignment(own.justifySelf(), style.justifyItems()), false,
                    !writingDirection.isInlineReversed());
            StaticEdge block = StaticEdge.of(GridItem.selfAlignment(own.alignSelf(), style.alignItems()), false, true);
            LogicalRect area = area(grid, own, contentBlockSize);
            LogicalRect around = ContainingBlocks.of(child) == box ? area : content;
            builder.addOutOfFlow(child, around.inlineOffset() + inline.offset(around.inlineSize()),
                    around.blockOffset() + block.offset(around.blockSize()), inline, block, area);
        }
    }

    /// The grid area of a positioned child: from line to line, or to the padding edges.
    private LogicalRect area(PlacedGrid grid, ComputedStyle child, long contentBlockSize) {
        long blockEdge = edges.blockSum() + contentBlockSize - border.blockEnd();
        long inlineStart = line(grid, child, true, true, border.inlineStart(), edges.inlineStart());
        long inlineEnd = line(grid, child, true, false, inlineSize - border.inlineEnd(), edges.inlineStart());
        long blockStart = line(grid, child, false, true, border.blockStart(), edges.blockStart());
        long blockEnd = line(grid, child, false, false, blockEdge, edges.blockStart());
        return new LogicalRect(inlineStart, blockStart, Math.max(0, inlineEnd - inlineStart),
                Math.max(0, blockEnd - blockStart));
    }

    /// Where a positioned child's containing block starts or ends.
    private long line(PlacedGrid grid, ComputedStyle child, boolean column, boolean start, long edge,
            long contentStart) {
        Integer line = grid.positionedLine(child, column, start);
        GridTrack[] tracks = column ? columns : rows;
        if (line == null || tracks.length == 0) {
            return edge;
        }
        boolean before = start ? line < tracks.length : line == 0;
        GridTrack track = tracks[before ? line : line - 1];
        return contentStart + track.offset + (before ? 0 : track.base);
    }

    @Override
    IntrinsicSizes intrinsicSizes() {
        long most = sizing.clampInline(LayoutUnit.MAX);
        long available = most == LayoutUnit.MAX ? INDEFINITE : Math.max(0, most - edges.inlineSum());
        PlacedGrid grid = new PlacedGrid(layouter, box, GridRepetition.count(style.gridTemplateColumns(), available,
                sizing.clampInline(0) - edges.inlineSum(), gap(style.columnGap(), INDEFINITE)), rowRepetitions());
        return new IntrinsicSizes(measure(grid, GridTrackSizing.Constraint.MIN_CONTENT),
                measure(grid, GridTrackSizing.Constraint.MAX_CONTENT)).plus(edges.inlineSum());
    }

    private long measure(PlacedGrid grid, GridTrackSizing.Constraint constraint) {
        GridTrackSizing columnSizing = new GridTrackSizing(grid.tracks(true, INDEFINITE), grid.items(), true,
                gap(style.columnGap(), INDEFINITE), INDEFINITE, constraint);
        columnSizing.size(false);
        return LayoutUnit.clamp(columnSizing.sum());
    }
}
