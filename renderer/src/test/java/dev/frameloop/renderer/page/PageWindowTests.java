package dev.frameloop.renderer.page;

import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.LoopTerminatedException;
import dev.frameloop.engine.loop.TaskSource;
import dev.frameloop.renderer.surface.GlfwException;
import dev.frameloop.renderer.surface.WindowOptions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.abort;

/// Windows without a display: that pages come up in them, and that nothing is left of them.
class PageWindowTests {
    private static final WindowOptions SMALL = WindowOptions.of("test", 60, 40).withoutDisplay();
    private static final PageOptions PLAIN = PageOptions.defaults().withScripting(false);

    private final Frameloop frameloop = new Frameloop();

    @AfterEach
    void close() {
        frameloop.close();
    }

    private static PageWindow open(PageOptions options, PageWindow.Opener opener) {
        try {
            return PageWindow.open(SMALL, options, opener);
        } catch (GlfwException e) {
            return abort(String.valueOf(e.getMessage()));
        }
    }

    private static long pageThreads() {
        return Thread.getAllStackTraces().keySet().stream().filter(thread -> thread.getName().equals("frameloop page"))
                .count();
    }

    @Test
    void thePageHasTheSizeOfItsWindow() throws IOException {
        AtomicInteger width = new AtomicInteger();
        try (PageWindow window = open(PLAIN, options -> frameloop.open("<p>hello", options))) {
            window.post(page -> {});
            Thread closer = new Thread(() -> {
                while (width.get() == 0 && !Thread.interrupted()) {
                    window.post(page -> width.set(page.window().innerWidth()));
                    Thread.onSpinWait();
                }
                window.requestClose();
            });
            closer.start();
            window.run();
            closer.interrupt();
        }
        assertThat(width.get()).isEqualTo(60);
        assertThat(pageThreads()).isZero();
    }

    @Test
    void aPageThatCannotBeLoadedEndsTheWindow() {
        PageWindow.Opener failing = options -> {
            throw new IOException("there is no such page");
        };
        try (PageWindow window = open(PLAIN, failing)) {
            assertThatThrownBy(window::run).isInstanceOf(IOException.class).hasMessage("there is no such page");
        }
        assertThat(pageThreads()).isZero();
    }

    @Test
    void aPageThatIsEndedEndsItsWindowAndSaysWhy() throws IOException, GlfwException {
        open(PLAIN, options -> frameloop.open("", options)).close();
        try (PageWindow window = PageWindow.open(SMALL, Painters.Choice.SOFTWARE, PLAIN.withMicrotaskLimit(100),
                options -> frameloop.open("<p>hello", options),
                (_, page) -> page.eventLoop().queueTask(TaskSource.OTHER, null, "endless",
                        () -> endless(page.eventLoop())))) {
            assertThatThrownBy(window::run).isInstanceOf(LoopTerminatedException.class)
                    .hasMessageContaining("endless microtasks");
        }
        assertThat(pageThreads()).isZero();
    }

    private static void endless(EventLoop loop) {
        loop.queueMicrotask("again", () -> endless(loop));
    }

    /// Each window of these is closed at another moment of its page's life.
    @Test
    void nothingIsLeftOfTwoHundredWindows() throws IOException {
        open(PLAIN, options -> frameloop.open("<p>hello", options)).close();
        int threads = Thread.activeCount();
        for (int i = 0; i < 200; i++) {
            PageWindow window = open(PLAIN, options -> frameloop.open("<p>hello", options));
            if (i % 2 == 0) {
                window.requestClose();
                window.run();
            }
            window.close();
            window.close();
        }

        assertThat(pageThreads()).isZero();
        assertThat(Thread.activeCount()).isLessThanOrEqualTo(threads);
    }

    @Test
    void aSizeOutOfRangeIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> WindowOptions.of("test", 0, 10))
                .withMessageContaining("width").withMessageContaining("1 to 16384");
    }
}
