package dev.frameloop.demos.readme;

import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.TaskSource;
import dev.frameloop.engine.trace.TraceRecorder;
import dev.frameloop.engine.trace.TraceText;
import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;
import dev.frameloop.testkit.frame.Frames;
import dev.frameloop.testkit.junit.PageTest;
import dev.frameloop.testkit.junit.WorkCost;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

import static dev.frameloop.testkit.assertion.FrameloopAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

/// The examples of the README. Where they change, the README changes with them.
class ExamplesTests {
    private static final String MARKUP = """
            <!doctype html>
            <title>Hello</title>
            <p style="height: 20px"><a href="/">home</a></p>
            """;

    @TempDir
    Path folder;

    @Test
    void aPage() throws IOException {
        Path file = Files.writeString(folder.resolve("page.html"), MARKUP);

        try (Frameloop frameloop = new Frameloop();
                Page page = frameloop.open(file, PageOptions.defaults().withViewport(800, 600))) {
            page.runFor(Duration.ofSeconds(1)); // of the page's time: nobody waits
            System.out.println(page.document().title());
            System.out.println(page.evaluate("document.links[0].getBoundingClientRect().width"));
            Files.write(folder.resolve("page.png"), page.png());
        }

        assertThat(folder.resolve("page.png")).isNotEmptyFile();
    }

    @Test
    void aUser() {
        String markup = "<style>* { margin: 0 }</style><input style='width: 200px; height: 40px'>";
        try (Frameloop frameloop = new Frameloop();
                Page page = frameloop.open(markup, PageOptions.defaults())) {
            page.runFor(Duration.ofMillis(100));

            page.pointer().click(20, 30); // moves, presses and releases: events, focus, default actions
            page.keyboard().type("hello").press("Enter");
            page.runFrame(Duration.ofSeconds(1));

            assertThat(page.evaluate("document.activeElement.value")).isEqualTo("hello");
        }
    }

    @Test
    void aLoop() {
        StringBuilder text = new StringBuilder();

        EventLoop loop = new EventLoop(); // a virtual clock, 60 frames a second
        TraceRecorder recorder = new TraceRecorder(10_000);
        loop.trace().addSink(recorder);
        loop.queueTask(TaskSource.OTHER, null, "task", () -> loop.queueMicrotask("microtask", () -> {}));
        loop.runFor(Duration.ofSeconds(2));
        TraceText.write(recorder.events(), text);

        assertThat(text.toString()).contains("microtask  microtask", "<- task  task");
    }

    @PageTest("<ul id=menu hidden></ul><script>setTimeout(() => menu.hidden = false, 300)</script>")
    void theMenuOpensAfterItsDelay(Page page) {
        page.runFor(Duration.ofMillis(299));
        assertThat(page).evaluating("menu.hidden").isEqualTo(true);
        page.runFor(Duration.ofMillis(2));
        assertThat(page).evaluating("menu.hidden").isEqualTo(false);
    }

    @PageTest(value = "bar.html", hz = 120, cost = @WorkCost(callback = 2_000))
    void theBarMovesInEveryFrame(Page page, Frames frames) {
        page.runFor(Duration.ofSeconds(1));
        assertThat(frames).hasSize(120).missedNone().forcedNoLayout()
                .last().ran("requestAnimationFrame callback", "ResizeObserver callback").restyled(1);
    }
}
