package dev.frameloop.demos.page;

import dev.frameloop.demos.cli.Arguments;
import dev.frameloop.demos.cli.Option;
import dev.frameloop.demos.cli.UsageException;
import dev.frameloop.demos.cli.Values;
import dev.frameloop.demos.cli.Values.ClockKind;
import dev.frameloop.demos.cli.Values.Viewport;
import dev.frameloop.dom.net.HttpLoader;
import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Opens the pages that a command line names: files, and addresses of origins that it allows.
public final class PageSource implements AutoCloseable {
    /// How large the viewport is.
    public static final Option<Viewport> VIEWPORT = Option.of("--viewport", "800x600", Values::viewport, "800x600");
    /// Which clock pages run on.
    public static final Option<ClockKind> CLOCK = Option.of("--clock", "system|virtual", Values::clock, "virtual");
    /// An origin that pages may come from and load from.
    public static final Option<String> ALLOW = Option.of("--allow", "ORIGIN", PageSource::origin);

    private final Frameloop frameloop = new Frameloop();
    private final HttpLoader http;
    private final PageOptions options;

    /// @param arguments the command line, whose options are those of this class
    public PageSource(Arguments arguments) {
        this(arguments, arguments.get(CLOCK));
    }

    /// @param arguments the command line, whose options are those of this class without the clock
    public PageSource(Arguments arguments, ClockKind clock) {
        this(arguments, clock, arguments.get(VIEWPORT));
    }

    /// @param arguments the command line, whose options are those of this class without the clock and the viewport
    public PageSource(Arguments arguments, ClockKind clock, Viewport viewport) {
        Set<String> origins = new HashSet<>(arguments.all(ALLOW));
        http = new HttpLoader(origins);
        PageOptions plain = PageOptions.defaults().withViewport(viewport.width(), viewport.height())
                .withClock(clock::newClock);
        options = origins.isEmpty() ? plain : plain.withResourceLoader(http);
    }

    /// The options that the command line gives to every page.
    public PageOptions options() {
        return options;
    }

    /// Opens a page.
    ///
    /// @param name a file, or an `http:` or `https:` address
    /// @throws IOException if it cannot be read; the message says why
    public Page open(String name, PageOptions pageOptions) throws IOException {
        if (!name.startsWith("http://") && !name.startsWith("https://")) {
            return frameloop.open(Values.path(name), pageOptions);
        }
        try {
            return frameloop.open(new URI(name), pageOptions.withResourceLoader(http));
        } catch (URISyntaxException e) {
            throw new IOException(name + " is not an address: " + e.getReason(), e);
        }
    }

    /// Opens a text.
    public Page openText(String markup, PageOptions pageOptions) {
        return frameloop.open(markup, pageOptions);
    }

    private static String origin(String text) {
        try {
            URI uri = new URI(text);
            if (List.of("http", "https").contains(String.valueOf(uri.getScheme())) && uri.getHost() != null
                    && String.valueOf(uri.getRawPath()).isEmpty()) {
                return text;
            }
        } catch (URISyntaxException e) {
            // Falls through to the message for everything that is no origin.
        }
        throw new UsageException("\"" + text + "\" is not an origin; write http://localhost:8000 or http://localhost");
    }

    @Override
    public void close() {
        frameloop.close();
        http.close();
    }
}
