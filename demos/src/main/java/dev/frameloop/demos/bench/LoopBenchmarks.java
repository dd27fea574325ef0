package dev.frameloop.demos.bench;

import dev.frameloop.demos.frames.BlankDocument;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.LoopOptions;
import dev.frameloop.engine.loop.TaskSource;
import dev.frameloop.engine.time.SystemClock;
import dev.frameloop.engine.timer.Timers;
import dev.frameloop.engine.trace.TraceRecorder;
import io.netty.util.concurrent.DefaultEventExecutor;
import io.netty.util.concurrent.EventExecutor;
import io.netty.util.concurrent.ImmediateEventExecutor;
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
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.SynchronousQueue;
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
    private static final int LATER_MILLIS = 600_000;
    /// Scatters the due times, so that they come in no order.
    private static final int SCATTER = 7919;
    private static final int MILLION = 1_000_000;
    private static final int POSTS = 100_000;

    private EventLoop loop = new EventLoop();
    private EventLoop tracedLoop = loop;
    private EventLoop realLoop = loop;
    private Timers timers = loop.newTimers(null);
    private ScheduledThreadPoolExecutor executor = new ScheduledThreadPoolExecutor(1);
    private EventExecutor netty = ImmediateEventExecutor.INSTANCE;
    private Thread loopThread = Thread.currentThread();
    private final int[] handles = new int[MILLION];
    private final Future<?>[] futures = new Future<?>[MILLION];
    private int frames;

    /// Makes the loops on the benchmark's own thread.
    @Setup
    public void setUp() throws InterruptedException {
        loop = loopWithFrames();
        tracedLoop = loopWithFrames();
        tracedLoop.trace().addSink(new TraceRecorder(TRACE_CAPACITY));
        startRealLoop();
        netty = new DefaultEventExecutor();
        timers = loop.newTimers(null);
        executor = new ScheduledThreadPoolExecutor(1);
        executor.setRemoveOnCancelPolicy(true);
    }

    private void startRealLoop() throws InterruptedException {
        SynchronousQueue<EventLoop> made = new SynchronousQueue<>();
        loopThread = Thread.ofPlatform().start(() -> {
            EventLoop real = new EventLoop(LoopOptions.defaults().withClock(new SystemClock()));
            real.beginExternalOperation();
            try {
                made.put(real);
            } catch (InterruptedException e) {
                return;
            }
            real.runFor(LONG);
        });
        realLoop = made.take();
    }

    /// Lets go of them.
    @TearDown
    public void tearDown() throws InterruptedException {
        loop.close();
        tracedLoop.close();
        realLoop.close();
        loopThread.join();
        executor.shutdownNow();
        netty.shutdownGracefully(0, 0, TimeUnit.SECONDS);
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

    /// A thousand timers set, and then cleared.
    @Benchmark
    @OperationsPerInvocation(BATCH)
    public void timersThousand() {
        setAndClear(BATCH);
    }

    /// A million timers set, and then cleared.
    @Benchmark
    @OperationsPerInvocation(MILLION)
    public void timersMillion() {
        setAndClear(MILLION);
    }

    private void setAndClear(int count) {
        for (int i = 0; i < count; i++) {
            handles[i] = timers.setTimeout(NOTHING, LATER_MILLIS + i * SCATTER % LATER_MILLIS);
        }
        for (int i = 0; i < count; i++) {
            timers.clear(handles[i]);
        }
    }

    /// The same with the platform's scheduler.
    @Benchmark
    @OperationsPerInvocation(MILLION)
    public void timersMillionByExecutor() {
        for (int i = 0; i < MILLION; i++) {
            futures[i] = executor.schedule(NOTHING, LATER_MILLIS + i * SCATTER % LATER_MILLIS, TimeUnit.MILLISECONDS);
        }
        for (int i = 0; i < MILLION; i++) {
            futures[i].cancel(false);
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

    /// As many messages as fit, posted to a loop that runs on its own thread.
    @Benchmark
    @OperationsPerInvocation(POSTS)
    public void postFromAnotherThread() throws InterruptedException {
        CountDownLatch received = new CountDownLatch(1);
        for (int i = 1; i < POSTS; i++) {
            realLoop.post(NOTHING);
        }
        realLoop.post(received::countDown);
        received.await();
    }

    /// The same with Netty's `SingleThreadEventExecutor`.
    @Benchmark
    @OperationsPerInvocation(POSTS)
    public void postFromAnotherThreadByNetty() throws InterruptedException {
        CountDownLatch received = new CountDownLatch(1);
        for (int i = 1; i < POSTS; i++) {
            netty.execute(NOTHING);
        }
        netty.execute(received::countDown);
        received.await();
    }
}
