package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.LengthPercentageOrAuto;
import dev.frameloop.dom.css.value.SizeKeyword;
import dev.frameloop.renderer.box.Box;
import dev.frameloop.renderer.box.InlineBox;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.box.ReplacedBox;
import dev.frameloop.renderer.style.ComputedStyle;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

import static dev.frameloop.renderer.layout.LayoutUnit.INDEFINITE;

/// Absolutely positioned boxes in their containing block.
///
/// - the inset-modified containing block and the static position: CSS Position 3 section 4.1
/// - automatic sizes, then automatic margins and insets along each axis: sections 4.2 to 4.4
///
/// @see <a href="https://drafts.csswg.org/css-position-3/#abspos-layout">CSS Position 3: absolute positioning layout model</a>
final class PositionedLayout {
    private final Layouter layouter;
    private final LayoutBox container;
    private final PhysicalRect paddingBox;
    private final List<PlacedFragment> placed;

    /// One physical axis of the problem: the containing block's edge and extent, the insets and margins, where the box would be in flow.
    private record Axis(long start, long extent, long insetStart, long insetEnd, boolean autoMarginStart,
            boolean autoMarginEnd, long marginStart, long marginEnd, long staticOffset, StaticEdge staticEdge,
            boolean startsAtEnd,
            boolean keepsStart) {
        boolean hasBothInsets() {
            return insetStart != INDEFINITE && insetEnd != INDEFINITE;
        }

        /// The extent for the margin box.
        long available() {
            if (insetStart == INDEFINITE && insetEnd == INDEFINITE) {
                long before = staticOffset - start;
                long after = start + extent - staticOffset;
                return Math.max(0, switch (staticEdge) {
                    case START -> after;
                    case CENTER -> 2 * Math.min(before, after);
                    case END -> before;
                });
            }
            return Math.max(0, extent - Math.max(0, insetStart) - Math.max(0, insetEnd)
                    + negative(insetStart) + negative(insetEnd));
        }

        /// What a negative inset adds to the extent; INDEFINITE adds nothing.
        private static long negative(long inset) {
            return inset == INDEFINITE || inset >= 0 ? 0 : -inset;
        }

        /// Where the border box begins.
        long offset(long size) {
            if (hasBothInsets()) {
                long free = extent - insetStart - insetEnd - size - marginStart - marginEnd;
                if (autoMarginStart && autoMarginEnd) {
                    long before = free >= 0 || !keepsStart ? free / 2 : startsAtEnd ? free : 0;
                    return start + insetStart + before;
                }
                if (autoMarginStart || !autoMarginEnd && startsAtEnd) {
                    return start + extent - insetEnd - marginEnd - size;
                }
                return start + insetStart + marginStart;
            }
            if (insetStart != INDEFINITE) {
                return start + insetStart + marginStart;
            }
            if (insetEnd != INDEFINITE) {
                return start + extent - insetEnd - marginEnd - size;
            }
            return switch (staticEdge) {
                case START -> staticOffset + marginStart;
                case CENTER -> staticOffset + (marginStart - marginEnd - size) / 2;
                case END -> staticOffset - marginEnd - size;
            };
        }
    }

    /// @param paddingBox the padding area of the container, in its coordinates
    /// @param placed the fragments of the container; those of positioned boxes are added
    PositionedLayout(Layouter layouter, LayoutBox container, PhysicalRect paddingBox, List<PlacedFragment> placed) {
        this.layouter = layouter;
        this.container = container;
        this.paddingBox = paddingBox;
        this.placed = placed;
    }

    /// Lays out those boxes of the list whose containing block is here, and what turns up in them; the others stay in the list.
    void layOut(List<OutOfFlowBox> list) {
        List<OutOfFlowBox> rest = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            OutOfFlowBox item = list.get(i);
            PhysicalRect block = containingBlock(item);
            if (block == null) {
                rest.add(item);
                continue;
            }
            LayoutResult result = layOut(item, block);
            PlacedFragment last = placed.getLast();
            for (OutOfFlowBox inner : result.outOfFlow()) {
                list.add(inner.translate(last.x(), last.y()));
            }
        }
        list.clear();
        list.addAll(rest);
    }

    private @Nullable PhysicalRect containingBlock(OutOfFlowBox item) {
        Box box = item.containingBlock();
        if (box == container) {
            return item.area() == null ? paddingBox : item.area();
        }
        return box instanceof InlineBox inline && inline.container() == container
                ? InlineContainingBlock.of(inline, placed)
                : null;
    }

    private LayoutResult layOut(OutOfFlowBox item, PhysicalRect block) {
        LayoutBox box = item.box();
        ComputedStyle style = box.style();
        ComputedStyle around = item.containingBlock().style();
        PhysicalEdges margin = Edges.margin(style,
                WritingDirection.of(around).isHorizontal() ? block.width() : block.height());
        Axis x = new Axis(block.x(), block.width(), inset(style.left(), block.width()),
                inset(style.right(), block.width()), isAuto(style.marginLeft()), isAuto(style.marginRight()),
                margin.left(), margin.right(), item.x(), item.edgeX(), around.isRightToLeft(), true);
        Axis y = new Axis(block.y(), block.height(), inset(style.top(), block.height()),
                inset(style.bottom(), block.height()), isAuto(style.marginTop()), isAuto(style.marginBottom()),
                margin.top(), margin.bottom(), item.y(), item.edgeY(), false, false);
        boolean horizontal = WritingDirection.of(style).isHorizontal();
        LayoutResult result = layouter.layout(box, space(box, horizontal ? x : y, horizontal ? y : x));
        BoxFragment fragment = result.fragment();
        placed.add(new PlacedFragment(x.offset(fragment.width()), y.offset(fragment.height()), fragment));
        return result;
    }

    private ConstraintSpace space(LayoutBox box, Axis inline, Axis block) {
        ConstraintSpace space = ConstraintSpace.of(inline.extent(), block.extent())
                .withAvailable(inline.available(), block.available())
                .withShrinkToFit(!inline.hasBothInsets() || box instanceof ReplacedBox);
        if (box instanceof ReplacedBox || !block.hasBothInsets()) {
            return space;
        }
        Sizing sizing = Sizing.of(layouter, box, space);
        boolean stretches = (sizing.blockProperty().isAuto() && !box.style().aspectRatio().hasRatio())
                || sizing.blockProperty() == SizeKeyword.STRETCH;
        long room = block.available() - block.marginStart() - block.marginEnd();
        return stretches ? space.withFixedBlockSize(sizing.clampBlock(Math.max(0, room), INDEFINITE), true) : space;
    }

    private static long inset(LengthPercentageOrAuto value, long basis) {
        return value instanceof LengthPercentage length ? Edges.resolve(length, basis) : INDEFINITE;
    }

    private static boolean isAuto(LengthPercentageOrAuto value) {
        return !(value instanceof LengthPercentage);
    }
}
