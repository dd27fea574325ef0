package dev.frameloop.demos.visualiser;

import dev.frameloop.demos.visualiser.FrameStrip.Outcome;
import dev.frameloop.demos.visualiser.FrameStrip.Tick;
import dev.frameloop.demos.visualiser.ScreenCommand.Verb;
import dev.frameloop.demos.visualiser.Snapshot.Area;
import dev.frameloop.demos.visualiser.Snapshot.Item;
import dev.frameloop.demos.visualiser.Snapshot.Phase;
import dev.frameloop.demos.visualiser.Snapshot.Progress;
import dev.frameloop.engine.frame.RenderingStep;
import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.PageOptions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

/// What one step of each size runs, and what can be seen at its end.
class SteppingTests {
    private final Frameloop frameloop = new Frameloop();
    private final List<WatchedPage> open = new ArrayList<>();

    @AfterEach
    void close() {
        open.forEach(WatchedPage::close);
        frameloop.close();
    }

    @Test
    void aStepOfAMicrotaskRunsExactlyOne() throws IOException {
        WatchedPage page = open("""
                <script>
                for (const name of ['a', 'b', 'c']) {
                  queueMicrotask(() => console.log(name));
                }
                </script>""");

        List<List<String>> printed = new ArrayList<>();
        List<Integer> waiting = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Snapshot now = step(page, StepSize.MICROTASK);
            assertThat(now.phase()).isEqualTo(Phase.MICROTASKS);
            assertThat(now.microtasks().getFirst().isRunning()).isTrue();
            waiting.add(now.microtasks().size());
            printed.add(console(now));
        }
        assertThat(waiting).containsExactly(3, 2, 1);
        assertThat(printed).containsExactly(List.of(), List.of("a"), List.of("a", "b"));
        assertThat(console(step(page, StepSize.TASK))).containsExactly("a", "b", "c");
    }

    @Test
    void aStepOfALineRunsOneLineAndTheStackHasItsFunctions() throws IOException {
        WatchedPage page = open("""
                <script>
                function inner() {
                  console.log('inner');
                }
                setTimeout(function outer() {
                  inner();
                  console.log('outer');
                });
                </script>""");

        List<List<String>> stacks = new ArrayList<>();
        stepTo(page, StepSize.TASK, "task · setTimeout callback");
        for (int i = 0; i < 4; i++) {
            Snapshot now = step(page, StepSize.LINE);
            stacks.add(now.stack().stream().filter(it -> it.kind().equals("function"))
                    .map(it -> it.name() + " " + it.where()).toList());
            assertThat(console(now)).isEqualTo(List.of("inner", "outer").subList(0, Math.max(0, i - 1)));
        }

        assertThat(stacks).containsExactly(List.of("outer() (page):6"), List.of("inner() (page):3", "outer() (page):6"),
                List.of("outer() (page):7"), List.of());
    }

    @Test
    void aStepOfATaskEndsBeforeTheNextTaskAndItsMicrotasksAreDone() throws IOException {
        WatchedPage page = open("""
                <script>
                setTimeout(() => { console.log(1); queueMicrotask(() => console.log(2)); });
                setTimeout(() => console.log(3));
                </script>""");

        Snapshot now = stepTo(page, StepSize.TASK, "task · setTimeout callback");
        assertThat(console(now)).isEmpty();
        assertThat(now.queues()).filteredOn(queue -> queue.source().equals("timer"))
                .flatExtracting(Snapshot.Queue::tasks)
                .extracting(Item::name, Item::isRunning, Item::where)
                .containsExactly(tuple("setTimeout callback", true, "(page):2"),
                        tuple("setTimeout callback", false, "(page):3"));

        assertThat(console(step(page, StepSize.TASK))).containsExactly("1", "2");
    }

    @Test
    void theStepsOfAFrameComeInTheStandardsOrder() throws IOException {
        WatchedPage page = open("<p>text</p>");

        List<String> lit = new ArrayList<>();
        for (int i = 0; i < 17; i++) {
            Snapshot now = step(page, StepSize.STEP);
            lit.addAll(now.steps().stream().filter(it -> it.progress() == Progress.NOW).map(Snapshot.Step::label)
                    .toList());
        }
        // Nobody observes a size, so that step is passed over.
        assertThat(lit).isEqualTo(Arrays.stream(RenderingStep.values())
                .filter(step -> step != RenderingStep.RESIZE_OBSERVERS).map(RenderingStep::label).toList());
        Snapshot done = step(page, StepSize.FRAME);
        assertThat(done.steps()).extracting(Snapshot.Step::number).isSorted();
        assertThat(done.steps()).filteredOn(it -> it.progress() == Progress.DONE).extracting(Snapshot.Step::label)
                .containsExactly("style and layout", "paint");
    }

    @Test
    void aStepOfAFrameShowsWhatTheFrameTouched() throws IOException {
        WatchedPage page = open(
                """
                        <style>body { margin: 0 } div { width: 40px; height: 20px; background: red }</style>
                        <div id=a></div><div id=b></div>
                        <script>requestAnimationFrame(() => requestAnimationFrame(() => { b.style.width = '60px'; }));</script>""");
        step(page, StepSize.FRAME);

        Snapshot second = step(page, StepSize.FRAME);

        assertThat(second.frame()).isEqualTo(2);
        assertThat(second.touched().restyled()).containsExactly(new Area("div#b", 0, 20, 60, 20));
        assertThat(second.touched().laidOut()).contains(new Area("div#b", 0, 20, 60, 20));
        assertThat(second.touched().painted()).containsExactly(new Area("", 0, 20, 60, 20));
        assertThat(second.causes()).extracting(Snapshot.Cause::name).startsWith("update the rendering")
                .contains("requestAnimationFrame callback");
        assertThat(second.picture()).isNotNull();
        assertThat(stepTo(page, StepSize.FRAME, "nothing is left to do").phase()).isEqualTo(Phase.REST);
    }

    @Test
    void workBeyondTheDeadlineMakesAFrameLateAndDropsTheNext() throws IOException {
        WatchedPage page = open("<script>requestAnimationFrame(function f() { requestAnimationFrame(f); });</script>");
        step(page, StepSize.FRAME);
        while (page.controls().extraMillis() < 20) {
            page.obey(new ScreenCommand(Verb.WORK, ""));
        }
        List<Tick> ticks = step(page, StepSize.FRAME).strip().ticks();

        // The frame of 33.3 ms ends at 53.9, when the refresh at 50 has gone by.
        assertThat(ticks).extracting(Tick::outcome).startsWith(Outcome.IDLE, Outcome.MADE, Outcome.LATE,
                Outcome.DROPPED);
        assertThat(ticks).extracting(Tick::number).startsWith(0, 1, 2, 0);
    }

    @Test
    void theDisplaysRateChangesWithTheNextFrame() throws IOException {
        WatchedPage page = open("<script>requestAnimationFrame(function f() { requestAnimationFrame(f); });</script>");
        step(page, StepSize.FRAME);
        page.obey(new ScreenCommand(Verb.RATE, ""));
        step(page, StepSize.FRAME);

        List<Tick> ticks = step(page, StepSize.FRAME).strip().ticks();

        assertThat(page.controls().hertz()).isEqualTo(120);
        assertThat(ticks.getLast().to() - ticks.getLast().from()).isBetween(8_333_000L, 8_334_000L);
    }

    @Test
    void theLineThatAskedIsShownAndASelectionHasItsOwnCauses() throws IOException {
        Sources sources = new Sources(null);
        String markup = "<script>\nsetTimeout(() => {\n  queueMicrotask(() => {});\n});\n</script>";
        sources.add("(page)", markup);
        WatchedPage page = WatchedPage.open(60, options -> frameloop.open(markup, options), PageOptions.defaults(),
                sources);
        open.add(page);

        Snapshot now = step(page, StepSize.MICROTASK);

        assertThat(Objects.requireNonNull(now.excerpt()).marked()).isEqualTo(3);
        assertThat(now.excerpt().lines()).contains("  queueMicrotask(() => {});");
        assertThat(now.causes()).extracting(Snapshot.Cause::where).containsExactly("(page):3", "(page):2", "");
        page.obey(new ScreenCommand(Verb.SELECT, String.valueOf(now.causes().get(1).id())));
        Snapshot selected = Objects.requireNonNull(page.stepper().awaitHeld());
        assertThat(selected.causes()).isEqualTo(now.causes().subList(1, 3));
        assertThat(Objects.requireNonNull(selected.excerpt()).marked()).isEqualTo(2);
    }

    @Test
    void apageThatDoesNotEndIsEndedAndSaysSo() throws IOException {
        WatchedPage page = WatchedPage.open(60,
                options -> frameloop.open("<script>for (;;);</script>", options.withStatementBudget(1000)),
                PageOptions.defaults(), new Sources(null));
        open.add(page);

        assertThat(step(page, StepSize.FRAME).at()).startsWith("the page was ended");
    }

    private WatchedPage open(String markup) throws IOException {
        WatchedPage page = WatchedPage.open(60, options -> frameloop.open(markup, options), PageOptions.defaults(),
                new Sources(null));
        open.add(page);
        return page;
    }

    private static Snapshot step(WatchedPage page, StepSize size) {
        page.stepper().awaitHeld();
        page.obey(new ScreenCommand(Verb.STEP, size.word()));
        return Objects.requireNonNull(page.stepper().awaitHeld());
    }

    private static Snapshot stepTo(WatchedPage page, StepSize size, String at) {
        Snapshot now = step(page, size);
        while (!now.at().equals(at)) {
            now = step(page, size);
        }
        return now;
    }

    private static List<String> console(Snapshot snapshot) {
        return snapshot.console().stream().map(Snapshot.Line::text).toList();
    }
}
