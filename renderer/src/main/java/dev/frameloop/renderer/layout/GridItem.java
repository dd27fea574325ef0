package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.Alignment;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.Size;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.box.ReplacedBox;
import dev.frameloop.renderer.style.ComputedStyle;
import org.jspecify.annotations.Nullable;

import java.util.function.Predicate;

import static dev.frameloop.renderer.layout.LayoutUnit.INDEFINITE;

/// An item of a grid while this is laid out.
///
/// - 6.2 sizes in the grid area: {@link #layOut}
/// - 6.6 the automatic minimum size, 11.5 contributions: {@link #minimum}, {@link #minContent}, {@link #maxContent}
/// - 10.2 to 10.4 alignment in the grid area: {@link #inlineOffset}, {@link #blockOffset}
///
/// @see <a href="https://drafts.csswg.org/css-grid-2/#grid-items">CSS Grid 6: grid items</a>
final class GridItem {
    private final Layouter layouter;
    private final WritingDirection container;
    private final WritingDirection own;
    /// Whether the item's own inline axis is that of the container.
    private final boolean parallel;
    private final Alignment justify;
    private final Alignment align;
    private final LogicalEdges autoMargins;
    final LayoutBox box;
    final ComputedStyle style;
    private GridSpan columnSpan;
    private GridSpan rowSpan;
    private LogicalEdges margin;
    private @Nullable IntrinsicSizes columnContributions;
    private @Nullable IntrinsicSizes rowContributions;
    private long areaInlineSize = INDEFINITE;
    /// How far the item is moved down so that its baseline meets those of others in its row.
    private long baselineShim;
    private @Nullable LayoutResult result;

    GridItem(Layouter layouter, LayoutBox container, LayoutBox box, GridSpan columnSpan, GridSpan rowSpan) {
        this.layouter = layouter;
        this.container = WritingDirection.of(container.style());
        this.box = box;
        this.style = box.style();
        this.own = WritingDirection.of(style);
        this.parallel = own.isHorizontal() == this.container.isHorizontal();
        this.columnSpan = columnSpan;
        this.rowSpan = rowSpan;
        this.justify = selfAlignment(style.justifySelf(), container.style().justifyItems());
        this.align = selfAlignment(style.alignSelf(), container.style().alignItems());
        this.autoMargins = Edges.autoMargins(style, this.container);
        this.margin = Edges.margin(style, this.container, INDEFINITE);
    }

    /// What `auto` and the `legacy` forms stand for.
    static Alignment selfAlignment(Alignment self, Alignment items) {
        Alignment used = self.kind() == Alignment.Kind.AUTO ? items : self;
        return switch (used.kind()) {
            case AUTO, LEGACY -> Alignment.NORMAL;
            case LEGACY_LEFT -> Alignment.of(Alignment.Kind.LEFT);
            case LEGACY_RIGHT -> Alignment.of(Alignment.Kind.RIGHT);
            case LEGACY_CENTER -> Alignment.of(Alignment.Kind.CENTER);
            default -> used;
        };
    }

    GridSpan span(boolean columns) {
        return columns ? columnSpan : rowSpan;
    }

    void setSpan(boolean columns, GridSpan span) {
        if (columns) {
            columnSpan = span;
        } else {
            rowSpan = span;
        }
    }

    /// Whether one of the tracks that the item spans is such a one.
    boolean spans(GridTrack[] tracks, boolean columns, Predicate<GridTrack> test) {
        GridSpan span = span(columns);
        for (int i = span.start(); i < span.end(); i++) {
            if (test.test(tracks[i])) {
                return true;
            }
        }
        return false;
    }

    /// Says how wide the item's area is, on which its block size depends.
    void setAreaInlineSize(long size) {
        areaInlineSize = size;
        margin = Edges.margin(style, container, size);
        rowContributions = null;
        baselineShim = 0;
    }

    // Sizes along the container's axes

    private Size preferred(boolean columns) {
        return columns == container.isHorizontal() ? style.width() : style.height();
    }

    private Size minimumProperty(boolean columns) {
        return columns == container.isHorizontal() ? style.minWidth() : style.minHeight();
    }

    private ConstraintSpace space(long inlineSize, long blockSize) {
        return ConstraintSpace.in(container, own, inlineSize, blockSize).withShrinkToFit(true);
    }

    private boolean hasRatio() {
        return Sizing.of(layouter, box, space(INDEFINITE, INDEFINITE)).hasRatio();
    }

    private boolean stretches(boolean inline) {
        Alignment.Kind kind = inline ? justify.kind() : align.kind();
        boolean fills = switch (kind) {
            case STRETCH -> true;
            case NORMAL -> !(box instanceof ReplacedBox)
                    && (!hasRatio() || inline && preferred(false).isAuto());
            default -> false;
        };
        long automatic = inline ? autoMargins.inlineSum() : autoMargins.blockSum();
        return fills && preferred(inline).isAuto() && automatic == 0;
    }

    /// Settles a size along an axis of the container.
    private ConstraintSpace fill(ConstraintSpace space, boolean inline, long area) {
        long size = Math.max(0, area - (inline ? margin.inlineSum() : margin.blockSum()));
        Sizing sizing = Sizing.of(layouter, box, space);
        return inline == parallel
                ? space.withFixedInlineSize(sizing.clampInline(size))
                : space.withFixedBlockSize(sizing.clampBlock(size, INDEFINITE), true);
    }

    private IntrinsicSizes contributions(boolean columns) {
        if (columns) {
            if (columnContributions == null) {
                columnContributions = layouter.contribution(box, container);
            }
            return columnContributions;
        }
        if (rowContributions == null) {
            if (parallel) {
                long size = container.blockSize(measure().fragment()) + margin.blockSum();
                rowContributions = new IntrinsicSizes(size, size);
            } else {
                rowContributions = layouter.contribution(box, own);
            }
        }
        return rowContributions.plus(baselineShim);
    }

    /// The layout in the columns, with rows of any size.
    private LayoutResult measure() {
        ConstraintSpace space = space(areaInlineSize, INDEFINITE);
        return layouter.layout(box, stretches(true) ? fill(space, true, areaInlineSize) : space);
    }

    long minContent(boolean columns) {
        return contributions(columns).min();
    }

    long maxContent(boolean columns) {
        return contributions(columns).max();
    }

    /// @see <a href="https://drafts.csswg.org/css-grid-2/#minimum-contribution">CSS Grid 11.5: minimum contribution</a>
    long minimum(GridTrack[] tracks, boolean columns) {
        Size size = preferred(columns);
        if (!size.isAuto() && !(size instanceof LengthPercentage length && length.hasPercentage())) {
            return minContent(columns);
        }
        Sizing sizing = Sizing.of(layouter, box, space(columns ? INDEFINITE : areaInlineSize, INDEFINITE));
        boolean ownInline = columns == parallel;
        long outer = (columns ? margin.inlineSum() : margin.blockSum()) + (columns ? 0 : baselineShim);
        long least = outer + (ownInline ? sizing.edges().inlineSum() : sizing.edges().blockSum());
        Size minimum = minimumProperty(columns);
        if (!minimum.isAuto()) {
            long resolved = ownInline ? sizing.resolveInline(minimum) : sizing.resolveBlock(minimum, INDEFINITE);
            return resolved == INDEFINITE ? least : Math.max(least, resolved + outer);
        }
        return hasContentMinimum(tracks, columns) ? limitToFixed(minContent(columns), tracks, columns, least) : least;
    }

    /// @see <a href="https://drafts.csswg.org/css-grid-2/#min-size-auto">CSS Grid 6.6: automatic minimum size of grid items</a>
    private boolean hasContentMinimum(GridTrack[] tracks, boolean columns) {
        return !box.isScrollContainer()
                && spans(tracks, columns, track -> track.minimum == GridTrack.Function.AUTO)
                && (span(columns).size() == 1 || !spans(tracks, columns, GridTrack::isFlexible));
    }

    /// A contribution, but no more than the tracks may grow if they all have a fixed maximum.
    private long limitToFixed(long contribution, GridTrack[] tracks, boolean columns, long least) {
        long limit = 0;
        GridSpan span = span(columns);
        for (int i = span.start(); i < span.end(); i++) {
            boolean fixed = tracks[i].maximum == GridTrack.Function.FIXED;
            long most = fixed ? tracks[i].limit : tracks[i].fitLimit();
            if (most == GridTrack.INFINITE) {
                return contribution;
            }
            limit += most;
        }
        return Math.min(contribution, Math.max(limit, least));
    }

    /// @see <a href="https://drafts.csswg.org/css-grid-2/#limited-contribution">CSS Grid 11.5: limited contribution</a>
    long limitedMinContent(GridTrack[] tracks, boolean columns) {
        long minimum = minimum(tracks, columns);
        return Math.max(minimum, limitToFixed(minContent(columns), tracks, columns, 0));
    }

    long limitedMaxContent(GridTrack[] tracks, boolean columns) {
        long minimum = minimum(tracks, columns);
        return Math.max(minimum, limitToFixed(maxContent(columns), tracks, columns, 0));
    }

    // Layout and alignment in the grid area

    /// Whether the item's first baseline is aligned with those of others in its row.
    boolean sharesBaseline() {
        return align.kind() == Alignment.Kind.BASELINE && parallel && autoMargins.blockSum() == 0;
    }

    /// The distance of the first baseline from the margin edge, before rows have a size.
    long measuredBaseline() {
        BoxFragment fragment = measure().fragment();
        return margin.blockStart() + (fragment.firstBaseline() == INDEFINITE
                ? container.blockSize(fragment)
                : fragment.firstBaseline());
    }

    void setBaselineShim(long shim) {
        baselineShim = shim;
    }

    LayoutResult layOut(long inlineSize, long blockSize) {
        ConstraintSpace space = space(inlineSize, blockSize);
        if (stretches(true)) {
            space = fill(space, true, inlineSize);
        }
        if (stretches(false)) {
            space = fill(space, false, blockSize);
        }
        LayoutResult laidOut = layouter.layout(box, space);
        result = laidOut;
        return laidOut;
    }

    LayoutResult result() {
        if (result == null) {
            throw new IllegalStateException("The item is not laid out yet");
        }
        return result;
    }

    /// The distance of the border box from the area's inline-start edge.
    long inlineOffset(long area) {
        long free = area - container.inlineSize(result().fragment()) - margin.inlineSum();
        if (autoMargins.inlineSum() > 0) {
            return margin.inlineStart()
                    + (autoMargins.inlineStart() == 0 ? 0 : Math.max(0, free) / autoMargins.inlineSum());
        }
        return margin.inlineStart() + aligned(justify, free, own.isHorizontal() == container.isHorizontal()
                && own.isInlineReversed() != container.isInlineReversed());
    }

    /// The distance of the border box from the area's block-start edge.
    long blockOffset(long area) {
        long free = area - container.blockSize(result().fragment()) - margin.blockSum();
        if (autoMargins.blockSum() > 0) {
            return margin.blockStart()
                    + (autoMargins.blockStart() == 0 ? 0 : Math.max(0, free) / autoMargins.blockSum());
        }
        return margin.blockStart() + (sharesBaseline()
                ? baselineShim
                : aligned(align, free, parallel && own.isFlippedBlocks() != container.isFlippedBlocks()));
    }

    private long aligned(Alignment alignment, long free, boolean selfReversed) {
        return switch (alignment.kind()) {
            case SELF_START -> selfReversed ? free : 0;
            case SELF_END -> selfReversed ? 0 : free;
            default -> ContentDistribution.of(alignment, free, 1, false, !container.isInlineReversed()).offset();
        };
    }

    /// Where the block box ends with its margin, for what overflows.
    LogicalEdges margin() {
        return margin;
    }
}
