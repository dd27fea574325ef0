package dev.frameloop.engine.frame;

/// Ticks with a display: at its rate, and in its phase as soon as somebody tells when it has refreshed ({@link #refreshed}).
///
/// Between two such messages, and where none come since the display's driver does not tell, the ticks go on at the last known rate and phase.
/// So a frame begins when the display refreshes, not when a message about that has come through, and a driver that stops to tell stops no
/// page.
///
/// Belongs to the thread of its loop.
public final class DisplayFrameSource implements FrameSource {
    /// How much of a new measurement of the rate is believed.
    private static final double TRUST = 0.05;

    private final long nominalInterval;
    private double interval;
    /// A moment at which there was, or would have been, a tick.
    private long anchor;
    /// No tick comes before this: a change of phase must not make a frame of no length.
    private long notBefore;
    private long lastRefresh = -1;

    /// @param hertz how often the display refreshes in a second, from 1 to 1000
    /// @throws IllegalArgumentException if the rate is out of range
    public DisplayFrameSource(double hertz) {
        if (!(hertz >= 1 && hertz <= 1000)) {
            throw new IllegalArgumentException("hertz must be from 1 to 1000, but is " + hertz);
        }
        nominalInterval = Math.round(1e9 / hertz);
        interval = nominalInterval;
    }

    /// The display has refreshed.
    ///
    /// @param nanos when, on the loop's clock
    /// @param now the loop's time
    public void refreshed(long nanos, long now) {
        if (lastRefresh >= 0 && nanos > lastRefresh) {
            double frames = Math.rint((nanos - lastRefresh) / interval);
            double measured = (nanos - lastRefresh) / Math.max(1, frames);
            // What is far from the nominal rate is a hiccup, or a display that refreshes on demand.
            if (frames >= 1 && frames <= 4 && Math.abs(measured - nominalInterval) < nominalInterval * TRUST) {
                interval += (measured - interval) * TRUST;
            }
        }
        lastRefresh = nanos;
        long last = tickAtOrBefore(now);
        anchor = nanos;
        notBefore = Math.max(0, last) + (long) (interval / 2);
    }

    @Override
    public long tickAfter(long nanos) {
        long after = Math.max(nanos, notBefore - 1);
        double frames = Math.floor((after - anchor) / interval);
        long tick = at(frames);
        while (tick <= after) {
            tick = at(++frames);
        }
        return tick;
    }

    @Override
    public long tickAtOrBefore(long nanos) {
        double frames = Math.floor((nanos - anchor) / interval) + 1;
        long tick = at(frames);
        while (tick > nanos) {
            tick = at(--frames);
        }
        return tick;
    }

    private long at(double frames) {
        return anchor + (long) Math.floor(frames * interval);
    }

    @Override
    public long ticksBetween(long afterNanos, long toNanos) {
        return Math.max(0, Math.round((tickAtOrBefore(toNanos) - tickAtOrBefore(afterNanos)) / interval));
    }

    @Override
    public long intervalNanos() {
        return Math.round(interval);
    }
}
