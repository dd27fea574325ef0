package dev.frameloop.demos.visualiser;

import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.event.KeyboardEvent;
import dev.frameloop.dom.script.ConsoleMessage;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.engine.trace.JsonWriter;
import dev.frameloop.renderer.display.Image;
import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Consumer;

/// The visualiser's own interface: a page of HTML, CSS and a script, which shows snapshots and whose clicks and keys are commands.
///
/// It belongs to the thread that made it.
final class Screen implements AutoCloseable {
    /// The size that it is made for, in CSS px.
    static final int WIDTH = 1440;
    static final int HEIGHT = 900;

    private static final URI ORIGIN = URI.create("https://visualiser.localhost/");
    private static final URI ADDRESS = ORIGIN.resolve("visualiser.html");
    private static final String PICTURE = ORIGIN.resolve("picture").toString();
    private static final Duration LONGEST_LOAD = Duration.ofSeconds(10);

    private final Page page;
    private final Consumer<ScreenCommand> commands;
    private @Nullable Image shown;

    /// What the screen is about.
    ///
    /// @param name what the visualised page is called
    /// @param width of its viewport, in CSS px
    /// @param height of its viewport, in CSS px
    /// @param theme `light` or `dark`
    record Subject(String name, int width, int height, String theme) {}

    /// Opens the screen's page, which still shows nothing.
    ///
    /// @param options what a window wants of it
    static Page open(Frameloop frameloop, PageOptions options) throws IOException {
        Page page = frameloop.open(ADDRESS,
                options.withResourceLoader(new Resources(ORIGIN)).withConsole(Screen::complain));
        page.setImage(PICTURE, Image.ofPremultiplied(1, 1, new int[]{0}));
        page.runUntilLoaded(LONGEST_LOAD);
        return page;
    }

    /// @param page what {@link #open} opened; it is closed with the screen
    /// @param commands gets what is asked for
    Screen(Page page, Subject subject, Consumer<ScreenCommand> commands) {
        this.page = page;
        this.commands = commands;
        Document document = page.document();
        document.addEventListener("click", this::clicked);
        document.addEventListener("keydown", this::pressed);
        page.evaluate(String.format(Locale.ROOT, "begin(%s, %d, %d, %s)", quoted(subject.name()), subject.width(),
                subject.height(), quoted(subject.theme())));
    }

    private static String quoted(String text) {
        StringBuilder json = new StringBuilder();
        new JsonWriter(json).value(text);
        return json.toString();
    }

    private static void complain(ConsoleMessage message) {
        System.err.println("visualise: " + message.text() + " at line " + message.lineNumber());
    }

    private void clicked(Event event) {
        if (event.target() instanceof Element element) {
            obey(element.closest("[data-command]"));
        }
    }

    private void pressed(Event event) {
        if (event instanceof KeyboardEvent key) {
            for (Element button : page.document().select("[data-key]")) {
                if (keyOf(key).equals(button.getAttribute("data-key"))) {
                    obey(button);
                }
            }
        }
    }

    /// What a key is called on the buttons; the key of the plus needs no shift.
    private static String keyOf(KeyboardEvent event) {
        return event.key().equals("=") ? "+" : event.key().toLowerCase(Locale.ROOT);
    }

    private void obey(@Nullable Element element) {
        ScreenCommand command = element == null ? null : ScreenCommand.parse(element.getAttribute("data-command"));
        if (command != null) {
            commands.accept(command);
        }
    }

    /// Shows what there is to be seen.
    void show(Snapshot snapshot, WatchedPage.Controls controls) {
        if (snapshot.picture() != null && snapshot.picture() != shown) {
            shown = snapshot.picture();
            page.setImage(PICTURE, shown);
        }
        page.evaluate("show(" + SnapshotJson.of(snapshot, controls) + ")");
    }

    /// The screen itself.
    Page page() {
        return page;
    }

    @Override
    public void close() {
        page.close();
    }
}
