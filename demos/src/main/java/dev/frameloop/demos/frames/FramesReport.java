package dev.frameloop.demos.frames;

import dev.frameloop.demos.report.Drawing;
import dev.frameloop.demos.report.Report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/// The same numbers and strips as in the terminal, as a page.
final class FramesReport {
    private static final double WIDTH = 1104;
    private static final double LABEL = 170;
    private static final double ROW = 30;
    private static final double BAR = 20;
    private static final double KEY = 26;
    private static final double BAND = 56;
    private static final int MOST_REFRESHES = 120;
    private static final int MOST_CALLBACKS = 240;

    private final Report report = new Report("requestAnimationFrame against timers");

    FramesReport(String explanation) {
        report.paragraph(explanation);
        report.remark(
                "Every number comes from the event loop's own trace. Doubled: frames that got two callbacks or more, so that one "
                        + "of them was never seen. Missed: frames that got none, so that the picture stood still. Drift: how far an animation that moves "
                        + "on by one frame a callback is from where it should be.");
    }

    void add(String heading, Measurement measurement, int millis, List<List<String>> rows, String remark) {
        report.section(heading).table(rows).remark(remark).markup(counts(measurement, millis))
                .markup(phases(measurement, millis));
    }

    void write(Path file) throws IOException {
        report.write(file);
    }

    private static String counts(Measurement measurement, int millis) {
        int columns = Math.min(measurement.refreshes(), MOST_REFRESHES);
        Drawing drawing = new Drawing(WIDTH, KEY + Way.values().length * ROW);
        key(drawing, "Callbacks in each refresh", List.of("good", "warn", "bad"),
                List.of("one", "two or more", "none"));
        double step = (WIDTH - LABEL) / Math.max(1, columns);
        for (Way way : Way.values()) {
            double top = KEY + way.ordinal() * ROW;
            drawing.text("label", 0, top + BAR - 5, "start", way.label(millis));
            for (int i = 0; i < columns; i++) {
                int count = measurement.of(way).perRefresh[i];
                double x = LABEL + i * step;
                String tip = "refresh " + (i + 1) + ": " + count;
                switch (count) {
                    case Measurement.NOT_PAINTED -> {
                        // The loop was busy: a gap.
                    }
                    case 0 -> drawing.dot("bad", x + step / 2, top + BAR / 2, Math.min(2.5, step / 3));
                    case 1 -> drawing.box("good", x, top + BAR / 2, step * 0.8, BAR / 2, tip);
                    default -> drawing.box("warn", x, top, step * 0.8, BAR, tip);
                }
            }
        }
        return drawing.markup("how many callbacks each refresh of the display got");
    }

    private static String phases(Measurement measurement, int millis) {
        Drawing drawing = new Drawing(WIDTH, KEY + Way.values().length * BAND);
        key(drawing, "When in its frame each callback ran: above at its start, below at its end", List.of(), List.of());
        int most = Arrays.stream(Way.values()).mapToInt(way -> measurement.of(way).callbacks).max().orElse(1);
        double step = (WIDTH - LABEL) / Math.clamp(most, 1, MOST_CALLBACKS);
        for (Way way : Way.values()) {
            Measurement.Series series = measurement.of(way);
            double top = KEY + way.ordinal() * BAND;
            double height = BAND - 14;
            int columns = Math.min(series.callbacks, MOST_CALLBACKS);
            drawing.text("label", 0, top + height / 2 + 4, "start", way.label(millis));
            drawing.line(LABEL, top, WIDTH, top);
            drawing.line(LABEL, top + height, WIDTH, top + height);
            for (int i = 0; i < columns; i++) {
                drawing.dot(way == Way.REQUEST_ANIMATION_FRAME ? "good" : "warn", LABEL + (i + 0.5) * step,
                        top + series.phases[i] * height, 1.8);
            }
        }
        return drawing.markup("when in its frame each callback ran");
    }

    private static void key(Drawing drawing, String heading, List<String> styles, List<String> meanings) {
        drawing.text("faint", 0, 12, "start", heading);
        double x = LABEL + 40;
        for (int i = 0; i < styles.size(); i++) {
            drawing.dot(styles.get(i), x, 8, 4);
            drawing.text("faint", x + 10, 12, "start", meanings.get(i));
            x += 100;
        }
    }
}
