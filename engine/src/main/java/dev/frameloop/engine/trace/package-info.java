/// What happened, when, and because of what.
///
/// Everything that a loop runs gets a number, and remembers the number of what caused it. Sinks see it as it happens, without an
/// allocation per event; {@link dev.frameloop.engine.trace.TraceRecorder} keeps the latest of it. May use `engine.time` alone.
///
/// Read {@link dev.frameloop.engine.trace.Trace} first.
@NullMarked
package dev.frameloop.engine.trace;

import org.jspecify.annotations.NullMarked;
