package dev.frameloop.engine.trace;

import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// Writes a trace in the trace-event format, which Perfetto and the Performance panel of Chrome's developer tools open.
///
/// Each agent is a process of its own there. Its tasks, microtasks and updates of the rendering have a track each, and what runs within one
/// of them is on its track; timers that wait are spans on a fourth. An arrow leads from what asked for something to where that began to run. Every event carries the loop's
/// own numbers and time among its arguments.
///
/// @see <a href="https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU">Trace Event Format</a>
public final class TraceEventJson {
    private static final double NANOS_PER_MICRO = 1e3;

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

    /// How far the events of an agent are written.
    private static final class Agent {
        final ArrayDeque<Open> open = new ArrayDeque<>();
        long lastTime = Long.MIN_VALUE;
        String name;

        Agent(int number) {
            name = number == 0 ? "Frameloop" : "agent " + number;
        }
    }

    private record Start(Track track, double time) {}

    /// Something that was asked for, and whether an arrow leads from there.
    private record Request(TraceEvent queued, boolean arrow) {}

    private final JsonWriter json;
    private final long least;
    private final Map<Integer, Agent> agents = new TreeMap<>();
    /// What was asked for and did not begin to run yet, by number.
    private final Map<Long, Request> requests = new LinkedHashMap<>();
    private final Set<Long> begun = new HashSet<>();
    /// Where what has begun so far is shown, by number.
    private final Map<Long, Start> starts = new HashMap<>();

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
        for (TraceEvent event : events) {
            Agent agent = agentOf(event);
            if (event.kind() == TraceKind.AGENT) {
                agent.name = event.name();
            }
        }
        agentOf(0);
        agents.forEach((number, agent) -> {
            metadata("process_name", number, 0, agent.name);
            for (Track track : Track.values()) {
                metadata("thread_name", number, track.id(), track.label);
            }
        });
        for (TraceEvent end : endsWithoutBeginning(events)) {
            begin(new TraceEvent(TracePhase.BEGIN, end.kind(), end.id(), 0, end.name(), events.getFirst().nanos(), 0,
                    null));
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
        agents.values().forEach(this::endAll);
        requests.values().forEach(this::endOfWaiting);
        json.endArray().endObject();
    }

    private void endAll(Agent agent) {
        while (!agent.open.isEmpty()) {
            TraceEvent unfinished = agent.open.getFirst().begin;
            end(new TraceEvent(TracePhase.END, unfinished.kind(), unfinished.id(), 0, unfinished.name(), agent.lastTime,
                    0, null));
        }
    }

    private Agent agentOf(TraceEvent event) {
        return agentOf(Trace.agentOf(event.id()));
    }

    private Agent agentOf(int number) {
        return agents.computeIfAbsent(number, Agent::new);
    }

    /// The ends of what began before the trace, outermost first.
    private static List<TraceEvent> endsWithoutBeginning(List<TraceEvent> events) {
        List<TraceEvent> ends = new ArrayList<>();
        Map<Integer, Integer> depths = new HashMap<>();
        for (TraceEvent event : events) {
            int agent = Trace.agentOf(event.id());
            int depth = depths.getOrDefault(agent, 0);
            if (event.phase() == TracePhase.BEGIN) {
                depths.put(agent, depth + 1);
            } else if (event.phase() == TracePhase.END) {
                depths.put(agent, Math.max(0, depth - 1));
                if (depth == 0) {
                    ends.add(event);
                }
            }
        }
        return ends.reversed();
    }

    private void queued(TraceEvent event) {
        double time = timeOf(event);
        ArrayDeque<Open> open = agentOf(event).open;
        Start sender = Trace.agentOf(event.cause()) == Trace.agentOf(event.id()) ? null : starts.get(event.cause());
        boolean arrow = (sender != null || !open.isEmpty()) && begun.contains(event.id());
        requests.put(event.id(), new Request(event, arrow));
        if (event.kind() == TraceKind.TIMER) {
            head("b", event, Track.TIMERS, time);
            json.name("id").value(event.id());
            arguments(event, event.location());
        }
        if (arrow && sender != null) {
            head("s", event, event.cause(), sender.track, sender.time);
            json.name("id").value(event.id()).endObject();
        } else if (arrow) {
            head("s", event, open.getFirst().track, time);
            json.name("id").value(event.id()).endObject();
        }
    }

    private void begin(TraceEvent event) {
        Track track = trackOf(event);
        double time = timeOf(event);
        agentOf(event).open.push(new Open(event, track));
        starts.put(event.id(), new Start(track, time));
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
            head("e", request.queued, Track.TIMERS, agentOf(request.queued).lastTime / NANOS_PER_MICRO);
            json.name("id").value(request.queued.id()).endObject();
        }
    }

    private void end(TraceEvent event) {
        Open ended = agentOf(event).open.pop();
        head("E", event, ended.track, timeOf(event));
        json.endObject();
    }

    private void instant(TraceEvent event) {
        head("i", event, trackOf(event), timeOf(event));
        json.name("s").value("t");
        arguments(event, event.location());
    }

    private Track trackOf(TraceEvent event) {
        ArrayDeque<Open> open = agentOf(event).open;
        return switch (event.kind()) {
            case TASK -> Track.TASKS;
            case CHECKPOINT, MICROTASK, TICK -> Track.MICROTASKS;
            case PHASE -> Track.TASKS;
            case FRAME, STEP -> Track.RENDERING;
            default -> open.isEmpty() ? Track.TASKS : open.getFirst().track;
        };
    }

    /// The time to show, in microseconds: the event's, but never before that of the event before it, nor too near to it.
    private double timeOf(TraceEvent event) {
        Agent agent = agentOf(event);
        agent.lastTime = agent.lastTime == Long.MIN_VALUE
                ? event.nanos()
                : Math.max(event.nanos(), agent.lastTime + least);
        return agent.lastTime / NANOS_PER_MICRO;
    }

    private void head(String phase, TraceEvent event, Track track, double time) {
        head(phase, event, event.id(), track, time);
    }

    /// @param shownWith the number of something in the agent in which it is shown
    private void head(String phase, TraceEvent event, long shownWith, Track track, double time) {
        json.beginObject()
                .name("ph").value(phase)
                .name("name").value(event.name())
                .name("cat").value(event.kind().label())
                .name("pid").value(Trace.agentOf(shownWith) + 1)
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

    private void metadata(String what, int agent, int thread, String name) {
        json.beginObject()
                .name("ph").value("M")
                .name("name").value(what)
                .name("pid").value(agent + 1)
                .name("tid").value(thread)
                .name("args").beginObject().name("name").value(name).endObject()
                .endObject();
    }
}
