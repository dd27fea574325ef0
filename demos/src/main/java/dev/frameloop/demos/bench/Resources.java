package dev.frameloop.demos.bench;

import com.sun.management.ThreadMXBean;
import dev.frameloop.demos.frames.BlankDocument;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.LoopOptions;
import dev.frameloop.engine.time.SystemClock;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/// What the loop takes of the machine when it has nothing to do.
final class Resources {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static final Duration LONG = Duration.ofDays(365);

    private Resources() {}

    /// How much of the processor a loop uses that waits for a timer, in percent of one core.
    static double idleProcessorPercent(Duration length) {
        EventLoop loop = new EventLoop(LoopOptions.defaults().withClock(new SystemClock()));
        loop.runAfter(length.multipliedBy(2).toNanos(), () -> {});
        loop.runFor(Duration.ofMillis(1));
        long before = THREADS.getCurrentThreadCpuTime();
        loop.runFor(length);
        long used = THREADS.getCurrentThreadCpuTime() - before;
        loop.close();
        return used * 100.0 / length.toNanos();
    }

    /// How many bytes that many empty virtual frames allocate altogether, once as many have gone before: what is made once, the code of a
    /// lambda for example, is no cost of frames.
    static long bytesOfFrames(int frames) {
        EventLoop loop = new EventLoop();
        int[] painted = {0};
        loop.addDocument(new BlankDocument() {
            @Override
            public void paint() {
                painted[0]++;
            }
        });
        BooleanSupplier enough = () -> painted[0] >= frames;
        loop.requestFrame();
        long allocated = 0;
        for (int round = 0; round < 2; round++) {
            painted[0] = 0;
            long before = THREADS.getCurrentThreadAllocatedBytes();
            loop.runUntil(enough, LONG);
            allocated = THREADS.getCurrentThreadAllocatedBytes() - before;
        }
        loop.close();
        return allocated;
    }
}
