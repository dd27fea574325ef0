package dev.frameloop.dom.performance;

import dev.frameloop.engine.time.Clock;

import java.time.Instant;

/// The moment from which a global counts its time.
///
/// @see <a href="https://w3c.github.io/hr-time/#dfn-time-origin">High Resolution Time: time origin</a>
public final class TimeOrigin {
    private static final double NANOS_PER_MILLI = 1e6;
    private static final double MILLIS_PER_SECOND = 1e3;

    /// What an isolated page may see of time: 5 microseconds, coarsened as browsers do.
    private static final long RESOLUTION_NANOS = 5_000;

    private final Clock clock;
    private final long originNanos;

    /// An origin at this moment.
    public TimeOrigin(Clock clock) {
        this.clock = clock;
        originNanos = clock.now();
    }

    /// A time of the loop's clock in milliseconds since this origin, coarsened.
    public double relative(long nanos) {
        return (nanos - originNanos) / RESOLUTION_NANOS * RESOLUTION_NANOS / NANOS_PER_MILLI;
    }

    /// The origin by the loop's clock.
    public long nanos() {
        return originNanos;
    }

    /// The time since this origin, in milliseconds, coarsened.
    public double now() {
        return relative(clock.read());
    }

    /// The same for ourselves: no page waits for it.
    double nowUnread() {
        return relative(clock.now());
    }

    /// The origin, in milliseconds since the beginning of 1970.
    public double sinceEpoch() {
        Instant origin = clock.origin().plusNanos(originNanos);
        return origin.getEpochSecond() * MILLIS_PER_SECOND + origin.getNano() / NANOS_PER_MILLI;
    }
}
