package dev.frameloop.demos.page;

import dev.frameloop.demos.cli.Arguments;
import dev.frameloop.demos.cli.Command;
import dev.frameloop.demos.cli.Option;
import dev.frameloop.demos.cli.UsageException;
import dev.frameloop.demos.cli.Values;
import dev.frameloop.engine.frame.PeriodicFrameSource;
import dev.frameloop.renderer.page.Page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/// Writes each frame of a page as a PNG file: frame N is the page at exactly N/fps of its own time, however long that took to paint.
public final class Frames implements Command {
    private static final Option<Path> OUT = Option.of("--out", "DIR", Values::path);
    private static final Option<Double> RATE = Option.of("--fps", "60", Values::rate, "60");
    private static final Option<Duration> LENGTH = Option.of("--for", "2s", Values::positiveDuration, "2s");
    private static final double NANOS_PER_SECOND = 1e9;
    private static final int MOST_FRAMES = 100_000;

    @Override
    public String name() {
        return "frames";
    }

    @Override
    public String usage() {
        return "--out DIR [--fps 60] [--for 2s] [--viewport 800x600] [--allow ORIGIN]... PAGE";
    }

    @Override
    public String summary() {
        return "each frame of a page as a picture, frame N at exactly N/fps of the page's time";
    }

    @Override
    public int run(List<String> words) throws IOException {
        Arguments arguments = Arguments.parse(words, OUT, RATE, LENGTH, PageSource.VIEWPORT, PageSource.ALLOW);
        String name = arguments.single("PAGE");
        Path folder = arguments.get(OUT);
        double rate = arguments.get(RATE);
        Duration length = arguments.get(LENGTH);
        long count = Math.round(length.toNanos() / NANOS_PER_SECOND * rate);
        if (count < 1 || count > MOST_FRAMES) {
            throw new UsageException("--fps and --for make " + count + " frames; from 1 to " + MOST_FRAMES + " can be");
        }
        Files.createDirectories(folder);
        try (PageSource source = new PageSource(arguments, Values.ClockKind.VIRTUAL);
                Page page = source.open(name, source.options().withFrameSource(new PeriodicFrameSource(rate)))) {
            PageRun run = new PageRun(page, length);
            for (int i = 0; i < count && run.problems().isEmpty(); i++) {
                run.untilTime(Duration.ofNanos(Math.round(i * NANOS_PER_SECOND / rate)));
                Files.write(folder.resolve(String.format(Locale.ROOT, "frame-%05d.png", i)), page.png());
            }
            run.problems().forEach(problem -> System.err.println("frames: " + problem));
            System.err.println("frames: wrote " + count + " frames; to make a film of them: ffmpeg -framerate "
                    + rate + " -i " + folder.resolve("frame-%05d.png") + " film.mp4");
            return run.problems().isEmpty() ? SUCCESS : FAILURE;
        }
    }
}
