package dev.frameloop.testkit.frame;

import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.PageOptions;
import dev.frameloop.testkit.page.PageFixture;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.function.Consumer;

import static org.assertj.core.api.Assertions.assertThat;

/// Frames read from the traces of real pages. The orders are the HTML Standard's.
class FramesTests {
    private static void withFrames(String markup, PageOptions options, Consumer<Frames> check) {
        try (Frameloop frameloop = new Frameloop();
                PageFixture fixture = PageFixture.open(frameloop, markup, options)) {
            fixture.page().runFor(Duration.ofMillis(100));
            check.accept(fixture.frames());
        }
    }

    @Test
    void aFrameTellsItsStepsCallbacksAndWork() {
        withFrames("""
                <div id=box style="width: 10px; height: 10px; background: red"></div>
                <script>
                new ResizeObserver(() => {}).observe(box);
                requestAnimationFrame(() => { Promise.resolve().then(() => {}); box.click(); });
                box.onclick = () => queueMicrotask(() => {});
                </script>""", PageOptions.defaults().withPainting(true), frames -> {
            Frame frame = frames.get(0);
            assertThat(frame.opportunityNanos()).isEqualTo(16_666_666);
            assertThat(frame.deadlineNanos()).isEqualTo(33_333_333);
            assertThat(frame.calls()).extracting(Call::name).containsExactly("requestAnimationFrame callback", "click",
                    "promise job", "queueMicrotask callback", "ResizeObserver callback");
            assertThat(frame.callbacks()).extracting(Call::step).containsExactly("animation frame callbacks",
                    "animation frame callbacks", "resize observers");
            assertThat(frame.callbacks().getFirst().location()).endsWith(":4");
            assertThat(frame.steps()).extracting(Step::name).containsSubsequence("animation frame callbacks",
                    "style and layout", "resize observers", "style and layout", "paint");
            assertThat(frame.tasks()).extracting(Call::name).contains("parse the document", "load");
            assertThat(frame.laidOut()).isPositive();
            assertThat(frame.painted()).isEqualTo(100);
            assertThat(frame.why()).isEmpty();
        });
    }

    @Test
    void aForcedLayoutTellsItsLine() {
        withFrames("""
                <p id=text>text</p>
                <script>
                requestAnimationFrame(() => {
                  text.style.width = '50px';
                  text.offsetHeight;
                });
                setTimeout(() => {
                  text.style.width = '60px';
                  text.offsetHeight;
                  requestAnimationFrame(() => {});
                }, 20);
                </script>""", PageOptions.defaults(), frames -> {
            assertThat(frames.get(0).forcedLayouts()).extracting(ForcedLayout::location)
                    .allSatisfy(line -> assertThat(line).endsWith(":5")).hasSize(1);
            assertThat(frames.get(1).forcedLayouts()).extracting(ForcedLayout::location)
                    .allSatisfy(line -> assertThat(line).endsWith(":9")).hasSize(1);
        });
    }

    @Test
    void framesFromATimeOnKeepTheirNumbers() {
        withFrames("<script>requestAnimationFrame(function again() { requestAnimationFrame(again) })</script>",
                PageOptions.defaults(),
                frames -> assertThat(frames.from(Duration.ofMillis(50)).all()).extracting(Frame::number)
                        .containsExactly(2, 3, 4, 5));
    }

    @Test
    void aStepThatTakesLongIsNamed() {
        PageOptions slowLayout = PageOptions.defaults()
                .withCostModel((_, name, value) -> name.equals("boxes laid out") ? 10_000_000 * value : 0);
        withFrames("<p>text", slowLayout, frames -> {
            assertThat(frames.get(0).metDeadline()).isFalse();
            assertThat(frames.get(0).why()).contains("step \"style and layout\"");
        });
    }
}
