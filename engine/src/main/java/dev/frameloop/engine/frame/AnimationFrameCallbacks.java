package dev.frameloop.engine.frame;

import dev.frameloop.engine.trace.Trace;
import dev.frameloop.engine.trace.TraceKind;
import org.jspecify.annotations.Nullable;

import java.util.Arrays;

/// The map of animation frame callbacks of one document or worker.
///
/// Owner thread only.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#animation-frames">HTML: animation frames</a>
public final class AnimationFrameCallbacks {
    private static final String NAME = "requestAnimationFrame callback";

    /// What runs in a frame.
    @FunctionalInterface
    public interface Callback {
        /// @param timestamp the frame's time in milliseconds, relative to the global's time origin
        void run(double timestamp);
    }

    private final Trace trace;
    private Batch waiting = new Batch();
    /// What the frame that runs now calls; empty between frames.
    private Batch running = new Batch();

    /// @param trace the loop's trace
    public AnimationFrameCallbacks(Trace trace) {
        this.trace = trace;
    }

    /// Asks for a callback in the next frame.
    ///
    /// @param callback called with the frame's time; it must report what it throws itself
    /// @return the handle, greater than 0
    public long request(Callback callback) {
        long handle = waiting.firstHandle + waiting.size;
        waiting.add(callback, trace.queued(TraceKind.CALLBACK, NAME, handle), trace.current());
        return handle;
    }

    /// Takes a request back, even in the frame that would serve it; an unknown handle is ignored.
    public void cancel(long handle) {
        waiting.take(handle);
        running.take(handle);
    }

    /// Whether no callback waits.
    public boolean isEmpty() {
        return waiting.live == 0;
    }

    /// Runs the callbacks that were requested before this moment; those that they request wait for the next frame.
    ///
    /// @param timestamp the frame's time in milliseconds, relative to the global's time origin
    /// @see <a href="https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#run-the-animation-frame-callbacks">HTML: run the
    ///     animation frame callbacks</a>
    public void run(double timestamp) {
        if (waiting.size == 0) {
            return;
        }
        Batch batch = waiting;
        waiting = running;
        running = batch;
        waiting.firstHandle = batch.firstHandle + batch.size;
        try {
            for (int i = 0; i < batch.size; i++) {
                call(batch, i, timestamp);
            }
        } finally {
            batch.clear();
        }
    }

    private void call(Batch batch, int index, double timestamp) {
        long handle = batch.firstHandle + index;
        Callback callback = batch.take(handle);
        if (callback == null) {
            return;
        }
        trace.begin(TraceKind.CALLBACK, NAME, batch.ids[index], batch.causes[index], handle);
        try {
            callback.run(timestamp);
        } finally {
            trace.end(TraceKind.CALLBACK, NAME, handle);
        }
    }

    /// Requests with handles in a row, in arrays that are used again frame after frame.
    private static final class Batch {
        private @Nullable Callback[] callbacks = new @Nullable Callback[8];
        private long[] ids = new long[8];
        private long[] causes = new long[8];
        private long firstHandle = 1;
        private int size;
        /// How many of them have been neither called nor cancelled.
        private int live;

        void add(Callback callback, long id, long cause) {
            if (size == ids.length) {
                callbacks = Arrays.copyOf(callbacks, size * 2);
                ids = Arrays.copyOf(ids, size * 2);
                causes = Arrays.copyOf(causes, size * 2);
            }
            callbacks[size] = callback;
            ids[size] = id;
            causes[size] = cause;
            size++;
            live++;
        }

        @Nullable
        Callback take(long handle) {
            if (handle < firstHandle || handle >= firstHandle + size) {
                return null;
            }
            int i = (int) (handle - firstHandle);
            Callback callback = callbacks[i];
            if (callback != null) {
                callbacks[i] = null;
                live--;
            }
            return callback;
        }

        void clear() {
            Arrays.fill(callbacks, 0, size, null);
            size = 0;
            live = 0;
        }
    }
}
