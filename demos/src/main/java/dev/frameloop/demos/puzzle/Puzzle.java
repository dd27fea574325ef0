package dev.frameloop.demos.puzzle;

import dev.frameloop.demos.cli.Arguments;
import dev.frameloop.demos.cli.Command;
import dev.frameloop.demos.cli.UsageException;
import dev.frameloop.demos.terminal.Terminal;
import dev.frameloop.demos.terminal.Terminal.Style;
import dev.frameloop.dom.event.MouseEvent;
import dev.frameloop.dom.event.MouseEventInit;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.engine.loop.TaskSource;
import dev.frameloop.engine.trace.TraceEvent;
import dev.frameloop.engine.trace.TraceIndex;
import dev.frameloop.engine.trace.TraceKind;
import dev.frameloop.engine.trace.TraceRecorder;
import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;
import org.jspecify.annotations.Nullable;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;

/// Runs the classic puzzles, and tells for each line that a page prints why it came when it did.
public final class Puzzle implements Command {
    /// The puzzles, in the order in which they are told.
    static final List<String> NAMES = List.of("timeout-and-promises", "interleaved-chains", "timers-and-chains",
            "async-await",
            "nested-microtasks", "mutation-observer", "animation-frames", "click", "returned-promises");

    private static final int CAPACITY = 1 << 16;
    private static final Duration LIMIT = Duration.ofSeconds(1);

    private final Terminal terminal;

    /// @param terminal where to print
    public Puzzle(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public String name() {
        return "puzzle";
    }

    @Override
    public String usage() {
        return "[NAME]";
    }

    @Override
    public String summary() {
        return "the classic ordering puzzles, run, with the reason for each line: " + String.join(", ", NAMES);
    }

    @Override
    public int run(List<String> words) throws IOException {
        Arguments arguments = Arguments.parse(words);
        arguments.atMost(1);
        List<String> names = arguments.rest().isEmpty() ? NAMES : arguments.rest();
        for (String name : names) {
            if (!NAMES.contains(name)) {
                throw new UsageException("no puzzle \"" + name + "\"; there are " + String.join(", ", NAMES));
            }
        }
        try (Frameloop frameloop = new Frameloop()) {
            for (String name : names) {
                show(name, markup(name), frameloop);
            }
        }
        return SUCCESS;
    }

    /// The page of a puzzle.
    static String markup(String name) throws IOException {
        try (InputStream in = Puzzle.class.getResourceAsStream(name + ".html")) {
            if (in == null) {
                throw new FileNotFoundException(name + ".html");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private void show(String name, String markup, Frameloop frameloop) {
        TraceRecorder recorder = new TraceRecorder(CAPACITY);
        try (Page page = frameloop.open(markup, PageOptions.defaults().withTraceSink(recorder))) {
            play(page);
            terminal.line(terminal.styled(Style.BOLD, name + ": " + page.document().title()));
            terminal.line();
            code(markup);
            terminal.line();
            List<TraceEvent> events = recorder.events();
            List<TraceEvent> printed = events.stream().filter(event -> event.kind() == TraceKind.MESSAGE).toList();
            Reason reason = new Reason(new TraceIndex(events));
            int width = printed.stream().mapToInt(event -> event.name().length()).max().orElse(0);
            for (TraceEvent event : printed) {
                terminal.line(
                        terminal.styled(Style.GOOD, event.name()) + " ".repeat(width - event.name().length()) + "   "
                                + reason.of(event));
            }
            terminal.line();
            Element note = page.document().querySelector("meta[name=note]");
            if (note != null) {
                wrapped(note.getAttribute("content"));
            }
            terminal.line();
        }
    }

    /// Prints the lines of the script, with their numbers in the page.
    private void code(String markup) {
        List<String> lines = markup.lines().toList();
        for (int i = lines.indexOf("<script>") + 1; i < lines.indexOf("</script>"); i++) {
            terminal.line(terminal.styled(Style.DIM, String.format("%4d  ", i + 1) + lines.get(i)));
        }
    }

    /// Runs a puzzle to its end, then clicks as a user where the page asks for that.
    static void play(Page page) {
        page.runUntilLoaded(LIMIT);
        page.runFor(LIMIT);
        Element clicked = page.document().querySelector("[data-clicked-by-user]");
        if (clicked != null) {
            page.eventLoop().queueTask(TaskSource.USER_INTERACTION, page.window(), "click by the user",
                    () -> clicked.fire(new MouseEvent(null, "click", MouseEventInit.at(page.window(), 1, 0, 0, 0, 0))));
            page.runFor(LIMIT);
        }
    }

    private void wrapped(@Nullable String text) {
        StringBuilder line = new StringBuilder();
        for (String word : String.valueOf(text).split(" ")) {
            if (line.length() + word.length() >= terminal.width()) {
                terminal.line(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        terminal.line(line.toString());
    }
}
