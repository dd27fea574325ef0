package dev.frameloop.testkit.frame;

import dev.frameloop.engine.trace.TraceKind;
import org.jspecify.annotations.Nullable;

import java.util.Locale;

/// Something that ran: a task, a callback, a microtask.
///
/// @param kind {@link TraceKind#TASK}, {@link TraceKind#CALLBACK} or {@link TraceKind#MICROTASK}
/// @param name what the trace calls it: `requestAnimationFrame callback`, `ResizeObserver callback`, `promise job`; of a listener the
///     event's type
/// @param id its number in the trace
/// @param step the step of the update of the rendering in which it ran, empty outside of frames
/// @param startNanos when it began, in the page's time
/// @param endNanos when it ended
/// @param location the line of page code that asked for it, as `file:line`, where that is known
public record Call(TraceKind kind, String name, long id, String step, long startNanos, long endNanos,
        @Nullable String location) {

    /// How long it took of the page's time, in nanoseconds.
    public long durationNanos() {
        return endNanos - startNanos;
    }

    /// The call in words, with its time and its line.
    public String describe() {
        return String.format(Locale.ROOT, "%s \"%s\" #%d, %s%s", kind.label(), name, id,
                Millis.span(startNanos, endNanos),
                location == null ? "" : ", asked for at " + location);
    }
}
