package dev.frameloop.demos.page;

import dev.frameloop.demos.cli.Arguments;
import dev.frameloop.demos.cli.Command;
import dev.frameloop.demos.cli.Option;
import dev.frameloop.demos.cli.UsageException;
import dev.frameloop.demos.cli.Values;
import dev.frameloop.demos.cli.Values.ClockKind;
import dev.frameloop.engine.trace.TraceEvent;
import dev.frameloop.engine.trace.TraceEventJson;
import dev.frameloop.engine.trace.TraceFilter;
import dev.frameloop.engine.trace.TraceIndex;
import dev.frameloop.engine.trace.TraceRecorder;
import dev.frameloop.engine.trace.TraceText;
import dev.frameloop.renderer.page.Page;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/// Tells what happened in a page, when, and why: as text, or as a file for Perfetto and Chrome's Performance panel.
public final class Trace implements Command {
    private static final Option<String> UNTIL = Option.of("--until", "EXPR", Values::text);
    private static final Option<Duration> LENGTH = Option.of("--for", "2s", Values::positiveDuration);
    private static final Option<Path> OUT = Option.of("--out", "F.json", Values::path);
    private static final Option<Path> REPORT = Option.of("--report", "F.html", Values::path);
    private static final Option<TraceFilter> FILTER = Option.of("--filter",
            "kind=task+callback,name=N,at=FILE,from=10ms,to=1s",
            Trace::filter);
    private static final Option<Boolean> FOR_DIFF = Option.flag("--for-diff");
    private static final Duration STANDARD_LENGTH = Duration.ofSeconds(2);
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(10);
    private static final int CAPACITY = 1 << 18;
    /// How far apart the events of one instant of virtual time are drawn.
    private static final long APART = 1000;

    private final PrintStream out;

    /// @param out where the text goes
    public Trace(PrintStream out) {
        this.out = out;
    }

    @Override
    public String name() {
        return "trace";
    }

    @Override
    public String usage() {
        return "[--until EXPR] [--for 2s] [--filter kind=task+callback,name=N,at=FILE,from=10ms,to=1s] [--for-diff] [--out F.json] [--report F.html] [--viewport 800x600] [--clock system|virtual] [--allow ORIGIN]... PAGE";
    }

    @Override
    public String summary() {
        return "tells what happened in a page, when, and why; --out writes it for Perfetto and Chrome, --report as a page";
    }

    @Override
    public int run(List<String> words) throws IOException {
        Arguments arguments = Arguments.parse(words, UNTIL, LENGTH, FILTER, FOR_DIFF, OUT, REPORT, PageSource.VIEWPORT,
                PageSource.CLOCK,
                PageSource.ALLOW);
        String name = arguments.single("PAGE");
        String until = arguments.find(UNTIL);
        Duration length = arguments.find(LENGTH);
        TraceRecorder recorder = new TraceRecorder(CAPACITY);
        List<String> problems;
        try (PageSource source = new PageSource(arguments);
                Page page = source.open(name, source.options().withTraceSink(recorder))) {
            PageRun run = new PageRun(page, length != null ? length : until != null ? LONGEST_WAIT : STANDARD_LENGTH);
            if (until == null) {
                run.untilTheEnd();
            } else {
                run.until(until);
            }
            problems = run.problems();
        }
        write(recorder, arguments);
        problems.forEach(problem -> System.err.println("trace: " + problem));
        return problems.isEmpty() ? SUCCESS : FAILURE;
    }

    private static TraceFilter filter(String text) {
        try {
            return TraceFilter.parse(text);
        } catch (IllegalArgumentException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    private void write(TraceRecorder recorder, Arguments arguments) throws IOException {
        List<TraceEvent> all = recorder.events();
        if (recorder.count() > all.size()) {
            System.err.println("trace: of " + recorder.count() + " events the last " + all.size() + " were kept");
        }
        TraceFilter filter = arguments.find(FILTER);
        List<TraceEvent> events = filter == null ? all : filter.apply(all);
        Path report = arguments.find(REPORT);
        if (report != null) {
            TraceReport.of(arguments.single("PAGE"), events).write(report);
            System.err.println("trace: wrote the report " + report);
        }
        Path file = arguments.find(OUT);
        if (file == null) {
            if (report == null && arguments.get(FOR_DIFF)) {
                TraceText.writeForDiff(events, new TraceIndex(all), out);
            } else if (report == null) {
                TraceText.write(events, new TraceIndex(all), out);
            }
            return;
        }
        try (BufferedWriter writer = Files.newBufferedWriter(file)) {
            TraceEventJson.write(events, arguments.get(PageSource.CLOCK) == ClockKind.VIRTUAL ? APART : 0, writer);
        }
        System.err.println(
                "trace: wrote " + events.size() + " events to " + file + "; open it at https://ui.perfetto.dev");
    }
}
