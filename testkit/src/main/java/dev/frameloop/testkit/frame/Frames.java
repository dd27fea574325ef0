package dev.frameloop.testkit.frame;

import dev.frameloop.engine.frame.FrameSource;
import dev.frameloop.engine.trace.TraceEvent;

import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;

/// The frames that a page has had so far: each question reads the trace anew.
///
/// The thread that owns the page's loop only.
public final class Frames {
    private final Supplier<List<TraceEvent>> trace;
    private final FrameSource frameSource;
    private final long fromNanos;

    /// @param trace gives the trace so far, oldest event first
    /// @param frameSource the ticks by which frames are due
    public Frames(Supplier<List<TraceEvent>> trace, FrameSource frameSource) {
        this(trace, frameSource, 0);
    }

    private Frames(Supplier<List<TraceEvent>> trace, FrameSource frameSource, long fromNanos) {
        this.trace = trace;
        this.frameSource = frameSource;
        this.fromNanos = fromNanos;
    }

    /// Only the frames that were due at a time or later.
    ///
    /// @param time in the page's time
    public Frames from(Duration time) {
        return new Frames(trace, frameSource, time.toNanos());
    }

    /// The frames, in their order.
    public List<Frame> all() {
        return new FrameReader(trace.get(), frameSource).read().stream()
                .filter(frame -> frame.opportunityNanos() >= fromNanos).toList();
    }

    /// How many there are.
    public int count() {
        return all().size();
    }

    /// One of them.
    ///
    /// @param index which one, from 0
    /// @throws IndexOutOfBoundsException if there are not so many
    public Frame get(int index) {
        List<Frame> all = all();
        if (index < 0 || index >= all.size()) {
            throw new IndexOutOfBoundsException("there is no frame " + index + ": there are " + all.size());
        }
        return all.get(index);
    }

    /// The last one.
    ///
    /// @throws IndexOutOfBoundsException if there is none
    public Frame last() {
        return get(count() - 1);
    }

    /// How many tasks, callbacks and microtasks of a name each frame had, the tasks since the frame before included.
    public List<Integer> countOf(String name) {
        return all().stream().map(frame -> frame.count(name)).toList();
    }

    /// How many rendering opportunities passed unused, because the loop was busy.
    public long missed() {
        return all().stream().mapToLong(Frame::missedBefore).sum();
    }
}
