package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.Alignment;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.LengthPercentageOrNormal;
import dev.frameloop.renderer.box.Box;
import dev.frameloop.renderer.box.FlexContainer;
import dev.frameloop.renderer.box.LayoutBox;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import static dev.frameloop.renderer.layout.LayoutUnit.INDEFINITE;

/// Flex containers.
///
/// - 9.1 initial setup: {@link #generateItems}
/// - 9.2 line length determination: {@link FlexItem#determineBaseSize}, {@link #determineMainSize}
/// - 9.3 main size determination: {@link #collectLines}, and 9.7 resolving flexible lengths: {@link FlexLine#resolveFlexibleLengths}
/// - 9.4 cross size determination: {@link #determineCrossSizes}
/// - 9.5 main-axis alignment: {@link FlexLine#alignMain}
/// - 9.6 cross-axis alignment: {@link #alignLines}, {@link FlexLine#alignCross}
/// - 8.5 baselines of the container: {@link #addBaselines}
/// - 9.8 definite sizes: the flags of the constraint spaces that {@link FlexItem} makes
/// - 9.9 intrinsic sizes: {@link FlexIntrinsicSizes}
/// - 4.1 absolutely positioned children: {@link #placeOutOfFlow}
///
/// Positions are from the start of the main and the cross axis, wherever these lie, until {@link #place} turns them to the flow.
///
/// UNIMPLEMENTED: `visibility: collapse` (9.4.10); such items keep their room, as in Chromium.
///
/// @see <a href="https://drafts.csswg.org/css-flexbox-1/#layout-algorithm">CSS Flexbox 9: flex layout algorithm</a>
final class FlexLayout extends LayoutAlgorithm {
    private final FlexAxes axes;
    private final Sizing sizing;
    private final FragmentBuilder builder;
    private final long inlineSize;
    private final long contentInlineSize;
    /// The content's block size where it is known beforehand.
    private final long definiteContentBlockSize;
    private final List<LayoutBox> outOfFlow = new ArrayList<>();
    private final List<FlexLine> lines = new ArrayList<>();
    private long contentMainSize;
    private long contentCrossSize;

    FlexLayout(Layouter layouter, FlexContainer box, ConstraintSpace space) {
        super(layouter, box, space);
        axes = FlexAxes.of(style);
        sizing = new Sizing(layouter, box, space, writingDirection, edges);
        boolean measuring = space.availableInlineSize() == INDEFINITE && !space.shrinkToFit();
        inlineSize = measuring ? 0 : sizing.inlineSize();
        contentInlineSize = Math.max(0, inlineSize - edges.inlineSum());
        long definite = measuring ? INDEFINITE : sizing.definiteBlockSize(inlineSize);
        definiteContentBlockSize = definite == INDEFINITE ? INDEFINITE : Math.max(0, definite - edges.blockSum());
        builder = new FragmentBuilder(this);
    }

    FlexAxes axes() {
        return axes;
    }

    @Override
    LayoutResult layout() {
        List<FlexItem> items = generateItems();
        for (FlexItem item : items) {
            item.determineBaseSize();
        }
        long mainGap = gap(axes.row());
        long crossGap = gap(!axes.row());
        collectLines(items, mainGap);
        long contentBlock = determineMainSize();
        boolean mainDefinite = axes.row() || definiteContentBlockSize != INDEFINITE;
        for (FlexLine line : lines) {
            line.resolveFlexibleLengths(contentMainSize);
            for (FlexItem item : line.items) {
                item.layOut(mainDefinite);
            }
        }
        contentBlock = Math.max(contentBlock, determineCrossSizes(crossGap, mainDefinite));
        for (FlexLine line : lines) {
            line.alignMain(contentMainSize, justifyContent());
        }
        alignLines(crossGap);
        return finish(contentBlock);
    }

    /// @see <a href="https://drafts.csswg.org/css-flexbox-1/#box-manip">CSS Flexbox 9.1: initial setup</a>
    private List<FlexItem> generateItems() {
        // An item that fills the only line has a definite cross size, if the container has.
        long line = axes.wraps() ? INDEFINITE : axes.cross(contentInlineSize, definiteContentBlockSize);
        List<FlexItem> items = new ArrayList<>();
        boolean ordered = true;
        // 1. The items, in order-modified document order.
        for (Box child = box.firstChild(); child != null; child = child.nextSibling()) {
            LayoutBox item = (LayoutBox) child;
            if (item.isAbsolutelyPositioned()) {
                outOfFlow.add(item);
            } else {
                ordered &= item.style().order() == 0;
                items.add(new FlexItem(this, item, contentInlineSize, definiteContentBlockSize, line));
            }
        }
        if (!ordered) {
            items.sort(Comparator.comparingInt(item -> item.style.order()));
        }
        return items;
    }

    private long gap(boolean inline) {
        LengthPercentageOrNormal gap = inline ? style.columnGap() : style.rowGap();
        return Math.max(0, gap instanceof LengthPercentage length
                ? Edges.resolve(length, inline ? contentInlineSize : definiteContentBlockSize)
                : 0);
    }

    /// @see <a href="https://drafts.csswg.org/css-flexbox-1/#algo-line-break">CSS Flexbox 9.3.5: collect flex items into flex lines</a>
    private void collectLines(List<FlexItem> items, long gap) {
        long available = contentInlineSize;
        if (!axes.row()) {
            // A column breaks at the largest size that the container may get.
            available = definiteContentBlockSize == INDEFINITE
                    ? sizing.blockSize(LayoutUnit.MAX, inlineSize) - edges.blockSum()
                    : definiteContentBlockSize;
        }
        FlexLine line = new FlexLine(axes, gap);
        lines.add(line);
        long used = 0;
        for (FlexItem item : items) {
            long outer = item.hypotheticalMain + item.marginMain();
            if (axes.wraps() && !line.items.isEmpty() && used + gap + outer > available) {
                line = new FlexLine(axes, gap);
                lines.add(line);
            }
            used = line.items.isEmpty() ? outer : used + gap + outer;
            line.items.add(item);
        }
    }

    /// Settles the container's inner main size, and returns the block size that its content needs along it, edges included.
    ///
    /// @see <a href="https://drafts.csswg.org/css-flexbox-1/#algo-main-container">CSS Flexbox 9.2.4: main size of the flex container</a>
    private long determineMainSize() {
        if (axes.row()) {
            contentMainSize = contentInlineSize;
            return 0;
        }
        long longest = 0;
        for (FlexLine line : lines) {
            longest = Math.max(longest, line.hypotheticalMain());
        }
        long content = longest + edges.blockSum();
        contentMainSize = Math.max(0, sizing.blockSize(content, inlineSize) - edges.blockSum());
        return content;
    }

    /// Settles the cross sizes of lines, container and items, and returns the block size that its content needs along the cross axis, edges
    /// included.
    ///
    /// @see <a href="https://drafts.csswg.org/css-flexbox-1/#cross-sizing">CSS Flexbox 9.4: cross size determination</a>
    private long determineCrossSizes(long gap, boolean mainDefinite) {
        // 7. The items have their hypothetical cross sizes.
        // 8. A line is as large as its items need, and the only line of a single-line container as large as that.
        long sum = gap * (lines.size() - 1);
        for (FlexLine line : lines) {
            line.determineCrossSize();
            sum += line.crossSize;
        }
        long content = axes.row() ? sum + edges.blockSum() : 0;
        contentCrossSize = axes.row()
                ? Math.max(0, sizing.blockSize(content, inlineSize) - edges.blockSum())
                : contentInlineSize;
        if (!axes.wraps()) {
            lines.getFirst().crossSize = contentCrossSize;
        }
        // 9. Lines share what is left.
        long free = contentCrossSize - sum;
        Alignment.Kind align = style.alignContent().kind();
        if (axes.wraps() && free > 0 && (align == Alignment.Kind.NORMAL || align == Alignment.Kind.STRETCH)) {
            for (int i = 0; i < lines.size(); i++) {
                lines.get(i).crossSize += free / lines.size();
            }
        }
        // 11. Items fill their lines.
        for (FlexLine line : lines) {
            for (FlexItem item : line.items) {
                if (item.stretches()) {
                    item.stretch(line.crossSize, mainDefinite);
                }
            }
        }
        return content;
    }

    private Alignment justifyContent() {
        return style.justifyContent();
    }

    /// @see <a href="https://drafts.csswg.org/css-flexbox-1/#algo-line-align">CSS Flexbox 9.6.16: align all flex lines</a>
    private void alignLines(long gap) {
        long free = contentCrossSize - gap * (lines.size() - 1);
        for (FlexLine line : lines) {
            free -= line.crossSize;
        }
        ContentDistribution distribution = axes.wraps()
                ? ContentDistribution.of(style.alignContent(), free, lines.size(), axes.crossReversed(), true)
                : new ContentDistribution(0, 0);
        long position = distribution.offset();
        for (FlexLine line : lines) {
            line.crossOffset = position;
            position += line.crossSize + gap + distribution.between();
            line.alignCross();
        }
    }

    private LayoutResult finish(long contentBlock) {
        long contentEnd = 0;
        for (FlexLine line : lines) {
            for (FlexItem item : line.items) {
                contentEnd = Math.max(contentEnd, place(item));
            }
        }
        addBaselines();
        placeOutOfFlow();
        builder.setContentBlockSize(contentBlock);
        long blockSize = edges.blockSum() + axes.cross(contentMainSize, contentCrossSize);
        BoxFragment fragment = builder.build(inlineSize, blockSize, box.isScrollContainer() ? contentEnd : INDEFINITE);
        return LayoutResult.of(fragment, builder.outOfFlow());
    }

    /// Places an item, and returns where its margin box ends along the block axis.
    private long place(FlexItem item) {
        BoxFragment fragment = item.result().fragment();
        long inline = axes.row()
                ? logical(item.mainOffset, contentMainSize, item.mainSize, axes.mainReversed())
                : logical(item.crossOffset, contentCrossSize, item.crossSize(), axes.crossReversed());
        long block = edges.blockStart() + blockOffset(item);
        builder.add(item.result(), edges.inlineStart() + inline, block);
        builder.includeInFlow(edges.inlineStart() + inline + writingDirection.inlineSize(fragment)
                + item.margin.inlineEnd());
        return block + writingDirection.blockSize(fragment) + item.margin.blockEnd();
    }

    private long blockOffset(FlexItem item) {
        return axes.row()
                ? logical(item.crossOffset, contentCrossSize, item.crossSize(), axes.crossReversed())
                : logical(item.mainOffset, contentMainSize, item.mainSize, axes.mainReversed());
    }

    private static long logical(long offset, long extent, long size, boolean reversed) {
        return reversed ? extent - offset - size : offset;
    }

    /// @see <a href="https://drafts.csswg.org/css-flexbox-1/#flex-baselines">CSS Flexbox 8.5: flex container baselines</a>
    private void addBaselines() {
        FlexItem first = baselineItem(lines.getFirst(), false);
        FlexItem last = baselineItem(lines.getLast(), true);
        if (first != null && last != null) {
            builder.addBaselines(edges.blockStart() + blockOffset(first) + first.baseline(false),
                    edges.blockStart() + blockOffset(last) + last.baseline(true));
        }
    }

    private @Nullable FlexItem baselineItem(FlexLine line, boolean last) {
        if (line.items.isEmpty()) {
            return null;
        }
        Alignment.Kind kind = last ? Alignment.Kind.LAST_BASELINE : Alignment.Kind.BASELINE;
        for (FlexItem item : line.items) {
            if (item.alignment.kind() == kind) {
                return item;
            }
        }
        return last && !axes.row() ? line.items.getLast() : line.items.getFirst();
    }

    /// A positioned child's static position is that of the only item of the container.
    ///
    /// @see <a href="https://drafts.csswg.org/css-flexbox-1/#abspos-items">CSS Flexbox 4.1: absolutely-positioned flex children</a>
    private void placeOutOfFlow() {
        for (LayoutBox child : outOfFlow) {
            StaticEdge main = StaticEdge.of(justifyContent(), axes.mainReversed(), axes.mainStartsAtLeft());
            Alignment self = child.style().alignSelf().kind() == Alignment.Kind.AUTO
                    ? style.alignItems()
                    : child.style().alignSelf();
            StaticEdge cross = StaticEdge.of(self, axes.crossReversed(), true);
            StaticEdge inline = axes.row() ? main : cross;
            StaticEdge block = axes.row() ? cross : main;
            builder.addOutOfFlow(child, edges.inlineStart() + inline.offset(contentInlineSize),
                    edges.blockStart() + block.offset(axes.cross(contentMainSize, contentCrossSize)), inline, block,
                    null);
        }
    }

    @Override
    IntrinsicSizes intrinsicSizes() {
        return new FlexIntrinsicSizes(layouter, box, axes).sizes().plus(edges.inlineSum());
    }
}
