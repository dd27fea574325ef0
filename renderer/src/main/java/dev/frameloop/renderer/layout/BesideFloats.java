package dev.frameloop.renderer.layout;

import dev.frameloop.renderer.box.LayoutBox;

import static dev.frameloop.renderer.layout.LayoutUnit.INDEFINITE;

/// Places a formatting context root among floats: at the first offset where it finds room between them.
///
/// @see <a href="https://www.w3.org/TR/CSS22/visuren.html#floats">CSS 2.2 9.5: floats</a>
final class BesideFloats {
    private final BlockFlowLayout flow;
    private final ExclusionSpace exclusions;
    private final WritingDirection direction;
    private LayoutResult result;
    private long inlineOffset;
    private long blockOffset;

    @SuppressWarnings("NullAway.Init") // place() sets what the accessors return
    BesideFloats(BlockFlowLayout flow, ExclusionSpace exclusions) {
        this.flow = flow;
        this.exclusions = exclusions;
        this.direction = flow.writingDirection;
    }

    /// Finds the place.
    ///
    /// @param from the least block offset of the border edge
    void place(LayoutBox child, ConstraintSpace space, LogicalEdges margin, long from) {
        boolean leftToRight = direction.isLeftToRight();
        long leftMargin = leftToRight ? margin.inlineStart() : margin.inlineEnd();
        long rightMargin = leftToRight ? margin.inlineEnd() : margin.inlineStart();
        long edgeLeft = flow.lineLeft() + leftMargin;
        long edgeRight = flow.lineLeft() + flow.contentInlineSize() - rightMargin;
        long offset = from;
        while (true) {
            long left = exclusions.lineLeft(offset, offset + 1, edgeLeft);
            long right = exclusions.lineRight(offset, offset + 1, edgeRight);
            boolean free = left <= edgeLeft && right >= edgeRight;
            layOut(child, space, margin, free ? edgeRight - edgeLeft : right - left);
            long size = direction.inlineSize(result.fragment());
            long end = offset + direction.blockSize(result.fragment());
            left = exclusions.lineLeft(offset, end, edgeLeft);
            right = exclusions.lineRight(offset, end, edgeRight);
            boolean freeAllDown = left <= edgeLeft && right >= edgeRight;
            long next = exclusions.nextEnd(offset);
            if (freeAllDown || size <= right - left || next == INDEFINITE) {
                blockOffset = offset;
                inlineOffset = freeAllDown
                        ? INDEFINITE
                        : leftToRight ? left : flow.inlineSizeOfBox() - right;
                return;
            }
            offset = next;
        }
    }

    private void layOut(LayoutBox child, ConstraintSpace space, LogicalEdges margin, long room) {
        boolean sameAxes = WritingDirection.of(child.style()).isHorizontal() == direction.isHorizontal();
        ConstraintSpace narrowed = sameAxes
                ? space.withAvailable(Math.max(0, room) + margin.inlineSum(), space.availableBlockSize())
                : space;
        result = flow.layouter.layout(child, narrowed);
    }

    LayoutResult result() {
        return result;
    }

    /// The inline-start border edge; INDEFINITE where no float is beside the box, so that its margins decide.
    long inlineOffset() {
        return inlineOffset;
    }

    /// The block-start border edge.
    long blockOffset() {
        return blockOffset;
    }
}
