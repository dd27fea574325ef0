package dev.frameloop.testkit.assertion;

import dev.frameloop.renderer.page.Page;
import dev.frameloop.testkit.frame.Frames;
import dev.frameloop.testkit.junit.PageTest;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HexFormat;

import static dev.frameloop.testkit.assertion.FrameloopAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Each assertion holds where it should, and where it does not, it says what there was.
class AssertionsTests {
    private static final String ANIMATION = """
            <body style="margin: 0"><div id=box style="width: 10px; height: 10px; background: rgb(0, 0, 200)"></div>
            <script>
            let n = 0;
            requestAnimationFrame(function move() {
              box.style.width = 10 + ++n + 'px';
              box.offsetWidth;
              Promise.resolve().then(() => {});
              if (n < 3) requestAnimationFrame(move);
            });
            </script>""";

    @TempDir
    Path folder;

    @PageTest(ANIMATION)
    void onFrames(Page page, Frames frames) {
        page.runFor(Duration.ofMillis(100));

        assertThat(frames).hasSize(3).eachHasCount("promise job", 1).missedNone()
                .haveCounts("requestAnimationFrame callback", 1, 1, 1).last().wasDueAt(Duration.ofMillis(50));
        assertThatThrownBy(() -> assertThat(frames).hasSize(4)).hasMessageContaining("but there were 3")
                .hasMessageContaining("frame 0 due 16.667 ms");
        assertThatThrownBy(() -> assertThat(frames).eachHasCount("promise job", 2)).hasMessageContaining("[1, 1, 1]");
        assertThatThrownBy(() -> assertThat(frames).missed(2)).hasMessageContaining("but 0 were");
        assertThatThrownBy(() -> assertThat(frames).forcedNoLayout()).hasMessageContaining(":6");
        assertThatThrownBy(() -> assertThat(frames).frame(9)).hasMessageContaining("there were 3");
    }

    @PageTest(ANIMATION)
    void onOneFrame(Page page, Frames frames) {
        page.runFor(Duration.ofMillis(40));

        assertThat(frames).frame(1).ran("requestAnimationFrame callback", "promise job").restyled(1)
                .ranInOrder("promise job").metDeadline().painted(0);
        assertThatThrownBy(() -> assertThat(frames.get(1)).ran("promise job", "requestAnimationFrame callback"))
                .hasMessageContaining("there ran [requestAnimationFrame callback, promise job]");
        assertThatThrownBy(() -> assertThat(frames.get(1)).ranInOrder("promise job", "requestAnimationFrame callback"))
                .hasMessageContaining("requestAnimationFrame callback did not");
        assertThatThrownBy(() -> assertThat(frames.get(1)).didNoWork()).hasMessageContaining("restyled 1");
        assertThatThrownBy(() -> assertThat(frames.get(1)).missedDeadline()).hasMessageContaining("frame 1 due");
    }

    @PageTest(ANIMATION + "<script>console.error('bad')</script>")
    void onAPage(Page page) {
        String hash = HexFormat.of().toHexDigits(page.traceHash());

        assertThat(page).hasConsole("bad").hasTraceHash(hash).evaluating("1 + 1").isEqualTo(2);
        assertThatThrownBy(() -> assertThat(page).hasNoErrors()).hasMessageContaining("bad");
        page.runFor(Duration.ofMillis(20));
        assertThatThrownBy(() -> assertThat(page).hasTraceHash(hash)).hasMessageContaining(hash);
    }

    @PageTest(value = ANIMATION, width = 40, height = 20)
    void onPictures(Page page) {
        Path recorded = folder.resolve("box.png");

        assertThatThrownBy(() -> assertThat(page).looksLike(recorded)).hasMessageContaining("recorded the picture");
        assertThat(recorded).isNotEmptyFile();
        assertThat(page).looksLike(recorded);

        page.evaluate("box.style.background = 'rgb(0, 0, 203)'");
        assertThatThrownBy(() -> assertThat(page).looksLike(recorded))
                .hasMessageContaining("100 of 800 pixels differ, the most by 3 of 255");
        assertThat(page).looksLike(recorded, new Tolerance(3, 0)).looksLike(recorded, new Tolerance(0, 0.2));

        page.resizeViewport(50, 20);
        page.runFrame(Duration.ofMillis(100));
        assertThatThrownBy(() -> assertThat(page).looksLike(recorded)).hasMessageContaining("of 40x20");
    }

    @PageTest
    void aFileThatIsNoPictureIsNamed(Page page) throws Exception {
        Path recorded = Files.writeString(folder.resolve("text.png"), "text");

        assertThatThrownBy(() -> assertThat(page).looksLike(recorded))
                .hasMessageContaining("no picture that can be read");
    }
}
