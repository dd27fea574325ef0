package dev.frameloop.demos.visualiser;

import dev.frameloop.demos.Main;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/// The visualiser in a window, with synthetic keys and clicks: what is lit, and what is on the screen.
class VisualiserWindowTests {
    private static final int TASK = 0xF5B83D;
    private static final int MICROTASK = 0x4ADE80;
    private static final int RENDERING = 0xA78BFA;
    private static final long LONGEST_WAIT_NANOS = 60_000_000_000L;
    private static final long GLANCE_NANOS = 20_000_000;

    @TempDir
    Path folder;

    /// A place of the screen that has its accent while it is lit.
    private record Light(String what, int x, int y) {}

    private static final Light RUN_ONE_TASK = new Light("run one task", 872, 55);
    private static final Light ALL_MICROTASKS = new Light("all microtasks", 1072, 55);
    private static final Light UPDATE_THE_RENDERING = new Light("update the rendering", 1270, 55);
    private static final Light REVEAL = new Light("reveal", 880, 350);
    private static final Light FLUSH_AUTOFOCUS = new Light("flush autofocus candidates", 880, 373);
    /// Where the ball that rAF moves is in the first frame.
    private static final Light BALL = new Light("ball", 70, 161);

    @Test
    void keysAndClicksStepTheLoop() throws IOException, InterruptedException {
        assumeTrue(VirtualDisplay.isInstalled(), "needs Xvfb and xdotool, which are not installed");
        try (VirtualDisplay display = new VirtualDisplay(folder, Screen.WIDTH, Screen.HEIGHT)) {
            Process visualiser = start(display);
            try {
                await(display, visualiser, UPDATE_THE_RENDERING, RENDERING);
                display.does("search", "--name", "Frameloop", "windowfocus", "--sync");

                display.does("key", "m");
                await(display, visualiser, ALL_MICROTASKS, MICROTASK);
                assertThat(display.colour(UPDATE_THE_RENDERING.x, UPDATE_THE_RENDERING.y)).isNotEqualTo(RENDERING);
                // What the first frame touched is outlined no more: the page as it is, in its place beside the loop.
                await(display, visualiser, BALL, 0x6D45D9);
                assertThat(display.colour(600, 460)).isEqualTo(0xFBFAF7);

                display.does("key", "s");
                await(display, visualiser, REVEAL, RENDERING);
                assertThat(display.colour(UPDATE_THE_RENDERING.x, UPDATE_THE_RENDERING.y)).isEqualTo(RENDERING);
                display.does("key", "s");
                await(display, visualiser, FLUSH_AUTOFOCUS, RENDERING);
                assertThat(display.colour(REVEAL.x, REVEAL.y)).isNotEqualTo(RENDERING);

                display.does("mousemove", "250", "873", "click", "1");
                await(display, visualiser, RUN_ONE_TASK, TASK);

                display.does("key", "space");
                await(display, visualiser, BALL, 0xECEAE3);
                display.does("key", "Escape");
                assertThat(visualiser.waitFor(1, TimeUnit.MINUTES)).isTrue();
                assertThat(visualiser.exitValue()).isZero();
            } finally {
                visualiser.destroy();
            }
        }
    }

    @Test
    void withoutADisplayItSaysWhatWorks() throws IOException, InterruptedException {
        Process visualiser = start(null);
        assertThat(visualiser.waitFor(2, TimeUnit.MINUTES)).isTrue();
        assertThat(visualiser.exitValue()).isEqualTo(1);
        assertThat(Files.readString(folder.resolve("output"))).contains("--offscreen DIR");
    }

    private Process start(@Nullable VirtualDisplay display) throws IOException {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xss8m", "-Djava.awt.headless=true", "--enable-native-access=ALL-UNNAMED",
                        "--sun-misc-unsafe-memory-access=allow", "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        Main.class.getName(), "visualise"));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true)
                .redirectOutput(folder.resolve("output").toFile());
        builder.environment().remove("WAYLAND_DISPLAY");
        builder.environment().remove("DISPLAY");
        if (display != null) {
            builder.environment().put("DISPLAY", display.name());
        }
        return builder.start();
    }

    /// Waits until a place has a colour.
    private void await(VirtualDisplay display, Process visualiser, Light light, int colour) throws IOException {
        long begun = System.nanoTime();
        while (display.colour(light.x, light.y) != colour) {
            if (!visualiser.isAlive() || System.nanoTime() - begun > LONGEST_WAIT_NANOS) {
                throw new AssertionError(String.format("%s is %06x and not %06x; the visualiser said: %s", light.what,
                        display.colour(light.x, light.y), colour, Files.readString(folder.resolve("output"))));
            }
            LockSupport.parkNanos(GLANCE_NANOS);
        }
    }
}
