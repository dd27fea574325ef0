package dev.frameloop.engine.frame;

/// Ticks by hand: there is a rendering opportunity when somebody says so, and at no other time.
public final class ManualFrameSource implements FrameSource {
    private long last = -1;

    /// Announces a tick.
    ///
    /// @param nanos the loop's time of the tick, later than the one before
    /// @throws IllegalArgumentException if it is not later than the one before
    public void tick(long nanos) {
        if (nanos <= last) {
            throw new IllegalArgumentException(
                    "a tick at " + nanos + " ns must be later than the one before, at " + last);
        }
        last = nanos;
    }

    @Override
    public long tickAfter(long nanos) {
        return last > nanos ? last : NEVER;
    }

    @Override
    public long tickAtOrBefore(long nanos) {
        return last <= nanos ? last : -1;
    }

    @Override
    public long ticksBetween(long afterNanos, long toNanos) {
        return last > afterNanos && last <= toNanos ? 1 : 0;
    }

    @Override
    public long intervalNanos() {
        return NEVER;
    }
}
