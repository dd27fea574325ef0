package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.ColumnFill;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.NumericLiteral;
import dev.frameloop.renderer.box.LayoutBox;

import java.util.ArrayList;
import java.util.List;

import static dev.frameloop.renderer.layout.LayoutUnit.INDEFINITE;

/// Multi-column layout: the content is laid out in one column, cut, and set side by side.
///
/// - 3.4 number and width of columns: {@link #MultiColumnLayout}
/// - 7 filling columns: {@link #columnHeight}, {@link ColumnBreaks}
///
/// A box that is cut keeps one fragment, as large as all its parts; {@link BoxFragment#parts()} tells the first of them.
///
/// UNIMPLEMENTED: `column-span`, vertical columns, rules between columns; decorations of a box that is cut cover all its parts as one.
///
/// @see <a href="https://drafts.csswg.org/css-multicol-1/">CSS Multi-column Layout 1</a>
final class MultiColumnLayout extends LayoutAlgorithm {
    private final Sizing sizing;
    private final long inlineSize;
    private final long contentInlineSize;
    private final long gap;
    private final int count;
    private final long width;
    private List<Long> starts = List.of();
    private long height;

    MultiColumnLayout(Layouter layouter, LayoutBox box, ConstraintSpace space) {
        super(layouter, box, space);
        sizing = new Sizing(layouter, box, space, writingDirection, edges);
        boolean measuring = space.availableInlineSize() == INDEFINITE && !space.shrinkToFit();
        inlineSize = measuring ? 0 : sizing.inlineSize();
        contentInlineSize = Math.max(0, inlineSize - edges.inlineSum());
        gap = style.columnGap() instanceof LengthPercentage length
                ? Math.max(0, Edges.resolve(length, contentInlineSize))
                : LayoutUnit.of(style.fontSize());
        int most = style.columnCount() instanceof NumericLiteral number ? (int) number.value() : Integer.MAX_VALUE;
        long fitting = style.columnWidth() instanceof LengthPercentage length
                ? Math.max(1, (contentInlineSize + gap) / Math.max(1, LayoutUnit.of(length.px()) + gap))
                : Integer.MAX_VALUE;
        count = (int) Math.max(1, Math.min(most, fitting));
        width = Math.max(0, (contentInlineSize - (count - 1) * gap) / count);
    }

    @Override
    LayoutResult layout() {
        ConstraintSpace columnSpace = space.withFixedInlineSize(width + edges.inlineSum());
        LayoutResult flow = new BlockFlowLayout(layouter, box, columnSpace).layout();
        ColumnBreaks breaks = new ColumnBreaks(flow.fragment(), edges.blockStart());
        height = columnHeight(breaks, flow.fragment().contentBlockSize() - edges.blockSum());
        starts = breaks.starts(height);
        FragmentBuilder builder = new FragmentBuilder(this);
        for (int i = 0; i < flow.fragment().childCount(); i++) {
            PlacedFragment child = flow.fragment().child(i);
            builder.addPlaced(placed(child.fragment(), child.x(), child.y()));
        }
        long baseline = flow.fragment().firstBaseline();
        builder.addBaselines(baseline, baseline);
        long content = edges.blockSum() + height;
        builder.setContentBlockSize(content);
        return LayoutResult.of(builder.build(inlineSize, sizing.blockSize(content, inlineSize)), flow.outOfFlow());
    }

    /// @param total the height of the content in one column
    private long columnHeight(ColumnBreaks breaks, long total) {
        long definite = sizing.definiteBlockSize(inlineSize);
        long most = definite == INDEFINITE
                ? sizing.blockSize(LayoutUnit.MAX, inlineSize) - edges.blockSum()
                : definite - edges.blockSum();
        return Math.max(1, style.columnFill() == ColumnFill.AUTO && definite != INDEFINITE
                ? most
                : Math.min(most, breaks.balanced(count, total)));
    }

    private int column(long y) {
        int column = 0;
        while (column + 1 < starts.size() && starts.get(column + 1) <= y) {
            column++;
        }
        return column;
    }

    private long x(int column) {
        return writingDirection.isLeftToRight()
                ? column * (width + gap)
                : contentInlineSize - width - column * (width + gap);
    }

    private long y(int column) {
        return edges.blockStart() - starts.get(column);
    }

    /// A fragment in its column; one that is cut is made anew around its children in theirs.
    private PlacedFragment placed(Fragment fragment, long x, long y) {
        int first = column(y);
        int last = column(Math.max(y, y + fragment.height() - 1));
        if (first == last || !(fragment instanceof BoxFragment box) || !ColumnBreaks.mayBreakInside(box)) {
            return new PlacedFragment(x + x(first), y + y(first), fragment);
        }
        PhysicalRect all = new PhysicalRect(x + x(first), y + y(first), box.width(), 0);
        long stitched = 0;
        for (int i = first; i <= last; i++) {
            long top = Math.max(y, starts.get(i));
            long bottom = i == last ? y + box.height() : Math.max(top, starts.get(i) + height);
            stitched += bottom - top;
            all = all.union(new PhysicalRect(x + x(i), top + y(i), box.width(), bottom - top));
        }
        List<PlacedFragment> children = new ArrayList<>();
        for (int i = 0; i < box.childCount(); i++) {
            PlacedFragment child = box.child(i);
            PlacedFragment moved = placed(child.fragment(), x + child.x(), y + child.y());
            children.add(new PlacedFragment(moved.x() - all.x(), moved.y() - all.y(), moved.fragment()));
        }
        PhysicalRect parts = new PhysicalRect(x + x(first) - all.x(), y + y(first) - all.y(), box.width(), stitched);
        return new PlacedFragment(all.x(), all.y(), box.cut(all.width(), all.height(), parts, children));
    }

    @Override
    IntrinsicSizes intrinsicSizes() {
        IntrinsicSizes content = new BlockFlowLayout(layouter, box, space).intrinsicSizes()
                .plus(-edges.inlineSum());
        if (style.columnCount() instanceof NumericLiteral number) {
            long columns = Math.max(1, (long) number.value());
            long gaps = (columns - 1) * gap;
            return new IntrinsicSizes(columns * content.min() + gaps, columns * content.max() + gaps)
                    .plus(edges.inlineSum());
        }
        long column = style.columnWidth() instanceof LengthPercentage length ? LayoutUnit.of(length.px()) : 0;
        return new IntrinsicSizes(Math.min(column, content.min()), Math.max(column, content.max()))
                .plus(edges.inlineSum());
    }
}
