package dev.frameloop.demos.timing;

import dev.frameloop.engine.time.VirtualClock;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.testkit.frame.Frames;
import dev.frameloop.testkit.junit.PageTest;
import dev.frameloop.testkit.junit.WorkCost;

import java.time.Duration;

import static dev.frameloop.testkit.assertion.FrameloopAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

/// Ten tests of frame timing, on virtual time: what they expect follows from the HTML Standard's update of the rendering.
class FrameTimingTests {
    private static final String ANIMATION = """
            <!doctype html><div id=box style="width: 10px; height: 10px; background: teal"></div>
            <script>
            requestAnimationFrame(function move(time) {
              box.style.marginLeft = time / 10 + 'px';
              requestAnimationFrame(move);
            });
            </script>""";

    @PageTest(ANIMATION)
    void requestAnimationFrameRunsOnceAFrameAt60Hz(Page page, Frames frames) {
        page.runFor(Duration.ofSeconds(1));

        assertThat(frames).hasSize(60).eachHasCount("requestAnimationFrame callback", 1).missedNone().forcedNoLayout();
        assertThat(frames).frame(2).wasDueAt(Duration.ofMillis(50)).metDeadline();
    }

    @PageTest(value = ANIMATION, hz = 144)
    void requestAnimationFrameRunsOnceAFrameAt144Hz(Page page, Frames frames) {
        page.runFor(Duration.ofSeconds(1));

        assertThat(frames).hasSize(144).eachHasCount("requestAnimationFrame callback", 1).missedNone();
        assertThat(frames).frame(35).wasDueAt(Duration.ofMillis(250));
    }

    /// A timer's period is not the display's: 16 ms are a bit less than a frame, so that now and then a frame gets two; 20 ms are more, so that
    /// every sixth frame gets none.
    @PageTest(ANIMATION + """
            <script>
            setInterval(() => { box.title += '+'; }, 20);
            setTimeout(function again() { box.title += '-'; setTimeout(again, 16); }, 16);
            </script>""")
    void timerAnimationsDoubleAndDrop(Page page, Frames frames) {
        page.runFor(Duration.ofMillis(500));

        // Frames at 16.7, 33.3, 50, 66.7, 83.3, 100 ms; intervals at 21, 41, 61, 81, 101 ms.
        assertThat(frames.countOf("setInterval callback").subList(0, 12))
                .containsExactly(0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0);
        // Timeouts at 17, 33, 49 ms, and so on: each a third of a millisecond earlier in its frame than the one before.
        assertThat(frames.countOf("setTimeout callback").subList(1, 30)).containsOnly(1, 2).contains(2);
    }

    @PageTest(value = ANIMATION, cost = @WorkCost(callback = 20_000))
    void workOverBudgetMissesEveryFrame(Page page, Frames frames) {
        page.runFor(Duration.ofMillis(100));

        assertThat(frames).frame(0).missedDeadline();
        assertThat(frames.get(0).why()).contains("requestAnimationFrame callback", "for 20.000 ms");
    }

    @PageTest(ANIMATION
            + "<script>setTimeout(() => { const start = performance.now(); while (performance.now() < start + 40); }, 20)</script>")
    void aLongTaskTakesTheFramesThatWereDueMeanwhile(Page page, Frames frames) {
        page.runFor(Duration.ofMillis(200));

        // The task lasts from 21 to 61 ms. Due meanwhile: 33.3 ms, which is missed, and 50 ms, which comes late.
        assertThat(frames).missed(1).frame(1).cameAfterMissed(1).wasDueAt(Duration.ofMillis(50));
        assertThat(frames.get(1).why()).contains("1 missed before it", "began 11.000 ms late", "setTimeout callback");
    }

    @PageTest("resize-observer.html")
    void aResizeObserverIsToldInTheFrameOfTheChangeAndBeforePaint(Page page, Frames frames) {
        page.runFor(Duration.ofMillis(40));

        assertThat(page).hasConsole("observed 10", "observed 50");
        assertThat(frames).forcedNoLayout().frame(1)
                .ran("requestAnimationFrame callback", "ResizeObserver callback").metDeadline();
    }

    @PageTest("""
            <div id=box style="width: 10px; height: 10px"></div>
            <script>
            onerror = message => { console.log(message) };
            let n = 0;
            new ResizeObserver(() => { if (++n < 4) box.style.width = 10 + n + 'px'; }).observe(box);
            </script>""")
    void anObserverThatResizesWhatItObservesEndsInTheLoopError(Page page, Frames frames) {
        page.runFor(Duration.ofMillis(100));

        String loopError = "ResizeObserver loop completed with undelivered notifications.";
        assertThat(page.console()).extracting(message -> message.text())
                .containsSubsequence(loopError, loopError, loopError);
        assertThat(frames.countOf("ResizeObserver callback")).as("what is not delivered waits for the next frame")
                .containsExactly(1, 1, 1, 1);
    }

    @PageTest("""
            <script>
            const then = name => Promise.resolve().then(() => console.log('microtask of ' + name));
            requestAnimationFrame(() => { console.log('first'); then('first'); });
            requestAnimationFrame(() => { console.log('second'); then('second'); });
            </script>""")
    void microtasksRunBetweenTheCallbacksOfAFrame(Page page, Frames frames) {
        page.runFor(Duration.ofMillis(20));

        assertThat(page).hasConsole("first", "microtask of first", "second", "microtask of second");
        assertThat(frames).frame(0).ran("requestAnimationFrame callback", "promise job",
                "requestAnimationFrame callback", "promise job");
    }

    @PageTest(ANIMATION + """
            <script>
            onvisibilitychange = document.onvisibilitychange = () => console.log(document.visibilityState);
            setInterval(() => console.log('timer'), 100);
            </script>""")
    void aHiddenPageHasNoFramesButTimers(Page page, Frames frames) {
        page.setVisible(false);
        page.runFor(Duration.ofMillis(2500));

        assertThat(frames).isEmpty();
        // Timers of hidden pages wake up at whole seconds only.
        assertThat(page).hasConsole("hidden", "timer", "timer");

        page.setVisible(true);
        page.runFor(Duration.ofMillis(20));

        assertThat(frames).hasSize(1).missedNone();
        assertThat(page).evaluating("document.hidden").isEqualTo(false);
    }

    @PageTest(ANIMATION + """
            <script>
            let last = 0;
            requestIdleCallback(function idle(deadline) {
              const left = deadline.timeRemaining();
              if (left > last) console.log('idle for ' + left.toFixed(1) + ' ms');
              last = left;
              if (performance.now() < 40) requestIdleCallback(idle);
            });
            </script>""")
    void idleCallbacksFillTheGapsUpToTheNextFrame(Page page, Frames frames, VirtualClock clock) {
        page.runUntil(() -> frames.count() == 2, Duration.ofSeconds(1));

        assertThat(clock.now()).isEqualTo(33_333_333);
        // The page loads 1 ms after its clock began, and the first frame is due at 16.7 ms.
        assertThat(page.console().getFirst().text()).isEqualTo("idle for 15.7 ms");
        assertThat(frames.countOf("idle callbacks")).allSatisfy(count -> assertThat(count).isPositive());
    }
}
