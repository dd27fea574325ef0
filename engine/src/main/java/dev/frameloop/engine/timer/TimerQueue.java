package dev.frameloop.engine.timer;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;

/// What is due when, ordered by (due time, order of creation).
///
/// A heap with four children a node whose entries know their place: adding a timer that is due last, which is the usual case,
/// costs one comparison; taking one out from anywhere needs no search. Owner thread only.
public final class TimerQueue {
    private static final int ARITY = 4;

    private @Nullable TimerEntry[] heap = new @Nullable TimerEntry[64];
    private int size;
    private long lastSequence;

    /// Adds something that is due at a time.
    ///
    /// @param dueNanos when, in the loop's time; a time that has passed is due at once
    /// @param action what to do then, on the loop's thread, outside every task
    public TimerEntry add(long dueNanos, Runnable action) {
        return add(dueNanos, action, 0);
    }

    /// Adds something that is due at a time.
    ///
    /// @param cause the number of what asks for it, by the trace; 0 for none
    public TimerEntry add(long dueNanos, Runnable action, long cause) {
        TimerEntry entry = new TimerEntry(dueNanos, ++lastSequence, action, cause);
        if (size == heap.length) {
            heap = Arrays.copyOf(heap, size * 2);
        }
        siftUp(entry, size++);
        return entry;
    }

    /// Takes an entry out, so that it never comes due; one that no longer waits is left alone.
    public void cancel(TimerEntry entry) {
        int position = entry.position;
        if (position < 0) {
            return;
        }
        entry.position = -1;
        TimerEntry last = at(--size);
        heap[size] = null;
        if (last != entry) {
            siftDown(last, position);
            if (last.position == position) {
                siftUp(last, position);
            }
        }
    }

    /// When the first entry is due, or {@link Long#MAX_VALUE} where none waits.
    public long nextDue() {
        return size == 0 ? Long.MAX_VALUE : at(0).dueNanos;
    }

    /// What asked for the first entry, by its number in the trace; 0 for nothing.
    public long firstCause() {
        return size == 0 ? 0 : at(0).cause;
    }

    /// How many entries wait.
    public int size() {
        return size;
    }

    /// Takes out the first entry.
    ///
    /// @return what is to do now that it is due
    /// @throws IllegalStateException if none waits
    public Runnable takeFirst() {
        if (size == 0) {
            throw new IllegalStateException("no timer waits");
        }
        TimerEntry first = at(0);
        cancel(first);
        return first.action;
    }

    private void siftUp(TimerEntry entry, int from) {
        int position = from;
        while (position > 0) {
            int parent = (position - 1) / ARITY;
            TimerEntry above = at(parent);
            if (!entry.isBefore(above)) {
                break;
            }
            place(above, position);
            position = parent;
        }
        place(entry, position);
    }

    private void siftDown(TimerEntry entry, int from) {
        int position = from;
        while (true) {
            int child = position * ARITY + 1;
            if (child >= size) {
                break;
            }
            int end = Math.min(child + ARITY, size);
            TimerEntry first = at(child);
            for (int other = child + 1; other < end; other++) {
                if (at(other).isBefore(first)) {
                    first = at(other);
                    child = other;
                }
            }
            if (!first.isBefore(entry)) {
                break;
            }
            place(first, position);
            position = child;
        }
        place(entry, position);
    }

    private void place(TimerEntry entry, int position) {
        heap[position] = entry;
        entry.position = position;
    }

    private TimerEntry at(int position) {
        TimerEntry entry = heap[position];
        if (entry == null) {
            throw new AssertionError("a hole in the heap");
        }
        return entry;
    }
}
