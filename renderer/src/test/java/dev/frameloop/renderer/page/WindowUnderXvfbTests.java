package dev.frameloop.renderer.page;

import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.event.KeyboardEvent;
import dev.frameloop.dom.event.MouseEvent;
import dev.frameloop.dom.event.WheelEvent;
import dev.frameloop.dom.html.HTMLInputElement;
import dev.frameloop.renderer.surface.GlfwException;
import dev.frameloop.renderer.surface.WindowOptions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.glfw.GLFWNativeX11;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

/// A window on an X server without a screen, used as from outside: events go in, and pixels come out. Waits end with what they wait for; their
/// limit only ends a test that fails.
class WindowUnderXvfbTests {
    private static final long LIMIT_SECONDS = 60;
    private static final String MARKUP = """
            <!DOCTYPE html><style>
            body { margin: 0; background: #0000ff }
            #b { position: absolute; left: 0; top: 0; width: 100px; height: 50px; background: #ff0000 }
            #b:hover { background: #00ff00 }
            #i { position: absolute; left: 0; top: 100px; width: 100px; height: 30px }
            </style><div id=b></div><input id=i>""";
    /// The keys `a` and Enter of every PC keyboard, as X servers number them.
    private static final int KEY_A = 38;
    private static final int KEY_ENTER = 36;
    private static final int WHEEL_DOWN = 5;

    @TempDir
    Path folder;

    private final Frameloop frameloop = new Frameloop();
    private final BlockingQueue<String> events = new LinkedBlockingQueue<>();

    @AfterEach
    void close() {
        frameloop.close();
    }

    private void listen(Page page) {
        for (String type : new String[]{"pointermove", "pointerdown", "click", "wheel", "keydown", "input", "resize"}) {
            page.window().addEventListener(type, event -> events.add(describe(page, event)));
        }
    }

    private static String describe(Page page, Event event) {
        return event.type() + switch (event) {
            case WheelEvent wheel -> " " + (int) wheel.deltaY();
            case MouseEvent mouse -> " " + (int) mouse.clientX() + "," + (int) mouse.clientY();
            case KeyboardEvent key -> " " + key.key() + " " + key.code();
            default -> event.type().equals("resize")
                    ? " " + page.window().innerWidth() + "x" + page.window().innerHeight()
                    : " " + value(page);
        };
    }

    private static String value(Page page) {
        return page.document().getElementById("i") instanceof HTMLInputElement input ? input.value() : "";
    }

    private String next() throws InterruptedException {
        String event = events.poll(LIMIT_SECONDS, TimeUnit.SECONDS);
        return event == null ? "nothing" : event;
    }

    private static void awaitPixel(XvfbDisplay display, int x, int y, int color) throws IOException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LIMIT_SECONDS);
        // Looked at once a round: a window on its way to another size may show it and hide it again.
        int seen = display.pixel(x, y);
        while (seen != color && System.nanoTime() < end) {
            Thread.onSpinWait();
            seen = display.pixel(x, y);
        }
        assertThat(Integer.toHexString(seen)).isEqualTo(Integer.toHexString(color));
    }

    private PageWindow open(Painters.Choice painter) {
        try {
            return PageWindow.open(WindowOptions.of("test", 300, 200), painter,
                    PageOptions.defaults().withScripting(false),
                    options -> frameloop.open(MARKUP, options), (_, page) -> listen(page));
        } catch (GlfwException e) {
            return abort("Xvfb runs, but no window opens on it: " + e.getMessage());
        }
    }

    /// Runs the window on this thread, as GLFW wants it, and its user on another.
    private void use(Painters.Choice painter, User user) throws Exception {
        try (XvfbDisplay display = XvfbDisplay.start(folder); PageWindow window = open(painter)) {
            long handle = GLFWNativeX11.glfwGetX11Window(GLFW.glfwGetCurrentContext());
            CompletableFuture<Void> done = new CompletableFuture<>();
            Thread thread = new Thread(() -> {
                try {
                    awaitPixel(display, 250, 150, 0x0000FF);
                    user.use(display, window, handle);
                    done.complete(null);
                } catch (Throwable e) {
                    done.completeExceptionally(e);
                } finally {
                    window.requestClose();
                }
            });
            thread.start();
            window.run();
            done.get(LIMIT_SECONDS, TimeUnit.SECONDS);
        }
    }

    @FunctionalInterface
    private interface User {
        void use(XvfbDisplay display, PageWindow window, long handle) throws Exception;
    }

    @ParameterizedTest
    @EnumSource(value = Painters.Choice.class, names = {"GL", "SOFTWARE"})
    void whatTheUserDoesIsSeenByThePageAndOnTheScreen(Painters.Choice painter) throws Exception {
        use(painter, (display, window, handle) -> {
            awaitPixel(display, 50, 25, 0xFF0000);

            display.move(handle, 50, 25);
            assertThat(next()).isEqualTo("pointermove 50,25");
            awaitPixel(display, 50, 25, 0x00FF00);

            display.move(handle, 50, 115);
            assertThat(next()).isEqualTo("pointermove 50,115");
            awaitPixel(display, 50, 25, 0xFF0000);

            display.button(handle, 1, true, 50, 115);
            display.button(handle, 1, false, 50, 115);
            assertThat(next()).isEqualTo("pointerdown 50,115");
            assertThat(next()).isEqualTo("click 50,115");

            display.key(handle, KEY_A, true);
            display.key(handle, KEY_A, false);
            assertThat(next()).isEqualTo("keydown a KeyA");
            assertThat(next()).isEqualTo("input a");
            display.key(handle, KEY_ENTER, true);
            assertThat(next()).isEqualTo("keydown Enter Enter");

            display.button(handle, WHEEL_DOWN, true, 50, 115);
            assertThat(next()).isEqualTo("wheel 120");
        });
    }

    @Test
    void thePageFollowsTheSizeOfItsWindow() throws Exception {
        use(Painters.Choice.AUTO, (display, window, handle) -> {
            window.resize(400, 300);
            // The window grows under the X server's own pointer.
            String event = next();
            assertThat(event.startsWith("pointermove") ? next() : event).isEqualTo("resize 400x300");
            awaitPixel(display, 390, 290, 0x0000FF);
            for (int i = 0; i < 20; i++) {
                window.resize(100 + 10 * i, 300 - 10 * i);
            }
            awaitPixel(display, 280, 100, 0x0000FF);
        });
    }

    /// Xvfb's swaps wait for nothing, so frames come by a timer.
    @Test
    void aDisplayThatDoesNotTellOfRefreshesHasSixtyFramesASecond() throws Exception {
        use(Painters.Choice.AUTO, (display, window, handle) -> {
            assertThat(window.isPacedByDisplay()).isFalse();
            assertThat(window.hertz()).isBetween(59.9, 60.1);
        });
    }
}
