package dev.frameloop.engine.loop;

import dev.frameloop.engine.timer.TimerEntry;
import dev.frameloop.engine.trace.Trace;
import dev.frameloop.engine.trace.TraceKind;
import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/// The idle callbacks of one window.
///
/// Owner thread only.
///
/// @see <a href="https://w3c.github.io/requestidlecallback/">requestIdleCallback()</a>
public final class IdleCallbacks {
    private static final String NAME = "requestIdleCallback callback";
    private static final long NANOS_PER_MILLI = 1_000_000;

    /// What runs in an idle period.
    @FunctionalInterface
    public interface Callback {
        /// @param deadline how long it may take
        void run(IdleDeadline deadline);
    }

    private static final class Request {
        final Callback callback;
        final long id;
        final long cause;
        @Nullable
        TimerEntry timeout;

        Request(Callback callback, long id, long cause) {
            this.callback = callback;
            this.id = id;
            this.cause = cause;
        }
    }

    private final EventLoop loop;
    private final @Nullable TaskDocument document;
    private final Consumer<IdleCallbacks> remover;
    /// The list of idle request callbacks.
    private final Map<Long, Request> requests = new LinkedHashMap<>();
    /// The list of runnable idle callbacks: those of the idle period that goes on.
    private final Map<Long, Request> runnable = new LinkedHashMap<>();
    private long lastHandle;
    private boolean taskQueued;

    /// @param remover hears when the window is gone
    IdleCallbacks(EventLoop loop, @Nullable TaskDocument document, Consumer<IdleCallbacks> remover) {
        this.loop = loop;
        this.document = document;
        this.remover = remover;
    }

    /// Asks for a callback when the loop is idle.
    ///
    /// @param callback what to call; it must report what it throws itself
    /// @param timeoutMillis after how long to call it even if the loop is never idle; 0 or less for no such limit
    /// @return the handle, greater than 0
    public long request(Callback callback, long timeoutMillis) {
        long handle = ++lastHandle;
        Trace trace = loop.trace();
        Request request = new Request(callback, trace.queued(TraceKind.CALLBACK, NAME, handle), trace.current());
        requests.put(handle, request);
        if (timeoutMillis > 0) {
            // DIVERGES: as a timer's task, for the idle ones may wait as long as there is anything else to do.
            request.timeout = loop.runAfter(timeoutMillis * NANOS_PER_MILLI,
                    () -> loop.queueTask(TaskSource.TIMER, document,
                            "idle callback timeout", () -> invokeTimedOut(handle)));
        }
        return handle;
    }

    /// Takes a request back; an unknown handle is ignored.
    public void cancel(long handle) {
        Request request = requests.remove(handle);
        if (request == null) {
            request = runnable.remove(handle);
        }
        if (request != null) {
            cancelTimeout(request);
        }
    }

    /// Forgets every request, and the window with them; for one that goes away.
    public void close() {
        requests.values().forEach(this::cancelTimeout);
        runnable.values().forEach(this::cancelTimeout);
        requests.clear();
        runnable.clear();
        remover.accept(this);
    }

    /// Whether a callback waits for an idle period.
    boolean isWaiting() {
        return !taskQueued && (!requests.isEmpty() || !runnable.isEmpty());
    }

    /// @see <a href="https://w3c.github.io/requestidlecallback/#start-an-idle-period-algorithm">start an idle period algorithm</a>
    void startIdlePeriod(LongSupplier deadline) {
        // 1.-4. What was requested up to now may run in this period; what is requested in it waits for the next.
        runnable.putAll(requests);
        requests.clear();
        // 5.-6. Queue a task that calls the first of them.
        queueInvocation(deadline);
    }

    private void queueInvocation(LongSupplier deadline) {
        if (!runnable.isEmpty()) {
            taskQueued = true;
            // Who asked for the first of them is to blame.
            loop.trace().within(runnable.values().iterator().next().cause,
                    () -> loop.queueTask(TaskSource.IDLE, document, "idle callbacks", () -> invoke(deadline)));
        }
    }

    /// @see <a href="https://w3c.github.io/requestidlecallback/#invoke-idle-callbacks-algorithm">invoke idle callbacks algorithm</a>
    private void invoke(LongSupplier deadline) {
        taskQueued = false;
        // 1.-2. Nothing to do, or no time left: what is left waits for the next idle period.
        if (runnable.isEmpty() || loop.clock().now() >= deadline.getAsLong()) {
            return;
        }
        // 3. Call the first, and come back for the next one in a task of its own.
        var first = runnable.entrySet().iterator().next();
        runnable.remove(first.getKey());
        cancelTimeout(first.getValue());
        try {
            call(first.getKey(), first.getValue(), new IdleDeadline(loop.clock(), deadline, false));
        } finally {
            queueInvocation(deadline);
        }
    }

    /// @see <a href="https://w3c.github.io/requestidlecallback/#invoke-idle-callback-timeout-algorithm">invoke idle callback timeout
    ///     algorithm</a>
    private void invokeTimedOut(long handle) {
        Request request = requests.remove(handle);
        if (request == null) {
            request = runnable.remove(handle);
        }
        if (request != null) {
            long now = loop.clock().now();
            call(handle, request, new IdleDeadline(loop.clock(), () -> now, true));
        }
    }

    private void call(long handle, Request request, IdleDeadline deadline) {
        loop.trace().begin(TraceKind.CALLBACK, NAME, request.id, request.cause, handle);
        try {
            request.callback.run(deadline);
        } finally {
            loop.trace().end(TraceKind.CALLBACK, NAME, handle);
        }
    }

    private void cancelTimeout(Request request) {
        if (request.timeout != null) {
            loop.cancel(request.timeout);
        }
    }
}
