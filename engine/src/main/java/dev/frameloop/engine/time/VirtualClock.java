package dev.frameloop.engine.time;

import java.time.Duration;
import java.time.Instant;

/// Time that stands still until the loop jumps to what is due next, or until somebody spends it.
///
/// Work takes no virtual time unless {@link #consume} says so; that is how jank is made testable.
public final class VirtualClock implements Clock {
    /// How many reads within one task are free.
    static final int FREE_READS = 255;
    /// What each further read costs, in nanoseconds.
    static final long READ_COST = 100_000;

    /// The origin of every virtual clock that was not given one.
    public static final Instant DEFAULT_ORIGIN = Instant.parse("2026-01-01T00:00:00Z");

    private final Instant origin;
    private long now;
    private int reads;

    /// A clock at time 0 that began on 1 January 2026, midnight UTC.
    public VirtualClock() {
        this(DEFAULT_ORIGIN);
    }

    /// @param origin the date and time of day at time 0
    public VirtualClock(Instant origin) {
        this.origin = origin;
    }

    @Override
    public long now() {
        return now;
    }

    @Override
    public long read() {
        if (++reads > FREE_READS) {
            now += READ_COST;
        }
        return now;
    }

    @Override
    public Instant origin() {
        return origin;
    }

    @Override
    public boolean isVirtual() {
        return true;
    }

    @Override
    public void beginTask() {
        reads = 0;
    }

    /// Moves the time on to `nanos`; does nothing where it is there or beyond already.
    public void advanceTo(long nanos) {
        now = Math.max(now, nanos);
    }

    /// Lets the work that runs now take some time.
    ///
    /// @throws IllegalArgumentException if the duration is negative
    public void consume(Duration duration) {
        if (duration.isNegative()) {
            throw new IllegalArgumentException("duration must not be negative, but is " + duration);
        }
        now = Math.addExact(now, duration.toNanos());
    }
}
