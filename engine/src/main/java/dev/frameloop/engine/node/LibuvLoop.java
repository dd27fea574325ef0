package dev.frameloop.engine.node;

import dev.frameloop.engine.node.WatcherHandle.Phase;
import dev.frameloop.engine.time.Clock;
import dev.frameloop.engine.timer.TimerEntry;
import dev.frameloop.engine.timer.TimerQueue;
import dev.frameloop.engine.trace.Trace;
import dev.frameloop.engine.trace.TraceKind;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/// The loop of libuv. {@link #run} reads like `uv_run`: one call a phase.
///
/// One thread owns a loop: the one that made it. Times are whole milliseconds of the loop's clock, and the loop remembers the time: it is
/// read again only where libuv does. On the virtual clock poll does not wait for timers: once only timers are left, time jumps to the first of
/// them. What is thrown out of a callback comes out of {@link #run}; whoever sits on the loop has to see to it.
///
/// @see <a href="https://docs.libuv.org/en/v1.x/design.html#the-i-o-loop">libuv: the I/O loop</a>
public final class LibuvLoop implements AutoCloseable {
    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final int MOST_PENDING_ROUNDS = 8;

    private final LibuvVersion version;
    private final Clock clock;
    private final Trace trace;
    private final Thread owner = Thread.currentThread();
    private final Poll poll;

    private long time;
    private boolean stopFlag;
    int activeHandles;
    int activeRequests;

    private final TimerQueue timers = new TimerQueue();
    private ArrayDeque<Runnable> pending = new ArrayDeque<>();
    private final ArrayDeque<WatcherHandle> idleHandles = new ArrayDeque<>();
    private final ArrayDeque<WatcherHandle> prepareHandles = new ArrayDeque<>();
    private final ArrayDeque<WatcherHandle> checkHandles = new ArrayDeque<>();
    private ArrayDeque<Handle> closingHandles = new ArrayDeque<>();

    /// A loop owned by the current thread.
    public LibuvLoop(LibuvVersion version, Clock clock) {
        this.version = version;
        this.clock = clock;
        trace = new Trace(clock);
        poll = new Poll(this);
        updateTime();
    }

    // ---- uv_run --------------------------------------------------------------------------------------------------------------

    /// Runs the loop.
    ///
    /// @return whether something is still alive
    public boolean run(RunMode mode) {
        checkOwner();
        boolean alive = isAlive();
        if (!alive) {
            updateTime();
        }
        if (version == LibuvVersion.SINCE_1_45 && mode == RunMode.DEFAULT && alive && !stopFlag) {
            updateTime();
            runTimers();
        }
        while (alive && !stopFlag) {
            if (version == LibuvVersion.BEFORE_1_45) {
                updateTime();
                runTimers();
            }
            boolean canSleep = pending.isEmpty() && idleHandles.isEmpty();
            runPending();
            runWatchers(Phase.IDLE);
            runWatchers(Phase.PREPARE);

            boolean mayBlock = mode == RunMode.ONCE && canSleep || mode == RunMode.DEFAULT;
            pollIo(mayBlock ? backendTimeout() : 0);
            for (int i = 0; i < MOST_PENDING_ROUNDS && !pending.isEmpty(); i++) {
                runPending();
            }
            runWatchers(Phase.CHECK);
            runClosingHandles();

            if (version == LibuvVersion.SINCE_1_45 || mode == RunMode.ONCE) {
                updateTime();
                runTimers();
            }
            alive = isAlive();
            if (mode != RunMode.DEFAULT) {
                break;
            }
        }
        stopFlag = false;
        return alive;
    }

    /// Whether something keeps the loop alive: an active handle that is referenced, a request, something to close.
    ///
    /// @see <a href="https://docs.libuv.org/en/v1.x/loop.html#c.uv_loop_alive">libuv: uv_loop_alive</a>
    public boolean isAlive() {
        return activeHandles > 0 || activeRequests > 0 || !pending.isEmpty() || !closingHandles.isEmpty();
    }

    /// How long poll would block now, in milliseconds: 0 for not at all, -1 for as long as it takes.
    ///
    /// @see <a href="https://docs.libuv.org/en/v1.x/loop.html#c.uv_backend_timeout">libuv: uv_backend_timeout</a>
    public int backendTimeout() {
        if (stopFlag || activeHandles == 0 && activeRequests == 0 || !pending.isEmpty() || !idleHandles.isEmpty()
                || !closingHandles.isEmpty()) {
            return 0;
        }
        return nextTimeout();
    }

    private int nextTimeout() {
        long due = timers.nextDue();
        if (due == Long.MAX_VALUE) {
            return -1;
        }
        return Math.clamp(due / NANOS_PER_MILLI - time, 0, Integer.MAX_VALUE);
    }

    /// Ends {@link #run} before its next iteration. So does an interruption of its thread.
    public void stop() {
        stopFlag = true;
    }

    // ---- The phases ------------------------------------------------------------------------------------------------------------

    /// Calls the timers that are due. Those that they start come later.
    private void runTimers() {
        if (!timerIsDue()) {
            return;
        }
        trace.begin(TraceKind.PHASE, "timers", 0);
        if (version == LibuvVersion.BEFORE_1_45) {
            while (timerIsDue()) {
                timers.takeFirst().run();
            }
        } else {
            List<Runnable> ready = new ArrayList<>();
            while (timerIsDue()) {
                ready.add(timers.takeFirst());
            }
            ready.forEach(Runnable::run);
        }
        trace.end(TraceKind.PHASE, "timers", 0);
    }

    private boolean timerIsDue() {
        return timers.nextDue() / NANOS_PER_MILLI <= time;
    }

    /// Calls what poll put off, and errors that were known when nobody could be told.
    private void runPending() {
        if (pending.isEmpty()) {
            return;
        }
        trace.begin(TraceKind.PHASE, "pending", 0);
        ArrayDeque<Runnable> now = pending;
        pending = new ArrayDeque<>();
        now.forEach(Runnable::run);
        trace.end(TraceKind.PHASE, "pending", 0);
    }

    private void runWatchers(Phase phase) {
        ArrayDeque<WatcherHandle> handles = watchers(phase);
        if (handles.isEmpty()) {
            return;
        }
        String name = switch (phase) {
            case IDLE -> "idle";
            case PREPARE -> "prepare";
            case CHECK -> "check";
        };
        trace.begin(TraceKind.PHASE, name, 0);
        for (WatcherHandle handle : List.copyOf(handles)) {
            if (handle.isActive()) {
                handle.callback.run();
            }
        }
        trace.end(TraceKind.PHASE, name, 0);
    }

    /// Waits for input and output, and calls back.
    private void pollIo(int timeout) {
        trace.begin(TraceKind.PHASE, "poll", timeout);
        poll.run(timeout);
        if (owner.isInterrupted()) {
            stop();
        }
        trace.end(TraceKind.PHASE, "poll", 0);
    }

    /// Calls the close callbacks of handles, the one that was closed last first.
    private void runClosingHandles() {
        if (closingHandles.isEmpty()) {
            return;
        }
        trace.begin(TraceKind.PHASE, "close", 0);
        ArrayDeque<Handle> now = closingHandles;
        closingHandles = new ArrayDeque<>();
        now.forEach(Handle::finishClosing);
        trace.end(TraceKind.PHASE, "close", 0);
    }

    // ---- Time ------------------------------------------------------------------------------------------------------------------

    /// The loop's time as it remembers it, in milliseconds since the clock's origin.
    ///
    /// @see <a href="https://docs.libuv.org/en/v1.x/loop.html#c.uv_now">libuv: uv_now</a>
    public long now() {
        return time;
    }

    /// Looks at the clock again.
    ///
    /// @see <a href="https://docs.libuv.org/en/v1.x/loop.html#c.uv_update_time">libuv: uv_update_time</a>
    public void updateTime() {
        time = clock.now() / NANOS_PER_MILLI;
    }

    /// The loop's clock.
    public Clock clock() {
        return clock;
    }

    /// The loop's account of what happens.
    public Trace trace() {
        return trace;
    }

    // ---- Requests --------------------------------------------------------------------------------------------------------------

    /// Does something on another thread, and keeps the loop alive meanwhile.
    ///
    /// @param name what the trace calls it
    /// @param work what to do; it knows nothing of the loop
    /// @param after told of the result in the poll phase
    /// @see <a href="https://docs.libuv.org/en/v1.x/threadpool.html">libuv: thread pool work scheduling</a>
    public <T> void queueWork(String name, Callable<T> work, WorkCallback<T> after) {
        checkOwner();
        poll.queueWork(name, work, after);
    }

    /// Has something called in the pending phase.
    void feed(Runnable callback) {
        pending.add(callback);
    }

    // ---- For handles and poll --------------------------------------------------------------------------------------------------

    TimerEntry addTimer(long timeoutMillis, Runnable due) {
        long at = time + timeoutMillis;
        long most = Long.MAX_VALUE / NANOS_PER_MILLI - 1;
        return timers.add((at < 0 || at > most ? most : at) * NANOS_PER_MILLI, due);
    }

    void cancelTimer(TimerEntry entry) {
        timers.cancel(entry);
    }

    ArrayDeque<WatcherHandle> watchers(Phase phase) {
        return switch (phase) {
            case IDLE -> idleHandles;
            case PREPARE -> prepareHandles;
            case CHECK -> checkHandles;
        };
    }

    void addClosing(Handle handle) {
        closingHandles.addFirst(handle);
    }

    Poll poll() {
        return poll;
    }

    /// Runs a callback that was asked for, and tells the trace.
    void run(String name, long id, long cause, Runnable callback) {
        clock.beginTask();
        trace.begin(TraceKind.TASK, name, id, cause, 0);
        callback.run();
        trace.end(TraceKind.TASK, name, 0);
    }

    void checkOwner() {
        if (Thread.currentThread() != owner) {
            throw new IllegalStateException("the loop belongs to thread " + owner.getName() + ", but "
                    + Thread.currentThread().getName() + " called it; do work for it with queueWork(...)");
        }
    }

    /// Ends everything at once: no callback is called any more, sockets are closed, threads end.
    @Override
    public void close() {
        stop();
        poll.close();
    }
}
