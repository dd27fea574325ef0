package dev.frameloop.engine.loop;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;

/// The microtask queue of one agent: first in, first out, in a ring that grows and allocates nothing per microtask.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#microtask-queue">HTML: microtask queue</a>
public final class MicrotaskQueue {
    private @Nullable Runnable[] steps = new @Nullable Runnable[64];
    private String[] names = new String[64];
    private long[] ids = new long[64];
    private long[] causes = new long[64];
    private int first;
    private int size;

    public boolean isEmpty() {
        return size == 0;
    }

    public int size() {
        return size;
    }

    public void add(String name, Runnable microtask, long id, long cause) {
        if (size == steps.length) {
            grow();
        }
        int i = first + size++ & steps.length - 1;
        steps[i] = microtask;
        names[i] = name;
        ids[i] = id;
        causes[i] = cause;
    }

    public String firstName() {
        return names[first];
    }

    public long firstId() {
        return ids[first];
    }

    public long firstCause() {
        return causes[first];
    }

    /// The microtasks that wait, the next one first; a copy.
    List<WaitingMicrotask> snapshot() {
        List<WaitingMicrotask> waiting = new ArrayList<>(size);
        for (int n = 0; n < size; n++) {
            int i = first + n & steps.length - 1;
            waiting.add(new WaitingMicrotask(names[i], ids[i], causes[i]));
        }
        return waiting;
    }

    /// Takes out the first microtask.
    public Runnable remove() {
        Runnable microtask = steps[first];
        if (size == 0 || microtask == null) {
            throw new NoSuchElementException("the microtask queue is empty");
        }
        steps[first] = null;
        first = first + 1 & steps.length - 1;
        size--;
        return microtask;
    }

    public void clear() {
        Arrays.fill(steps, null);
        first = 0;
        size = 0;
    }

    private void grow() {
        int length = steps.length;
        // All memory first: where there is none, nothing has changed.
        @Nullable
        Runnable[] newSteps = new @Nullable Runnable[length * 2];
        String[] newNames = new String[length * 2];
        long[] newIds = new long[length * 2];
        long[] newCauses = new long[length * 2];
        steps = unrolled(steps, newSteps, length);
        names = unrolled(names, newNames, length);
        ids = unrolled(ids, newIds, length);
        causes = unrolled(causes, newCauses, length);
        first = 0;
    }

    /// Copies a full ring so that its first element comes to index 0.
    @SuppressWarnings("SuspiciousSystemArraycopy") // both are arrays of the same type
    private <A> A unrolled(A ring, A larger, int length) {
        System.arraycopy(ring, first, larger, 0, length - first);
        System.arraycopy(ring, 0, larger, length - first, first);
        return larger;
    }
}
