package dev.frameloop.renderer.layout;

import dev.frameloop.renderer.box.BlockContainer;
import dev.frameloop.renderer.box.LayoutBox;
import org.jspecify.annotations.Nullable;

import static dev.frameloop.renderer.layout.LayoutUnit.INDEFINITE;

/// A fieldset: its legend, if it has one, stands in the border's block-start side, and an anonymous box below has everything else.
///
/// UNIMPLEMENTED: the gap in the border behind the legend.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/rendering.html#the-fieldset-and-legend-elements">HTML: the fieldset and legend elements</a>
final class FieldsetLayout extends LayoutAlgorithm {
    private final @Nullable LayoutBox legend;
    private final LayoutBox content;
    private final Sizing sizing;

    FieldsetLayout(Layouter layouter, BlockContainer box, ConstraintSpace space) {
        super(layouter, box, space);
        content = box.fieldsetContent();
        legend = content.previousSibling() instanceof LayoutBox first ? first : null;
        sizing = new Sizing(layouter, box, space, writingDirection, edges);
    }

    @Override
    LayoutResult layout() {
        long inlineSize = sizing.inlineSize();
        // The content box takes the padding over.
        FragmentBuilder builder = new FragmentBuilder(layouter, box, writingDirection, border, LogicalEdges.ZERO);
        long legendSize = legend == null ? 0 : placeLegend(builder, legend, inlineSize);
        long contentStart = Math.max(border.blockStart(), legendSize);
        long around = contentStart + border.blockEnd();
        long definite = sizing.definiteBlockSize(inlineSize);
        LayoutResult inner = layOutContent(inlineSize, definite == INDEFINITE ? INDEFINITE : definite - around);
        long needed = around + writingDirection.blockSize(inner.fragment());
        long blockSize = sizing.blockSize(needed, inlineSize);
        if (blockSize != needed && definite == INDEFINITE) {
            inner = layOutContent(inlineSize, blockSize - around);
        }
        builder.add(inner, border.inlineStart(), contentStart);
        long first = inner.fragment().firstBaseline();
        long last = inner.fragment().lastBaseline();
        builder.addBaselines(first == INDEFINITE ? INDEFINITE : contentStart + first,
                last == INDEFINITE ? INDEFINITE : contentStart + last);
        long outside = Math.max(0, (legendSize - border.blockStart()) / 2);
        builder.setDecoratedBlock(outside, blockSize - outside);
        builder.setContentBlockSize(needed);
        BoxFragment fragment = builder.build(inlineSize, blockSize);
        return LayoutResult.of(fragment, builder.outOfFlow());
    }

    private LayoutResult layOutContent(long inlineSize, long blockSize) {
        ConstraintSpace inner = ConstraintSpace.of(INDEFINITE, INDEFINITE)
                .withPercentageSizes(space.percentageInlineSize(), INDEFINITE)
                .withFixedInlineSize(Math.max(0, inlineSize - border.inlineSum()));
        return layouter.layout(content,
                blockSize == INDEFINITE ? inner : inner.withFixedBlockSize(Math.max(0, blockSize), true));
    }

    /// Places the legend, and tells how far it reaches from the fieldset's block-start edge.
    private long placeLegend(FragmentBuilder builder, LayoutBox box, long inlineSize) {
        long room = Math.max(0, inlineSize - edges.inlineSum());
        LayoutResult result = layouter.layout(box, ConstraintSpace
                .in(writingDirection, WritingDirection.of(box.style()), room, INDEFINITE).withShrinkToFit(true));
        LogicalEdges margin = Edges.margin(box.style(), writingDirection, room);
        LogicalEdges auto = Edges.autoMargins(box.style(), writingDirection);
        long free = Math.max(0, room - writingDirection.inlineSize(result.fragment()) - margin.inlineSum());
        long before = auto.inlineStart() == 0 ? 0 : auto.inlineEnd() == 0 ? free : free / 2;
        long size = writingDirection.blockSize(result.fragment());
        builder.add(result, edges.inlineStart() + margin.inlineStart() + before,
                Math.max(0, (border.blockStart() - size) / 2));
        return size + (size > border.blockStart() ? margin.blockEnd() : 0);
    }

    @Override
    IntrinsicSizes intrinsicSizes() {
        IntrinsicSizes inner = layouter.contribution(content, writingDirection);
        if (legend != null) {
            IntrinsicSizes across = layouter.contribution(legend, writingDirection).plus(padding.inlineSum());
            inner = new IntrinsicSizes(Math.max(inner.min(), across.min()), Math.max(inner.max(), across.max()));
        }
        return inner.plus(border.inlineSum());
    }
}
