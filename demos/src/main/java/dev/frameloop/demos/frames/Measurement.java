package dev.frameloop.demos.frames;

import dev.frameloop.engine.loop.TaskSource;
import dev.frameloop.engine.trace.TraceKind;
import dev.frameloop.engine.trace.TracePhase;
import dev.frameloop.engine.trace.TraceSink;

import java.util.Arrays;

/// What the trace tells of the ways: every number of the demo comes from here.
///
/// Which way a callback belongs to follows from its causes: the task that starts a way is called by its label, and everything that has
/// something of a way as its cause is of that way.
final class Measurement implements TraceSink {
    /// In place of the number of callbacks: the loop was busy when the display refreshed, and nothing was painted.
    static final int NOT_PAINTED = -1;

    private static final int WAYS = Way.values().length;

    private final Way.Context context;
    private final String[] labels = new String[WAYS];
    private final Series[] series = new Series[WAYS];
    /// For each number of the trace, the ordinal of its way plus one, and when it was asked for.
    private byte[] wayOf = new byte[1024];
    private long[] queuedAt = new long[1024];
    private long frameOpportunity;
    private boolean inFrame;
    private int refreshes;
    private int missed;

    /// What is known of one way.
    static final class Series {
        /// How many callbacks ran before each refresh of the display, or {@link #NOT_PAINTED}.
        int[] perRefresh = new int[256];
        /// When each callback ran, in parts of the frame's length since the last refresh, from 0 to 1.
        double[] phases = new double[256];
        /// How late each callback was, in nanoseconds.
        long[] lateness = new long[256];
        int callbacks;
        private int sinceRefresh;
    }

    Measurement(Way.Context context) {
        this.context = context;
        for (Way way : Way.values()) {
            labels[way.ordinal()] = way.label(context.millis());
            series[way.ordinal()] = new Series();
        }
    }

    @Override
    public void event(TracePhase phase, TraceKind kind, long id, long cause, String name, long nanos, long value) {
        int index = (int) id;
        if (index >= wayOf.length) {
            wayOf = Arrays.copyOf(wayOf, index * 2);
            queuedAt = Arrays.copyOf(queuedAt, index * 2);
        }
        switch (phase) {
            case QUEUED -> {
                wayOf[index] = wayOf[(int) cause];
                queuedAt[index] = nanos;
            }
            case BEGIN -> began(kind, index, name, nanos, value);
            case END -> {
                if (kind == TraceKind.FRAME) {
                    refreshed();
                }
            }
            case INSTANT -> {
                if (kind == TraceKind.MISSED_FRAMES) {
                    notPainted((int) value);
                }
            }
        }
    }

    private void began(TraceKind kind, int index, String name, long nanos, long value) {
        if (kind == TraceKind.FRAME) {
            frameOpportunity = value;
            inFrame = true;
        } else if (kind == TraceKind.TASK && value == TaskSource.RENDERING.ordinal()) {
            // A frame is caused by what asked for it first, and serves all ways.
            wayOf[index] = 0;
        } else if (wayOf[index] != 0) {
            ran(Way.values()[wayOf[index] - 1], queuedAt[index], nanos);
        } else if (kind == TraceKind.TASK) {
            wayOf[index] = (byte) (Arrays.asList(labels).indexOf(name) + 1);
        }
    }

    private void ran(Way way, long queued, long nanos) {
        Series s = series[way.ordinal()];
        if (s.callbacks == s.phases.length) {
            s.phases = Arrays.copyOf(s.phases, s.callbacks * 2);
            s.lateness = Arrays.copyOf(s.lateness, s.callbacks * 2);
        }
        double inFrames = nanos / context.intervalNanos();
        s.phases[s.callbacks] = inFrame ? 0 : inFrames - Math.floor(inFrames);
        s.lateness[s.callbacks] = Math.max(0, nanos - way.due(queued, frameOpportunity, s.callbacks + 1, context));
        s.callbacks++;
        s.sinceRefresh++;
    }

    private void refreshed() {
        inFrame = false;
        for (Series s : series) {
            add(s, s.sinceRefresh);
            s.sinceRefresh = 0;
        }
        refreshes++;
    }

    private void notPainted(int count) {
        for (int i = 0; i < count; i++) {
            for (Series s : series) {
                add(s, NOT_PAINTED);
            }
            refreshes++;
            missed++;
        }
    }

    private void add(Series s, int callbacks) {
        if (refreshes == s.perRefresh.length) {
            s.perRefresh = Arrays.copyOf(s.perRefresh, refreshes * 2);
        }
        s.perRefresh[refreshes] = callbacks;
    }

    Series of(Way way) {
        return series[way.ordinal()];
    }

    /// How often the display refreshed.
    int refreshes() {
        return refreshes;
    }

    /// How many refreshes the loop was too busy for.
    int missed() {
        return missed;
    }

    /// How many refreshes showed the work of exactly `callbacks` callbacks, or of more if `orMore`.
    int refreshesWith(Way way, int callbacks, boolean orMore) {
        return (int) Arrays.stream(of(way).perRefresh, 0, refreshes)
                .filter(count -> count == callbacks || orMore && count > callbacks).count();
    }

    /// How far an animation that moves on by one frame a callback is ahead of the display's time, in milliseconds; behind if negative.
    double driftMillis(Way way, long elapsedNanos) {
        return (of(way).callbacks * context.intervalNanos() - elapsedNanos) / 1e6;
    }

    /// How late callbacks were, in milliseconds, at a percentile from 0 to 100.
    double latenessMillis(Way way, int percentile) {
        Series s = of(way);
        if (s.callbacks == 0) {
            return 0;
        }
        long[] sorted = Arrays.copyOf(s.lateness, s.callbacks);
        Arrays.sort(sorted);
        return sorted[(int) Math.round(percentile / 100.0 * (s.callbacks - 1))] / 1e6;
    }
}
