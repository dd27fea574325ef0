package dev.frameloop.engine.frame;

/// Ticks at a fixed rate, phase-locked: tick k comes at exactly k times the period after the phase, rounded down to a nanosecond, so
/// that no error adds up. Serves the virtual clock and the system clock alike.
public final class PeriodicFrameSource implements FrameSource {
    private static final double NANOS_PER_SECOND = 1e9;

    private final double hertz;
    private final long phaseNanos;

    /// Ticks at `hertz`, the first at the clock's origin.
    ///
    /// @param hertz ticks a second, more than 0, at most 1,000,000
    /// @throws IllegalArgumentException if the rate is out of range
    public PeriodicFrameSource(double hertz) {
        this(hertz, 0);
    }

    /// @param hertz ticks a second, more than 0, at most 1,000,000
    /// @param phaseNanos the loop's time of the first tick, not negative
    /// @throws IllegalArgumentException if one of them is out of range
    public PeriodicFrameSource(double hertz, long phaseNanos) {
        if (!(hertz > 0 && hertz <= 1_000_000)) {
            throw new IllegalArgumentException("hertz must be more than 0 and at most 1000000, but is " + hertz);
        }
        if (phaseNanos < 0) {
            throw new IllegalArgumentException("phaseNanos must not be negative, but is " + phaseNanos);
        }
        this.hertz = hertz;
        this.phaseNanos = phaseNanos;
    }

    @Override
    public long tickAfter(long nanos) {
        return tick(indexAtOrBefore(nanos) + 1);
    }

    @Override
    public long tickAtOrBefore(long nanos) {
        long index = indexAtOrBefore(nanos);
        return index < 0 ? -1 : tick(index);
    }

    @Override
    public long ticksBetween(long afterNanos, long toNanos) {
        return Math.max(0, indexAtOrBefore(toNanos) - indexAtOrBefore(afterNanos));
    }

    @Override
    public long intervalNanos() {
        return Math.round(NANOS_PER_SECOND / hertz);
    }

    private long tick(long index) {
        return phaseNanos + (long) (index * NANOS_PER_SECOND / hertz);
    }

    /// The index of the last tick that is not later than a time; -1 before the first.
    private long indexAtOrBefore(long nanos) {
        if (nanos < phaseNanos) {
            return -1;
        }
        long index = (long) ((nanos - phaseNanos) * hertz / NANOS_PER_SECOND);
        // The division may be off by one either way.
        while (tick(index) > nanos) {
            index--;
        }
        while (tick(index + 1) <= nanos) {
            index++;
        }
        return index;
    }
}
