package dev.frameloop.engine.loop;

import dev.frameloop.engine.time.Clock;

import java.util.function.LongSupplier;

/// Tells an idle callback how long it may take.
///
/// @see <a href="https://w3c.github.io/requestidlecallback/#the-idledeadline-interface">requestIdleCallback: IdleDeadline</a>
public final class IdleDeadline {
    private static final double NANOS_PER_MILLI = 1e6;

    private final Clock clock;
    private final LongSupplier deadline;
    private final boolean didTimeout;

    IdleDeadline(Clock clock, LongSupplier deadline, boolean didTimeout) {
        this.clock = clock;
        this.deadline = deadline;
        this.didTimeout = didTimeout;
    }

    /// How much of the idle period is left, in milliseconds, from 0 to 50. It shrinks when something comes due in between.
    public double timeRemaining() {
        return didTimeout ? 0 : Math.max(0, (deadline.getAsLong() - clock.read()) / NANOS_PER_MILLI);
    }

    /// Whether the callback runs because its timeout has passed, not because the loop is idle.
    public boolean didTimeout() {
        return didTimeout;
    }
}
