package dev.frameloop.engine.trace;

import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Answers why something in a recorded trace happened: what it ran in, and what had asked for it.
public final class TraceIndex {
    private final Map<Long, TraceEvent> requests = new HashMap<>();
    private final Map<Long, TraceEvent> beginnings = new HashMap<>();
    private final Map<Long, Long> enclosing = new HashMap<>();

    /// @param events the trace, oldest first
    public TraceIndex(List<TraceEvent> events) {
        Map<Integer, ArrayDeque<Long>> openOfAgents = new HashMap<>();
        for (TraceEvent event : events) {
            ArrayDeque<Long> open = openOfAgents.computeIfAbsent(Trace.agentOf(event.id()), _ -> new ArrayDeque<>());
            long around = open.isEmpty() ? 0 : open.getFirst();
            switch (event.phase()) {
                case QUEUED -> {
                    requests.put(event.id(), event);
                    enclosing.putIfAbsent(event.id(), around);
                }
                case BEGIN -> {
                    beginnings.put(event.id(), event);
                    enclosing.put(event.id(), around);
                    open.push(event.id());
                }
                case END -> open.poll();
                case INSTANT -> enclosing.put(event.id(), around);
            }
        }
    }

    /// How something was asked for, or null where nobody did, or the trace does not go back so far.
    public @Nullable TraceEvent request(long id) {
        return requests.get(id);
    }

    /// The number of what something ran in, 0 for nothing; for what has not run, what it was asked for in.
    public long enclosing(long id) {
        return enclosing.getOrDefault(id, 0L);
    }

    /// The beginnings of everything that something ran in, the innermost first.
    public List<TraceEvent> enclosingAll(long id) {
        List<TraceEvent> chain = new ArrayList<>();
        for (TraceEvent around = beginnings.get(enclosing(id)); around != null; around = beginnings
                .get(enclosing(around.id()))) {
            chain.add(around);
        }
        return chain;
    }

    /// How something came about, the last reason first: its request, the request of what asked for that, and so on. What nobody asked for
    /// is passed over to what it ran in.
    ///
    /// @param id its number
    /// @param limit how many requests at the most
    public List<TraceEvent> causes(long id, int limit) {
        List<TraceEvent> causes = new ArrayList<>();
        long at = id;
        while (at != 0 && causes.size() < limit) {
            TraceEvent request = requests.get(at);
            if (request == null) {
                at = enclosing(at);
            } else {
                causes.add(request);
                at = request.cause();
            }
        }
        return causes;
    }

    /// The beginning of something, or null where it did not run within the trace.
    public @Nullable TraceEvent beginning(long id) {
        return beginnings.get(id);
    }
}
