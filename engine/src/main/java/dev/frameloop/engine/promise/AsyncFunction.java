package dev.frameloop.engine.promise;

import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.LoopTerminatedException;
import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;

/// One run of an async function on its virtual thread, and the hand-over of the loop to that thread and back.
final class AsyncFunction<T extends @Nullable Object> {
    /// How long a function may take to come to its end when the loop has ended.
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private enum State {
        /// It waits, and whoever started or resumed it owns the loop.
        SUSPENDED,
        /// It waits still, and is about to get the loop: too late to be ended.
        RESUMING,
        /// It owns the loop, and whoever started or resumed it waits.
        RUNNING,
        /// The loop ended while it waited: it comes to its end without owning the loop.
        ENDED,
        /// It is over.
        DONE
    }

    private static final Set<State> HAS_ITS_TURN = Set.of(State.RUNNING);
    private static final Set<State> WAITS = Set.of(State.SUSPENDED, State.RESUMING);

    private final Promises promises;
    private final EventLoop loop;
    private final Promise<T> promise;
    private final Thread thread;
    private final AtomicReference<State> state = new AtomicReference<>(State.SUSPENDED);
    private final AsyncStackTrace start = new AsyncStackTrace("an async function started here", null);
    private final Runnable end = this::end;
    private volatile Thread resumer = Thread.currentThread();
    private boolean started;
    private int depth;
    private @Nullable Object value;
    private @Nullable Throwable thrown;
    private @Nullable LoopTerminatedException fault;

    AsyncFunction(Promises promises, Async.Body<T> body) {
        this.promises = promises;
        loop = promises.loop();
        loop.checkOwner();
        promise = new Promise<>(promises);
        thread = Thread.ofVirtual().name("async function").unstarted(() -> run(body));
    }

    Promise<T> start() {
        loop.addTerminationObserver(end);
        resume();
        return promise;
    }

    boolean isCurrentThread() {
        return Thread.currentThread() == thread;
    }

    /// Lets the function run until it waits or is over.
    private void resume() {
        AsyncFunction<?> before = promises.running;
        if (!state.compareAndSet(State.SUSPENDED, State.RESUMING)) {
            return;
        }
        promises.running = this;
        depth = loop.trace().depth();
        resumer = Thread.currentThread();
        loop.handOver(thread);
        state.set(State.RUNNING);
        if (started) {
            LockSupport.unpark(thread);
        } else {
            started = true;
            thread.start();
        }
        parkWhile(HAS_ITS_TURN);
        promises.running = before;
        if (fault != null) {
            throw fault;
        }
    }

    /// Waits until the other side has had its turn. An interrupt has to wait, too: the loop is not ours now.
    private void parkWhile(Set<State> waited) {
        boolean interrupted = false;
        while (waited.contains(state.get())) {
            LockSupport.park(this);
            interrupted |= Thread.interrupted();
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /// On the function's thread: gives the loop back.
    private void giveBack(State newState) {
        Thread waiting = resumer;
        loop.handOver(waiting);
        state.set(newState);
        LockSupport.unpark(waiting);
    }

    private void run(Async.Body<T> body) {
        try {
            settle(body);
        } catch (LoopTerminatedException terminated) {
            if (state.get() != State.ENDED) {
                fault = terminated;
            }
        }
        if (state.get() == State.ENDED) {
            state.set(State.DONE);
        } else {
            loop.removeTerminationObserver(end);
            giveBack(State.DONE);
        }
    }

    private void settle(Async.Body<T> body) {
        T result;
        try {
            result = body.run();
        } catch (LoopTerminatedException terminated) {
            throw terminated;
        } catch (Throwable failure) {
            if (state.get() != State.ENDED) {
                promise.reject(failure);
            }
            return;
        }
        if (state.get() != State.ENDED) {
            promise.resolve(result);
        }
    }

    /// @see <a href="https://tc39.es/ecma262/#await">ECMAScript: Await</a>
    @SuppressWarnings({"unchecked", "NullAway"}) // it is the promise's value, of its type
    <V extends @Nullable Object> V await(Promise<V> awaited) {
        if (state.get() == State.ENDED) {
            throw ended();
        }
        if (loop.trace().depth() != depth) {
            throw new IllegalStateException(
                    "await within a callback that the async function has called: only the function itself can wait");
        }
        // 3.-9. Come back when it is settled.
        awaited.performThen(this::fulfilled, this::rejected, null);
        // 10.-12. Whoever started or resumed the function goes on.
        suspend();
        Throwable reason = thrown;
        if (reason != null) {
            thrown = null;
            reason.addSuppressed(new AsyncStackTrace("an async function waited here", start));
            throw Sneaky.rethrow(reason);
        }
        return (V) value;
    }

    private void suspend() {
        giveBack(State.SUSPENDED);
        if (loop.termination() != null) {
            state.compareAndSet(State.SUSPENDED, State.ENDED);
        }
        parkWhile(WAITS);
        if (state.get() == State.ENDED) {
            throw ended();
        }
    }

    private LoopTerminatedException ended() {
        return new LoopTerminatedException("the loop of an async function that waits has ended: " + loop.termination());
    }

    private @Nullable Object fulfilled(@Nullable Object newValue) {
        value = newValue;
        resume();
        return null;
    }

    private @Nullable Object rejected(Throwable reason) {
        thrown = reason;
        resume();
        return null;
    }

    /// The loop has ended: a function that waits comes to its end now, on its own thread. From any thread.
    private void end() {
        // Where it has noticed by itself, it is on its way to its end.
        if (state.compareAndSet(State.SUSPENDED, State.ENDED) || state.get() == State.ENDED && !isCurrentThread()) {
            LockSupport.unpark(thread);
            boolean interrupted = Thread.interrupted();
            try {
                if (started && !thread.join(PATIENCE)) {
                    loop.reportUncaught(
                            new IllegalStateException("an async function goes on although its loop has ended", start));
                }
            } catch (InterruptedException e) {
                interrupted = true;
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
