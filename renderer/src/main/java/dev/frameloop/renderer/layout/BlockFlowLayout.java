package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.Clear;
import dev.frameloop.renderer.box.BlockContainer;
import dev.frameloop.renderer.box.FormControl;
import dev.frameloop.renderer.box.LayoutBox;
import org.jspecify.annotations.Nullable;

import static dev.frameloop.renderer.layout.LayoutUnit.INDEFINITE;

/// Block flow: the children of a block container, one below the other, with lines and floats among them.
///
/// - 9.4.1 block formatting contexts, 10.3.3 widths (in {@link Sizing}), 10.6.3 and 10.6.7 heights: {@link #layout}, {@link #finish}
/// - 9.5 floats: {@link #layOutFloat}, {@link FloatPlacement}; 9.5.2 clearance: {@link #clearance}
/// - 9.5 formatting contexts beside floats: {@link #layOutFormattingContext}
/// - 8.3.1 collapsing margins: {@link MarginCollapsing}, which keeps where the next box goes and which margins adjoin there
/// - lines: {@link InlineLayout}
///
/// @see <a href="https://www.w3.org/TR/CSS22/visuren.html#block-formatting">CSS 2.2 9.4.1: block formatting contexts</a>
final class BlockFlowLayout extends LayoutAlgorithm {
    private final boolean formattingContextRoot;
    private final Sizing sizing;
    private final long inlineSize;
    private final long contentInlineSize;
    /// The content's block size where it is known beforehand: what children's percentages are of.
    private final long definiteContentBlockSize;
    private FragmentBuilder builder;
    private MarginCollapsing margins;
    private boolean firstLineTaken;
    /// A marker that waits for the first line.
    private @Nullable LayoutBox marker;

    BlockFlowLayout(Layouter layouter, LayoutBox box, ConstraintSpace space) {
        super(layouter, box, space);
        formattingContextRoot = !box.joinsFormattingContext();
        sizing = new Sizing(layouter, box, space, writingDirection, edges);
        boolean measuring = space.availableInlineSize() == INDEFINITE && !space.shrinkToFit();
        inlineSize = measuring ? 0 : sizing.inlineSize();
        contentInlineSize = Math.max(0, inlineSize - edges.inlineSum());
        long definite = measuring ? INDEFINITE : sizing.definiteBlockSize(inlineSize);
        definiteContentBlockSize = definite == INDEFINITE ? INDEFINITE : Math.max(0, definite - edges.blockSum());
        builder = new FragmentBuilder(this);
        margins = new MarginCollapsing(builder, space, edges, formattingContextRoot);
    }

    @Override
    LayoutResult layout() {
        LayoutResult result = attempt();
        // Floats rely on where the box comes to lie; where it comes to lie elsewhere all is done again.
        for (int i = 0; i < 3 && margins.mustRestart(); i++) {
            long actual = margins.blockOffset();
            builder = new FragmentBuilder(this);
            margins = new MarginCollapsing(builder, space.withExpectedBlockOffset(actual), edges,
                    formattingContextRoot);
            result = attempt();
        }
        return result;
    }

    private LayoutResult attempt() {
        firstLineTaken = false;
        marker = null;
        for (FlowContent.Item item : content().items()) {
            switch (item) {
                case FlowContent.Block(LayoutBox child) -> layOut(child);
                case FlowContent.Run(InlineRun run) -> new InlineLayout(this, run).layOut();
            }
        }
        placeMarker();
        return finish();
    }

    /// Places a marker that no line of the item's own has taken: at the first line within, else the item gets a line for it.
    private void placeMarker() {
        if (marker == null) {
            return;
        }
        LayoutResult result = layouter.layout(marker, childSpace(marker).withShrinkToFit(true));
        BoxFragment fragment = result.fragment();
        long size = writingDirection.inlineSize(fragment);
        long distance = MarkerPlacement.outsideDistance(marker, size,
                layouter.inlineContext().font(marker.style()).metrics());
        long ascent = Math.max(0, fragment.firstBaseline());
        long blockOffset = builder.firstBaseline() - ascent;
        if (builder.firstBaseline() == INDEFINITE) {
            margins.resolve();
            blockOffset = margins.position();
            margins.advanceTo(blockOffset + writingDirection.blockSize(fragment), 0);
        }
        builder.add(result, edges.inlineStart() - distance, blockOffset);
    }

    private FlowContent content() {
        return box instanceof BlockContainer ? layouter.state(box).flowContent() : FlowContent.ofBlocks(box);
    }

    /// Whether a run that begins now has the first line of the box.
    boolean takeFirstLine() {
        boolean first = !firstLineTaken;
        firstLineTaken = true;
        return first;
    }

    long contentInlineSize() {
        return contentInlineSize;
    }

    long inlineSizeOfBox() {
        return inlineSize;
    }

    FragmentBuilder builder() {
        return builder;
    }

    MarginCollapsing margins() {
        return margins;
    }

    /// The line-left edge of the content area.
    long lineLeft() {
        return writingDirection.isLeftToRight() ? edges.inlineStart() : edges.inlineEnd();
    }

    /// The space for a child, before what the flow around it adds.
    ConstraintSpace childSpace(LayoutBox child) {
        return ConstraintSpace.in(writingDirection, WritingDirection.of(child.style()), contentInlineSize,
                definiteContentBlockSize);
    }

    LogicalEdges margin(LayoutBox child) {
        return Edges.margin(child.style(), writingDirection, contentInlineSize);
    }

    private void layOut(LayoutBox child) {
        if (MarkerPlacement.isOutside(child)) {
            marker = child;
        } else if (child.isAbsolutelyPositioned()) {
            builder.addOutOfFlow(child, edges.inlineStart(), margins.floatOffset());
        } else if (child.isFloating()) {
            layOutFloat(child, margins.floatOffset());
        } else if (child.joinsFormattingContext()) {
            layOutFlow(child);
        } else {
            layOutFormattingContext(child);
        }
    }

    /// @see <a href="https://www.w3.org/TR/CSS22/visuren.html#float-position">CSS 2.2 9.5.1: positioning the float</a>
    void layOutFloat(LayoutBox child, long blockOffset) {
        ConstraintSpace childSpace = childSpace(child).withShrinkToFit(true);
        LayoutResult result = layouter.layout(child, childSpace);
        FloatPlacement placement = new FloatPlacement(margins.exclusions().from(blockOffset), lineLeft(),
                lineLeft() + contentInlineSize, writingDirection);
        placement.place(child, result.fragment(), margin(child), blockOffset);
        margins.addFloat(placement.exclusions());
        long inlineOffset = writingDirection.isLeftToRight()
                ? placement.lineOffset()
                : inlineSize - placement.lineOffset() - writingDirection.inlineSize(result.fragment());
        builder.add(result, inlineOffset, placement.blockOffset());
        builder.includeInFlow(inlineOffset + writingDirection.inlineSize(result.fragment())
                + margin(child).inlineEnd());
    }

    /// A block whose content is in this same formatting context.
    private void layOutFlow(LayoutBox child) {
        LogicalEdges margin = margin(child);
        ConstraintSpace childSpace = childSpace(child);
        long childInlineSize = Sizing.of(layouter, child, childSpace).inlineSize();
        long inlineOffset = edges.inlineStart()
                + inlineMargin(child, margin, contentInlineSize, childInlineSize);
        long clearance = clearance(child, margin.blockStart());
        MarginStrut strut = clearance == INDEFINITE
                ? margins.strut().plus(margin.blockStart())
                : MarginStrut.EMPTY.plus(margin.blockStart());
        long lineOffset = writingDirection.isLeftToRight() ? inlineOffset : inlineSize - inlineOffset - childInlineSize;
        LayoutResult result = layouter.layout(child, margins.childSpace(childSpace, strut, clearance, lineOffset));
        long blockOffset = margins.advancePast(result, strut, margin, clearance, lineOffset,
                writingDirection.blockSize(result.fragment()));
        builder.add(result, inlineOffset, blockOffset);
        builder.includeInFlow(inlineOffset + childInlineSize + margin.inlineEnd());
        addBaselines(result, blockOffset);
    }

    private void addBaselines(LayoutResult result, long blockOffset) {
        BoxFragment fragment = result.fragment();
        builder.addBaselines(
                fragment.firstBaseline() == INDEFINITE ? INDEFINITE : blockOffset + fragment.firstBaseline(),
                fragment.lastBaseline() == INDEFINITE ? INDEFINITE : blockOffset + fragment.lastBaseline());
    }

    /// The distance from the content's inline-start edge to a block's border box: its margin, and half of what remains or all of it where
    /// margins are `auto`, or where the container aligns blocks.
    ///
    /// @see <a href="https://www.w3.org/TR/CSS22/visudet.html#blockwidth">CSS 2.2 10.3.3: block-level, non-replaced elements in normal flow</a>
    private long inlineMargin(LayoutBox child, LogicalEdges margin, long room, long childInlineSize) {
        LogicalEdges auto = Edges.autoMargins(child.style(), writingDirection);
        long free = room - childInlineSize - margin.inlineSum();
        if (auto.inlineStart() == 1) {
            return Math.max(0, auto.inlineEnd() == 1 ? free / 2 : free);
        }
        if (auto.inlineEnd() == 0 && free > 0) {
            return margin.inlineStart() + switch (style.textAlign()) {
                case WEBKIT_CENTER -> free / 2;
                case WEBKIT_LEFT -> writingDirection.isLeftToRight() ? 0 : free;
                case WEBKIT_RIGHT -> writingDirection.isLeftToRight() ? free : 0;
                default -> 0;
            };
        }
        return margin.inlineStart();
    }

    /// Where the border edge of a box goes that has to move down past floats, from the place that it would have; INDEFINITE if it need
    /// not move.
    ///
    /// @see <a href="https://www.w3.org/TR/CSS22/visuren.html#flow-control">CSS 2.2 9.5.2: clearance</a>
    private long clearance(LayoutBox child, long marginStart) {
        Clear clear = child.style().clear();
        if (clear == Clear.NONE) {
            return INDEFINITE;
        }
        long edge = margins.exclusions().clearanceOffset(clear, writingDirection.isLeftToRight());
        if (edge == INDEFINITE || edge <= margins.hypotheticalOffset(marginStart)) {
            return INDEFINITE;
        }
        // Clearance keeps the margin apart from those before it, so these are settled now.
        margins.resolve();
        return margins.exclusions().clearanceOffset(clear, writingDirection.isLeftToRight());
    }

    /// A block that is a formatting context by itself: it goes beside floats where there is room, else below them.
    ///
    /// @see <a href="https://www.w3.org/TR/CSS22/visuren.html#floats">CSS 2.2 9.5: the border box must not overlap floats</a>
    private void layOutFormattingContext(LayoutBox child) {
        LogicalEdges margin = margin(child);
        long cleared = clearance(child, margin.blockStart());
        if (cleared == INDEFINITE) {
            margins.add(margin.blockStart());
            margins.resolve();
        }
        long start = cleared == INDEFINITE ? margins.position() : cleared;
        ConstraintSpace childSpace = childSpace(child);
        LayoutResult result;
        long inlineOffset;
        long blockOffset = start;
        ExclusionSpace exclusions = margins.exclusions().forContentAt(start);
        if (exclusions.isEmpty()) {
            result = layouter.layout(child, childSpace);
            inlineOffset = edges.inlineStart() + inlineMargin(child, margin, contentInlineSize,
                    writingDirection.inlineSize(result.fragment()));
        } else {
            layouter.state(child).wasBesideFloats = true;
            BesideFloats beside = new BesideFloats(this, exclusions);
            beside.place(child, childSpace, margin, start);
            result = beside.result();
            inlineOffset = beside.inlineOffset();
            blockOffset = beside.blockOffset();
            if (inlineOffset == INDEFINITE) {
                inlineOffset = edges.inlineStart() + inlineMargin(child, margin, contentInlineSize,
                        writingDirection.inlineSize(result.fragment()));
            }
        }
        builder.add(result, inlineOffset, blockOffset);
        builder.includeInFlow(inlineOffset + writingDirection.inlineSize(result.fragment()) + margin.inlineEnd());
        addBaselines(result, blockOffset);
        margins.advanceTo(blockOffset + writingDirection.blockSize(result.fragment()), margin.blockEnd());
    }

    /// @see <a href="https://www.w3.org/TR/CSS22/visudet.html#normal-block">CSS 2.2 10.6.3: heights of blocks</a>
    /// @see <a href="https://www.w3.org/TR/CSS22/visudet.html#root-height">CSS 2.2 10.6.7: heights of formatting context roots</a>
    private LayoutResult finish() {
        boolean keepsMarginsIn = formattingContextRoot || edges.blockEnd() > 0;
        long contentEnd = margins.contentEnd(keepsMarginsIn);
        if (formattingContextRoot) {
            long floats = margins.exclusions().clearanceOffset(Clear.BOTH, true);
            contentEnd = floats == INDEFINITE ? contentEnd : Math.max(contentEnd, floats);
        }
        contentEnd = Math.max(contentEnd, edges.blockStart());
        long content = controlBlockSize(contentEnd - edges.blockStart()) + edges.blockSum();
        long blockSize = sizing.blockSize(content, inlineSize);
        boolean automatic = sizing.blockProperty().isAuto() && !space.fixedBlockSize();
        if (blockSize > 0 && !margins.isResolved()) {
            margins.resolve();
        }
        MarginStrut endStrut = keepsMarginsIn || margins.keepsMarginsIn() || !automatic && margins.isResolved()
                || blockSize > content
                        ? MarginStrut.EMPTY
                        : margins.strut();
        boolean scrolls = box.isScrollContainer();
        if (scrolls && style.contain().layout()) {
            builder.clearBaselines();
        }
        builder.setContentBlockSize(content);
        builder.shift(space.contentOffset());
        placeControlContent(content, blockSize);
        BoxFragment fragment = builder.build(inlineSize, blockSize, scrolls ? contentEnd : INDEFINITE);
        return new LayoutResult(fragment, margins.isResolved() ? margins.blockOffset() : INDEFINITE, endStrut,
                formattingContextRoot ? ExclusionSpace.EMPTY : margins.exclusionsForParent(),
                formattingContextRoot ? INDEFINITE : margins.floatsExpectedAt(), builder.outOfFlow());
    }

    private long controlBlockSize(long content) {
        ControlSizes control = control();
        return control == null ? content : control.blockSize(content);
    }

    private @Nullable ControlSizes control() {
        return box.control() == FormControl.NONE || box.element() == null
                ? null
                : new ControlSizes(box, box.element(), layouter.inlineContext().font(style).metrics());
    }

    /// Brings what a form control shows to the middle of its height; one that shows nothing stands on the baseline.
    private void placeControlContent(long content, long blockSize) {
        if (box.control().centersContent() && blockSize > content) {
            builder.shiftWithBaselines((blockSize - content) / 2);
        }
        if (builder.lastBaseline() == INDEFINITE && box.control() != FormControl.NONE) {
            long baseline = box.control() == FormControl.MARK ? blockSize : blockSize - edges.blockEnd();
            builder.addBaselines(baseline, baseline);
        }
    }

    @Override
    IntrinsicSizes intrinsicSizes() {
        IntrinsicSizes sizes = new FlowIntrinsicSizes(layouter, writingDirection, style).of(content());
        ControlSizes control = control();
        return (control == null ? sizes : control.inlineSizes(sizes)).plus(edges.inlineSum());
    }
}
