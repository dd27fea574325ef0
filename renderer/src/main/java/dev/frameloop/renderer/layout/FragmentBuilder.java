package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.BorderCollapse;
import dev.frameloop.renderer.box.Box;
import dev.frameloop.renderer.box.FlexContainer;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.box.TableBox;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

import static dev.frameloop.renderer.layout.LayoutUnit.INDEFINITE;

/// Collects what an algorithm places in a box, in flow-relative offsets from the border edge, and makes the fragment of it once the size is
/// known: physical offsets, relative positions, overflow, and the positioned boxes whose containing block the box is.
final class FragmentBuilder {
    private final Layouter layouter;
    private final LayoutBox box;
    private final WritingDirection direction;
    private final LogicalEdges border;
    private final LogicalEdges padding;
    private final List<Child> children = new ArrayList<>();
    private final List<OutOfFlowBox> outOfFlow = new ArrayList<>();
    private final List<Static> statics = new ArrayList<>();
    private final List<Child> inners = new ArrayList<>();
    private final List<PlacedFragment> ready = new ArrayList<>(0);
    private long firstBaseline = INDEFINITE;
    private long lastBaseline = INDEFINITE;
    private long inFlowInlineEnd;
    private long contentBlockSize = INDEFINITE;
    private long decoratedOffset;
    private long decoratedSize = INDEFINITE;

    private record Child(Fragment fragment, @Nullable LayoutResult result, long inlineOffset, long blockOffset) {
        Child shift(long distance) {
            return new Child(fragment, result, inlineOffset, blockOffset + distance);
        }
    }

    /// A positioned box among the content.
    private record Static(LayoutBox box, Box containingBlock, long inlineOffset, long blockOffset,
            StaticEdge inlineEdge, StaticEdge blockEdge, @Nullable LogicalRect area) {}

    FragmentBuilder(LayoutAlgorithm algorithm) {
        this(algorithm.layouter, algorithm.box, algorithm.writingDirection, algorithm.border, algorithm.padding);
    }

    /// For a box whose edges are not those of its style, or that has no layout of its own.
    FragmentBuilder(Layouter layouter, LayoutBox box, WritingDirection direction, LogicalEdges border,
            LogicalEdges padding) {
        this.layouter = layouter;
        this.box = box;
        this.direction = direction;
        this.border = border;
        this.padding = padding;
    }

    LayoutBox box() {
        return box;
    }

    PhysicalEdges physicalBorder() {
        return direction.physical(border);
    }

    PhysicalEdges physicalPadding() {
        return direction.physical(padding);
    }

    long firstBaseline() {
        return firstBaseline;
    }

    long lastBaseline() {
        return lastBaseline;
    }

    /// Places the fragment of a child box.
    void add(LayoutResult child, long inlineOffset, long blockOffset) {
        children.add(new Child(child.fragment(), child, inlineOffset, blockOffset));
    }

    /// Places a line.
    void add(LineFragment line, long inlineOffset, long blockOffset) {
        children.add(new Child(line, null, inlineOffset, blockOffset));
    }

    /// Places a fragment at physical offsets; it is not moved any more.
    void addPlaced(PlacedFragment child) {
        ready.add(child);
    }

    /// Notes how far along the inline axis content in flow reaches, margins included.
    void includeInFlow(long inlineEnd) {
        inFlowInlineEnd = Math.max(inFlowInlineEnd, inlineEnd);
    }

    /// Takes over the baselines of an in-flow child or a line: its first one if none was there, its last one always.
    void addBaselines(long first, long last) {
        if (firstBaseline == INDEFINITE) {
            firstBaseline = first;
        }
        if (last != INDEFINITE) {
            lastBaseline = last;
        }
    }

    void clearBaselines() {
        firstBaseline = INDEFINITE;
        lastBaseline = INDEFINITE;
    }

    /// Notes a positioned box, at the place that it would have in flow.
    void addOutOfFlow(LayoutBox positioned, long inlineOffset, long blockOffset) {
        addOutOfFlow(positioned, inlineOffset, blockOffset, StaticEdge.START, StaticEdge.START, null);
    }

    /// Notes a positioned box, and which parts of it would come to the place in flow.
    ///
    /// @param area its containing block, if the box is that and not its whole padding area counts
    void addOutOfFlow(LayoutBox positioned, long inlineOffset, long blockOffset, StaticEdge inlineEdge,
            StaticEdge blockEdge, @Nullable LogicalRect area) {
        statics.add(new Static(positioned, ContainingBlocks.of(positioned), inlineOffset, blockOffset, inlineEdge,
                blockEdge, area));
    }

    /// Takes over the positioned boxes in a box that stands on a line, where it stands.
    void addInner(LayoutResult inner, long inlineOffset, long blockOffset) {
        inners.add(new Child(inner.fragment(), inner, inlineOffset, blockOffset));
    }

    /// Moves all that was placed so far along the block axis.
    void shift(long blockDistance) {
        if (blockDistance != 0) {
            children.replaceAll(child -> child.shift(blockDistance));
            inners.replaceAll(child -> child.shift(blockDistance));
            statics.replaceAll(item -> new Static(item.box, item.containingBlock, item.inlineOffset,
                    item.blockOffset + blockDistance, item.inlineEdge, item.blockEdge, item.area));
        }
    }

    /// Moves what was placed, and the baselines with it.
    void shiftWithBaselines(long blockDistance) {
        shift(blockDistance);
        firstBaseline = firstBaseline == INDEFINITE ? INDEFINITE : firstBaseline + blockDistance;
        lastBaseline = lastBaseline == INDEFINITE ? INDEFINITE : lastBaseline + blockDistance;
    }

    /// Says what block size the content asks for, whatever the properties say; edges included.
    void setContentBlockSize(long size) {
        contentBlockSize = size;
    }

    /// Says which part of the block axis has the border and the background, where it is not all: captions of tables are outside.
    void setDecoratedBlock(long offset, long size) {
        decoratedOffset = offset;
        decoratedSize = size;
    }

    /// The part of the box that has the border and the background.
    PhysicalRect decoratedBox(long width, long height) {
        if (decoratedSize == INDEFINITE) {
            return new PhysicalRect(0, 0, width, height);
        }
        long inlineSize = direction.isHorizontal() ? width : height;
        return physical(new LogicalRect(0, decoratedOffset, inlineSize, decoratedSize), width, height);
    }

    long contentBlockSize() {
        return contentBlockSize;
    }

    /// The positioned boxes that remain for boxes further up; complete after {@link #build}.
    List<OutOfFlowBox> outOfFlow() {
        return outOfFlow.isEmpty() ? List.of() : List.copyOf(outOfFlow);
    }

    /// Makes the fragment.
    ///
    /// @param inlineSize of the border box
    /// @param blockSize of the border box
    BoxFragment build(long inlineSize, long blockSize) {
        return build(inlineSize, blockSize, INDEFINITE);
    }

    /// Makes the fragment.
    ///
    /// @param contentEnd the block offset at which the content in flow ends, for scroll containers whose padding follows it, or INDEFINITE
    BoxFragment build(long inlineSize, long blockSize, long contentEnd) {
        long width = LayoutUnit.clamp(direction.isHorizontal() ? inlineSize : blockSize);
        long height = LayoutUnit.clamp(direction.isHorizontal() ? blockSize : inlineSize);
        List<PlacedFragment> placed = new ArrayList<>(children.size() + ready.size());
        placed.addAll(ready);
        for (Child child : children) {
            placed.add(place(child, width, height));
        }
        for (Child inner : inners) {
            place(inner, width, height);
        }
        for (Static item : statics) {
            StaticEdge inline = item.inlineEdge.reversedIf(direction.isInlineReversed());
            StaticEdge block = item.blockEdge.reversedIf(direction.isFlippedBlocks());
            outOfFlow.add(new OutOfFlowBox(item.box, item.containingBlock,
                    direction.x(item.inlineOffset, item.blockOffset, width, 0),
                    direction.y(item.inlineOffset, item.blockOffset, height, 0),
                    direction.isHorizontal() ? inline : block, direction.isHorizontal() ? block : inline,
                    item.area == null ? null : physical(item.area, width, height)));
        }
        PhysicalEdges borderEdges = physicalBorder();
        PhysicalRect paddingBox = new PhysicalRect(borderEdges.left(), borderEdges.top(),
                Math.max(0, width - borderEdges.left() - borderEdges.right()),
                Math.max(0, height - borderEdges.top() - borderEdges.bottom()));
        if (!outOfFlow.isEmpty()) {
            new PositionedLayout(layouter, box, paddingBox, placed).layOut(outOfFlow);
        }
        PhysicalRect content = contentOverflow(placed, new PhysicalRect(0, 0, width, height), paddingBox, contentEnd);
        return new BoxFragment(this, width, height, placed.toArray(PlacedFragment[]::new), content,
                OverflowAreas.scrollableOverflow(box, new PhysicalRect(0, 0, width, height), paddingBox, content));
    }

    private PlacedFragment place(Child child, long width, long height) {
        long x = direction.x(child.inlineOffset, child.blockOffset, width, child.fragment.width());
        long y = direction.y(child.inlineOffset, child.blockOffset, height, child.fragment.height());
        if (child.result != null) {
            PhysicalRect content = physicalContentSize(width, height);
            PlacedFragment moved = RelativePosition.apply(child.fragment, x, y, box, content);
            for (OutOfFlowBox item : child.result.outOfFlow()) {
                outOfFlow.add(item.translate(moved.x(), moved.y()));
            }
            return moved;
        }
        return new PlacedFragment(x, y, child.fragment);
    }

    private PhysicalRect physical(LogicalRect rect, long width, long height) {
        long rectWidth = direction.isHorizontal() ? rect.inlineSize() : rect.blockSize();
        long rectHeight = direction.isHorizontal() ? rect.blockSize() : rect.inlineSize();
        return new PhysicalRect(direction.x(rect.inlineOffset(), rect.blockOffset(), width, rectWidth),
                direction.y(rect.inlineOffset(), rect.blockOffset(), height, rectHeight), rectWidth, rectHeight);
    }

    private PhysicalRect physicalContentSize(long width, long height) {
        PhysicalEdges edges = physicalBorder().plus(physicalPadding());
        return new PhysicalRect(0, 0, Math.max(0, width - edges.left() - edges.right()),
                Math.max(0, height - edges.top() - edges.bottom()));
    }

    private PhysicalRect contentOverflow(List<PlacedFragment> placed, PhysicalRect borderBox,
            PhysicalRect paddingBox, long contentEnd) {
        // The borders that the cells of a table share count as content.
        boolean shared = box instanceof TableBox && box.style().borderCollapse() == BorderCollapse.COLLAPSE;
        PhysicalRect area = shared ? borderBox : paddingBox;
        for (PlacedFragment child : placed) {
            area = area.union(child.scrollableOverflow());
        }
        if (contentEnd != INDEFINITE) {
            // What is in flow can be scrolled to with the padding that follows it.
            long inlineEnd = Math.max(inFlowInlineEnd + padding.inlineEnd(), 0);
            long blockEnd = contentEnd + padding.blockEnd();
            long width = direction.isHorizontal() ? inlineEnd : blockEnd;
            long height = direction.isHorizontal() ? blockEnd : inlineEnd;
            PhysicalRect box = borderBox;
            long x = direction.x(0, 0, box.width(), width);
            long y = direction.y(0, 0, box.height(), height);
            PhysicalRect inFlow = new PhysicalRect(x, y, width, height);
            area = area.union(clip(inFlow, paddingBox));
            area = this.box instanceof FlexContainer ? withReversed(area, placed) : area;
        }
        return area;
    }

    /// Where the items of a flex container follow each other in reverse, the padding that comes last is before them.
    private PhysicalRect withReversed(PhysicalRect area, List<PlacedFragment> placed) {
        FlexAxes axes = FlexAxes.of(box.style());
        PhysicalRect all = area;
        PhysicalEdges inner = physicalPadding();
        for (PlacedFragment child : axes.mainReversed() ? placed : List.<PlacedFragment>of()) {
            if (!child.fragment().box().isAbsolutelyPositioned()) {
                Fragment item = child.fragment();
                boolean rightwards = direction.isInlineReversed();
                PhysicalRect last = axes.mainIsHorizontal()
                        ? new PhysicalRect(
                                rightwards ? child.x() + item.width() + inner.right() : child.x() - inner.left(),
                                child.y(), 0, 0)
                        : new PhysicalRect(child.x(), child.y() - inner.top(), 0, 0);
                all = all.union(last);
            }
        }
        return all;
    }

    /// The rectangle without what lies before the padding edges at the starts.
    private PhysicalRect clip(PhysicalRect rect, PhysicalRect paddingBox) {
        boolean fromRight = direction.isHorizontal() ? direction.isInlineReversed() : direction.isFlippedBlocks();
        long left = fromRight ? rect.x() : Math.max(rect.x(), paddingBox.x());
        long right = fromRight ? Math.min(rect.right(), paddingBox.right()) : rect.right();
        long top = Math.max(rect.y(), paddingBox.y());
        return new PhysicalRect(Math.min(left, right), Math.min(top, rect.bottom()), Math.max(0, right - left),
                Math.max(0, rect.bottom() - top));
    }
}
