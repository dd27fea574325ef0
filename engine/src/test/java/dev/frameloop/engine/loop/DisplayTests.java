package dev.frameloop.engine.loop;

import dev.frameloop.engine.frame.AnimationFrameCallbacks;
import dev.frameloop.engine.frame.FrameRecord;
import dev.frameloop.engine.frame.LateFrames;
import dev.frameloop.engine.frame.PeriodicFrameSource;
import dev.frameloop.engine.frame.RenderableDocument;
import dev.frameloop.engine.frame.RenderingStep;
import dev.frameloop.engine.time.VirtualClock;
import org.junit.jupiter.api.Test;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class DisplayTests {
    private final EventLoop loop = new EventLoop();
    private final VirtualClock clock = (VirtualClock) loop.clock();
    private final List<FrameRecord> frames = new ArrayList<>();

    @Test
    void lateFramesStartAtOnceWithTheTimeOfTheLatestTick() {
        loop.addFrameObserver(frames::add);
        loop.addDocument(animation(Duration.ofMillis(20)));
        loop.requestFrame();

        loop.runFor(Duration.ofMillis(999));

        assertThat(frames).hasSize(50);
        assertThat(frames.subList(1, 5)).extracting(frame -> frame.timing().start() / 1_000_000).containsExactly(36L,
                56L, 76L, 96L);
        assertThat(frames.subList(1, 5)).extracting(frame -> frame.timing().opportunity() / 1_000_000)
                .containsExactly(33L, 50L, 66L, 83L);
    }

    @Test
    void lateFramesThatWaitForTheNextTickHalveTheRate() {
        loop.display().setLateFrames(LateFrames.NEXT_TICK);
        loop.addFrameObserver(frames::add);
        loop.addDocument(animation(Duration.ofMillis(20)));
        loop.requestFrame();

        loop.runFor(Duration.ofMillis(999));

        assertThat(frames).hasSize(30);
        assertThat(frames).allMatch(frame -> frame.timing().start() == frame.timing().opportunity());
        assertThat(frames.subList(1, 30)).allMatch(frame -> frame.work().missed() == 1);
    }

    @Test
    void theRateChangesWhileTheLoopRuns() {
        loop.addFrameObserver(frames::add);
        loop.addDocument(animation(Duration.ZERO));
        loop.requestFrame();
        loop.runFor(Duration.ofMillis(1001));
        assertThat(frames).hasSize(60);

        loop.display().setFrameSource(new PeriodicFrameSource(144, loop.lastRenderOpportunityTime()));
        loop.runFor(Duration.ofMillis(1000));

        assertThat(frames.size() - 60).isBetween(143, 145);
        assertThat(frames.get(100).timing().opportunity() - frames.get(99).timing().opportunity()).isBetween(6_944_443L,
                6_944_445L);
    }

    @Test
    void documentsOnSeveralDisplaysHaveTheirFramesAtTheirRates() {
        int[] painted = new int[2];
        loop.addDocument(animation(() -> painted[0]++));
        Display fast = loop.newDisplay(new PeriodicFrameSource(144));
        fast.addDocument(animation(() -> painted[1]++));
        loop.requestFrame();

        loop.runFor(Duration.ofMillis(1001));

        assertThat(painted[0]).isEqualTo(60);
        assertThat(painted[1]).isEqualTo(144);
        loop.removeDisplay(fast);
        assertThatThrownBy(() -> loop.removeDisplay(loop.display())).isInstanceOf(IllegalArgumentException.class);
        loop.runFor(Duration.ofMillis(1000));
        assertThat(painted).containsExactly(120, 144);
    }

    @Test
    void aRecordTellsWhatAFrameTookAndWhyItWasLate() {
        loop.addFrameObserver(frames::add);
        AnimationFrameCallbacks callbacks = new AnimationFrameCallbacks(loop.trace());
        loop.addDocument(document((step, _) -> {
            switch (step) {
                case "runAnimationFrameCallbacks" -> callbacks.run(0);
                case "recalculateStylesAndUpdateLayout" -> clock.consume(Duration.ofMillis(17));
                default -> {
                }
            }
        }));
        callbacks.request(_ -> clock.consume(Duration.ofMillis(2)));
        callbacks.request(_ -> clock.consume(Duration.ofMillis(1)));
        loop.requestFrame();
        loop.runFor(Duration.ofMillis(17));
        loop.queueTask(TaskSource.OTHER, null, "slow task", () -> clock.consume(Duration.ofMillis(100)));
        loop.runFor(Duration.ofMillis(100));

        FrameRecord first = frames.get(0);
        assertThat(first.work()).isEqualTo(new FrameRecord.Work(1, 0, 2, 0));
        assertThat(first.stepNanos(RenderingStep.ANIMATION_FRAME_CALLBACKS)).isEqualTo(3_000_000);
        assertThat(first.stepNanos(RenderingStep.STYLE_AND_LAYOUT)).isEqualTo(17_000_000);
        assertThat(first.timing()).isEqualTo(new FrameRecord.Timing(16_666_666, 16_666_666, 36_666_666, 33_333_333));
        assertThat(first.isDeadlineMet()).isFalse();
        assertThat(first)
                .hasToString("frame 1 at 16.667 ms, 20.000 ms long, too late: \"style and layout\" took 17.000 ms");

        FrameRecord second = frames.get(1);
        assertThat(second.reason()).isEqualTo("it started 103.333 ms late: task \"slow task\" took 100.000 ms");
    }

    private RenderableDocument animation(Duration work) {
        return animation(() -> clock.consume(work));
    }

    private static RenderableDocument animation(Runnable paint) {
        return document((step, _) -> {
            if (step.equals("paint")) {
                paint.run();
            }
        });
    }

    /// What a document does in a step.
    private interface Step {
        void run(String name, Object[] arguments);
    }

    private static RenderableDocument document(Step step) {
        return (RenderableDocument) Proxy.newProxyInstance(RenderableDocument.class.getClassLoader(),
                new Class<?>[]{RenderableDocument.class}, (_, method, arguments) -> {
                    step.run(method.getName(), arguments);
                    return switch (method.getName()) {
                        case "isFullyActive", "hasRenderingOpportunity", "needsRendering" -> true;
                        case "determineContentVisibility", "hasActiveResizeObservations",
                                "hasSkippedResizeObservations" ->
                            false;
                        default -> null;
                    };
                });
    }
}
