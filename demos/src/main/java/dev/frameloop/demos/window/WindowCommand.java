package dev.frameloop.demos.window;

import dev.frameloop.demos.cli.Arguments;
import dev.frameloop.demos.cli.Command;
import dev.frameloop.demos.cli.Option;
import dev.frameloop.demos.cli.Values;
import dev.frameloop.demos.cli.Values.ClockKind;
import dev.frameloop.demos.page.PageSource;
import dev.frameloop.demos.terminal.Terminal;
import dev.frameloop.renderer.page.Painters;

import java.io.IOException;
import java.time.Duration;
import java.util.List;

/// Shows a page in a window, where one can use it.
public final class WindowCommand implements Command {
    private static final Option<Duration> LENGTH = Option.of("--for", "30s", Values::positiveDuration);
    private static final Option<Painters.Choice> PAINTER = Option.of("--painter", "gl|software|auto", Values::painter,
            "auto");
    private static final Option<Boolean> REPORT = Option.flag("--report");

    private final Terminal terminal;

    /// @param terminal where the report goes
    public WindowCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public String name() {
        return "window";
    }

    @Override
    public String usage() {
        return "[--viewport 800x600] [--for 30s] [--report] [--painter gl|software|auto] [--allow ORIGIN]... PAGE";
    }

    @Override
    public String summary() {
        return "a page in a window, until that is closed; --report tells of its frames";
    }

    @Override
    public int run(List<String> words) throws IOException {
        Arguments arguments = Arguments.parse(words, LENGTH, REPORT, PAINTER, PageSource.VIEWPORT, PageSource.ALLOW);
        String name = arguments.single("PAGE");
        try (PageSource source = new PageSource(arguments, ClockKind.SYSTEM)) {
            ShownPage shown = new ShownPage("Frameloop: " + name, arguments.get(PageSource.VIEWPORT),
                    arguments.get(PAINTER),
                    arguments.find(LENGTH));
            shown.show(source.options(), options -> source.open(name, options));
            if (arguments.has(REPORT)) {
                shown.report().forEach(terminal::line);
            }
            return SUCCESS;
        }
    }
}
