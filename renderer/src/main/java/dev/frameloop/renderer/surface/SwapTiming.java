package dev.frameloop.renderer.surface;

import dev.frameloop.engine.time.Clock;

import java.util.Arrays;

/// Finds out whether swapping buffers waits for the display: on some it never does (Xvfb, drivers that are told not to), and some do not know
/// their rate.
final class SwapTiming {
    /// Swaps that fill the queue of buffers, and then those that are timed.
    private static final int WARM_UP = 3;
    private static final int TIMED = 7;
    /// A display's frame takes between these, in nanoseconds.
    private static final double SHORTEST = 2e6;
    private static final double LONGEST = 45e6;
    private static final double TOLERANCE = 0.25;

    private SwapTiming() {}

    /// The display's rate in hertz, if swapping waits for it; otherwise 0.
    ///
    /// @param swap swaps once
    /// @param toldHertz what the display tells of its rate, 0 for nothing
    static double refreshRate(Clock clock, Runnable swap, int toldHertz) {
        for (int i = 0; i < WARM_UP; i++) {
            swap.run();
        }
        double[] nanos = new double[TIMED];
        long before = clock.now();
        for (int i = 0; i < TIMED; i++) {
            swap.run();
            long now = clock.now();
            nanos[i] = now - before;
            before = now;
        }
        return judge(nanos, toldHertz);
    }

    static double judge(double[] nanos, int toldHertz) {
        double[] sorted = nanos.clone();
        Arrays.sort(sorted);
        double median = sorted[sorted.length / 2];
        if (toldHertz > 0) {
            double told = 1e9 / toldHertz;
            return Math.abs(median - told) < told * TOLERANCE ? toldHertz : 0;
        }
        boolean steady = sorted[sorted.length - 2] - sorted[1] < median * TOLERANCE;
        return median > SHORTEST && median < LONGEST && steady ? 1e9 / median : 0;
    }
}
