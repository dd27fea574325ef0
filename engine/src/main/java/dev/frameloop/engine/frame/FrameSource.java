package dev.frameloop.engine.frame;

/// Says when there is a rendering opportunity: a train of ticks on the loop's clock.
///
/// The loop asks for ticks only while some document has something to show, as a display's driver would be asked.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#rendering-opportunity">HTML: rendering opportunity</a>
public interface FrameSource {
    /// What {@link #tickAfter} answers where no tick is known to come.
    long NEVER = Long.MAX_VALUE;

    /// The first tick later than a time, or {@link #NEVER}.
    ///
    /// @param nanos the loop's time
    long tickAfter(long nanos);

    /// The last tick that is not later than a time, or -1 where there has been none.
    ///
    /// @param nanos the loop's time
    long tickAtOrBefore(long nanos);

    /// How many ticks lie between two times: later than the first, not later than the second.
    long ticksBetween(long afterNanos, long toNanos);

    /// How long a frame lasts, which is when its deadline comes, in nanoseconds; {@link #NEVER} where that is not known.
    long intervalNanos();
}
