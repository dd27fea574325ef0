package dev.frameloop.engine.trace;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// Keeps the latest events of a loop, and of the agents that its agent starts, in a ring of fixed size, without an allocation per event.
///
/// Owner thread only.
public final class TraceRecorder implements TraceSink {
    private static final TracePhase[] PHASES = TracePhase.values();
    private static final TraceKind[] KINDS = TraceKind.values();

    private final byte[] phases;
    private final byte[] kinds;
    private final long[] ids;
    private final long[] causes;
    private final String[] names;
    private final long[] times;
    private final long[] values;
    private final @Nullable String[] locations;
    /// By the agents' numbers.
    private final List<@Nullable Trace> traces = new ArrayList<>();
    private long count;

    /// @param capacity how many events are kept at the most, at least 1
    /// @throws IllegalArgumentException if the capacity is less than 1
    public TraceRecorder(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity must be at least 1, but is " + capacity);
        }
        phases = new byte[capacity];
        kinds = new byte[capacity];
        ids = new long[capacity];
        causes = new long[capacity];
        names = new String[capacity];
        times = new long[capacity];
        values = new long[capacity];
        locations = new @Nullable String[capacity];
    }

    @Override
    public void event(TracePhase phase, TraceKind kind, long id, long cause, String name, long nanos, long value) {
        int i = (int) (count++ % phases.length);
        phases[i] = (byte) phase.ordinal();
        kinds[i] = (byte) kind.ordinal();
        ids[i] = id;
        causes[i] = cause;
        names[i] = name;
        times[i] = nanos;
        values[i] = value;
        locations[i] = location(phase, id);
    }

    @Override
    public void addedTo(Trace trace) {
        while (traces.size() <= trace.agent()) {
            traces.add(null);
        }
        traces.set(trace.agent(), trace);
    }

    /// Page code runs when it asks for something or something happens to it; where that begins to run is told by its request.
    private @Nullable String location(TracePhase phase, long id) {
        if (phase != TracePhase.QUEUED && phase != TracePhase.INSTANT) {
            return null;
        }
        int agent = Trace.agentOf(id);
        Trace trace = agent < traces.size() ? traces.get(agent) : null;
        return trace == null ? null : trace.location();
    }

    /// How many events there have been, those included that the ring no longer holds.
    public long count() {
        return count;
    }

    /// The events that the ring holds, oldest first.
    public List<TraceEvent> events() {
        int held = (int) Math.min(count, phases.length);
        List<TraceEvent> events = new ArrayList<>(held);
        for (long n = count - held; n < count; n++) {
            int i = (int) (n % phases.length);
            events.add(
                    new TraceEvent(PHASES[phases[i]], KINDS[kinds[i]], ids[i], causes[i], names[i], times[i], values[i],
                            locations[i]));
        }
        return events;
    }

    /// Forgets everything.
    public void clear() {
        count = 0;
    }
}
