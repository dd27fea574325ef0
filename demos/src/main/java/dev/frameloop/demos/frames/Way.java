package dev.frameloop.demos.frames;

import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.timer.Timers;

/// A way to have code run once a frame, or so one hopes.
enum Way {
    /// Asks for the next frame in each frame.
    REQUEST_ANIMATION_FRAME {
        @Override
        String label(int millis) {
            return "requestAnimationFrame";
        }

        @Override
        void start(Context context) {
            context.document.requestAnimationFrame(_ -> start(context));
        }

        @Override
        long due(long queuedNanos, long frameNanos, long count, Context context) {
            return frameNanos;
        }
    },
    /// Sets the next timeout in each callback.
    TIMEOUT_CHAIN {
        @Override
        String label(int millis) {
            return "setTimeout(" + millis + ") chain";
        }

        @Override
        void start(Context context) {
            context.timers.setTimeout(() -> start(context), context.millis);
        }
    },
    /// Sets one interval.
    INTERVAL {
        @Override
        String label(int millis) {
            return "setInterval(" + millis + ")";
        }

        @Override
        void start(Context context) {
            context.timers.setInterval(() -> {}, context.millis);
        }
    },
    /// Sets each timeout so that it comes due at the next multiple of the frame's length since the start, however late the last one was.
    SELF_CORRECTING {
        @Override
        String label(int millis) {
            return "self-correcting timer";
        }

        @Override
        void start(Context context) {
            long start = context.loop.clock().now();
            next(context, start, 1);
        }

        private void next(Context context, long start, long count) {
            long wait = start + Math.round(count * context.intervalNanos) - context.loop.clock().now();
            context.timers.setTimeout(() -> next(context, start, count + 1),
                    (int) Math.max(0, Math.round(wait / (double) NANOS_PER_MILLI)));
        }

        @Override
        long due(long queuedNanos, long frameNanos, long count, Context context) {
            return Math.round(count * context.intervalNanos);
        }
    };

    private static final long NANOS_PER_MILLI = 1_000_000;

    /// What a way works with.
    ///
    /// @param loop the loop
    /// @param document the document
    /// @param timers the document's timers
    /// @param intervalNanos how long a frame lasts
    /// @param millis the same as a timeout: in whole milliseconds, rounded down
    record Context(EventLoop loop, AnimatedDocument document, Timers timers, double intervalNanos, int millis) {}

    /// What it is called.
    abstract String label(int millis);

    /// Starts, and goes on for ever.
    abstract void start(Context context);

    /// When a callback should have run, in the loop's time.
    ///
    /// @param queuedNanos when it was asked for
    /// @param frameNanos the time of the frame in which it runs, if it runs in one
    /// @param count which callback it is, from 1
    long due(long queuedNanos, long frameNanos, long count, Context context) {
        return queuedNanos + context.millis * NANOS_PER_MILLI;
    }
}
