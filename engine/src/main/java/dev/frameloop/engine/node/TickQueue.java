package dev.frameloop.engine.node;

import dev.frameloop.engine.loop.LoopTerminatedException;
import dev.frameloop.engine.loop.MicrotaskQueue;
import dev.frameloop.engine.trace.Trace;
import dev.frameloop.engine.trace.TraceKind;
import org.jspecify.annotations.Nullable;

/// What runs after each callback: all ticks, then all microtasks, again until neither is left, then promises that were rejected.
///
/// A tick that a microtask asks for waits until there are no microtasks; a microtask that a tick asks for waits until there are no ticks.
final class TickQueue {
    /// How many before the limit it becomes worth the time to ask which line of the program asks for more.
    private static final int LAST_SUSPECTS = 16;

    private final LibuvLoop libuv;
    private final Trace trace;
    private final NodeHost host;
    private final long limit;
    private final MicrotaskQueue ticks = new MicrotaskQueue();
    private final MicrotaskQueue microtasks = new MicrotaskQueue();
    private boolean scheduled;
    private boolean rejectionToWarn;
    private boolean runningMicrotasks;
    private int depth;
    private long count;
    private @Nullable String culprit;

    TickQueue(LibuvLoop libuv, NodeHost host, long limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("microtaskLimit must be at least 1, but is " + limit);
        }
        this.libuv = libuv;
        trace = libuv.trace();
        this.host = host;
        this.limit = limit;
    }

    void nextTick(String name, Runnable callback) {
        add(ticks, TraceKind.TICK, name, callback);
        scheduled = true;
    }

    void queueMicrotask(String name, Runnable microtask) {
        add(microtasks, TraceKind.MICROTASK, name, microtask);
    }

    private void add(MicrotaskQueue queue, TraceKind kind, String name, Runnable steps) {
        if (count > limit - LAST_SUSPECTS) {
            culprit = trace.location();
        }
        queue.add(name, steps, trace.queued(kind, name, 0), trace.current());
    }

    void rejectionToWarn() {
        rejectionToWarn = true;
    }

    /// Whether ticks wait.
    boolean isScheduled() {
        return scheduled;
    }

    boolean hasRejectionToWarn() {
        return rejectionToWarn;
    }

    boolean isRunning() {
        return depth > 0;
    }

    /// Begins to count what follows one callback.
    void begin() {
        count = 0;
    }

    /// Between two callbacks of one phase: the same as after a callback.
    void runNextTicks() {
        if (!scheduled && !rejectionToWarn) {
            runMicrotasks();
        }
        if (scheduled || rejectionToWarn) {
            processTicksAndRejections();
        }
    }

    /// What a tick throws comes out of here; the ticks after it stay where they are.
    void processTicksAndRejections() {
        do {
            while (!ticks.isEmpty()) {
                run(TraceKind.TICK, ticks);
            }
            runMicrotasks();
        } while (!ticks.isEmpty() || host.processPromiseRejections());
        scheduled = false;
        rejectionToWarn = false;
    }

    void runMicrotasks() {
        if (runningMicrotasks) {
            return;
        }
        runningMicrotasks = true;
        try {
            while (!microtasks.isEmpty()) {
                run(TraceKind.MICROTASK, microtasks);
            }
        } finally {
            runningMicrotasks = false;
        }
    }

    private void run(TraceKind kind, MicrotaskQueue queue) {
        String name = queue.firstName();
        if (++count > limit) {
            throw new LoopTerminatedException("endless: " + limit + " ticks and microtasks ran after one callback, and "
                    + "the next is a " + name + (culprit == null ? "" : ", asked for at " + culprit));
        }
        libuv.clock().beginTask();
        int traceDepth = trace.depth();
        trace.begin(kind, name, queue.firstId(), queue.firstCause(), 0);
        depth++;
        try {
            queue.remove().run();
        } finally {
            depth--;
            trace.unwind(traceDepth);
        }
    }
}
