package dev.frameloop.demos.puzzle;

import dev.frameloop.engine.trace.TraceEvent;
import dev.frameloop.engine.trace.TraceIndex;
import dev.frameloop.engine.trace.TraceKind;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Puts into words why something in a trace happened when it did.
final class Reason {
    private static final double NANOS_PER_MILLI = 1e6;

    private final TraceIndex index;

    Reason(TraceIndex index) {
        this.index = index;
    }

    /// The line of code that did it, what that ran in, innermost first, and what had asked for that.
    String of(TraceEvent event) {
        return String.format("%-8s ", line(event)) + placeAndAsker(event);
    }

    private String placeAndAsker(TraceEvent event) {
        List<TraceEvent> around = index.enclosingAll(event.id());
        if (around.isEmpty()) {
            return "outside every task";
        }
        List<String> places = new ArrayList<>();
        for (int i = 0; i < around.size(); i++) {
            if (!isToldBy(around.get(i), i + 1 < around.size() ? around.get(i + 1) : null)) {
                places.add(text(around.get(i)));
            }
            if (around.get(i).kind() == TraceKind.FRAME) {
                break;
            }
        }
        String asker = asker(around);
        return String.join(" < ", places) + (asker.isEmpty() ? "" : "   asked for by " + asker);
    }

    /// Whether a callback is just what a task, a microtask or a callback of a frame is for, and so says nothing new.
    private boolean isToldBy(TraceEvent place, @Nullable TraceEvent outer) {
        return place.kind() == TraceKind.CALLBACK && outer != null && index.request(outer.id()) != null
                && (outer.kind() == TraceKind.CALLBACK || firstWord(place).equals(firstWord(outer)));
    }

    private static String firstWord(TraceEvent event) {
        return event.name().split(" ", 2)[0];
    }

    /// What asked for the innermost thing that was asked for at all, if that is not what it runs in anyway.
    private String asker(List<TraceEvent> around) {
        for (TraceEvent place : around) {
            TraceEvent request = index.request(place.id());
            if (request != null) {
                TraceEvent asker = index.beginning(request.cause());
                return asker == null || around.contains(asker) ? "" : (text(asker) + " " + line(request)).strip();
            }
        }
        return "";
    }

    /// The line of page code, without the file: there is only one.
    private static String line(TraceEvent event) {
        return event.location() == null
                ? ""
                : "line " + event.location().substring(event.location().lastIndexOf(':') + 1);
    }

    private static String text(TraceEvent event) {
        return switch (event.kind()) {
            case SCRIPT -> "script";
            case CHECKPOINT -> "checkpoint";
            case FRAME -> String.format(Locale.ROOT, "frame at %.3f ms", event.value() / NANOS_PER_MILLI);
            case STEP -> "step \"" + event.name() + "\"";
            case TASK -> "task \"" + event.name() + "\" #" + event.id();
            case MICROTASK -> "microtask \"" + event.name() + "\" #" + event.id();
            default -> "\"" + event.name() + "\" #" + event.id();
        };
    }
}
