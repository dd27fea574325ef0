package dev.frameloop.engine.loop;

/// Why a run of the loop ended.
public enum RunOutcome {
    /// The condition came true.
    CONDITION_MET,
    /// The given time was used up.
    TIME_UP,
    /// Nothing is left that could ever happen: no task, no timer, no frame that anybody wants, nothing on its way from outside.
    NOTHING_LEFT,
    /// The thread was interrupted, between two turns or while the loop slept. Its interrupt status is kept; once that is cleared, the loop
    /// can run again, and nothing is lost.
    INTERRUPTED,
    /// The loop was closed or terminated.
    ENDED
}
