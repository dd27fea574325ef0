package dev.frameloop.demos.bench;

import com.sun.management.ThreadMXBean;
import dev.frameloop.demos.frames.BlankDocument;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.LoopOptions;
import dev.frameloop.engine.time.SystemClock;

import java.lang.management.ManagementFactory;
import java.time.Duration;

/// What the loop takes of the machine when it has nothing to do.
final class Resources {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

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

    /// How many bytes an empty virtual frame allocates, over very many.
    static double bytesAFrame(int frames) {
        EventLoop loop = new EventLoop();
        int[] painted = {0};
        loop.addDocument(new BlankDocument() {
            @Override
            public void paint() {
                painted[0]++;
            }
        });
        loop.requestFrame();
        loop.runUntil(() -> painted[0] >= frames / 10, Duration.ofDays(365));
        long before = THREADS.getCurrentThreadAllocatedBytes();
        int last = painted[0] + frames;
        loop.runUntil(() -> painted[0] >= last, Duration.ofDays(365));
        long allocated = THREADS.getCurrentThreadAllocatedBytes() - before;
        loop.close();
        return allocated / (double) frames;
    }
}
