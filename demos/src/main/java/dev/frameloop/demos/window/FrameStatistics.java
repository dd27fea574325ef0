package dev.frameloop.demos.window;

import dev.frameloop.engine.trace.TraceKind;
import dev.frameloop.engine.trace.TracePhase;
import dev.frameloop.engine.trace.TraceSink;

import java.util.Arrays;
import java.util.Locale;

/// How a loop's frames keep up: how many there were, how many were missed, how late they began and how long they took. From the trace.
public final class FrameStatistics implements TraceSink {
    private long[] late = new long[1024];
    private long[] took = new long[1024];
    private int frames;
    private long missed;
    private long begun;
    private boolean counting;

    /// Forgets what was, and counts from now on; before the first call nothing is counted.
    public void start() {
        frames = 0;
        missed = 0;
        counting = true;
    }

    @Override
    public void event(TracePhase phase, TraceKind kind, long id, long cause, String name, long nanos, long value) {
        if (!counting) {
            return;
        }
        if (kind == TraceKind.MISSED_FRAMES) {
            missed += value;
        } else if (kind == TraceKind.FRAME && phase == TracePhase.BEGIN) {
            begun = nanos;
            if (frames == late.length) {
                late = Arrays.copyOf(late, frames * 2);
                took = Arrays.copyOf(took, frames * 2);
            }
            late[frames] = nanos - value;
        } else if (kind == TraceKind.FRAME && phase == TracePhase.END) {
            took[frames++] = nanos - begun;
        }
    }

    /// How many frames there were.
    public int frames() {
        return frames;
    }

    /// How many refreshes had no frame because the loop was busy.
    public long missed() {
        return missed;
    }

    /// How late frames began, in milliseconds, at a percentile from 0 to 100.
    public double lateMillis(double percentile) {
        return at(late, percentile);
    }

    /// How long frames took, in milliseconds, at a percentile from 0 to 100.
    public double tookMillis(double percentile) {
        return at(took, percentile);
    }

    private double at(long[] nanos, double percentile) {
        if (frames == 0) {
            return 0;
        }
        long[] sorted = Arrays.copyOf(nanos, frames);
        Arrays.sort(sorted);
        return sorted[(int) Math.round(percentile / 100 * (frames - 1))] / 1e6;
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT,
                "%d frames, %d missed; late: median %.3f, 99 %% %.3f, worst %.3f ms; took: median %.2f, 99 %% %.2f, worst %.2f ms",
                frames, missed, lateMillis(50), lateMillis(99), lateMillis(100), tookMillis(50), tookMillis(99),
                tookMillis(100));
    }
}
