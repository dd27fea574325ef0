package dev.frameloop.engine.time;

import java.time.Instant;

/// What time it is, for one loop and everything that runs on it.
///
/// A time is a number of nanoseconds since the clock's origin, never negative and never going backwards.
/// Only the loop's owner thread may read a {@link VirtualClock}; a {@link SystemClock} may be read from everywhere.
public sealed interface Clock permits SystemClock, VirtualClock {
    /// The time as the loop sees it: reading it has no effect.
    long now();

    /// The time as page code sees it.
    ///
    /// On the virtual clock, from the 256th read within one task on, each read moves the time on by a tenth of a millisecond,
    /// so that a script which waits in a loop comes to an end.
    long read();

    /// The date and time of day at the clock's origin.
    Instant origin();

    /// Whether time moves only when the loop or its user moves it.
    boolean isVirtual();

    /// Tells the clock that a new task begins: reads are counted per task.
    void beginTask();
}
