package dev.frameloop.engine.loop;

import dev.frameloop.engine.frame.FrameRecord;
import dev.frameloop.engine.frame.RenderingStep;
import dev.frameloop.engine.time.Clock;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Keeps account of how frames go, while somebody wants to know; otherwise it neither reads the clock nor allocates.
final class FrameLog {
    private final Clock clock;
    private final long[] steps = new long[RenderingStep.values().length];
    private List<Consumer<FrameRecord>> observers = List.of();
    private long frames;
    private String task = "";
    private long taskStart;
    private String longestTask = "";
    private long longestTaskNanos;
    private long stepStart;
    private long missed;

    FrameLog(Clock clock) {
        this.clock = clock;
    }

    void addObserver(Consumer<FrameRecord> observer) {
        observers = Stream.concat(observers.stream(), Stream.of(observer)).toList();
    }

    void removeObserver(Consumer<FrameRecord> observer) {
        observers = observers.stream().filter(other -> other != observer).toList();
    }

    boolean isObserved() {
        return !observers.isEmpty();
    }

    void beginTask(String name) {
        if (isObserved()) {
            task = name;
            taskStart = clock.now();
        }
    }

    void endTask() {
        if (isObserved() && clock.now() - taskStart > longestTaskNanos) {
            longestTaskNanos = clock.now() - taskStart;
            longestTask = task;
        }
    }

    /// Opportunities have passed unused.
    void missed(long count) {
        missed += count;
    }

    void beginStep() {
        if (isObserved()) {
            stepStart = clock.now();
        }
    }

    void endStep(RenderingStep step) {
        if (isObserved()) {
            steps[step.ordinal()] += clock.now() - stepStart;
        }
    }

    /// A frame has ended: tells the observers.
    void endFrame(FrameRecord.Timing timing, int documents, int throttled, long callbacks) {
        frames++;
        FrameRecord record = new FrameRecord(frames, timing,
                new FrameRecord.Work(documents, throttled, (int) callbacks, missed), steps, longestTask,
                longestTaskNanos);
        Arrays.fill(steps, 0);
        longestTask = "";
        longestTaskNanos = 0;
        missed = 0;
        observers.forEach(observer -> observer.accept(record));
    }

    /// A frame has ended that nobody wants to know of.
    void endFrame() {
        frames++;
        missed = 0;
    }
}
