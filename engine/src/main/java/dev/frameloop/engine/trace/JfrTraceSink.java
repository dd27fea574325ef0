package dev.frameloop.engine.trace;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

import java.util.ArrayDeque;

/// Passes a loop's events on to the JVM's flight recorder, beside those of the garbage collector, locks and sockets.
///
/// What runs is a `dev.frameloop.Span`, what takes no time a `dev.frameloop.Instant`, what was asked for a `dev.frameloop.Request`. It
/// costs next to nothing while nothing is recorded. Owner thread only.
///
/// @see <a href="https://docs.oracle.com/en/java/javase/25/docs/api/jdk.jfr/jdk/jfr/package-summary.html">Package jdk.jfr</a>
public final class JfrTraceSink implements TraceSink {
    private final ArrayDeque<Event> open = new ArrayDeque<>();

    /// What all three have in common.
    @Category("Frameloop")
    @StackTrace(false)
    private abstract static class LoopEvent extends Event {
        @Label("Kind")
        String kind = "";
        @Label("Name")
        String name = "";
        @Label("Number")
        long number;
        @Label("Cause")
        @Description("The number of what asked for it, or of what it ran in")
        long cause;
        @Label("Loop Time")
        @Description("The loop's own time, in nanoseconds")
        long loopTime;
        @Label("Value")
        long value;

        final LoopEvent filled(TraceKind newKind, String newName, long newNumber, long newCause, long newTime,
                long newValue) {
            kind = newKind.label();
            name = newName;
            number = newNumber;
            cause = newCause;
            loopTime = newTime;
            value = newValue;
            return this;
        }
    }

    @Name("dev.frameloop.Span")
    @Label("Span")
    @Description("Something that ran on an event loop")
    private static final class Span extends LoopEvent {}

    @Name("dev.frameloop.Instant")
    @Label("Instant")
    @Description("Something that happened on an event loop and took no time")
    private static final class Instant extends LoopEvent {}

    @Name("dev.frameloop.Request")
    @Label("Request")
    @Description("Something that was asked for on an event loop, and will run later")
    private static final class Request extends LoopEvent {}

    @Override
    public void event(TracePhase phase, TraceKind kind, long id, long cause, String name, long nanos, long value) {
        switch (phase) {
            case QUEUED -> commit(new Request(), kind, id, cause, name, nanos, value);
            case INSTANT -> commit(new Instant(), kind, id, cause, name, nanos, value);
            case BEGIN -> {
                LoopEvent span = new Span().filled(kind, name, id, cause, nanos, value);
                span.begin();
                open.push(span);
            }
            case END -> {
                Event span = open.poll();
                if (span != null) {
                    span.commit();
                }
            }
        }
    }

    private static void commit(LoopEvent event, TraceKind kind, long id, long cause, String name, long nanos,
            long value) {
        if (event.isEnabled()) {
            event.filled(kind, name, id, cause, nanos, value).commit();
        }
    }
}
