package dev.frameloop.demos.page;

import dev.frameloop.demos.cli.Arguments;
import dev.frameloop.demos.cli.Command;
import dev.frameloop.demos.cli.Option;
import dev.frameloop.demos.cli.Values;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.Painters;
import dev.frameloop.renderer.paint.Painter;
import dev.frameloop.renderer.surface.GlUnavailableException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/// Writes what a page looks like as a PNG file.
public final class Screenshot implements Command {
    private static final Option<Path> OUT = Option.of("--out", "F.png", Values::path);
    private static final Option<Duration> AT = Option.of("--at", "1s", Values::duration);
    private static final Option<Painters.Choice> PAINTER = Option.of("--painter", "gl|software|auto", Values::painter,
            "software");
    private static final Duration LONGEST_LOAD = Duration.ofSeconds(10);

    @Override
    public String name() {
        return "screenshot";
    }

    @Override
    public String usage() {
        return "--out F.png [--viewport 800x600] [--at 1s] [--painter gl|software|auto] [--clock system|virtual] [--allow ORIGIN]... PAGE";
    }

    @Override
    public String summary() {
        return "what a page looks like, after load and one frame or at a time of its own clock";
    }

    @Override
    public int run(List<String> words) throws IOException {
        Arguments arguments = Arguments.parse(words, OUT, AT, PAINTER, PageSource.VIEWPORT, PageSource.CLOCK,
                PageSource.ALLOW);
        String name = arguments.single("PAGE");
        Path file = arguments.get(OUT);
        Duration at = arguments.find(AT);
        try (Painter painter = Painters.open(arguments.get(PAINTER),
                problem -> System.err.println("screenshot: " + problem));
                PageSource source = new PageSource(arguments);
                Page page = source.open(name, source.options().withPainter(() -> painter))) {
            PageRun run = new PageRun(page, at == null ? LONGEST_LOAD : at);
            if (at == null) {
                run.untilLoadedAndOneFrame();
            } else {
                run.untilTime(at);
            }
            Files.write(file, page.png());
            run.problems().forEach(problem -> System.err.println("screenshot: " + problem));
            return run.problems().isEmpty() ? SUCCESS : FAILURE;
        } catch (GlUnavailableException e) {
            throw new IOException(e.getMessage(), e);
        }
    }
}
