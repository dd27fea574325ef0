package dev.frameloop.demos.page;

import dev.frameloop.demos.report.Drawing;
import dev.frameloop.demos.report.Report;
import dev.frameloop.engine.trace.TraceEvent;
import dev.frameloop.engine.trace.TraceIndex;
import dev.frameloop.engine.trace.TraceKind;
import dev.frameloop.engine.trace.TracePhase;
import dev.frameloop.engine.trace.TraceText;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// A page that tells what happened in another page: first when, as a chart, then in which order and why, as a list.
final class TraceReport {
    private static final double NANOS_PER_MILLI = 1e6;
    private static final double WIDTH = 1104;
    private static final double LABEL = 90;
    private static final double ROW = 44;
    private static final double BAR = 30;
    private static final double AXIS = 24;
    private static final int TICKS = 10;
    private static final int MOST_LINES = 5000;
    private static final List<TraceKind> TRACKS = List.of(TraceKind.TASK, TraceKind.MICROTASK, TraceKind.FRAME,
            TraceKind.MESSAGE);
    private static final List<String> LABELS = List.of("Tasks", "Microtasks", "Frames", "Messages");

    private final List<TraceEvent> events;
    private final TraceIndex index;
    private final long from;
    private final long length;

    private TraceReport(List<TraceEvent> events) {
        this.events = events;
        index = new TraceIndex(events);
        from = events.isEmpty() ? 0 : events.getFirst().nanos();
        length = events.isEmpty() ? 1 : Math.max(1, events.getLast().nanos() - from);
    }

    /// The report on a trace.
    ///
    /// @param page what the page is called
    /// @param events the trace, oldest first
    static Report of(String page, List<TraceEvent> events) {
        return new TraceReport(events).make(page);
    }

    private Report make(String page) {
        Report report = new Report("What happened in " + page);
        List<String> counts = new ArrayList<>();
        for (int i = 0; i < TRACKS.size(); i++) {
            TraceKind kind = TRACKS.get(i);
            counts.add(LABELS.get(i).toLowerCase(Locale.ROOT) + " "
                    + events.stream().filter(event -> event.kind() == kind && isShown(event)).count());
        }
        report.paragraph(String.format(Locale.ROOT, "In %2$.1f ms of the page's time there were: %1$s.",
                String.join(", ", counts),
                length / NANOS_PER_MILLI));
        report.section("When").markup(chart());
        return report.section("In which order, and why").markup(story());
    }

    private static boolean isShown(TraceEvent event) {
        return event.phase() == TracePhase.BEGIN || event.phase() == TracePhase.INSTANT;
    }

    private String chart() {
        Drawing drawing = new Drawing(WIDTH, TRACKS.size() * ROW + AXIS);
        double bottom = TRACKS.size() * ROW;
        for (int i = 0; i <= TICKS; i++) {
            double x = LABEL + (WIDTH - LABEL) * i / TICKS;
            drawing.line(x, 0, x, bottom);
            drawing.text("faint", x, bottom + 16, i == TICKS ? "end" : "middle",
                    String.format(Locale.ROOT, "%.4g ms", (from + length * (double) i / TICKS) / NANOS_PER_MILLI));
        }
        for (int i = 0; i < LABELS.size(); i++) {
            drawing.text("label", 0, i * ROW + BAR / 2 + 6, "start", LABELS.get(i));
        }
        for (TraceEvent event : events) {
            int track = TRACKS.indexOf(event.kind());
            if (track >= 0 && isShown(event)) {
                drawing.box(style(event.kind()), x(event.nanos()) - 1, track * ROW + 2, 2, BAR,
                        time(event) + " ms: " + event.name());
            }
        }
        return drawing.markup("when tasks, microtasks, frames and messages came");
    }

    private double x(long nanos) {
        return LABEL + (WIDTH - LABEL) * ((nanos - from) / (double) length);
    }

    private CharSequence story() {
        StringBuilder rows = new StringBuilder("<table class=story>\n<tr><th>ms<th>what<th>asked for by\n");
        int depth = 0;
        int lines = 0;
        for (int i = 0; i < events.size() && lines < MOST_LINES; i++) {
            TraceEvent event = events.get(i);
            if (isShown(event) && !TraceText.isEmptyStep(events, i)) {
                row(event, depth, rows);
                lines++;
            }
            depth += switch (event.phase()) {
                case BEGIN -> 1;
                case END -> depth > 0 ? -1 : 0;
                default -> 0;
            };
        }
        rows.append("</table>");
        return lines < MOST_LINES ? rows : rows.append("<p class=faint>The rest is left out.</p>");
    }

    private void row(TraceEvent event, int depth, StringBuilder rows) {
        String place = event.location() == null ? "" : " at " + event.location();
        rows.append("<tr><td>").append(time(event))
                .append(String.format(Locale.ROOT, "<td style='padding-left:%.1frem' class=%s><b>", depth * 1.2,
                        style(event.kind())))
                .append(Report.escaped(TraceText.describe(event))).append("</b>").append(Report.escaped(place))
                .append("<td>").append(Report.escaped(TraceText.reason(event, index))).append('\n');
    }

    private static String time(TraceEvent event) {
        return String.format(Locale.ROOT, "%.3f", event.nanos() / NANOS_PER_MILLI);
    }

    private static String style(TraceKind kind) {
        return switch (kind) {
            case TASK -> "task";
            case MICROTASK, CHECKPOINT -> "microtask";
            case FRAME, STEP -> "frame";
            case MISSED_FRAMES -> "bad";
            default -> "message";
        };
    }
}
