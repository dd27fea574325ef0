package dev.frameloop.engine.trace;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Writes a trace for people: one line for everything that ran or happened, indented within what it ran in, with its time and with why
/// it ran. What happens in another agent than the first says in which.
///
/// ```
///     12.000 ms  task  setTimeout callback #7
///     12.000 ms    microtask checkpoint
///     12.000 ms      microtask  promise job #9   <- task setTimeout callback #7 at page.html:4
/// ```
public final class TraceText {
    private static final double NANOS_PER_MILLI = 1e6;
    private static final String INDENT = "  ";

    private TraceText() {}

    /// Writes a trace.
    ///
    /// @param events the trace, oldest first
    /// @param out where it goes
    /// @throws UncheckedIOException if that fails
    public static void write(List<TraceEvent> events, Appendable out) {
        write(events, new TraceIndex(events), out);
    }

    /// Writes a trace without what shifts with every change, the numbers and the times: two runs that did the same have the same text, and
    /// the difference of two texts is what they did differently.
    ///
    /// @throws UncheckedIOException if that fails
    public static void writeForDiff(List<TraceEvent> events, TraceIndex index, Appendable out) {
        StringBuilder text = new StringBuilder();
        write(events, index, text);
        try {
            out.append(text.toString().replaceAll("(?m)^ *[0-9.]+ ms  ", "").replaceAll(" #\\d+", ""));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Writes a part of a trace.
    ///
    /// @param events the part, oldest first
    /// @param index of the whole, which knows the reasons
    /// @param out where it goes
    /// @throws UncheckedIOException if that fails
    public static void write(List<TraceEvent> events, TraceIndex index, Appendable out) {
        Map<Integer, Integer> depths = new HashMap<>();
        try {
            for (int i = 0; i < events.size(); i++) {
                TraceEvent event = events.get(i);
                int agent = Trace.agentOf(event.id());
                int depth = depths.getOrDefault(agent, 0);
                switch (event.phase()) {
                    case QUEUED -> {
                    }
                    case BEGIN -> {
                        boolean empty = isEmptyStep(events, i);
                        if (!empty) {
                            line(event, depth, index, out);
                        }
                        depths.put(agent, depth + 1);
                    }
                    case END -> depths.put(agent, Math.max(0, depth - 1));
                    case INSTANT -> line(event, depth, index, out);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Whether an event is the beginning of a rendering step or loop phase that ended with nothing in between, as most do: such steps only
    /// hide the others.
    ///
    /// @param events the trace, oldest first
    /// @param i which event
    public static boolean isEmptyStep(List<TraceEvent> events, int i) {
        TraceKind kind = events.get(i).kind();
        return (kind == TraceKind.STEP || kind == TraceKind.PHASE) && events.get(i).phase() == TracePhase.BEGIN
                && i + 1 < events.size()
                && events.get(i + 1).phase() == TracePhase.END && events.get(i + 1).nanos() == events.get(i).nanos();
    }

    private static void line(TraceEvent event, int depth, TraceIndex index, Appendable out) throws IOException {
        int agent = Trace.agentOf(event.id());
        out.append(String.format(Locale.ROOT, "%12.3f ms  ", event.nanos() / NANOS_PER_MILLI))
                .append(agent == 0 ? "" : "agent " + agent + "  ")
                .append(INDENT.repeat(depth))
                .append(describe(event));
        String reason = reason(event, index);
        if (!reason.isEmpty()) {
            out.append("   <- ").append(reason);
        }
        if (event.location() != null) {
            out.append("   at ").append(event.location());
        }
        out.append('\n');
    }

    /// What asked for something, and in which line of page code, in a few words; empty where nothing did.
    public static String reason(TraceEvent event, TraceIndex index) {
        TraceEvent request = index.request(event.id());
        if (request == null || request.cause() == 0) {
            return "";
        }
        @Nullable
        TraceEvent asker = index.beginning(request.cause());
        String name = asker == null ? "#" + request.cause() : describe(asker);
        return request.location() == null ? name : name + " at " + request.location();
    }

    /// What an event is about, in a few words: its kind, its name where that says more, and its number.
    public static String describe(TraceEvent event) {
        String kind = event.kind().label();
        return switch (event.kind()) {
            case CHECKPOINT, FRAME -> kind;
            case MISSED_FRAMES -> kind + ": " + event.value();
            case AGENT -> kind + " " + event.value() + ": " + event.name();
            case STEP, WORK, MESSAGE, PHASE -> kind + "  " + event.name();
            default -> kind + "  " + event.name() + " #" + event.id();
        };
    }
}
