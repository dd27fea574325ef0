package dev.frameloop.renderer.layout;

import dev.frameloop.renderer.box.Box;
import org.jspecify.annotations.Nullable;

import java.util.PriorityQueue;

/// The boxes that are out of date, the deepest first, so that each is laid out before what its change may reach.
final class LayoutQueue {
    private final Runnable onFirst;
    private final PriorityQueue<Entry> entries = new PriorityQueue<>();
    private long order;

    private record Entry(int depth, long order, BoxState state) implements Comparable<Entry> {
        @Override
        public int compareTo(Entry other) {
            return depth != other.depth ? Integer.compare(other.depth, depth) : Long.compare(order, other.order);
        }
    }

    /// @param onFirst is called when the queue is no longer empty
    LayoutQueue(Runnable onFirst) {
        this.onFirst = onFirst;
    }

    boolean isEmpty() {
        return entries.isEmpty();
    }

    void add(BoxState state) {
        state.forgetResults();
        if (!state.queued) {
            state.queued = true;
            boolean first = entries.isEmpty();
            entries.add(new Entry(depth(state.box()), order++, state));
            if (first) {
                onFirst.run();
            }
        }
    }

    private static int depth(Box box) {
        int depth = 0;
        for (Box up = box.parent(); up != null; up = up.parent()) {
            depth++;
        }
        return depth;
    }

    @Nullable
    BoxState poll() {
        Entry entry = entries.poll();
        if (entry == null) {
            return null;
        }
        entry.state.queued = false;
        return entry.state;
    }
}
