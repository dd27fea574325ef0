package dev.frameloop.renderer.layout;

import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.box.LayoutState;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// What layout remembers of a box: results by constraint space, the intrinsic sizes, where the fragment that counts was placed, and how far
/// its content is scrolled.
final class BoxState implements LayoutState {
    /// How many constraint spaces of one box are remembered: algorithms with several passes ask in turn.
    private static final int MOST_RESULTS = 6;

    private final LayoutBox box;
    private final LayoutQueue queue;
    private final List<Entry> results = new ArrayList<>(1);
    private @Nullable IntrinsicSizes intrinsicSizes;
    private @Nullable FlowContent flowContent;
    private @Nullable Entry committed;
    /// The state of the box whose fragment holds this box's.
    @Nullable
    BoxState container;
    /// The place among the children of that fragment; -1 on a line.
    int index;
    /// Where the border box is, from that of the container.
    long x;
    long y;
    /// How far the content is scrolled, in CSS px.
    double scrollLeft;
    double scrollTop;
    boolean queued;
    /// The box has changed its size by itself, which its contribution to sizes around it may follow.
    boolean ownSizeChanged;
    /// A formatting context root was once laid out among floats, so that its place may depend on its size.
    boolean wasBesideFloats;

    /// @param space null for a fragment that was made of another one, which columns have cut
    record Entry(@Nullable ConstraintSpace space, LayoutResult result) {}

    private BoxState(LayoutBox box, LayoutQueue queue) {
        this.box = box;
        this.queue = queue;
    }

    static BoxState of(LayoutBox box, LayoutQueue queue) {
        if (box.layoutState() instanceof BoxState state && state.queue == queue) {
            return state;
        }
        BoxState state = new BoxState(box, queue);
        box.setLayoutState(state);
        return state;
    }

    LayoutBox box() {
        return box;
    }

    /// The result for a space, if it was asked for before and still holds.
    @Nullable
    LayoutResult find(ConstraintSpace space) {
        for (int i = results.size() - 1; i >= 0; i--) {
            if (space.equals(results.get(i).space)) {
                return results.get(i).result;
            }
        }
        return null;
    }

    void remember(ConstraintSpace space, LayoutResult result) {
        if (results.size() == MOST_RESULTS) {
            results.removeFirst();
        }
        results.add(new Entry(space, result));
    }

    /// Forgets all results, since they may hold what is out of date.
    void forgetResults() {
        results.clear();
    }

    /// Forgets all results but the one that counts.
    void forgetTrials() {
        if (committed != null && results.size() > 1) {
            results.removeIf(entry -> entry.result != committed.result);
        }
    }

    @Nullable
    IntrinsicSizes intrinsicSizes() {
        return intrinsicSizes;
    }

    void setIntrinsicSizes(@Nullable IntrinsicSizes sizes) {
        intrinsicSizes = sizes;
    }

    FlowContent flowContent() {
        if (flowContent == null) {
            flowContent = FlowContent.of((dev.frameloop.renderer.box.BlockContainer) box);
        }
        return flowContent;
    }

    /// What counts now; null before the first layout.
    @Nullable
    Entry committed() {
        return committed;
    }

    /// The fragment that counts now; null before the first layout.
    @Nullable
    BoxFragment fragment() {
        return committed == null ? null : committed.result.fragment();
    }

    void commit(ConstraintSpace space, LayoutResult result) {
        committed = new Entry(space, result);
    }

    /// Notes which of the remembered results has come into the page.
    void commit(BoxFragment fragment) {
        if (committed != null && committed.result.fragment() == fragment) {
            return;
        }
        for (Entry entry : results) {
            if (entry.result.fragment() == fragment) {
                committed = entry;
                return;
            }
        }
        committed = fragment.parts() == null ? null : new Entry(null, LayoutResult.of(fragment, List.of()));
    }

    @Override
    public void invalidate() {
        queue.add(this);
    }

    @Override
    public void invalidateSize() {
        ownSizeChanged = true;
        queue.add(this);
    }

    @Override
    public void invalidatePlace() {
        if (container != null) {
            container.invalidate();
        }
    }

    @Override
    public void invalidateInlineContent() {
        flowContent = null;
        queue.add(this);
    }
}
