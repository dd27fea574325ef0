package dev.frameloop.engine.trace;

/// Which moment of a thing a trace event tells of.
public enum TracePhase {
    /// It was asked for, and will run later: a task was queued, a timer set, a frame callback requested.
    QUEUED,
    /// It began to run.
    BEGIN,
    /// It ended.
    END,
    /// It took no time.
    INSTANT
}
