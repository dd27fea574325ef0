package dev.frameloop.engine.node;

import dev.frameloop.engine.loop.LoopOptions;
import dev.frameloop.engine.loop.LoopTerminatedException;
import dev.frameloop.engine.time.Clock;
import dev.frameloop.engine.trace.Trace;
import dev.frameloop.engine.trace.TraceKind;
import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/// The loop of Node.js: libuv's, with ticks and microtasks after every callback, and with timers and immediates as Node.js makes them.
///
/// Whatever libuv calls has to come in through {@link #makeCallback}; what this class starts itself does. An exception that nobody
/// catches goes to the {@link NodeHost}, which says whether the program goes on.
///
/// Owner thread only.
public final class NodeLoop implements AutoCloseable {
    private final LibuvLoop libuv;
    private final NodeHost host;
    private final TickQueue ticks;
    private final NodeTimers timers;
    private final Immediates immediates;
    private int scopes;
    private long callbacks;

    /// A loop of Node.js 20 with a given clock and a plain host.
    public NodeLoop(Clock clock) {
        this(LibuvVersion.SINCE_1_45, clock, NodeHost.plain(), LoopOptions.DEFAULT_MICROTASK_LIMIT);
    }

    /// A loop owned by the current thread.
    ///
    /// @param microtaskLimit how many ticks and microtasks may follow one callback before they are taken to be endless, at least 1
    public NodeLoop(LibuvVersion version, Clock clock, NodeHost host, long microtaskLimit) {
        this.host = host;
        libuv = new LibuvLoop(version, clock);
        ticks = new TickQueue(libuv, host, microtaskLimit);
        timers = new NodeTimers(this);
        immediates = new Immediates(this);
    }

    // ---- Running -----------------------------------------------------------------------------------------------------------------

    /// Runs a program: its main script, then the loop until nothing is alive, asking the host each time whether there is more.
    ///
    /// @param name what the trace calls the main script
    /// @param limit how much of the loop's time may pass at the most; what is left then does not run
    /// @return whether it came to its end by itself, or by {@link ProcessExit}
    /// @throws LoopTerminatedException if ticks or microtasks are endless
    public boolean run(String name, Runnable mainScript, Duration limit) {
        long end = saturatedAdd(libuv.clock().now(), limit);
        TimerHandle limiter = new TimerHandle(libuv);
        limiter.unref();
        limiter.start(libuv::stop, Math.max(1, Math.ceilDiv(end - libuv.clock().now(), 1_000_000L)), 0);
        try {
            makeCallback(TraceKind.SCRIPT, name, mainScript);
            boolean more;
            do {
                libuv.run(RunMode.DEFAULT);
                if (libuv.clock().now() >= end) {
                    return false;
                }
                if (Thread.currentThread().isInterrupted()) {
                    return false;
                }
                if (!libuv.isAlive()) {
                    guarded(host::beforeExit);
                }
                more = libuv.isAlive();
            } while (more);
        } catch (ProcessExit exit) {
            return true;
        } finally {
            limiter.stop();
        }
        return true;
    }

    private static long saturatedAdd(long now, Duration limit) {
        try {
            return Math.addExact(now, limit.toNanos());
        } catch (ArithmeticException e) {
            return Long.MAX_VALUE - 1;
        }
    }

    /// Runs a callback of libuv, and if it is the outermost one, all ticks and microtasks after it.
    ///
    /// @see <a href="https://nodejs.org/docs/latest-v20.x/api/process.html#when-to-use-queuemicrotask-vs-processnexttick">Node.js: the next
    ///     tick queue</a>
    public void makeCallback(Runnable callback) {
        call(callback);
        closeScope();
    }

    /// The same, but after an exception that somebody dealt with ticks and microtasks wait for the next callback.
    ///
    /// @return whether there was no exception
    boolean makeImmediateCallback(Runnable callback) {
        boolean succeeded = call(callback);
        if (succeeded) {
            closeScope();
        }
        return succeeded;
    }

    private boolean call(Runnable callback) {
        scopes++;
        callbacks++;
        try {
            return guarded(callback);
        } finally {
            scopes--;
        }
    }

    /// The same, as something that begins in the trace here.
    void makeCallback(TraceKind kind, String name, Runnable callback) {
        makeCallback(() -> {
            libuv.trace().begin(kind, name, 0);
            callback.run();
            libuv.trace().end(kind, name, 0);
        });
    }

    /// Runs something whose exceptions go to the host.
    ///
    /// @return whether there was none
    boolean guarded(Runnable callback) {
        int depth = libuv.trace().depth();
        try {
            callback.run();
            return true;
        } catch (ProcessExit | LoopTerminatedException e) {
            throw e;
        } catch (RuntimeException | Error e) {
            libuv.trace().unwind(depth);
            uncaught(e);
            return false;
        }
    }

    /// Hands on what was thrown and not caught.
    void uncaught(Throwable thrown) {
        if (!host.uncaughtException(thrown)) {
            throw new ProcessExit();
        }
        // Ticks that wait are not forgotten: there is at least one more check phase.
        immediates.set(() -> {});
    }

    /// The outermost callback has ended.
    private void closeScope() {
        if (scopes > 0) {
            return;
        }
        ticks.begin();
        if (!ticks.isScheduled()) {
            guarded(ticks::runMicrotasks);
        }
        // After an exception in a tick Node.js goes on once; what is left after another one waits for the next callback.
        for (int i = 0; i < 2 && (ticks.isScheduled() || ticks.hasRejectionToWarn()); i++) {
            guarded(ticks::processTicksAndRejections);
        }
    }

    /// How many callbacks have begun; ticks and microtasks after a callback count to it.
    public long callbacks() {
        return callbacks;
    }

    /// Whether a callback, a tick or a microtask runs now.
    public boolean isRunning() {
        return scopes > 0 || ticks.isRunning();
    }

    // ---- What programs ask for ---------------------------------------------------------------------------------------------------

    /// Has something called after the current callback, before microtasks: `process.nextTick`.
    public void nextTick(String name, Runnable callback) {
        libuv.checkOwner();
        ticks.nextTick(name, callback);
    }

    /// Queues a microtask: a promise job or a callback of `queueMicrotask`.
    public void queueMicrotask(String name, Runnable microtask) {
        libuv.checkOwner();
        ticks.queueMicrotask(name, microtask);
    }

    /// Notes that a promise was rejected, or handled after that: the host hears of it once ticks and microtasks have run.
    public void rejectionToWarn() {
        ticks.rejectionToWarn();
    }

    /// Has something called once: `setTimeout`.
    ///
    /// @param millis after how many milliseconds; what is not between 1 and 2147483647 is 1
    public NodeTimer setTimeout(Runnable callback, double millis) {
        libuv.checkOwner();
        return timers.set(callback, millis, false);
    }

    /// Has something called again and again: `setInterval`.
    ///
    /// @param millis after how many milliseconds; what is not between 1 and 2147483647 is 1
    public NodeTimer setInterval(Runnable callback, double millis) {
        libuv.checkOwner();
        return timers.set(callback, millis, true);
    }

    /// Has something called in the next check phase: `setImmediate`.
    public Immediate setImmediate(Runnable callback) {
        libuv.checkOwner();
        return immediates.set(callback);
    }

    /// Does something on another thread, and calls back as {@link #makeCallback} does.
    ///
    /// @param name what the trace calls it
    /// @see LibuvLoop#queueWork
    public <T> void queueWork(String name, Callable<T> work, WorkCallback<T> after) {
        libuv.queueWork(name, work, (result, failure) -> makeCallback(() -> after.done(result, failure)));
    }

    /// A callback for a request of libuv, which comes in as {@link #makeCallback} does.
    public <T extends @Nullable Object> Consumer<T> callback(Consumer<T> callback) {
        return value -> makeCallback(() -> callback.accept(value));
    }

    /// libuv's loop below.
    public LibuvLoop libuv() {
        return libuv;
    }

    /// The loop's account of what happens.
    public Trace trace() {
        return libuv.trace();
    }

    TickQueue ticks() {
        return ticks;
    }

    @Override
    public void close() {
        libuv.close();
    }
}
