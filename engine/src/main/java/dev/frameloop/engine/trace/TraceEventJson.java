package dev.frameloop.engine.trace;

import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Writes a trace in the trace-event format, which Perfetto and the Performance panel of Chrome's developer tools open.
///
/// Tasks, microtasks and the update of the rendering have a track each, and what runs within one of them is on its track; timers that wait
/// are spans on a fourth. An arrow leads from what asked for something to where that began to run. Every event carries the loop's
/// own numbers and time among its arguments.
///
/// @see <a href="https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU">Trace Event Format</a>
public final class TraceEventJson {
    private static final double NANOS_PER_MICRO = 1e3;
    private static final int PROCESS = 1;

    private enum Track {
        TASKS("Tasks"),
        MICROTASKS("Microtasks"),
        RENDERING("Rendering"),
        TIMERS("Timers");

        final String label;

        Track(String label) {
            this.label = label;
        }

        int id() {
            return ordinal() + 1;
        }
    }

    /// Something that began and has not ended.
    private record Open(TraceEvent begin, Track track) {}

    /// Something that was asked for, and whether an arrow leads from there.
    private record Request(TraceEvent queued, boolean arrow) {}

    private final JsonWriter json;
    private final long least;
    private final ArrayDeque<Open> open = new ArrayDeque<>();
    /// What was asked for and did not begin to run yet, by number.
    private final Map<Long, Request> requests = new LinkedHashMap<>();
    private final Set<Long> begun = new HashSet<>();
    private long lastTime = Long.MIN_VALUE;

    private TraceEventJson(Appendable out, long leastNanosBetween) {
        json = new JsonWriter(out);
        least = leastNanosBetween;
    }

    /// Writes a trace as one JSON object.
    ///
    /// Where the trace begins in the middle of things, because a ring lost their beginnings, they begin with the trace; what has not
    /// ended ends with it.
    ///
    /// @param events the trace, oldest first
    /// @param leastNanosBetween how far apart events are shown at the least, in nanoseconds. On a virtual clock everything within a task happens
    ///     at one instant: 1000 draws it apart, so that it can be seen; 0 shows the times as they are
    /// @param out where it goes
    /// @throws java.io.UncheckedIOException if that fails
    public static void write(List<TraceEvent> events, long leastNanosBetween, Appendable out) {
        new TraceEventJson(out, leastNanosBetween).write(events);
    }

    private void write(List<TraceEvent> events) {
        json.beginObject().name("displayTimeUnit").value("ms").name("traceEvents").beginArray();
        metadata("process_name", 0, "Frameloop");
        for (Track track : Track.values()) {
            metadata("thread_name", track.id(), track.label);
        }
        if (!events.isEmpty()) {
            for (TraceEvent end : endsWithoutBeginning(events)) {
                begin(new TraceEvent(TracePhase.BEGIN, end.kind(), end.id(), 0, end.name(), events.getFirst().nanos(),
                        0, null));
            }
        }
        for (TraceEvent event : events) {
            if (event.phase() == TracePhase.BEGIN) {
                begun.add(event.id());
            }
        }
        for (TraceEvent event : events) {
            switch (event.phase()) {
                case QUEUED -> queued(event);
                case BEGIN -> begin(event);
                case END -> end(event);
                case INSTANT -> instant(event);
            }
        }
        while (!open.isEmpty()) {
            Open unfinished = open.getFirst();
            end(new TraceEvent(TracePhase.END, unfinished.begin.kind(), unfinished.begin.id(), 0,
                    unfinished.begin.name(),
                    lastTime, 0, null));
        }
        requests.values().forEach(this::endOfWaiting);
        json.endArray().endObject();
    }

    /// The ends of what began before the trace, outermost first.
    private static List<TraceEvent> endsWithoutBeginning(List<TraceEvent> events) {
        List<TraceEvent> ends = new ArrayList<>();
        int depth = 0;
        for (TraceEvent event : events) {
            if (event.phase() == TracePhase.BEGIN) {
                depth++;
            } else if (event.phase() == TracePhase.END && depth-- == 0) {
                depth = 0;
                ends.add(event);
            }
        }
        return ends.reversed();
    }

    private void queued(TraceEvent event) {
        double time = timeOf(event);
        boolean arrow = !open.isEmpty() && begun.contains(event.id());
        requests.put(event.id(), new Request(event, arrow));
        if (event.kind() == TraceKind.TIMER) {
            head("b", event, Track.TIMERS, time);
            json.name("id").value(event.id());
            arguments(event, event.location());
        }
        if (arrow) {
            head("s", event, open.getFirst().track, time);
            json.name("id").value(event.id()).endObject();
        }
    }

    private void begin(TraceEvent event) {
        Track track = trackOf(event);
        double time = timeOf(event);
        open.push(new Open(event, track));
        head("B", event, track, time);
        Request request = requests.remove(event.id());
        arguments(event, request == null ? null : request.queued.location());
        if (request == null) {
            return;
        }
        if (request.arrow) {
            head("f", request.queued, track, time);
            json.name("bp").value("e").name("id").value(event.id()).endObject();
        }
        endOfWaiting(request);
    }

    private void endOfWaiting(Request request) {
        if (request.queued.kind() == TraceKind.TIMER) {
            head("e", request.queued, Track.TIMERS, lastTime / NANOS_PER_MICRO);
            json.name("id").value(request.queued.id()).endObject();
        }
    }

    private void end(TraceEvent event) {
        Open ended = open.pop();
        head("E", event, ended.track, timeOf(event));
        json.endObject();
    }

    private void instant(TraceEvent event) {
        head("i", event, open.isEmpty() ? Track.TASKS : open.getFirst().track, timeOf(event));
        json.name("s").value("t");
        arguments(event, event.location());
    }

    private Track trackOf(TraceEvent event) {
        return switch (event.kind()) {
            case TASK -> Track.TASKS;
            case CHECKPOINT, MICROTASK -> Track.MICROTASKS;
            case FRAME, STEP -> Track.RENDERING;
            default -> open.isEmpty() ? Track.TASKS : open.getFirst().track;
        };
    }

    /// The time to show, in microseconds: the event's, but never before that of the event before it, nor too near to it.
    private double timeOf(TraceEvent event) {
        lastTime = lastTime == Long.MIN_VALUE ? event.nanos() : Math.max(event.nanos(), lastTime + least);
        return lastTime / NANOS_PER_MICRO;
    }

    private void head(String phase, TraceEvent event, Track track, double time) {
        json.beginObject()
                .name("ph").value(phase)
                .name("name").value(event.name())
                .name("cat").value(event.kind().label())
                .name("pid").value(PROCESS)
                .name("tid").value(track.id())
                .name("ts").value(time);
    }

    /// @param location the line of page code that asked for it
    private void arguments(TraceEvent event, @Nullable String location) {
        json.name("args").beginObject()
                .name("id").value(event.id())
                .name("cause").value(event.cause())
                .name("nanos").value(event.nanos())
                .name("value").value(event.value());
        if (location != null) {
            json.name("location").value(location);
        }
        json.endObject().endObject();
    }

    private void metadata(String what, int thread, String name) {
        json.beginObject()
                .name("ph").value("M")
                .name("name").value(what)
                .name("pid").value(PROCESS)
                .name("tid").value(thread)
                .name("args").beginObject().name("name").value(name).endObject()
                .endObject();
    }
}
