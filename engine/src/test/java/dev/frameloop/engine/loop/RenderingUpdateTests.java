package dev.frameloop.engine.loop;

import dev.frameloop.engine.frame.ManualFrameSource;
import dev.frameloop.engine.frame.RenderableDocument;
import dev.frameloop.engine.trace.TraceEvent;
import dev.frameloop.engine.trace.TraceIndex;
import dev.frameloop.engine.trace.TraceKind;
import dev.frameloop.engine.trace.TracePhase;
import dev.frameloop.engine.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import static org.assertj.core.api.Assertions.assertThat;

/// The expected order is that of HTML's update the rendering, steps 6 to 23.
class RenderingUpdateTests {
    private static final List<String> STEPS = List.of("reveal", "flushAutofocusCandidates", "runResizeSteps",
            "runScrollSteps", "evaluateMediaQueriesAndReportChanges", "updateAnimationsAndSendEvents",
            "runFullscreenSteps",
            "runCanvasContextLostSteps", "runAnimationFrameCallbacks", "recalculateStylesAndUpdateLayout", "fixUpFocus",
            "performPendingTransitionOperations", "updateIntersectionObservations", "recordRenderingTime",
            "markPaintTiming", "paint", "processTopLayerRemovals");

    private final List<String> log = new ArrayList<>();
    private final List<Throwable> uncaught = new ArrayList<>();
    private final EventLoop loop = new EventLoop(LoopOptions.defaults().withUncaught(uncaught::add));

    @Test
    void everyStepIsDoneForAllDocumentsBeforeTheNextContainersFirst() {
        FakeDocument inner = new FakeDocument("inner");
        FakeDocument outer = new FakeDocument("outer", inner);
        FakeDocument hidden = new FakeDocument("hidden");
        hidden.hasOpportunity = false;
        FakeDocument unchanged = new FakeDocument("unchanged");
        unchanged.needsRendering = false;
        for (FakeDocument top : List.of(outer, hidden, unchanged)) {
            loop.addDocument(top.proxy);
        }

        oneFrame();

        List<String> expected = STEPS.stream().flatMap(step -> List.of("outer " + step, "inner " + step).stream())
                .toList();
        assertThat(log.stream().filter(line -> !line.startsWith("gather")).toList()).isEqualTo(expected);
    }

    @Test
    void resizeObservationsAreBroadcastDeeperAndDeeperAndTheRestIsReported() {
        FakeDocument document = new FakeDocument("page");
        document.resizeDepths.addAll(List.of(1, 4));
        document.skipped = true;
        loop.addDocument(document.proxy);

        oneFrame();

        assertThat(log.stream().filter(line -> line.matches(".*(esize|Layout|gather|broadcast).*")).toList())
                .containsExactly(
                        "page runResizeSteps",
                        "page recalculateStylesAndUpdateLayout", "gather at 0", "broadcast",
                        "page recalculateStylesAndUpdateLayout", "gather at 1", "broadcast",
                        "page recalculateStylesAndUpdateLayout", "gather at 4",
                        "page deliverResizeLoopError");
    }

    @Test
    void contentThatBecomesVisibleIsLaidOutBeforeResizeObserversSeeIt() {
        FakeDocument document = new FakeDocument("page");
        document.becomesVisible = 2;
        loop.addDocument(document.proxy);

        oneFrame();

        assertThat(log.stream().filter(line -> line.endsWith("recalculateStylesAndUpdateLayout"))).hasSize(3);
        assertThat(log.stream().filter(line -> line.startsWith("gather"))).hasSize(1);
    }

    @Test
    void aStepThatThrowsDoesNotKeepOtherDocumentsAndStepsFromTheirs() {
        FakeDocument broken = new FakeDocument("broken");
        broken.throwsIn = "runScrollSteps";
        loop.addDocument(broken.proxy);
        loop.addDocument(new FakeDocument("sound").proxy);

        oneFrame();

        assertThat(uncaught).hasSize(1);
        assertThat(log).contains("sound runScrollSteps", "broken paint", "sound paint");
        assertThat(loop.trace().depth()).isZero();
    }

    @Test
    void framesComeOnlyWhileSomebodyNeedsThemAndMissedOnesAreSkipped() {
        FakeDocument document = new FakeDocument("page");
        loop.addDocument(document.proxy);
        loop.requestFrame();
        loop.runFor(Duration.ofMillis(90));
        assertThat(log.stream().filter("page paint"::equals)).hasSize(5);
        assertThat(loop.lastRenderOpportunityTime()).isEqualTo(83_333_333);

        document.needsRendering = false;
        assertThat(loop.runFor(Duration.ofSeconds(1))).isEqualTo(RunOutcome.NOTHING_LEFT);
        assertThat(log.stream().filter("page paint"::equals)).hasSize(5);
    }

    @Test
    void aFrameIsCausedByWhatFirstAskedForIt() {
        TraceRecorder recorder = new TraceRecorder(200);
        loop.trace().addSink(recorder);
        FakeDocument document = new FakeDocument("page");
        document.needsRendering = false;
        loop.addDocument(document.proxy);
        loop.queueTask(TaskSource.OTHER, null, "first", loop::requestFrame);
        loop.queueTask(TaskSource.OTHER, null, "second", loop::requestFrame);

        loop.runFor(Duration.ofMillis(20));

        TraceIndex index = new TraceIndex(recorder.events());
        TraceEvent task = recorder.events().stream().filter(it -> it.phase() == TracePhase.BEGIN
                && it.kind() == TraceKind.TASK && it.value() == TaskSource.RENDERING.ordinal()).findFirst()
                .orElseThrow();
        assertThat(index.causes(task.id(), 5)).extracting(TraceEvent::name).containsExactly("update the rendering",
                "first");
    }

    @Test
    void byHandThereIsAFrameWhenSomebodySaysSo() {
        ManualFrameSource source = new ManualFrameSource();
        EventLoop byHand = new EventLoop(LoopOptions.defaults().withFrameSource(source));
        byHand.addDocument(new FakeDocument("page").proxy);
        byHand.requestFrame();
        byHand.runFor(Duration.ofSeconds(1));
        assertThat(log).isEmpty();

        source.tick(byHand.clock().now());
        byHand.runUntilIdle();

        assertThat(log.stream().filter("page paint"::equals)).hasSize(1);
    }

    private void oneFrame() {
        loop.renderingOpportunity(loop.clock().now());
        loop.runUntilIdle();
    }

    /// A document that logs which step is called on it.
    private final class FakeDocument {
        final String name;
        final List<FakeDocument> contained;
        final List<Integer> resizeDepths = new ArrayList<>();
        final RenderableDocument proxy;
        boolean hasOpportunity = true;
        boolean needsRendering = true;
        boolean skipped;
        int becomesVisible;
        String throwsIn = "";

        FakeDocument(String name, FakeDocument... contained) {
            this.name = name;
            this.contained = List.of(contained);
            proxy = (RenderableDocument) Proxy.newProxyInstance(RenderableDocument.class.getClassLoader(),
                    new Class<?>[]{RenderableDocument.class}, (_, method, arguments) -> answer(method, arguments));
        }

        @SuppressWarnings("unchecked")
        private @Nullable Object answer(Method method, Object[] arguments) {
            switch (method.getName()) {
                case "queueFrameAlignedTasks" -> {
                    return null;
                }
                case "isFullyActive" -> {
                    return true;
                }
                case "hasRenderingOpportunity" -> {
                    return hasOpportunity;
                }
                case "needsRendering" -> {
                    return needsRendering;
                }
                case "hasActiveResizeObservations" -> {
                    return !resizeDepths.isEmpty();
                }
                case "hasSkippedResizeObservations" -> {
                    return skipped;
                }
                case "determineContentVisibility" -> {
                    return becomesVisible-- > 0;
                }
                case "broadcastActiveResizeObservations" -> {
                    log.add("broadcast");
                    return resizeDepths.removeFirst();
                }
                case "gatherActiveResizeObservationsAtDepth" -> log.add("gather at " + arguments[0]);
                case "forEachContainedDocument" ->
                    contained.forEach(inner -> ((Consumer<RenderableDocument>) arguments[0]).accept(inner.proxy));
                default -> {
                    log.add(name + " " + method.getName());
                    if (method.getName().equals(throwsIn)) {
                        throw new IllegalStateException("thrown in a step");
                    }
                }
            }
            return null;
        }
    }
}
