package dev.frameloop.demos.bench;

import dev.frameloop.demos.cli.Arguments;
import dev.frameloop.demos.cli.Command;
import dev.frameloop.demos.cli.Option;
import dev.frameloop.demos.cli.UsageException;
import dev.frameloop.demos.cli.Values;
import dev.frameloop.demos.terminal.Table;
import dev.frameloop.demos.terminal.Terminal;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/// Runs the benchmarks and prints one table.
public final class Bench implements Command {
    /// What the table calls the benchmarks, in its order; ratios are to the first.
    private static final Map<String, String> TITLES = titles();
    private static final Option<Duration> LENGTH = Option.of("--for", "5s", Values::positiveDuration, "5s");
    private static final String FRAMES = "frames";
    private static final String IDLE = "idle";
    private static final Duration IDLE_LENGTH = Duration.ofSeconds(2);
    private static final int MANY_FRAMES = 1_000_000;
    private static final int WARMUPS = 3;
    private static final int MEASUREMENTS = 5;
    private static final TimeValue ITERATION = TimeValue.milliseconds(400);

    private final Terminal terminal;

    /// @param terminal where the table goes
    public Bench(Terminal terminal) {
        this.terminal = terminal;
    }

    private static Map<String, String> titles() {
        Map<String, String> titles = new LinkedHashMap<>();
        titles.put("microtask", "microtask: queue and run");
        titles.put("task", "task: queue, choose and run");
        titles.put("timersThousand", "setTimeout and clearTimeout of 1000");
        titles.put("timersMillion", "the same of 1,000,000");
        titles.put("timersMillionByExecutor", "the same, ScheduledThreadPoolExecutor");
        titles.put("frame", "empty frame, virtual clock");
        titles.put("frameTraced", "the same, trace recorded");
        titles.put("postFromAnotherThread", "post from another thread");
        titles.put("postFromAnotherThreadByNetty", "the same, Netty's SingleThreadEventExecutor");
        titles.put("width", "style and layout of one changed width");
        titles.put("text", "of one changed text");
        titles.put("unchanged", "of nothing changed");
        titles.put("everything", "of everything, by its font size");
        titles.put("rectangles", "paint 10,000 translucent rectangles");
        titles.put("rectanglesByJava2D", "the same, Java2D");
        return titles;
    }

    @Override
    public String name() {
        return "bench";
    }

    @Override
    public String usage() {
        return "[--for 5s] [NAME | frames | idle]";
    }

    @Override
    public String summary() {
        return "what the everyday work of loop, layout and painter costs: " + String.join(", ", TITLES.keySet());
    }

    @Override
    public int run(List<String> words) throws RunnerException, InterruptedException {
        Arguments arguments = Arguments.parse(words, LENGTH);
        arguments.atMost(1);
        String name = arguments.rest().isEmpty() ? null : arguments.rest().getFirst();
        if (name != null && !TITLES.containsKey(name) && !name.equals(FRAMES) && !name.equals(IDLE)) {
            throw new UsageException("no benchmark \"" + name + "\"; there are " + String.join(", ", TITLES.keySet())
                    + ", " + FRAMES + ", " + IDLE);
        }
        Goals goals = new Goals(terminal);
        if (name == null || TITLES.containsKey(name)) {
            measure(name, goals);
        }
        if (name == null || name.equals(IDLE)) {
            System.err.println("watching an idle loop, and two million frames ...");
            goals.idle(Resources.idleProcessorPercent(IDLE_LENGTH), Resources.bytesOfFrames(MANY_FRAMES));
        }
        if (name == null || name.equals(FRAMES)) {
            goals.frames(arguments.get(LENGTH));
        }
        goals.print();
        return SUCCESS;
    }

    private void measure(@Nullable String name, Goals goals) throws RunnerException, InterruptedException {
        System.err.println("measuring, about " + (name == null ? TITLES.size() + 12 : 3) * 4 + " s ...");
        Map<String, List<RunResult>> results = new LinkedHashMap<>();
        String method = name == null ? "(" + String.join("|", TITLES.keySet()) + ")" : Pattern.quote(name);
        for (RunResult result : new Runner(options(method)).run()) {
            String benchmark = result.getParams().getBenchmark();
            results.computeIfAbsent(benchmark.substring(benchmark.lastIndexOf('.') + 1), _ -> new ArrayList<>())
                    .add(result);
        }
        print(results);
        Map<String, Double> nanos = new LinkedHashMap<>();
        results.forEach((benchmark, found) -> nanos.put(benchmark, found.getFirst().getPrimaryResult().getScore()));
        if (nanos.containsKey("microtask")) {
            NodeMicrotasks.measure().ifPresent(node -> nanos.put(Goals.NODE, node));
        }
        goals.nanos(nanos);
    }

    private static Options options(String method) {
        return new OptionsBuilder()
                .include(Pattern.quote(Bench.class.getPackageName()) + "\\.\\w+\\." + method + "$")
                .forks(1)
                .warmupIterations(WARMUPS).warmupTime(ITERATION)
                .measurementIterations(MEASUREMENTS).measurementTime(ITERATION)
                .addProfiler(GCProfiler.class)
                .jvmArgs("-XX:+UseSerialGC", "--sun-misc-unsafe-memory-access=allow",
                        "--enable-native-access=ALL-UNNAMED")
                .verbosity(VerboseMode.SILENT)
                .build();
    }

    private void print(Map<String, List<RunResult>> results) {
        Table table = new Table("", "among", "ns each", "+/-", "times a microtask", "times among fewest", "bytes each");
        double unit = results.containsKey("microtask") ? score(results.get("microtask").getFirst()) : Double.NaN;
        TITLES.forEach((name, title) -> {
            List<RunResult> rows = results.getOrDefault(name, List.of());
            for (RunResult result : rows) {
                String among = result.getParams().getParam("elements");
                table.row(title, among == null ? "" : among, number("%.1f", score(result)),
                        number("%.1f", result.getPrimaryResult().getScoreError()),
                        Double.isNaN(unit) ? "" : number("%.1f", score(result) / unit),
                        among == null ? "" : number("%.2f", score(result) / score(rows.getFirst())), bytes(result));
            }
        });
        table.print(terminal);
    }

    private static double score(RunResult result) {
        return result.getPrimaryResult().getScore();
    }

    private static String bytes(RunResult result) {
        return Arrays.stream(new String[]{"gc.alloc.rate.norm", "·gc.alloc.rate.norm"})
                .map(result.getSecondaryResults()::get).filter(found -> found != null).findFirst()
                .map(found -> number("%.1f", found.getScore())).orElse("");
    }

    private static String number(String format, double value) {
        return String.format(Locale.ROOT, format, value);
    }
}
