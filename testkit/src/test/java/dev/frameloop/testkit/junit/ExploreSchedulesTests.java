package dev.frameloop.testkit.junit;

import dev.frameloop.renderer.page.Page;
import dev.frameloop.testkit.frame.Frames;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;

import java.time.Duration;
import java.util.Objects;

import static dev.frameloop.testkit.assertion.FrameloopAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

/// Orders that the standard forbids never come; a test that depends on one that it leaves open is told what decides.
class ExploreSchedulesTests {
    @PageTest("""
            <div id=box style="width: 10px; height: 10px"></div>
            <script>
            const order = [];
            const log = name => order.push(name);
            for (const ms of [0, 1, 5, 5, 20]) {
              setTimeout(() => { log('timer ' + ms); Promise.resolve().then(() => log('microtask')); }, ms);
            }
            for (const n of [1, 2, 3]) postMessage(n, '*');
            onmessage = event => { log('message ' + event.data); queueMicrotask(() => log('microtask')); };
            requestAnimationFrame(() => { box.style.width = '20px'; log('frame'); });
            requestAnimationFrame(() => { log('frame too'); });
            new ResizeObserver(() => log('resize')).observe(box);
            new IntersectionObserver(() => log('intersection')).observe(box);
            fetch('data:,a').then(() => log('response'));
            </script>""")
    @ExploreSchedules(seeds = 60)
    void whatTheStandardForbidsNeverComes(Page page, Frames frames) {
        page.runFor(Duration.ofMillis(200));

        String[] order = String.valueOf(page.evaluate("order.join()")).split(",");
        assertThat(order).containsSubsequence("timer 0", "timer 1", "timer 5", "timer 5", "timer 20")
                .containsSubsequence("message 1", "message 2", "message 3")
                .containsSubsequence("frame", "frame too", "resize", "intersection").contains("response");
        for (int i = 0; i < order.length; i++) {
            if (order[i].startsWith("timer") || order[i].startsWith("message")) {
                assertThat(order[i + 1]).as("after " + order[i]).isEqualTo("microtask");
            }
        }
        // The page may have had a frame before its script ran.
        assertThat(frames.countOf("requestAnimationFrame callback")).filteredOn(count -> count > 0).containsExactly(2);
    }

    static final class Racing {
        @PageTest("""
                <script>
                let shown = 'nothing';
                const show = text => { shown = text; };
                fetch('data:,old').then(response => response.text()).then(show);
                fetch('data:,new').then(response => response.text()).then(show);
                </script>""")
        @ExploreSchedules(seeds = 30)
        void theLastRequestWins(Page page) {
            page.runFor(Duration.ofMillis(100));
            assertThat(page).evaluating("shown").isEqualTo("new");
        }
    }

    @Test
    void aFailureTellsTheSmallestSchedule() {
        Throwable failure = EngineTestKit.engine("junit-jupiter").selectors(selectClass(Racing.class)).execute()
                .testEvents().failed().stream().findFirst().orElseThrow()
                .getRequiredPayload(TestExecutionResult.class).getThrowable().orElseThrow();

        assertThat(failure).hasMessageContaining("of 30 schedules that the standard allows, in 1 way")
                .hasMessageContaining("@ExploreSchedules(replay = ")
                .hasMessageContaining("the smallest schedule has 1 choice other than in the default order")
                .hasMessageContaining(
                        "which response comes now: the response of data:,new, asked for at (page):5, instead of ")
                .cause().hasMessageContaining("\"old\"");
        assertThat(Objects.requireNonNull(failure.getCause()).getSuppressed()[0].toString()).contains("what ran last");
    }
}
