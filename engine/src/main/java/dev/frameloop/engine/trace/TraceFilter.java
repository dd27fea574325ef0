package dev.frameloop.engine.trace;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Picks things out of a recorded trace: each with all its events, or not at all.
///
/// @param kinds which kinds of things
/// @param name what their names contain; empty for any
/// @param place what the place in page code contains that asked for them, `page.html` or `page.html:7`; empty for any
/// @param fromNanos they happen at this time of the loop or later
/// @param toNanos they happen at this time or before
public record TraceFilter(Set<TraceKind> kinds, String name, String place, long fromNanos, long toNanos) {
    private static final Map<String, Double> UNITS = Map.of("ns", 1.0, "us", 1e3, "ms", 1e6, "s", 1e9);

    /// Lets everything through.
    public static final TraceFilter ALL = new TraceFilter(EnumSet.allOf(TraceKind.class), "", "", 0, Long.MAX_VALUE);

    /// @throws IllegalArgumentException if the times are in the wrong order
    public TraceFilter {
        kinds = Set.copyOf(kinds);
        if (fromNanos > toNanos) {
            throw new IllegalArgumentException(
                    "from must not be after to, but they are " + fromNanos + " and " + toNanos + " ns");
        }
    }

    /// Reads a filter from a text: conditions with commas between, `kind=task+callback,name=setTimeout,at=page.html,from=10ms,to=1s`. All
    /// of them must hold; a kind is a constant of {@link TraceKind}, in small letters.
    ///
    /// @throws IllegalArgumentException if it is none; the message tells what would be one
    public static TraceFilter parse(String text) {
        Map<String, String> conditions = new HashMap<>();
        for (String condition : text.split(",")) {
            String[] parts = condition.split("=", 2);
            if (parts.length < 2 || !Set.of("kind", "name", "at", "from", "to").contains(parts[0])) {
                throw new IllegalArgumentException("\"" + condition
                        + "\" is no condition; write kind=task+callback, name=setTimeout, at=page.html, from=10ms or to=1s");
            }
            conditions.put(parts[0], parts[1]);
        }
        Set<TraceKind> kinds = conditions.containsKey("kind")
                ? Arrays.stream(conditions.get("kind").split("\\+")).map(TraceFilter::kind).collect(Collectors.toSet())
                : ALL.kinds;
        return new TraceFilter(kinds, conditions.getOrDefault("name", ""), conditions.getOrDefault("at", ""),
                time(conditions.get("from"), 0), time(conditions.get("to"), Long.MAX_VALUE));
    }

    private static TraceKind kind(String text) {
        return Arrays.stream(TraceKind.values()).filter(kind -> word(kind).equals(text)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("\"" + text + "\" is no kind; there are "
                        + Arrays.stream(TraceKind.values()).map(TraceFilter::word).collect(Collectors.joining(", "))));
    }

    private static String word(TraceKind kind) {
        return kind.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    private static long time(@Nullable String text, long otherwise) {
        if (text == null) {
            return otherwise;
        }
        String number = text.replaceAll("[a-z]+$", "");
        Double unit = UNITS.get(text.substring(number.length()));
        try {
            if (unit != null) {
                return (long) (Double.parseDouble(number) * unit);
            }
        } catch (NumberFormatException e) {
            // Falls through to the message for every wrong time.
        }
        throw new IllegalArgumentException("\"" + text + "\" is no time; write 10ms or 1.5s");
    }

    /// The events of the things that pass.
    ///
    /// @param events the trace, oldest first
    public List<TraceEvent> apply(List<TraceEvent> events) {
        Map<Long, String> places = new HashMap<>();
        Map<Long, Boolean> passes = new HashMap<>();
        for (TraceEvent event : events) {
            if (event.location() != null) {
                places.putIfAbsent(event.id(), event.location());
            }
        }
        // What ran counts by when it ran; what never did, by when it was asked for.
        for (TraceEvent event : events) {
            if (event.phase() != TracePhase.END) {
                passes.put(event.id(), passes(event, places.getOrDefault(event.id(), "")));
            }
        }
        List<TraceEvent> passed = new ArrayList<>();
        for (TraceEvent event : events) {
            if (passes.getOrDefault(event.id(), false)) {
                passed.add(event);
            }
        }
        return passed;
    }

    private boolean passes(TraceEvent event, String where) {
        return kinds.contains(event.kind()) && event.name().contains(name) && where.contains(place)
                && event.nanos() >= fromNanos && event.nanos() <= toNanos;
    }
}
