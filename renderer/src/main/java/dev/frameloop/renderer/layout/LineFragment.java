package dev.frameloop.renderer.layout;

import dev.frameloop.renderer.box.BlockContainer;

import java.util.List;

/// A line box. It is as wide as its content and as high as `line-height` and `vertical-align` make it.
///
/// The children stand in visual order from left to right: text, inline boxes with what is in them, atomic inlines.
///
/// @see <a href="https://drafts.csswg.org/css-inline-3/#line-box">CSS Inline: line box</a>
public final class LineFragment extends Fragment {
    private final List<PlacedFragment> children;
    private final long baseline;
    private final PhysicalRect scrollableOverflow;

    LineFragment(BlockContainer container, long width, long height, long baseline, List<PlacedFragment> children) {
        super(container, width, height);
        this.children = List.copyOf(children);
        this.baseline = baseline;
        PhysicalRect overflow = borderBox();
        for (PlacedFragment child : children) {
            overflow = overflow.union(child.scrollableOverflow());
        }
        scrollableOverflow = overflow;
    }

    /// What lies on the line; unmodifiable.
    public List<PlacedFragment> children() {
        return children;
    }

    /// The distance of the baseline from the line's block-start edge.
    public long baseline() {
        return baseline;
    }

    @Override
    public PhysicalRect scrollableOverflow() {
        return scrollableOverflow;
    }
}
