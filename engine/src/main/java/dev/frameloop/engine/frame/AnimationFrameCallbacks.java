package dev.frameloop.engine.frame;

import dev.frameloop.engine.trace.Trace;
import dev.frameloop.engine.trace.TraceKind;

import java.util.LinkedHashMap;
import java.util.Map;

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

    private record Request(Callback callback, long id, long cause) {}

    private final Trace trace;
    private Map<Long, Request> callbacks = new LinkedHashMap<>();
    /// What the frame that runs now has not called yet; empty between frames.
    private Map<Long, Request> running = Map.of();
    private long lastHandle;

    /// @param trace the loop's trace
    public AnimationFrameCallbacks(Trace trace) {
        this.trace = trace;
    }

    /// Asks for a callback in the next frame.
    ///
    /// @param callback called with the frame's time; it must report what it throws itself
    /// @return the handle, greater than 0
    public long request(Callback callback) {
        long handle = ++lastHandle;
        long id = trace.queued(TraceKind.CALLBACK, NAME, handle);
        callbacks.put(handle, new Request(callback, id, trace.current()));
        return handle;
    }

    /// Takes a request back, even in the frame that would serve it; an unknown handle is ignored.
    public void cancel(long handle) {
        if (callbacks.remove(handle) == null && !running.isEmpty()) {
            running.remove(handle);
        }
    }

    /// Whether no callback waits.
    public boolean isEmpty() {
        return callbacks.isEmpty();
    }

    /// Runs the callbacks that were requested before this moment; those that they request wait for the next frame.
    ///
    /// @param timestamp the frame's time in milliseconds, relative to the global's time origin
    /// @see <a href="https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#run-the-animation-frame-callbacks">HTML: run the
    ///     animation frame callbacks</a>
    public void run(double timestamp) {
        if (callbacks.isEmpty()) {
            return;
        }
        running = callbacks;
        callbacks = new LinkedHashMap<>();
        while (!running.isEmpty()) {
            var first = running.entrySet().iterator().next();
            running.remove(first.getKey());
            Request request = first.getValue();
            trace.begin(TraceKind.CALLBACK, NAME, request.id, request.cause, first.getKey());
            try {
                request.callback.run(timestamp);
            } finally {
                trace.end(TraceKind.CALLBACK, NAME, first.getKey());
            }
        }
    }
}
