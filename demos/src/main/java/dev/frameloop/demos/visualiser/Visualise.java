package dev.frameloop.demos.visualiser;

import dev.frameloop.demos.cli.Arguments;
import dev.frameloop.demos.cli.Command;
import dev.frameloop.demos.cli.Option;
import dev.frameloop.demos.cli.UsageException;
import dev.frameloop.demos.cli.Values;
import dev.frameloop.demos.cli.Values.ClockKind;
import dev.frameloop.demos.cli.Values.Viewport;
import dev.frameloop.demos.page.PageSource;
import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.PageOptions;
import dev.frameloop.renderer.surface.GlfwException;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/// Shows a page and the loop that runs it, step by step.
public final class Visualise implements Command {
    private static final Option<Path> OFFSCREEN = Option.of("--offscreen", "DIR", Values::path);
    private static final Option<Integer> STEPS = Option.of("--steps", "N", Visualise::count, "24");
    private static final Option<StepSize> EVERY = Option.of("--every", "line|task|microtask|step|frame", StepSize::of,
            "step");
    private static final Option<Duration> FROM = Option.of("--from", "100ms", Values::duration, "0ms");
    private static final Option<Double> HERTZ = Option.of("--hz", "N", Values::rate, "60");
    private static final Option<Viewport> VIEWPORT = Option.of("--viewport", "640x400", Values::viewport, "640x400");
    private static final Option<String> THEME = Option.of("--theme", "dark|light", Visualise::theme, "dark");
    private static final String BUILT_IN = "first-page.html";

    @Override
    public String name() {
        return "visualise";
    }

    @Override
    public String usage() {
        return "[--offscreen DIR [--steps N] [--every line|task|microtask|step|frame] [--from 100ms]] [--hz N] "
                + "[--viewport 640x400] [--theme dark|light] [--allow ORIGIN]... [PAGE]";
    }

    @Override
    public String summary() {
        return "each step of each frame of a page: queues, call stack, microtasks, rendering, and why";
    }

    @Override
    public int run(List<String> words) throws IOException {
        Arguments arguments = Arguments.parse(words, OFFSCREEN, STEPS, EVERY, FROM, HERTZ, VIEWPORT, THEME,
                PageSource.ALLOW);
        arguments.atMost(1);
        Path folder = arguments.find(OFFSCREEN);
        for (Option<?> option : List.of(STEPS, EVERY, FROM)) {
            if (folder == null && arguments.has(option)) {
                throw new UsageException(option.name() + " is for pictures, and needs --offscreen DIR");
            }
        }
        String name = arguments.rest().isEmpty() ? null : arguments.rest().getFirst();
        Viewport viewport = arguments.get(VIEWPORT);
        Screen.Subject about = new Screen.Subject(name == null ? "the built-in page" : name, viewport.width(),
                viewport.height(), arguments.get(THEME));
        try (PageSource source = new PageSource(arguments, ClockKind.VIRTUAL, viewport);
                Frameloop frameloop = new Frameloop();
                WatchedPage subject = open(source, name, arguments.get(HERTZ))) {
            return folder == null
                    ? inWindow(frameloop, subject, about)
                    : inPictures(arguments, frameloop, subject, about, folder);
        }
    }

    private static int inWindow(Frameloop frameloop, WatchedPage subject, Screen.Subject about) throws IOException {
        try {
            new VisualiserWindow(subject, about).show(frameloop);
            return SUCCESS;
        } catch (GlfwException e) {
            System.err.println("visualise: " + e.getMessage() + "; --offscreen DIR writes pictures without a window");
            return FAILURE;
        }
    }

    private static int inPictures(Arguments arguments, Frameloop frameloop, WatchedPage subject, Screen.Subject about,
            Path folder) throws IOException {
        PageOptions size = PageOptions.defaults().withViewport(Screen.WIDTH, Screen.HEIGHT);
        try (Screen screen = new Screen(Screen.open(frameloop, size), about, subject::obey)) {
            int written = new Offscreen(subject, screen, folder).write(arguments.get(FROM).toNanos(),
                    arguments.get(STEPS), arguments.get(EVERY));
            System.err.println("visualise: wrote " + written + (written == 1 ? " picture; " : " pictures; ")
                    + folder.resolve("index.html")
                    + " leafs through them");
            String termination = subject.termination();
            if (termination != null) {
                System.err.println("visualise: the page was ended: " + termination);
                return FAILURE;
            }
            return SUCCESS;
        }
    }

    private static WatchedPage open(PageSource source, @Nullable String name, double hertz) throws IOException {
        PageOptions options = source.options();
        if (name == null) {
            Sources sources = new Sources(null);
            sources.add(BUILT_IN, Resources.text(BUILT_IN));
            Frameloop frameloop = new Frameloop();
            PageOptions own = options.withResourceLoader(new Resources(Frameloop.PAGE_ORIGIN));
            return WatchedPage.open(hertz, it -> frameloop.open(Frameloop.PAGE_ORIGIN.resolve("/" + BUILT_IN), it), own,
                    sources);
        }
        Path file = Path.of(name);
        Sources sources = new Sources(Files.isRegularFile(file) ? file.toAbsolutePath().getParent() : null);
        return WatchedPage.open(hertz, it -> source.open(name, it), options, sources);
    }

    private static int count(String text) {
        try {
            int count = Integer.parseInt(text);
            if (count >= 1 && count <= 10_000) {
                return count;
            }
        } catch (NumberFormatException e) {
            // Falls through to the message for every wrong number.
        }
        throw new UsageException("\"" + text + "\" is no number of steps; write one from 1 to 10000");
    }

    private static String theme(String text) {
        if (text.equals("dark") || text.equals("light")) {
            return text;
        }
        throw new UsageException("\"" + text + "\" is no theme; write dark or light");
    }
}
