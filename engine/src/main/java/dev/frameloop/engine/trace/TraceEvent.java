package dev.frameloop.engine.trace;

import org.jspecify.annotations.Nullable;

/// One recorded event; the parameters of {@link TraceSink#event} as a value.
///
/// @param phase which moment of the thing this is
/// @param kind what kind of thing it is
/// @param id the thing's number; all its events carry the same
/// @param cause the number of what caused it, 0 for none
/// @param name what it is called
/// @param nanos the loop's time
/// @param value a number whose meaning the kind tells
/// @param location the line of page code that asked for it, as `file:line`, where that is known
public record TraceEvent(TracePhase phase, TraceKind kind, long id, long cause, String name, long nanos, long value,
        @Nullable String location) {}
