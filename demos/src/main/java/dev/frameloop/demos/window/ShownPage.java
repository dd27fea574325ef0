package dev.frameloop.demos.window;

import dev.frameloop.demos.cli.Values.Viewport;
import dev.frameloop.dom.script.ConsoleMessage;
import dev.frameloop.engine.loop.LoopTerminatedException;
import dev.frameloop.engine.trace.TraceSink;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;
import dev.frameloop.renderer.page.PageWindow;
import dev.frameloop.renderer.page.Painters;
import dev.frameloop.renderer.surface.GlfwException;
import dev.frameloop.renderer.surface.WindowOptions;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/// Shows one page in a window, until that is closed or a time is over, and counts its frames meanwhile.
public final class ShownPage {
    /// How long a page runs before its frames count: loading and warming up are another matter.
    private static final long WARM_UP = 1_000_000_000;

    private final WindowOptions windowOptions;
    private final Painters.Choice painter;
    private final @Nullable Duration length;
    private final FrameStatistics statistics = new FrameStatistics();
    private String conditions = "";

    /// @param painter what paints it
    /// @param length how long it is shown after it has warmed up; null for until somebody closes it
    public ShownPage(String title, Viewport viewport, Painters.Choice painter, @Nullable Duration length) {
        windowOptions = WindowOptions.of(title, viewport.width(), viewport.height());
        this.painter = painter;
        this.length = length;
    }

    /// Shows the page.
    ///
    /// @throws IOException if it cannot be loaded, there can be no window, or it was ended; the message says why
    public void show(PageOptions options, PageWindow.Opener opener) throws IOException {
        TraceSink sink = statistics;
        try (PageWindow window = PageWindow.open(windowOptions, painter,
                options.withTraceSink(sink).withConsole(ShownPage::print),
                opener,
                (shown, page) -> page.eventLoop().runAfter(WARM_UP, () -> count(shown, page)))) {
            conditions = String.format(Locale.ROOT, "%.4g Hz, %s; painted by %s on %s",
                    window.hertz(), window.isPacedByDisplay() ? "with the display" : "by a timer",
                    window.isPaintedByOpenGl() ? "OpenGL" : "the software painter, shown by OpenGL", window.renderer());
            window.run();
        } catch (GlfwException e) {
            throw new IOException(e.getMessage(), e);
        } catch (LoopTerminatedException e) {
            throw new IOException("the page was ended: " + e.getMessage(), e);
        }
    }

    private static void print(ConsoleMessage message) {
        System.err.println(message.lineNumber() == 0
                ? message.text()
                : message.text() + " (" + message.filename() + ":" + message.lineNumber() + ")");
    }

    private void count(PageWindow window, Page page) {
        statistics.start();
        if (length != null) {
            page.eventLoop().runAfter(length.toNanos(), window::requestClose);
        }
    }

    /// What is told of the frames, in lines.
    public List<String> report() {
        return List.of(conditions, statistics.toString());
    }
}
