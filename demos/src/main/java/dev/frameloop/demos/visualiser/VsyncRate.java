package dev.frameloop.demos.visualiser;

import dev.frameloop.engine.frame.FrameSource;
import dev.frameloop.engine.frame.PeriodicFrameSource;

/// Frames at a rate that can be changed while they run; the train of ticks goes on from the last one.
///
/// Owner thread of the loop only, but for {@link #hertz} and {@link #change}.
final class VsyncRate implements FrameSource {
    private volatile double hertz;
    /// The rate of `ticks`, which the loop's thread changes when it next asks.
    private double ticking;
    private PeriodicFrameSource ticks;

    /// @param hertz ticks a second
    VsyncRate(double hertz) {
        this.hertz = hertz;
        ticking = hertz;
        ticks = new PeriodicFrameSource(hertz);
    }

    /// Ticks a second.
    double hertz() {
        return hertz;
    }

    /// Changes the rate. From any thread.
    void change(double newHertz) {
        hertz = newHertz;
    }

    @Override
    public long tickAfter(long nanos) {
        double wanted = hertz;
        if (wanted != ticking) {
            ticks = new PeriodicFrameSource(wanted, Math.max(0, ticks.tickAtOrBefore(nanos)));
            ticking = wanted;
        }
        return ticks.tickAfter(nanos);
    }

    @Override
    public long tickAtOrBefore(long nanos) {
        return ticks.tickAtOrBefore(nanos);
    }

    @Override
    public long ticksBetween(long afterNanos, long toNanos) {
        return ticks.ticksBetween(afterNanos, toNanos);
    }

    @Override
    public long intervalNanos() {
        return ticks.intervalNanos();
    }
}
