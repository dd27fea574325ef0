package dev.frameloop.engine.trace;

/// Sees everything that happens on a loop, and on those of the agents that its agent starts, as it happens, on the loop's thread; one
/// event at a time.
///
/// A sink must not call back into the loop, and should not allocate.
@FunctionalInterface
public interface TraceSink {
    /// @param phase which moment of the thing this is
    /// @param kind what kind of thing it is
    /// @param id the thing's number; all its events carry the same
    /// @param cause the number of what caused it: what ran when it was asked for. 0 for none
    /// @param name what it is called, `"setTimeout callback"` say
    /// @param nanos the loop's time
    /// @param value a number whose meaning the kind tells; 0 where it has none
    void event(TracePhase phase, TraceKind kind, long id, long cause, String name, long nanos, long value);

    /// Tells the sink whose events it will see: once for each agent. {@link Trace#agentOf} tells the agent of an event.
    default void addedTo(Trace trace) {}
}
