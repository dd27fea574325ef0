package dev.frameloop.renderer.page;

import dev.frameloop.engine.frame.DisplayFrameSource;
import dev.frameloop.engine.loop.LoopTerminatedException;
import dev.frameloop.engine.time.Clock;
import dev.frameloop.engine.time.SystemClock;
import dev.frameloop.renderer.input.Key;
import dev.frameloop.renderer.input.PointerButton;
import dev.frameloop.renderer.surface.GlfwException;
import dev.frameloop.renderer.surface.ListPresenter;
import dev.frameloop.renderer.surface.PicturePresenter;
import dev.frameloop.renderer.surface.Presenter;
import dev.frameloop.renderer.surface.SurfaceWindow;
import dev.frameloop.renderer.surface.WindowListener;
import dev.frameloop.renderer.surface.WindowOptions;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// A page in a window. The window belongs to the thread that opens it (on macOS the process's first one), the page to a thread of its own:
/// what the user does is posted to the page's loop, and the page's newest picture is taken from it.
///
/// ```java
/// try (PageWindow window = PageWindow.open(WindowOptions.of("Frameloop", 800, 600), PageOptions.defaults(),
///         options -> frameloop.open(file, options))) {
///     window.run();
/// }
/// ```
public final class PageWindow implements AutoCloseable {
    private static final double DEFAULT_HERTZ = 60;
    private static final Duration FOREVER = Duration.ofDays(10_000);
    private static final long HOUR = 3_600_000_000_000L;
    private static final long LONGEST_END_MILLIS = 10_000;

    private final Clock clock;
    private final SurfaceWindow window;
    private final DisplayFrameSource frameSource;
    private final Presenter presenter;
    private final Thread loopThread;
    private volatile @Nullable Page page;
    private volatile @Nullable Throwable failure;
    private volatile boolean closing;
    private String title = "";
    private String cursor = "default";

    /// Opens the page that is to be shown, with options that fit the window.
    @FunctionalInterface
    public interface Opener {
        /// Opens the page; called on its loop's thread.
        ///
        /// @throws IOException if it cannot be loaded
        Page open(PageOptions options) throws IOException;
    }

    private PageWindow(SurfaceWindow window, Clock clock, Painters.Choice painter, PageOptions options, Opener opener,
            BiConsumer<PageWindow, Page> opened) {
        this.window = window;
        this.clock = clock;
        frameSource = new DisplayFrameSource(window.isPacedByDisplay() ? window.refreshRate() : DEFAULT_HERTZ);
        boolean byOpenGl = painter == Painters.Choice.GL || painter == Painters.Choice.AUTO && !window.isSoftware();
        presenter = byOpenGl
                ? new ListPresenter(problem -> System.getLogger(PageWindow.class.getName()).log(Level.WARNING, problem))
                : new PicturePresenter();
        PageOptions fitting = options.withClock(() -> clock).withFrameSource(frameSource).withPainting(!byOpenGl)
                .withViewport(window.width(), window.height())
                .withDevicePixelRatio(Math.clamp(window.scale(), 0.1, 16));
        loopThread = new Thread(() -> runLoop(fitting, opener, opened), "frameloop page");
        loopThread.setDaemon(true);
    }

    /// Opens a window and, on another thread, its page.
    ///
    /// @param options the page's; clock, frames, viewport and painting are the window's matter
    /// @throws GlfwException if there is no display, or no OpenGL; the message says what is missing
    public static PageWindow open(WindowOptions windowOptions, PageOptions options, Opener opener)
            throws GlfwException {
        return open(windowOptions, Painters.Choice.AUTO, options, opener, (_, _) -> {});
    }

    /// Opens a window and, on another thread, its page.
    ///
    /// @param painter what paints: OpenGL in the window's own context, or the software painter
    /// @param options the page's; clock, frames, viewport and painting are the window's matter
    /// @param opened is called on the loop's thread when the page is open, before it runs
    /// @throws GlfwException if there is no display, or no OpenGL; the message says what is missing
    public static PageWindow open(WindowOptions windowOptions, Painters.Choice painter, PageOptions options,
            Opener opener, BiConsumer<PageWindow, Page> opened) throws GlfwException {
        Clock clock = new SystemClock();
        SurfaceWindow window = SurfaceWindow.open(windowOptions, clock);
        PageWindow shown = new PageWindow(window, clock, painter, options, opener, opened);
        shown.loopThread.start();
        return shown;
    }

    // ---- The loop's thread -----------------------------------------------------------------------------------------------------

    private void runLoop(PageOptions options, Opener opener, BiConsumer<PageWindow, Page> opened) {
        try (Page own = opener.open(options)) {
            switch (presenter) {
                case ListPresenter lists -> own.setListListener(list -> {
                    double ratio = own.window().devicePixelRatio();
                    lists.publish(list, Math.max(1, (int) Math.rint(own.window().innerWidth() * ratio)),
                            Math.max(1, (int) Math.rint(own.window().innerHeight() * ratio)));
                    shown();
                });
                case PicturePresenter pictures -> own.setPaintListener(picture -> {
                    pictures.publish(picture);
                    shown();
                });
            }
            opened.accept(this, own);
            page = own;
            stayAwake(own);
            own.runUntil(() -> closing, FOREVER);
            String termination = own.termination();
            if (!closing && termination != null) {
                throw new LoopTerminatedException(termination);
            }
        } catch (Throwable e) {
            failure = e;
            requestClose();
        } finally {
            page = null;
        }
    }

    /// A loop that has nothing left to do would end; this one waits for its user.
    private static void stayAwake(Page page) {
        page.eventLoop().runAfter(HOUR, () -> stayAwake(page));
    }

    /// There is something new to show.
    private void shown() {
        Page shown = page;
        if (shown != null) {
            String newTitle = shown.document().title();
            String newCursor = shown.pointer().cursor();
            if (!newTitle.equals(title) && !newTitle.isEmpty()) {
                title = newTitle;
                window.later(() -> window.setTitle(newTitle));
            }
            if (!newCursor.equals(cursor)) {
                cursor = newCursor;
                window.later(() -> window.setCursor(newCursor));
            }
        }
        window.wake();
    }

    // ---- The window's thread ---------------------------------------------------------------------------------------------------

    /// Shows the page until the window is closed.
    ///
    /// @throws IOException if the page could not be loaded
    /// @throws LoopTerminatedException if the page was ended, because its scripts would not end; the message says where
    public void run() throws IOException {
        window.run(presenter, new Input());
        end();
        switch (failure) {
            case null -> {
            }
            case IOException e -> throw e;
            case RuntimeException e -> throw e;
            case Error e -> throw e;
            case Throwable e -> throw new IllegalStateException(e);
        }
    }

    /// Has something done with the page, on its loop's thread. From any thread; nothing happens while there is no page.
    public void post(Consumer<Page> action) {
        Page shown = page;
        if (shown != null) {
            shown.eventLoop().post(() -> action.accept(shown));
        }
    }

    /// Ends {@link #run}. From any thread.
    public void requestClose() {
        window.requestClose();
    }

    /// Changes the window's inner size. From any thread.
    ///
    /// @param width in CSS pixels
    /// @param height in CSS pixels
    public void resize(int width, int height) {
        window.later(() -> window.resize(width, height));
    }

    /// Whether frames come with the display's refreshes; otherwise with a timer, since the display does not tell of them.
    public boolean isPacedByDisplay() {
        return window.isPacedByDisplay();
    }

    /// How often there are frames.
    public double hertz() {
        return 1e9 / frameSource.intervalNanos();
    }

    /// Whether OpenGL paints the page, in the window's own context; otherwise the software painter does, and OpenGL shows its pictures.
    public boolean isPaintedByOpenGl() {
        return presenter instanceof ListPresenter;
    }

    /// The driver's name of what draws the window.
    public String renderer() {
        return window.renderer();
    }

    private void end() {
        closing = true;
        post(_ -> {});
        boolean interrupted = false;
        try {
            loopThread.join(LONGEST_END_MILLIS);
        } catch (InterruptedException e) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /// Closes the window and the page; a second time does nothing.
    @Override
    public void close() {
        end();
        presenter.close();
        window.close();
    }

    /// Posts what the user does to the page's loop.
    private final class Input implements WindowListener {
        @Override
        public void pointerMoved(double x, double y) {
            post(shown -> shown.pointer().move(x, y));
        }

        @Override
        public void pointerLeft() {
            post(shown -> shown.pointer().leave());
        }

        @Override
        public void button(PointerButton button, boolean down) {
            post(shown -> {
                if (down) {
                    shown.pointer().press(button);
                } else {
                    shown.pointer().release(button);
                }
            });
        }

        @Override
        public void wheel(double deltaX, double deltaY) {
            post(shown -> shown.pointer().wheel(deltaX, deltaY));
        }

        @Override
        public void key(Key key, boolean down) {
            post(shown -> {
                if (down) {
                    shown.keyboard().down(key);
                } else {
                    shown.keyboard().up(key);
                }
            });
        }

        @Override
        public void text(String text) {
            post(shown -> shown.keyboard().insertText(text));
        }

        @Override
        public void resized(int width, int height) {
            post(shown -> shown.resizeViewport(width, height));
        }

        @Override
        public void visible(boolean canBeSeen) {
            post(shown -> shown.setVisible(canBeSeen));
        }

        @Override
        public void refreshed(long nanos) {
            post(shown -> frameSource.refreshed(nanos, clock.now()));
        }
    }
}
