package dev.frameloop.testkit.junit;

import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.time.VirtualClock;
import dev.frameloop.engine.trace.TraceRecorder;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;
import dev.frameloop.testkit.frame.Call;
import dev.frameloop.testkit.frame.Frames;
import dev.frameloop.testkit.page.BuildFolder;
import dev.frameloop.testkit.page.PageFixture;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;

import java.time.Duration;
import java.time.ZoneId;

import static dev.frameloop.testkit.assertion.FrameloopAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

/// What the extension gives to tests, and what it says where they fail.
class PageTestTests {
    private boolean sawPageBefore;

    @BeforeEach
    void before(TestInfo info) {
        sawPageBefore = info.getTestMethod().isPresent();
    }

    @PageTest(value = "<p id=p>hello", width = 320, height = 200, devicePixelRatio = 2, seed = 7)
    void aTestGetsWhatItAsksFor(Page page, EventLoop loop, VirtualClock clock, TraceRecorder recorder, Frames frames,
            PageFixture fixture) {
        assertThat(sawPageBefore).isTrue();
        assertThat(page.isLoaded()).isTrue();
        assertThat(page).hasNoErrors().evaluating("[innerWidth, innerHeight, devicePixelRatio].join()")
                .isEqualTo("320,200,2");
        assertThat(fixture.page()).isSameAs(page);
        assertThat(page.eventLoop()).isSameAs(loop);
        assertThat(loop.clock()).isSameAs(clock);
        assertThat(recorder.count()).isPositive();
        assertThat(frames).isEmpty();
    }

    @PageTest(value = "<noscript><p id=p>no scripts</noscript>", scripting = false)
    void aPageMayRunNoScripts(Page page) {
        assertThat(page.document().getElementById("p")).isNotNull();
    }

    @PageTest("page.html")
    void aPageMayBeAResourceWithOthersBesideIt(Page page) {
        assertThat(page).evaluating("getComputedStyle(document.body).color").isEqualTo("rgb(1, 2, 3)");
    }

    static final class InTokyo implements PageSetup {
        @Override
        public PageOptions apply(PageOptions options) {
            return options.withTimeZone(ZoneId.of("Asia/Tokyo"));
        }
    }

    @PageTest(setup = InTokyo.class)
    void whatElseAPageNeedsIsSetUp(Page page) {
        assertThat(page).evaluating("new Date().getTimezoneOffset()").isEqualTo(-540);
    }

    @PageTest(value = "<script>requestAnimationFrame(() => {}); setTimeout(() => {}, 0)</script>", cost = @WorkCost(callback = 3_000, task = 500))
    void workTakesWhatItCosts(Page page, Frames frames) {
        page.runFor(Duration.ofMillis(30));

        assertThat(frames.get(0).callbacks().getFirst().durationNanos()).isEqualTo(3_000_000);
        assertThat(frames.get(0).tasks()).filteredOn(task -> task.name().equals("setTimeout callback"))
                .extracting(Call::durationNanos).containsExactly(3_500_000L);
    }

    static final class Failing {
        @PageTest("<script>setTimeout(() => console.log('hello'), 10)</script>")
        void fails(Page page) {
            page.runFor(Duration.ofMillis(50));
            assertThat(page).hasConsole("good bye");
        }

        @PageTest
        void isAborted(Page page) {
            Assumptions.assumeTrue(page == null, "not today");
        }

        @PageTest("no-such-page.html")
        void hasNoPage(Page page) {}
    }

    private static EngineExecutionResults run(String method) {
        return EngineTestKit.engine("junit-jupiter")
                .selectors(selectMethod(Failing.class, method, Page.class.getName())).execute();
    }

    private static Throwable failureOf(String method) {
        return run(method).testEvents().failed().stream().findFirst().orElseThrow()
                .getRequiredPayload(TestExecutionResult.class).getThrowable().orElseThrow();
    }

    @Test
    void aFailureTellsWhatTheLoopWasDoing() {
        Throwable failure = failureOf("fails");

        assertThat(failure).hasMessageContaining("good bye");
        assertThat(failure.getSuppressed()).hasSize(1);
        assertThat(failure.getSuppressed()[0].toString()).contains("the page at 51.000 ms",
                "task  setTimeout callback", "why task  update the rendering", "the console:\n  hello",
                "PageTestTests.Failing");
        assertThat(BuildFolder.path().resolve("PageTestTests.Failing").resolve("fails")).isDirectoryContaining(
                file -> file.endsWith("trace.json")).isDirectoryContaining(file -> file.endsWith("page.png"))
                .isDirectoryContaining(file -> file.endsWith("trace.txt"));
    }

    @Test
    void anAssumptionThatFailsLeavesNothing() {
        assertThat(run("isAborted").testEvents().aborted().count()).isOne();
        assertThat(BuildFolder.path().resolve("PageTestTests.Failing").resolve("isAborted")).doesNotExist();
    }

    @Test
    void aPageThatIsNotThereIsNamed() {
        assertThat(failureOf("hasNoPage")).hasMessageContaining("there is no page \"no-such-page.html\"");
    }
}
