package dev.frameloop.demos.bench;

import dev.frameloop.demos.frames.BlankDocument;
import dev.frameloop.engine.frame.PeriodicFrameSource;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.LoopOptions;
import dev.frameloop.engine.time.Clock;
import dev.frameloop.engine.time.SystemClock;

import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/// How punctual frames are in real time: those of the loop, and the calls of `scheduleAtFixedRate`.
///
/// @param hertz the rate
/// @param frames how many frames there should have been
/// @param missed how many of them there were not
/// @param late how late each was, in nanoseconds, in ascending order
record TimedFrames(double hertz, int frames, long missed, long[] late) {
    private static final double NANOS_PER_SECOND = 1e9;

    static TimedFrames ofLoop(double hertz, Duration length) {
        Clock clock = new SystemClock();
        EventLoop loop = new EventLoop(
                LoopOptions.defaults().withClock(clock).withFrameSource(new PeriodicFrameSource(hertz)));
        int expected = expected(hertz, length);
        long[] late = new long[expected * 2];
        int[] count = {0};
        long[] missed = {0};
        loop.addDocument(new BlankDocument());
        loop.addFrameObserver(frame -> {
            missed[0] += frame.work().missed();
            if (count[0] < late.length) {
                late[count[0]++] = frame.timing().start() - frame.timing().opportunity();
            }
        });
        loop.requestFrame();
        loop.runFor(length);
        loop.close();
        return new TimedFrames(hertz, expected, missed[0], sorted(late, count[0]));
    }

    static TimedFrames ofExecutor(double hertz, Duration length) throws InterruptedException {
        Clock clock = new SystemClock();
        int expected = expected(hertz, length);
        long period = (long) (NANOS_PER_SECOND / hertz);
        long[] late = new long[expected];
        int[] count = {0};
        CountDownLatch done = new CountDownLatch(1);
        try (ScheduledExecutorService executor = Executors.newSingleThreadScheduledExecutor()) {
            long start = clock.now();
            executor.scheduleAtFixedRate(() -> {
                if (count[0] < late.length) {
                    late[count[0]] = Math.max(0, clock.now() - start - (count[0] + 1) * period);
                    count[0]++;
                } else {
                    done.countDown();
                }
            }, period, period, TimeUnit.NANOSECONDS);
            done.await();
            executor.shutdownNow();
        }
        long missed = Arrays.stream(late).filter(nanos -> nanos > period).count();
        return new TimedFrames(hertz, expected, missed, sorted(late, count[0]));
    }

    private static int expected(double hertz, Duration length) {
        return (int) (hertz * length.toNanos() / NANOS_PER_SECOND);
    }

    private static long[] sorted(long[] values, int count) {
        long[] sorted = Arrays.copyOf(values, count);
        Arrays.sort(sorted);
        return sorted;
    }

    /// How late, in microseconds, the frame was that was later than `percent` of all.
    double lateMicros(double percent) {
        return late.length == 0 ? 0 : late[(int) Math.min(late.length - 1, percent / 100 * late.length)] / 1e3;
    }
}
