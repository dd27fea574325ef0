package dev.frameloop.demos.frames;

import dev.frameloop.demos.cli.Arguments;
import dev.frameloop.demos.cli.Command;
import dev.frameloop.demos.cli.Option;
import dev.frameloop.demos.cli.Values;
import dev.frameloop.demos.cli.Values.ClockKind;
import dev.frameloop.demos.cli.Values.Viewport;
import dev.frameloop.demos.terminal.Table;
import dev.frameloop.demos.terminal.Terminal;
import dev.frameloop.demos.terminal.Terminal.Style;
import dev.frameloop.demos.window.ShownPage;
import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.PageOptions;
import dev.frameloop.renderer.page.Painters;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/// Shows why an animation wants requestAnimationFrame and not a timer.
public final class RafVsTimer implements Command {
    private static final Option<ClockKind> CLOCK = Option.of("--clock", "system|virtual", Values::clock);
    private static final Option<Double> HERTZ = Option.of("--hz", "N", Values::rate, "60");
    private static final Option<Duration> WORK = Option.of("--work", "4ms", Values::duration);
    private static final Option<Duration> LENGTH = Option.of("--for", "2s", Values::positiveDuration, "2s");
    private static final Option<Path> REPORT = Option.of("--report", "F.html", Values::path);
    private static final Option<Boolean> WINDOW = Option.flag("--window");
    private static final List<Duration> LOADS = List.of(Duration.ZERO, Duration.ofMillis(4), Duration.ofMillis(20));

    private static final List<String> EXPLANATION = List.of(
            "A timer's clock is not the display's: its callbacks slide through the frame, so that now and then a frame gets two",
            "of them or none. requestAnimationFrame runs once in every frame that is painted, right before style, layout and paint.");

    private final Terminal terminal;

    /// @param terminal where to draw
    public RafVsTimer(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public String name() {
        return "raf-vs-timer";
    }

    @Override
    public String usage() {
        return "[--clock system|virtual] [--hz N] [--work 4ms] [--for 2s] [--report F.html] [--window]";
    }

    @Override
    public String summary() {
        return "requestAnimationFrame against three kinds of timers, on one loop";
    }

    @Override
    public int run(List<String> words) throws IOException {
        Arguments arguments = Arguments.parse(words, CLOCK, HERTZ, WORK, LENGTH, REPORT, WINDOW);
        arguments.atMost(0);
        if (arguments.has(WINDOW)) {
            return showWindow(arguments);
        }
        ClockKind clock = arguments.find(CLOCK);
        Duration work = arguments.find(WORK);
        double hertz = arguments.get(HERTZ);
        Duration length = arguments.get(LENGTH);
        Path file = arguments.find(REPORT);
        FramesReport report = file == null ? null : new FramesReport(String.join(" ", EXPLANATION));
        List<Duration> loads = work == null ? LOADS : List.of(work);
        for (ClockKind kind : clock == null ? List.of(ClockKind.VIRTUAL, ClockKind.SYSTEM) : List.of(clock)) {
            for (Duration load : loads) {
                show(new Experiment(kind, hertz, load, length), report);
            }
        }
        EXPLANATION.forEach(terminal::line);
        if (file != null && report != null) {
            report.write(file);
            System.err.println("raf-vs-timer: wrote " + file);
        }
        return SUCCESS;
    }

    /// Shows the ways as bars that move, until somebody closes the window.
    private int showWindow(Arguments arguments) throws IOException {
        Duration work = arguments.find(WORK);
        ShownPage shown = new ShownPage("requestAnimationFrame against timers", new Viewport(720, 420),
                Painters.Choice.AUTO,
                arguments.has(LENGTH) ? arguments.get(LENGTH) : null);
        try (Frameloop frameloop = new Frameloop()) {
            String markup = BarsPage.markup(work == null ? Duration.ZERO : work);
            shown.show(PageOptions.defaults(), options -> frameloop.open(markup, options));
        }
        shown.report().forEach(terminal::line);
        return SUCCESS;
    }

    private void show(Experiment experiment, @Nullable FramesReport report) {
        String load = experiment.work().isZero() ? "idle" : text(experiment.work()) + " of work a frame";
        String conditions = text(experiment.length()) + " at "
                + number("%.4g", experiment.hertz()).replaceAll("\\.?0+$", "") + " Hz on the "
                + experiment.clock().name().toLowerCase(Locale.ROOT) + " clock";
        terminal.line(terminal.styled(Style.BOLD, load) + ", " + conditions);
        Measurement measurement = experiment.run();
        long elapsed = experiment.length().toNanos();
        Table table = new Table("", "callbacks", "a frame", "doubled", "missed", "drift, ms", "late: median", "95 %",
                "99 %", "worst, ms");
        int painted = Math.max(1, measurement.refreshes() - measurement.missed());
        for (Way way : Way.values()) {
            int callbacks = measurement.of(way).callbacks;
            table.row(way.label(experiment.millis()),
                    String.valueOf(callbacks),
                    number("%.2f", callbacks / (double) painted),
                    String.valueOf(measurement.refreshesWith(way, 2, true)),
                    String.valueOf(measurement.refreshesWith(way, 0, false)),
                    number("%+.1f", measurement.driftMillis(way, elapsed)),
                    late(measurement, way, 50), late(measurement, way, 95), late(measurement, way, 99),
                    late(measurement, way, 100));
        }
        table.print(terminal);
        String refreshes = measurement.refreshes() + " refreshes, of which the loop was too busy for "
                + measurement.missed();
        terminal.line(terminal.styled(Style.DIM, refreshes));
        terminal.line();
        new StripChart(terminal, measurement, experiment.millis()).print();
        terminal.line();
        if (report != null) {
            report.add(load + ", " + conditions, measurement, experiment.millis(), table.rows(), refreshes);
        }
    }

    private static String late(Measurement measurement, Way way, int percentile) {
        return number("%.3f", measurement.latenessMillis(way, percentile));
    }

    private static String number(String format, double value) {
        return String.format(Locale.ROOT, format, value == 0 ? 0.0 : value);
    }

    private static String text(Duration duration) {
        double millis = duration.toNanos() / 1e6;
        String number = number("%.3f", millis >= 1000 ? millis / 1000 : millis).replaceAll("\\.?0+$", "");
        return number + (millis >= 1000 ? " s" : " ms");
    }
}
