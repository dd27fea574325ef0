package dev.frameloop.engine.trace;

import dev.frameloop.engine.time.Clock;
import dev.frameloop.engine.time.VirtualClock;
import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.Arrays;
import java.util.StringJoiner;
import java.util.function.Supplier;

/// The account of one loop: it numbers what happens, knows what runs now, and tells the sinks.
///
/// The numbers and causes are always kept; events go out only while there is a sink. The {@link #hash} sums up
/// everything that ran: two runs that did the same at the same times have the same hash, on every machine.
///
/// Owner thread only.
public final class Trace {
    private static final TraceSink[] NO_SINKS = {};
    /// The numbers of an agent's events begin with the agent's own number, above this many bits.
    private static final int AGENT_SHIFT = 40;

    /// Of how many things the names and causes are remembered, whether anybody listens or not; a power of 2.
    private static final int REMEMBERED = 4096;

    private final Clock clock;
    private final String[] recentNames = new String[REMEMBERED];
    private final long[] recentCauses = new long[REMEMBERED];
    private TraceSink[] sinks = NO_SINKS;
    private Supplier<@Nullable String> locator = () -> null;
    private @Nullable CostModel costs;
    private long lastId;
    private long current;
    private long[] enclosing = new long[64];
    private TraceKind[] kinds = new TraceKind[64];
    private String[] names = new String[64];
    private int depth;
    private long callbacks;
    private long hash = 0x9E3779B97F4A7C15L;

    /// @param clock the loop's clock, which dates the events
    public Trace(Clock clock) {
        this(clock, 0);
    }

    /// The account of one of several agents.
    ///
    /// @param clock the loop's clock, which dates the events
    /// @param agent the agent's number, from 0
    public Trace(Clock clock, int agent) {
        this.clock = clock;
        lastId = (long) agent << AGENT_SHIFT;
    }

    /// The number of the agent.
    int agent() {
        return agentOf(lastId);
    }

    /// The agent that something with this number happened in.
    public static int agentOf(long id) {
        return (int) (id >>> AGENT_SHIFT);
    }

    /// Lets the sinks of this account see that of another agent, too.
    ///
    /// @param onOwnThread whether that agent runs beside this one; then the sinks are called by one thread at a time
    public void shareSinksWith(Trace other, boolean onOwnThread) {
        if (onOwnThread) {
            sinks = Arrays.stream(sinks).map(SynchronizedSink::of).toArray(TraceSink[]::new);
        }
        for (TraceSink sink : sinks) {
            other.addSink(sink);
        }
    }

    /// Runs something that was asked for elsewhere, in another agent.
    ///
    /// @param cause the number of what ran there
    public void within(long cause, Runnable action) {
        long before = current;
        current = cause;
        try {
            action.run();
        } finally {
            current = before;
        }
    }

    /// Lets a sink see what happens from now on.
    public void addSink(TraceSink sink) {
        sinks = Arrays.copyOf(sinks, sinks.length + 1);
        sinks[sinks.length - 1] = sink;
        sink.addedTo(this);
    }

    /// Takes a sink out again; unknown ones are ignored.
    public void removeSink(TraceSink sink) {
        sinks = Arrays.stream(sinks).filter(s -> SynchronizedSink.original(s) != sink).toArray(TraceSink[]::new);
    }

    /// Lets what runs from now on take virtual time.
    ///
    /// @throws IllegalStateException if the clock is not virtual: real time passes by itself
    public void setCostModel(CostModel newCosts) {
        if (!clock.isVirtual()) {
            throw new IllegalStateException(
                    "only on the virtual clock does work cost what a model says; this is real time");
        }
        costs = newCosts;
    }

    private void charge(TraceKind kind, String name, long value) {
        if (costs != null && clock instanceof VirtualClock virtual) {
            virtual.consume(Duration.ofNanos(costs.nanos(kind, name, value)));
        }
    }

    /// Tells whom to ask for the line of page code that runs, as `file:line`, or null.
    public void setLocator(Supplier<@Nullable String> newLocator) {
        locator = newLocator;
    }

    /// The line of page code that runs now, as `file:line`, or null where none runs or nobody knows. It costs a walk of the stack.
    public @Nullable String location() {
        return locator.get();
    }

    /// Whether somebody listens; lets callers skip the making of a name that nobody would read.
    public boolean isObserved() {
        return sinks.length > 0;
    }

    /// The number of what runs now, 0 outside everything. Whatever is asked for now has it as its cause.
    public long current() {
        return current;
    }

    /// Tells that something was asked for that will run later.
    ///
    /// @return its number, for {@link #begin(TraceKind, String, long, long, long)}
    public long queued(TraceKind kind, String name, long value) {
        return queued(kind, name, value, current);
    }

    /// Tells that something was asked for, not by what runs now.
    ///
    /// @param cause the number of what did
    /// @return its number
    public long queued(TraceKind kind, String name, long value, long cause) {
        long id = ++lastId;
        remember(id, name, cause);
        tell(TracePhase.QUEUED, kind, id, cause, name, value);
        return id;
    }

    /// Tells that something begins that nobody queued, as a part of what runs now.
    ///
    /// @return its number
    public long begin(TraceKind kind, String name, long value) {
        long id = ++lastId;
        remember(id, name, current);
        begin(kind, name, id, current, value);
        return id;
    }

    /// Tells that something begins that was queued before.
    ///
    /// @param id its number
    /// @param cause the number of what asked for it
    public void begin(TraceKind kind, String name, long id, long cause, long value) {
        if (depth == enclosing.length) {
            enclosing = Arrays.copyOf(enclosing, depth * 2);
            kinds = Arrays.copyOf(kinds, depth * 2);
            names = Arrays.copyOf(names, depth * 2);
        }
        kinds[depth] = kind;
        names[depth] = name;
        enclosing[depth++] = current;
        current = id;
        if (kind == TraceKind.CALLBACK) {
            callbacks++;
        }
        mix(kind.ordinal() + 1, name.hashCode(), clock.now(), cause);
        tell(TracePhase.BEGIN, kind, id, cause, name, value);
    }

    /// Tells that what runs now ends.
    public void end(TraceKind kind, String name, long value) {
        charge(kind, name, value);
        long id = current;
        current = enclosing[--depth];
        tell(TracePhase.END, kind, id, current, name, value);
    }

    private void remember(long id, String name, long cause) {
        int i = (int) id & REMEMBERED - 1;
        recentNames[i] = name;
        recentCauses[i] = cause;
    }

    /// Why something came about, in a few words: its name, that of what asked for it, and so on, as far back as is remembered. It works
    /// without a sink.
    ///
    /// @param id its number
    /// @param limit how many names at the most
    public String because(long id, int limit) {
        StringJoiner names = new StringJoiner(" <- ");
        long at = id;
        for (int i = 0; i < limit && at != 0 && agentOf(at) == agent() && lastId - at < REMEMBERED; i++) {
            int slot = (int) at & REMEMBERED - 1;
            names.add(recentNames[slot]);
            at = recentCauses[slot];
        }
        return names.toString();
    }

    /// How many callbacks have begun so far.
    public long callbacks() {
        return callbacks;
    }

    /// How many things have begun and not ended.
    public int depth() {
        return depth;
    }

    /// Tells the end of what began after there were `depth` things, because an exception kept it from telling that itself.
    public void unwind(int toDepth) {
        while (depth > toDepth) {
            end(kinds[depth - 1], names[depth - 1], 0);
        }
    }

    /// Tells of something that takes no time.
    public void instant(TraceKind kind, String name, long value) {
        mix(kind.ordinal() + 1, name.hashCode(), clock.now(), value);
        charge(kind, name, value);
        tell(TracePhase.INSTANT, kind, ++lastId, current, name, value);
    }

    /// A digest of everything that has run so far: kinds, names, times and causes.
    public long hash() {
        return hash;
    }

    private void tell(TracePhase phase, TraceKind kind, long id, long cause, String name, long value) {
        for (TraceSink sink : sinks) {
            sink.event(phase, kind, id, cause, name, clock.now(), value);
        }
    }

    private void mix(long kind, long name, long nanos, long cause) {
        long h = hash;
        h = (h ^ kind) * 0xFF51AFD7ED558CCDL;
        h = (Long.rotateLeft(h, 31) ^ name) * 0xC4CEB9FE1A85EC53L;
        h = (Long.rotateLeft(h, 31) ^ nanos) * 0xFF51AFD7ED558CCDL;
        h = (Long.rotateLeft(h, 31) ^ cause) * 0xC4CEB9FE1A85EC53L;
        hash = h ^ (h >>> 33);
    }
}
