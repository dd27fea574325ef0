package dev.frameloop.demos.bench;

import dev.frameloop.demos.frames.BlankDocument;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.ExternalOperation;
import dev.frameloop.engine.loop.LoopOptions;
import dev.frameloop.engine.loop.TaskSource;
import dev.frameloop.engine.time.SystemClock;
import dev.frameloop.engine.timer.Timers;
import dev.frameloop.engine.trace.TraceRecorder;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

import java.time.Duration;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/// What the loop's everyday work costs.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class LoopBenchmarks {
    private static final int BATCH = 1000;
    private static final int TRACE_CAPACITY = 1 << 16;
    private static final Runnable NOTHING = () -> {};
    private static final Duration LONG = Duration.ofDays(1);
    private static final int LATER_MILLIS = 60_000;

    private EventLoop loop = new EventLoop();
    private EventLoop tracedLoop = loop;
    private EventLoop realLoop = loop;
    private Timers timers = loop.newTimers(null);
    private ScheduledThreadPoolExecutor executor = new ScheduledThreadPoolExecutor(1);
    private int frames;
    private int received;

    /// Makes the loops on the benchmark's own thread.
    @Setup
    public void setUp() {
        loop = loopWithFrames();
        tracedLoop = loopWithFrames();
        tracedLoop.trace().addSink(new TraceRecorder(TRACE_CAPACITY));
        realLoop = new EventLoop(LoopOptions.defaults().withClock(new SystemClock()));
        timers = loop.newTimers(null);
        executor = new ScheduledThreadPoolExecutor(1);
        executor.setRemoveOnCancelPolicy(true);
    }

    /// Lets go of them.
    @TearDown
    public void tearDown() {
        loop.close();
        tracedLoop.close();
        realLoop.close();
        executor.shutdownNow();
    }

    private EventLoop loopWithFrames() {
        EventLoop made = new EventLoop();
        made.addDocument(new BlankDocument() {
            @Override
            public void paint() {
                frames++;
            }
        });
        return made;
    }

    /// A microtask: queue it, run it.
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public void microtask() {
        for (int i = 0; i < BATCH; i++) {
            loop.queueMicrotask("microtask", NOTHING);
        }
        loop.performMicrotaskCheckpoint();
    }

    /// A task: queue it, choose it, run it.
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public void task() {
        for (int i = 0; i < BATCH; i++) {
            loop.queueTask(TaskSource.OTHER, null, "task", NOTHING);
        }
        loop.runUntilIdle();
    }

    /// A timer that is set and cleared before it is due.
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public void timerSetAndClear() {
        for (int i = 0; i < BATCH; i++) {
            timers.clear(timers.setTimeout(NOTHING, LATER_MILLIS));
        }
    }

    /// The same with the platform's scheduler.
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public void timerSetAndClearByExecutor() {
        for (int i = 0; i < BATCH; i++) {
            executor.schedule(NOTHING, LATER_MILLIS, TimeUnit.MILLISECONDS).cancel(false);
        }
    }

    /// An empty frame on the virtual clock, all steps, nobody listening to the trace.
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public int frame() {
        return runFrames(loop);
    }

    /// The same with a recorder.
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public int frameTraced() {
        return runFrames(tracedLoop);
    }

    private int runFrames(EventLoop framed) {
        int last = frames + BATCH;
        framed.requestFrame();
        framed.runUntil(() -> frames >= last, LONG);
        return frames;
    }

    /// A message posted from another thread and received.
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public int postFromAnotherThread() throws InterruptedException {
        received = 0;
        ExternalOperation sending = realLoop.beginExternalOperation();
        Thread sender = Thread.ofPlatform().start(() -> {
            for (int i = 0; i < BATCH; i++) {
                realLoop.post(() -> received++);
            }
            sending.complete(NOTHING);
        });
        realLoop.runUntil(() -> received == BATCH, LONG);
        sender.join();
        realLoop.runUntilIdle();
        return received;
    }
}
