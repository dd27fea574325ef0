package dev.frameloop.renderer.layout;

import dev.frameloop.renderer.box.InlineBox;

import java.util.List;

/// The part of an inline box that lies on one line, or between two turns of the direction on it.
public final class InlineBoxFragment extends Fragment {
    private final PhysicalEdges border;
    private final PhysicalEdges padding;
    private final List<PlacedFragment> children;
    private final boolean start;
    private final boolean end;
    private final PhysicalRect scrollableOverflow;

    /// @param border the borders that are on this part: none where the box goes on elsewhere
    /// @param start whether the box begins here, so that it has its inline-start edge
    /// @param end whether the box ends here
    InlineBoxFragment(InlineBox box, long width, long height, PhysicalEdges border, PhysicalEdges padding,
            boolean start, boolean end, List<PlacedFragment> children) {
        super(box, width, height);
        this.border = border;
        this.padding = padding;
        this.start = start;
        this.end = end;
        this.children = List.copyOf(children);
        PhysicalRect overflow = borderBox();
        for (PlacedFragment child : children) {
            overflow = overflow.union(child.scrollableOverflow());
        }
        scrollableOverflow = overflow;
    }

    /// The used border widths of this part.
    public PhysicalEdges border() {
        return border;
    }

    /// The used padding of this part.
    public PhysicalEdges padding() {
        return padding;
    }

    /// What lies in this part; unmodifiable.
    public List<PlacedFragment> children() {
        return children;
    }

    /// Whether the box begins here: this part has the inline-start edge.
    public boolean hasStartEdge() {
        return start;
    }

    /// Whether the box ends here: this part has the inline-end edge.
    public boolean hasEndEdge() {
        return end;
    }

    @Override
    public PhysicalRect scrollableOverflow() {
        return scrollableOverflow;
    }
}
