package dev.frameloop.engine.loop;

/// The other agents of a family, as the loop sees them that drives the family.
public interface Companions {
    /// On the virtual clock: lets the one that comes next run one step, if it comes before what the driving loop does next.
    ///
    /// @param own when the driving loop has something to do next; {@link Long#MAX_VALUE} for never
    /// @param end nothing that is due later than this runs
    /// @return whether one has run
    boolean step(long own, long end);

    /// When the first of them has something to do next, on the virtual clock; {@link Long#MAX_VALUE} for never.
    long nextStepTime();

    /// Whether none of them has anything to do, now or later, before somebody posts something.
    boolean areIdle();
}
