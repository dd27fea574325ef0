package dev.frameloop.demos.page;

import dev.frameloop.demos.cli.Arguments;
import dev.frameloop.demos.cli.Command;
import dev.frameloop.demos.cli.Failure;
import dev.frameloop.demos.cli.Option;
import dev.frameloop.demos.cli.UsageException;
import dev.frameloop.demos.cli.Values;
import dev.frameloop.dom.script.ConsoleMessage;
import dev.frameloop.engine.trace.JsonWriter;
import dev.frameloop.renderer.page.Page;
import org.jspecify.annotations.Nullable;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/// Evaluates an expression in pages, and prints one line of JSON for each.
public final class Eval implements Command {
    private static final Option<String> EXPRESSION = Option.of("--expr", "E", Values::text);
    private static final Option<String> UNTIL = Option.of("--until", "E", Values::text);
    private static final Option<Duration> LIMIT = Option.of("--for", "10s", Values::positiveDuration, "10s");
    private static final String STANDARD_INPUT = "-";

    private final PrintStream out;

    /// @param out where the lines go
    public Eval(PrintStream out) {
        this.out = out;
    }

    @Override
    public String name() {
        return "eval";
    }

    @Override
    public String usage() {
        return "[--expr E] [--until E] [--for 10s] [--viewport 800x600] [--clock system|virtual] [--allow ORIGIN]... PAGE... | -";
    }

    @Override
    public String summary() {
        return "evaluates an expression in pages: one JSON object a line";
    }

    @Override
    public int run(List<String> words) throws IOException {
        Arguments arguments = Arguments.parse(words, EXPRESSION, UNTIL, LIMIT, PageSource.VIEWPORT, PageSource.CLOCK,
                PageSource.ALLOW);
        if (arguments.rest().isEmpty()) {
            throw new UsageException("needs PAGE..., or - to read pages from standard input, a line each");
        }
        int status = SUCCESS;
        try (PageSource source = new PageSource(arguments)) {
            for (String name : arguments.rest()) {
                if (name.equals(STANDARD_INPUT)) {
                    status = Math.max(status, readPages(source, arguments));
                } else {
                    status = Math.max(status, evaluate(name, source, arguments));
                }
            }
        }
        return status;
    }

    private int readPages(PageSource source, Arguments arguments) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        int status = SUCCESS;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (!line.isBlank()) {
                status = Math.max(status, evaluate(line.strip(), source, arguments));
            }
        }
        return status;
    }

    private int evaluate(String name, PageSource source, Arguments arguments) {
        List<String> problems = new ArrayList<>();
        try (Page page = source.open(name, source.options())) {
            PageRun run = new PageRun(page, arguments.get(LIMIT));
            String until = arguments.find(UNTIL);
            if (until == null) {
                run.untilLoadedAndOneFrame();
            } else {
                run.until(until);
            }
            String expression = arguments.find(EXPRESSION);
            String value = expression == null || page.termination() != null ? "null" : run.evaluate(expression);
            problems.addAll(run.problems());
            print(name, value, page, problems);
        } catch (IOException | UsageException | IllegalStateException e) {
            problems.add("cannot be opened: " + Failure.text(e));
            print(name, "null", null, problems);
        }
        return problems.isEmpty() ? SUCCESS : FAILURE;
    }

    /// Prints the line of a page; `page` is null where it could not be opened.
    private void print(String name, String value, @Nullable Page page, List<String> problems) {
        StringBuilder line = new StringBuilder();
        JsonWriter json = new JsonWriter(line);
        List<ConsoleMessage> messages = page == null ? List.of() : page.console();
        json.beginObject().name("page").value(name).name("value").raw(value).name("console").beginArray();
        for (ConsoleMessage message : messages) {
            if (message.level() != ConsoleMessage.Level.UNCAUGHT) {
                json.value(message.text());
            }
        }
        json.endArray().name("errors").beginArray();
        for (ConsoleMessage message : messages) {
            if (message.level() == ConsoleMessage.Level.UNCAUGHT) {
                json.value(text(message));
            }
        }
        problems.forEach(json::value);
        json.endArray().name("traceHash")
                .value(page == null ? null : HexFormat.of().toHexDigits(page.traceHash()))
                .endObject();
        out.println(line);
        out.flush();
    }

    private static String text(ConsoleMessage message) {
        return message.filename().isEmpty()
                ? message.text()
                : message.text() + " (" + message.filename() + ":" + message.lineNumber() + ")";
    }
}
