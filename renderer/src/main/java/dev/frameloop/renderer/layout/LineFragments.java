package dev.frameloop.renderer.layout;

import dev.frameloop.renderer.box.BlockContainer;
import dev.frameloop.renderer.box.InlineBox;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.text.ShapedText;
import dev.frameloop.renderer.text.TextDirection;
import dev.frameloop.renderer.text.TextSpacing;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// Goes along a line from left to right, and makes the fragments of its leaves and of the inline boxes around them.
///
/// An inline box whose leaves do not stand side by side gets a fragment for each row of them; its edges are at its first and last leaf.
final class LineFragments {
    private final InlineLayout layout;
    private final BlockContainer container;
    private final List<LineBuilder.Leaf> leaves;
    private final int[] order;
    private final LineMetrics extent;
    private final boolean empty;
    private final WritingDirection direction;
    private final List<Part> open = new ArrayList<>();
    private long position;

    /// A fragment that is being made: that of an inline box, or the line.
    private static final class Part {
        final @Nullable InlineBoxState state;
        final List<Placed> children = new ArrayList<>();
        final long start;
        long marginBefore;
        boolean leftEdge;

        Part(@Nullable InlineBoxState state, long start) {
            this.state = state;
            this.start = start;
        }
    }

    /// A fragment by its offsets on the line: along it from the left, across it from the upper edge.
    private record Placed(Fragment fragment, long along, long across) {}

    LineFragments(InlineLayout layout, BlockContainer container, List<LineBuilder.Leaf> leaves, int[] order,
            LineMetrics extent, boolean empty) {
        this.layout = layout;
        this.container = container;
        this.leaves = leaves;
        this.order = order;
        this.extent = extent;
        this.empty = empty;
        this.direction = layout.direction();
    }

    LineFragment build() {
        open.add(new Part(null, 0));
        int previous = -1;
        for (int index : order) {
            enter(leaves.get(index), index, previous);
            place(leaves.get(index));
            previous = index;
        }
        while (open.size() > 1) {
            close(previous);
        }
        long width = direction.isHorizontal() ? position : extent.sum();
        long height = direction.isHorizontal() ? extent.sum() : position;
        return new LineFragment(container, width, height, extent.ascent(),
                physical(open.getFirst().children, 0, 0, extent.sum()));
    }

    /// Ends the inline boxes that the next leaf is not in, and begins those that it is in.
    private void enter(LineBuilder.Leaf leaf, int index, int previous) {
        List<InlineBoxState> missing = new ArrayList<>();
        InlineBoxState state = leaf.parent();
        while (state.depth >= open.size()) {
            missing.add(state);
            state = parent(state);
        }
        while (open.size() - 1 > state.depth) {
            close(previous);
        }
        while (state.depth > 0 && open.getLast().state != state) {
            close(previous);
            missing.add(state);
            state = parent(state);
        }
        for (InlineBoxState inner : missing.reversed()) {
            begin(inner, index);
        }
    }

    private static InlineBoxState parent(InlineBoxState state) {
        if (state.parent == null) {
            throw new IllegalStateException("the root inline box has no parent");
        }
        return state.parent;
    }

    private void begin(InlineBoxState state, int leaf) {
        boolean ltr = !state.style.isRightToLeft();
        boolean edge = ltr ? state.starts && state.firstLeaf == leaf : state.ends && state.lastLeaf == leaf;
        Part part;
        if (edge) {
            InlineBoxEdges edges = edges(state);
            long margin = ltr ? edges.margin().inlineStart() : edges.margin().inlineEnd();
            part = new Part(state, position + margin);
            position += margin + (ltr ? edges.inner().inlineStart() : edges.inner().inlineEnd());
        } else {
            part = new Part(state, position);
        }
        part.leftEdge = edge;
        open.add(part);
    }

    private InlineBoxEdges edges(InlineBoxState state) {
        return InlineBoxEdges.of(box(state), layout.percentageBasis());
    }

    private static InlineBox box(InlineBoxState state) {
        if (state.box == null) {
            throw new IllegalStateException("the root inline box has no box");
        }
        return state.box;
    }

    /// Ends the innermost open inline box after a leaf.
    private void close(int leaf) {
        Part part = open.removeLast();
        InlineBoxState state = part.state;
        if (state == null) {
            throw new IllegalStateException("the line is closed last");
        }
        boolean ltr = !state.style.isRightToLeft();
        boolean rightEdge = ltr ? state.ends && state.lastLeaf == leaf : state.starts && state.firstLeaf == leaf;
        InlineBoxEdges edges = edges(state);
        if (rightEdge) {
            position += ltr ? edges.inner().inlineEnd() : edges.inner().inlineStart();
        }
        LogicalEdges border = keep(edges.border(), ltr ? part.leftEdge : rightEdge, ltr ? rightEdge : part.leftEdge);
        LogicalEdges padding = keep(edges.padding(), ltr ? part.leftEdge : rightEdge,
                ltr ? rightEdge : part.leftEdge);
        long along = Math.max(0, position - part.start);
        long across = state.textMetrics.sum() + border.blockSum() + padding.blockSum();
        long top = baseline(state.group) + state.shift - state.textMetrics.ascent() - border.blockStart()
                - padding.blockStart();
        WritingDirection own = WritingDirection.of(state.style);
        InlineBoxFragment fragment = new InlineBoxFragment(box(state), direction.isHorizontal() ? along : across,
                direction.isHorizontal() ? across : along, own.physical(border), own.physical(padding),
                ltr ? part.leftEdge : rightEdge, ltr ? rightEdge : part.leftEdge,
                physical(part.children, part.start, top, across));
        open.getLast().children.add(new Placed(fragment, part.start, top));
        if (rightEdge) {
            position += ltr ? edges.margin().inlineEnd() : edges.margin().inlineStart();
        }
    }

    private static LogicalEdges keep(LogicalEdges edges, boolean start, boolean end) {
        return new LogicalEdges(start ? edges.inlineStart() : 0, end ? edges.inlineEnd() : 0, edges.blockStart(),
                edges.blockEnd());
    }

    /// Where a group's baseline lies, from the upper edge of the line.
    private long baseline(InlineBoxState.Group group) {
        return switch (group.edge) {
            case TOP -> group.extent.ascent();
            case BOTTOM -> extent.sum() - group.extent.descent();
            default -> empty ? group.extent.ascent() : extent.ascent();
        };
    }

    private void place(LineBuilder.Leaf leaf) {
        long baseline = baseline(leaf.group()) + leaf.shift();
        List<Placed> children = open.getLast().children;
        switch (leaf.item()) {
            case InlineItem.Glyphs item when leaf.shaped() != null -> {
                long along = leaf.size();
                long across = leaf.metrics().sum();
                TextFragment text = new TextFragment(item.box(), leaf.shaped(),
                        direction.isHorizontal() ? along : across, direction.isHorizontal() ? across : along,
                        leaf.metrics().ascent(), leaf.added() ? null : item.offsets());
                children.add(new Placed(text, position, baseline - leaf.metrics().ascent()));
            }
            case InlineItem.Tab item -> placeTab(item, leaf, baseline - leaf.metrics().ascent(), children);
            case InlineItem.Atomic item -> placeAtomic(item.box(), baseline - leaf.metrics().ascent(), children);
            case InlineItem.OutOfFlow item -> {
                if (MarkerPlacement.isOutside(item.box())) {
                    placeMarker(item.box(), baseline, children);
                } else if (item.box().isAbsolutelyPositioned()) {
                    layout.addStatic(item.box(), position);
                }
            }
            default -> {
                // Breaks and empty boxes are seen by their room alone.
            }
        }
        position += leaf.size();
    }

    private void placeMarker(LayoutBox marker, long baseline, List<Placed> children) {
        BoxFragment fragment = layout.atomic(marker).fragment();
        long size = direction.inlineSize(fragment);
        long distance = MarkerPlacement.outsideDistance(marker, size, layout.context().font(marker.style()).metrics());
        long along = direction.isLeftToRight() ? position - distance : position + distance - size;
        long ascent = fragment.firstBaseline() == BoxFragment.NO_BASELINE
                ? direction.blockSize(fragment)
                : fragment.firstBaseline();
        children.add(new Placed(fragment, along, baseline - ascent));
    }

    private void placeTab(InlineItem.Tab tab, LineBuilder.Leaf leaf, long top, List<Placed> children) {
        long across = leaf.metrics().sum();
        ShapedText shaped = layout.context().shaper().shape("\t", 0, 1, layout.context().font(tab.box().style()),
                TextDirection.LTR, TextSpacing.NONE);
        TextOffsets offsets = new TextOffsets(0, new int[0], tab.offsets().textStart());
        TextFragment text = new TextFragment(tab.box(), shaped, direction.isHorizontal() ? leaf.size() : across,
                direction.isHorizontal() ? across : leaf.size(), leaf.metrics().ascent(), offsets);
        children.add(new Placed(text, position, top));
    }

    private void placeAtomic(LayoutBox box, long marginTop, List<Placed> children) {
        LayoutResult result = layout.atomic(box);
        LogicalEdges margin = layout.margin(box);
        long marginLeft = MarkerPlacement.isInsideSymbol(box)
                ? MarkerPlacement.insideStart()
                : direction.isLeftToRight() ? margin.inlineStart() : margin.inlineEnd();
        children.add(new Placed(result.fragment(), position + marginLeft, marginTop + margin.blockStart()));
        layout.addOutOfFlow(result, position + marginLeft, marginTop + margin.blockStart());
    }

    /// Takes offsets on the line to physical ones within a part of it.
    ///
    /// @param start where the part begins along the line
    /// @param top where it begins across the line
    /// @param across how high it is
    private List<PlacedFragment> physical(List<Placed> children, long start, long top, long across) {
        List<PlacedFragment> placed = new ArrayList<>(children.size());
        for (Placed child : children) {
            long x = child.along - start;
            long y = child.across - top;
            Fragment fragment = child.fragment;
            if (!direction.isHorizontal()) {
                long along = x;
                x = direction.isFlippedBlocks() ? across - y - fragment.width() : y;
                y = along;
            }
            placed.add(layout.moved(fragment, x, y));
        }
        return placed;
    }
}
