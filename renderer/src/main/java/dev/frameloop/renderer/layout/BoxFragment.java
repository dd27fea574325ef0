package dev.frameloop.renderer.layout;

import dev.frameloop.renderer.box.LayoutBox;
import org.jspecify.annotations.Nullable;

import java.util.Collections;
import java.util.List;

/// The fragment of a {@link LayoutBox}: a border box with edges, and what lies in it.
///
/// The children are lines ({@link LineFragment}), boxes in flow, floats, markers, and the absolutely positioned boxes whose containing block
/// this is, in the order of the box tree with the positioned ones last.
public final class BoxFragment extends Fragment {
    /// Stands for no baseline.
    public static final long NO_BASELINE = LayoutUnit.INDEFINITE;

    private final PhysicalEdges border;
    private final PhysicalEdges padding;
    private final PlacedFragment[] children;
    private final long firstBaseline;
    private final long lastBaseline;
    private final long contentBlockSize;
    private final PhysicalRect decoratedBox;
    private final PhysicalRect scrollableOverflow;
    private final PhysicalRect contentOverflow;
    private final @Nullable PhysicalRect parts;

    BoxFragment(FragmentBuilder from, long width, long height, PlacedFragment[] children, PhysicalRect contentOverflow,
            PhysicalRect scrollableOverflow) {
        super(from.box(), width, height);
        this.border = from.physicalBorder();
        this.padding = from.physicalPadding();
        this.children = children;
        this.firstBaseline = from.firstBaseline();
        this.lastBaseline = from.lastBaseline();
        this.contentBlockSize = from.contentBlockSize();
        this.decoratedBox = from.decoratedBox(width, height);
        this.contentOverflow = contentOverflow;
        this.scrollableOverflow = scrollableOverflow;
        this.parts = null;
    }

    private BoxFragment(BoxFragment whole, long width, long height, PhysicalRect parts, PlacedFragment[] children) {
        super(whole.box(), width, height);
        this.border = whole.border;
        this.padding = whole.padding;
        this.children = children;
        this.firstBaseline = whole.firstBaseline;
        this.lastBaseline = whole.lastBaseline;
        this.contentBlockSize = whole.contentBlockSize;
        this.decoratedBox = new PhysicalRect(0, 0, width, height);
        this.contentOverflow = decoratedBox;
        PhysicalRect area = decoratedBox;
        for (PlacedFragment child : children) {
            area = area.union(child.scrollableOverflow());
        }
        this.scrollableOverflow = area;
        this.parts = parts;
    }

    /// The fragment of a box that is cut at the ends of columns.
    ///
    /// @param width that of all parts together
    /// @param height that of all parts together
    /// @param where the first part is, and as large as the box is without cuts
    /// @param moved what lies in it
    BoxFragment cut(long width, long height, PhysicalRect where, List<PlacedFragment> moved) {
        return new BoxFragment(this, width, height, where, moved.toArray(PlacedFragment[]::new));
    }

    /// Where the first part of a box that columns cut is, with the size that it has without cuts; null for a box in one piece.
    public @Nullable PhysicalRect parts() {
        return parts;
    }

    /// The box.
    public LayoutBox layoutBox() {
        return (LayoutBox) box();
    }

    /// The used border widths.
    public PhysicalEdges border() {
        return border;
    }

    /// The used padding.
    public PhysicalEdges padding() {
        return padding;
    }

    /// What lies in the fragment; unmodifiable.
    public List<PlacedFragment> children() {
        return Collections.unmodifiableList(java.util.Arrays.asList(children));
    }

    int childCount() {
        return children.length;
    }

    PlacedFragment child(int index) {
        return children[index];
    }

    /// Puts another fragment of the same box, with the same effect on everything around it, in the place of a child: the one way in which
    /// a fragment changes, so that a change deep in a page costs nothing further up.
    void replaceChild(int index, PlacedFragment child) {
        children[index] = child;
    }

    /// The distance of the first baseline from the block-start border edge, or {@link #NO_BASELINE}.
    public long firstBaseline() {
        return firstBaseline;
    }

    /// The distance of the last baseline from the block-start border edge, or {@link #NO_BASELINE}.
    public long lastBaseline() {
        return lastBaseline;
    }

    /// The block size that the content asks for, whatever the properties say, edges included: what flex and grid containers need to know.
    long contentBlockSize() {
        return contentBlockSize == LayoutUnit.INDEFINITE
                ? WritingDirection.of(style()).blockSize(this)
                : contentBlockSize;
    }

    /// The part of the border box that has the border and the background: all of it, but for tables with captions.
    public PhysicalRect decoratedBox() {
        return decoratedBox;
    }

    /// The padding area.
    public PhysicalRect paddingBox() {
        return new PhysicalRect(border.left(), border.top(), Math.max(0, width() - border.left() - border.right()),
                Math.max(0, height() - border.top() - border.bottom()));
    }

    /// The content area.
    public PhysicalRect contentBox() {
        PhysicalEdges edges = border.plus(padding);
        return new PhysicalRect(edges.left(), edges.top(), Math.max(0, width() - edges.left() - edges.right()),
                Math.max(0, height() - edges.top() - edges.bottom()));
    }

    /// The padding area and all content that reaches out of it, whether or not the box clips it: what can be scrolled to within the box.
    public PhysicalRect contentOverflow() {
        return contentOverflow;
    }

    @Override
    public PhysicalRect scrollableOverflow() {
        return scrollableOverflow;
    }
}
