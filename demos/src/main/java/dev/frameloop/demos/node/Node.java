package dev.frameloop.demos.node;

import dev.frameloop.demos.cli.Arguments;
import dev.frameloop.demos.cli.Command;
import dev.frameloop.demos.cli.Option;
import dev.frameloop.demos.cli.UsageException;
import dev.frameloop.demos.cli.Values;
import dev.frameloop.demos.cli.Values.ClockKind;
import dev.frameloop.engine.node.LibuvVersion;
import dev.frameloop.engine.trace.TraceEvent;
import dev.frameloop.engine.trace.TraceEventJson;
import dev.frameloop.engine.trace.TraceRecorder;
import dev.frameloop.engine.trace.TraceText;
import dev.frameloop.script.node.NodeOptions;
import dev.frameloop.script.node.NodeRuntime;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/// Runs a script as Node.js does.
public final class Node implements Command {
    private static final Option<ClockKind> CLOCK = Option.of("--clock", "system|virtual", Values::clock, "virtual");
    private static final Option<LibuvVersion> LIBUV = Option.of("--libuv", "1.45|1.44", Node::libuv, "1.45");
    private static final Option<Duration> LIMIT = Option.of("--for", "10min", Values::positiveDuration, "10min");
    private static final Option<Path> TRACE = Option.of("--trace", "F.json|F.txt", Values::path);
    private static final int CAPACITY = 1 << 18;
    /// How far apart the events of one instant of virtual time are drawn.
    private static final long APART = 1000;

    private final PrintStream out;

    /// @param out the script's standard output
    public Node(PrintStream out) {
        this.out = out;
    }

    @Override
    public String name() {
        return "node";
    }

    @Override
    public String usage() {
        return "[--clock system|virtual] [--libuv 1.45|1.44] [--for 10min] [--trace F.json|F.txt] SCRIPT.js [ARGUMENT]...";
    }

    @Override
    public String summary() {
        return "runs a script as Node.js 20 does, on the libuv-shaped loop; --trace writes what happened and why";
    }

    /// What follows the script's name belongs to the script, `--help` too.
    @Override
    public boolean asksForHelp(List<String> words) {
        return words.subList(0, indexOfScript(words)).contains("--help");
    }

    /// @return the script's exit code
    @Override
    public int run(List<String> words) throws IOException {
        int script = indexOfScript(words);
        Arguments arguments = Arguments.parse(words.subList(0, Math.min(words.size(), script + 1)), CLOCK, LIBUV, LIMIT,
                TRACE);
        Path file = Values.path(arguments.single("SCRIPT.js"));
        Path trace = arguments.find(TRACE);
        TraceRecorder recorder = trace == null ? null : new TraceRecorder(CAPACITY);
        NodeOptions options = NodeOptions.of(file, arguments.get(CLOCK).newClock(), out, System.err)
                .withArguments(words.subList(script + 1, words.size())).withLibuv(arguments.get(LIBUV))
                .withLimit(arguments.get(LIMIT)).withSink(recorder);
        int status;
        try (NodeRuntime runtime = new NodeRuntime()) {
            status = runtime.run(options);
        }
        if (trace != null && recorder != null) {
            write(recorder, trace, arguments.get(CLOCK) == ClockKind.VIRTUAL ? APART : 0);
        }
        return status;
    }

    /// Where the script's name is, or would be; what follows it belongs to the script.
    private static int indexOfScript(List<String> words) {
        int i = 0;
        while (i < words.size() && words.get(i).startsWith("--")) {
            i += words.get(i).contains("=") || words.get(i).equals("--help") ? 1 : 2;
        }
        return Math.min(i, words.size());
    }

    private static void write(TraceRecorder recorder, Path file, long apart) throws IOException {
        List<TraceEvent> events = recorder.events();
        try (BufferedWriter writer = Files.newBufferedWriter(file)) {
            if (file.toString().endsWith(".json")) {
                TraceEventJson.write(events, apart, writer);
            } else {
                TraceText.write(events, writer);
            }
        }
        System.err.println("node: wrote " + events.size() + " of " + recorder.count() + " events to " + file);
    }

    private static LibuvVersion libuv(String text) {
        return switch (text) {
            case "1.45" -> LibuvVersion.SINCE_1_45;
            case "1.44" -> LibuvVersion.BEFORE_1_45;
            default -> throw new UsageException("\"" + text + "\" is not a libuv; write 1.45, for that and later, or "
                    + "1.44, for that and before");
        };
    }
}
