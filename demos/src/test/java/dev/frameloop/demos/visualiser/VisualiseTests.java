package dev.frameloop.demos.visualiser;

import dev.frameloop.demos.cli.Command;
import dev.frameloop.demos.cli.UsageException;
import dev.frameloop.demos.visualiser.ScreenCommand.Verb;
import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.PageOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import javax.imageio.ImageIO;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// The command, its pictures, and its screen.
class VisualiseTests {
    private static final PageOptions SCREEN = PageOptions.defaults().withViewport(Screen.WIDTH, Screen.HEIGHT);

    @TempDir
    Path folder;

    @Test
    void theBuiltInPageIsWrittenStepByStepAndTwiceTheSame() throws IOException {
        Path once = folder.resolve("once");
        Path again = folder.resolve("again");
        for (Path out : List.of(once, again)) {
            assertThat(new Visualise().run(List.of("--offscreen", out.toString(), "--steps", "3", "--every", "frame",
                    "--from", "50ms"))).isEqualTo(Command.SUCCESS);
        }

        try (Stream<Path> files = Files.list(once)) {
            List<String> names = files.map(file -> file.getFileName().toString()).sorted().toList();
            assertThat(names).containsExactly("index.html", "step-0001.png", "step-0002.png", "step-0003.png");
            for (String name : names) {
                assertThat(again.resolve(name)).hasSameBinaryContentAs(once.resolve(name));
            }
        }
        assertThat(Files.readString(once.resolve("index.html"))).contains("step-0003.png", "frame 5 is done");
        BufferedImage image = ImageIO.read(once.resolve("step-0003.png").toFile());
        assertThat(List.of(image.getWidth(), image.getHeight())).containsExactly(Screen.WIDTH, Screen.HEIGHT);
        // The page's own background, and the rail beside the screen's panels in the dark theme.
        assertThat(Integer.toHexString(image.getRGB(600, 460))).isEqualTo("fffbfaf7");
        assertThat(Integer.toHexString(image.getRGB(2, 2))).isEqualTo("ff0b0e14");
    }

    @Test
    void aPageThatIsEndedFailsWithItsPictures() throws IOException {
        Path page = Files.writeString(folder.resolve("endless.html"),
                "<script>(function again() { queueMicrotask(again); })();</script>");
        Path out = folder.resolve("ended");

        assertThat(new Visualise().run(List.of("--offscreen", out.toString(), "--steps", "50", "--every", "task",
                page.toString()))).isEqualTo(Command.FAILURE);

        assertThat(out.resolve("index.html")).exists();
    }

    @Test
    void whatTheBuiltInPageShowsWorks() throws IOException {
        Sources sources = new Sources(null);
        try (Frameloop frameloop = new Frameloop();
                WatchedPage page = WatchedPage.open(60,
                        options -> frameloop.open(Frameloop.PAGE_ORIGIN.resolve("/first-page.html"), options),
                        PageOptions.defaults().withViewport(640, 400)
                                .withResourceLoader(new Resources(Frameloop.PAGE_ORIGIN)),
                        sources)) {
            Snapshot now = null;
            for (int i = 0; i < 12; i++) {
                page.stepper().awaitHeld();
                page.stepper().step(StepSize.FRAME);
                now = page.stepper().awaitHeld();
            }

            Snapshot last = Objects.requireNonNull(now);
            assertThat(last.console()).extracting(Snapshot.Line::text).containsExactly("turn 8 squared 64",
                    "turn 16 squared 256");
            assertThat(last.steps()).filteredOn(step -> step.label().equals("resize observers"))
                    .extracting(Snapshot.Step::did).containsExactly("1 callback");
            assertThat(last.touched().restyled()).extracting(Snapshot.Area::label)
                    .contains("div#raf", "div#timer", "div#meter");
        }
    }

    @Test
    void theScreensButtonsAndKeysAreCommands() throws IOException {
        List<ScreenCommand> commands = new ArrayList<>();
        try (Frameloop frameloop = new Frameloop();
                WatchedPage page = WatchedPage.open(60, options -> frameloop.open("<p>text</p>", options),
                        PageOptions.defaults(), new Sources(null));
                Screen screen = new Screen(Screen.open(frameloop, SCREEN),
                        new Screen.Subject("a <page>", 800, 600, "light"),
                        commands::add)) {
            page.stepper().step(StepSize.STEP);
            screen.show(Objects.requireNonNull(page.stepper().awaitHeld()), page.controls());

            screen.page().evaluate("document.querySelector('[data-key=m] kbd').click()");
            screen.page()
                    .evaluate("document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'F', bubbles: true}))");
            screen.page().evaluate("document.querySelector('#stack .chip').click()");

            assertThat(commands).extracting(ScreenCommand::verb).containsExactly(Verb.STEP, Verb.STEP, Verb.SELECT);
            assertThat(commands).extracting(ScreenCommand::operand).startsWith("microtask", "frame");
            assertThat(screen.page().evaluate("document.querySelector('.step.now').textContent")).isEqualTo("6reveal");
            assertThat(screen.page().evaluate("document.querySelectorAll('.step').length")).isEqualTo(18);
            assertThat(screen.page().evaluate("document.getElementById('subject').textContent")).isEqualTo("a <page>");
        }
    }

    /// A part of the screen that does not show all of its text looks broken.
    @Test
    void nothingOnTheScreenIsCutOff() throws IOException {
        try (Frameloop frameloop = new Frameloop();
                WatchedPage page = WatchedPage.open(60,
                        options -> frameloop.open(Frameloop.PAGE_ORIGIN.resolve("/first-page.html"), options),
                        PageOptions.defaults().withViewport(640, 400)
                                .withResourceLoader(new Resources(Frameloop.PAGE_ORIGIN)),
                        new Sources(null));
                Screen screen = new Screen(Screen.open(frameloop, SCREEN), new Screen.Subject("page", 640, 400, "dark"),
                        it -> {})) {
            for (int i = 0; i < 40; i++) {
                page.stepper().awaitHeld();
                page.stepper().step(List.of(StepSize.STEP, StepSize.LINE, StepSize.MICROTASK).get(i % 3));
                screen.show(Objects.requireNonNull(page.stepper().awaitHeld()), page.controls());
                assertThat(screen.page().evaluate(
                        """
                                [...document.querySelectorAll('.panel > div:not(.stage), .step, header > *, footer, .loop div')]
                                  .filter(it => it.scrollWidth > it.clientWidth || it.getBoundingClientRect().bottom
                                    > it.parentNode.getBoundingClientRect().bottom).map(it => it.className + ' ' + it.id + ' ' + it.textContent)
                                  .join('\\n')"""))
                        .as("step " + i).isEqualTo("");
            }
        }
    }

    @Test
    void wrongUsageSaysWhatWouldBeRight() {
        Visualise visualise = new Visualise();
        assertThatThrownBy(() -> visualise.run(List.of("--offscreen", "x", "--every", "day")))
                .isInstanceOf(UsageException.class).hasMessageContaining("line, task, microtask, step, frame");
        assertThatThrownBy(() -> visualise.run(List.of("--offscreen", "x", "--steps", "0")))
                .isInstanceOf(UsageException.class).hasMessageContaining("from 1 to 10000");
        assertThatThrownBy(() -> visualise.run(List.of("--steps", "3")))
                .isInstanceOf(UsageException.class).hasMessageContaining("--steps is for pictures");
        assertThatThrownBy(() -> visualise.run(List.of("--offscreen", "x", "--theme", "pink")))
                .isInstanceOf(UsageException.class).hasMessageContaining("dark or light");
        assertThatThrownBy(() -> visualise.run(List.of("--offscreen", folder.toString(), "no-such-page.html")))
                .isInstanceOf(IOException.class).hasMessageContaining("no-such-page.html");
    }
}
