package dev.frameloop.demos.frames;

import dev.frameloop.demos.cli.Command;
import dev.frameloop.demos.cli.Values.ClockKind;
import dev.frameloop.demos.terminal.Terminal;
import dev.frameloop.engine.loop.EventLoop;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;

/// Numbers that follow from the definitions alone: 60 refreshes a second, timers of 16 ms, a clock that stands still while code runs.
class ExperimentTests {
    @Test
    void onAnIdleLoopTimersSlideThroughTheFramesAndAnimationFramesDoNot() {
        Measurement idle = new Experiment(ClockKind.VIRTUAL, 60, Duration.ZERO, Duration.ofSeconds(2)).run();

        assertThat(idle.refreshes()).isEqualTo(120);
        assertThat(idle.missed()).isZero();
        assertThat(idle.of(Way.REQUEST_ANIMATION_FRAME).callbacks).isEqualTo(120);
        assertThat(idle.refreshesWith(Way.REQUEST_ANIMATION_FRAME, 1, false)).isEqualTo(120);
        assertThat(idle.latenessMillis(Way.REQUEST_ANIMATION_FRAME, 100)).isZero();
        for (Way way : List.of(Way.TIMEOUT_CHAIN, Way.INTERVAL)) {
            assertThat(idle.of(way).callbacks).isEqualTo(2000 / 16);
            assertThat(idle.refreshesWith(way, 2, true)).isEqualTo(2000 / 16 - 120);
            assertThat(idle.driftMillis(way, 2_000_000_000L)).isBetween(83.0, 84.0);
        }
        assertThat(idle.driftMillis(Way.SELF_CORRECTING, 2_000_000_000L)).isBetween(-17.0, 17.0);
    }

    @Test
    void tooMuchWorkMissesRefreshesAndAnimationFramesAreNeverDoubled() {
        Measurement busy = new Experiment(ClockKind.VIRTUAL, 60, Duration.ofMillis(20), Duration.ofSeconds(2)).run();

        // Two seconds have room for a hundred frames of 20 ms.
        assertThat(busy.refreshes() - busy.missed()).isBetween(98, 101);
        assertThat(busy.refreshesWith(Way.REQUEST_ANIMATION_FRAME, 2, true)).isZero();
        assertThat(busy.refreshesWith(Way.REQUEST_ANIMATION_FRAME, 1, false))
                .isEqualTo(busy.refreshes() - busy.missed());
        assertThat(busy.latenessMillis(Way.INTERVAL, 100)).isGreaterThan(1);
    }

    @Test
    void theReportIsOneFileWithAllNumbers(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("report.html");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
            assertThat(new RafVsTimer(new Terminal(out, 100, false)).run(
                    List.of("--clock", "virtual", "--work", "4ms", "--report", file.toString())))
                    .isEqualTo(Command.SUCCESS);
        }
        String report = Files.readString(file);

        assertThat(report).contains("setTimeout(16) chain", "4 ms of work", "<svg", "color-scheme: light dark")
                .doesNotContain("http", "src=");
        assertThat(bytes.toString(StandardCharsets.UTF_8)).contains("requestAnimationFrame  ", "120 refreshes");
    }

    /// A frame in which nothing happens must not make garbage: a thousand of them may cost no more than a few small objects each.
    @Test
    void emptyFramesAllocateNextToNothing() {
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        EventLoop loop = new EventLoop();
        loop.addDocument(new BlankDocument() {
            @Override
            public void paint() {
                loop.requestFrame();
            }
        });
        loop.requestFrame();
        loop.runFor(Duration.ofSeconds(20));
        long before = threads.getCurrentThreadAllocatedBytes();
        loop.runFor(Duration.ofSeconds(100));
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;

        assertThat(loop.lastRenderOpportunityTime()).isGreaterThan(Duration.ofSeconds(119).toNanos());
        assertThat(allocated / 6000).as("bytes a frame").isLessThan(200);
    }
}
