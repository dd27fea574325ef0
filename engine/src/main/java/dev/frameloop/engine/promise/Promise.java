package dev.frameloop.engine.promise;

import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.LoopTerminatedException;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;

/// A promise of the language standard: the same states, and every job at the same place in the microtask queue.
///
/// What a handler returns resolves the promise that `then` gave: a plain value at once, a promise or a {@link Thenable} by the two
/// more jobs that the language takes for it. Reasons of rejections are throwables.
///
/// Owner thread of the loop only; who has a result on another thread posts it: `loop.post(() -> resolvers.resolve(value))`, or
/// uses {@link Promises#from}.
///
/// @param <T> what it is fulfilled with
/// @see <a href="https://tc39.es/ecma262/#sec-promise-objects">ECMAScript: Promise objects</a>
public final class Promise<T extends @Nullable Object> {
    private static final String JOB = "promise job";

    /// What is called with a value or a reason, and returns what the next promise is resolved with.
    @FunctionalInterface
    public interface Handler<A extends @Nullable Object, R extends @Nullable Object> {
        /// @throws Exception rejects the next promise
        R handle(A argument) throws Exception;
    }

    /// How far a promise has come.
    public enum State {
        /// Nothing is known yet.
        PENDING,
        /// It has its value.
        FULFILLED,
        /// It has the reason why there is none.
        REJECTED
    }

    private final Promises promises;
    private State state = State.PENDING;
    private @Nullable Object result;
    private List<Reaction> reactions = List.of();
    private boolean handled;

    Promise(Promises promises) {
        this.promises = promises;
    }

    /// How far it has come.
    public State state() {
        return state;
    }

    /// Its value.
    ///
    /// @throws IllegalStateException if it is not fulfilled
    @SuppressWarnings({"unchecked", "NullAway"}) // it is of the type, null where the type has null
    public T value() {
        require(State.FULFILLED);
        return (T) result;
    }

    /// Why it was rejected.
    ///
    /// @throws IllegalStateException if it is not rejected
    public Throwable reason() {
        require(State.REJECTED);
        return (Throwable) Objects.requireNonNull(result);
    }

    private void require(State needed) {
        if (state != needed) {
            throw new IllegalStateException("the promise is " + state + ", not " + needed);
        }
    }

    Promises promises() {
        return promises;
    }

    // ---- then, and what is made of it ---------------------------------------------------------------------------------------

    /// Calls a handler with the value. A rejection goes through to the promise that this returns.
    ///
    /// A promise or {@link Thenable} that the handler returns is waited for, as in the language; {@link #thenCompose} is the same with
    /// the right type.
    public <R extends @Nullable Object> Promise<R> then(Handler<? super T, ? extends R> onFulfilled) {
        return derive(onFulfilled, null);
    }

    /// Calls one of two handlers.
    public <R extends @Nullable Object> Promise<R> then(Handler<? super T, ? extends R> onFulfilled,
            Handler<? super Throwable, ? extends R> onRejected) {
        return derive(onFulfilled, onRejected);
    }

    /// Calls a handler that returns a promise, and waits for that.
    public <R extends @Nullable Object> Promise<R> thenCompose(Handler<? super T, Promise<R>> onFulfilled) {
        return derive(onFulfilled, null);
    }

    /// `catch`: calls a handler with the reason of a rejection. A value goes through to the promise that this returns.
    ///
    /// @see <a href="https://tc39.es/ecma262/#sec-promise.prototype.catch">ECMAScript: Promise.prototype.catch</a>
    public Promise<T> thenCatch(Handler<? super Throwable, ? extends T> onRejected) {
        return derive(null, onRejected);
    }

    /// `finally`: calls something in either case, waits for what it returns, and passes on how this promise ended.
    ///
    /// @param onFinally called without an argument; a promise that it returns is waited for, and its rejection wins
    /// @see <a href="https://tc39.es/ecma262/#sec-promise.prototype.finally">ECMAScript: Promise.prototype.finally</a>
    public Promise<T> thenFinally(Callable<?> onFinally) {
        // 6.a Then-finally: call it, make a promise of what it returned, and come back to the value after that.
        Handler<T, Object> thenFinally = value -> promises.promiseResolve(onFinally.call()).derive(_ -> value, null);
        // 6.c Catch-finally: the same, with the reason thrown again.
        Handler<Throwable, Object> catchFinally = reason -> promises.promiseResolve(onFinally.call())
                .derive(_ -> Sneaky.rethrow(reason), null);
        return derive(thenFinally, catchFinally);
    }

    /// @see <a href="https://tc39.es/ecma262/#sec-promise.prototype.then">ECMAScript: Promise.prototype.then</a>
    <R extends @Nullable Object> Promise<R> derive(@Nullable Handler<? super T, ?> onFulfilled,
            @Nullable Handler<? super Throwable, ?> onRejected) {
        // 3.-4. A new promise.
        Promise<R> next = new Promise<>(promises);
        // 5.
        performThen(onFulfilled, onRejected, next);
        return next;
    }

    /// @param next the promise that the handler's result resolves; null where nobody wants it, as for `await`
    /// @see <a href="https://tc39.es/ecma262/#sec-performpromisethen">ECMAScript: PerformPromiseThen</a>
    @SuppressWarnings("unchecked") // a handler gets what it was made for: the value, or the reason
    void performThen(@Nullable Handler<? super T, ?> onFulfilled, @Nullable Handler<? super Throwable, ?> onRejected,
            @Nullable Promise<?> next) {
        promises.loop().checkOwner();
        // 3.-8. A reaction.
        Reaction reaction = new Reaction((Handler<@Nullable Object, ?>) onFulfilled,
                (Handler<@Nullable Object, ?>) (Handler<?, ?>) onRejected, next);
        switch (state) {
            // 9. Wait.
            case PENDING -> {
                if (reactions.isEmpty()) {
                    reactions = new ArrayList<>(1);
                }
                reactions.add(reaction);
            }
            // 10. A job for it.
            case FULFILLED -> reaction.enqueue(this);
            // 11. The same; the rejection has somebody who cares now.
            case REJECTED -> {
                if (!handled) {
                    promises.rejections().handled(this);
                }
                reaction.enqueue(this);
            }
        }
        // 12.
        handled = true;
    }

    // ---- Settling -----------------------------------------------------------------------------------------------------------

    /// @see <a href="https://tc39.es/ecma262/#sec-promise-resolve-functions">ECMAScript: promise resolve functions</a>
    void resolve(@Nullable Object resolution) {
        // 7. Not with itself.
        if (resolution == this) {
            reject(new IllegalArgumentException("a promise cannot be resolved with itself: it would wait for ever"));
            return;
        }
        switch (resolution) {
            // 8.-15. What can be waited for is asked in a job of its own.
            case Promise<?> promise ->
                enqueue(() -> promise.performThen(this::resolveHandler, this::rejectHandler, null));
            case Thenable<?> thenable -> enqueue(() -> ask(thenable));
            // 8. Anything else is the value.
            case null, default -> settle(State.FULFILLED, resolution);
        }
    }

    private @Nullable Object resolveHandler(@Nullable Object value) {
        resolve(value);
        return null;
    }

    private @Nullable Object rejectHandler(Throwable reason) {
        reject(reason);
        return null;
    }

    /// @see <a href="https://tc39.es/ecma262/#sec-newpromiseresolvethenablejob">ECMAScript: NewPromiseResolveThenableJob</a>
    private <V extends @Nullable Object> void ask(Thenable<V> thenable) {
        // a. Functions of its own: those before count as called.
        Resolvers<T> resolvers = new Resolvers<>(this);
        // b.-c. What it throws rejects.
        try {
            thenable.then(resolvers::resolution, resolvers::reject);
        } catch (LoopTerminatedException end) {
            throw end;
        } catch (Throwable thrown) {
            resolvers.reject(thrown);
        }
    }

    /// @see <a href="https://tc39.es/ecma262/#sec-rejectpromise">ECMAScript: RejectPromise</a>
    void reject(Throwable reason) {
        // 7. Tell the host, if nobody cares yet.
        boolean nobodyCares = !handled;
        settle(State.REJECTED, reason);
        if (nobodyCares) {
            promises.rejections().rejected(this);
        }
    }

    private void settle(State newState, @Nullable Object newResult) {
        promises.loop().checkOwner();
        List<Reaction> waiting = reactions;
        reactions = List.of();
        state = newState;
        result = newResult;
        for (Reaction reaction : waiting) {
            reaction.enqueue(this);
        }
    }

    private void enqueue(Runnable job) {
        promises.loop().queueMicrotask(JOB, job);
    }

    /// A reaction, and once the promise is settled its job.
    ///
    /// @see <a href="https://tc39.es/ecma262/#sec-newpromisereactionjob">ECMAScript: NewPromiseReactionJob</a>
    private static final class Reaction implements Runnable {
        private final @Nullable Handler<@Nullable Object, ?> onFulfilled;
        private final @Nullable Handler<@Nullable Object, ?> onRejected;
        private final @Nullable Promise<?> next;
        private State state = State.PENDING;
        private @Nullable Object argument;

        Reaction(@Nullable Handler<@Nullable Object, ?> onFulfilled, @Nullable Handler<@Nullable Object, ?> onRejected,
                @Nullable Promise<?> next) {
            this.onFulfilled = onFulfilled;
            this.onRejected = onRejected;
            this.next = next;
        }

        void enqueue(Promise<?> settled) {
            state = settled.state;
            argument = settled.result;
            EventLoop loop = settled.promises.loop();
            loop.queueMicrotask(JOB, this);
        }

        @Override
        public void run() {
            boolean fulfilled = state == State.FULFILLED;
            Handler<@Nullable Object, ?> handler = fulfilled ? onFulfilled : onRejected;
            // d. Without a handler it goes through.
            if (handler == null) {
                passOn(fulfilled);
                return;
            }
            // e. Call it.
            Object value;
            try {
                value = handler.handle(argument);
            } catch (LoopTerminatedException end) {
                throw end;
            } catch (Throwable thrown) {
                if (next == null) {
                    throw Sneaky.rethrow(thrown);
                }
                // h. It threw.
                next.reject(thrown);
                return;
            }
            // i. It returned.
            if (next != null) {
                next.resolve(value);
            }
        }

        private void passOn(boolean fulfilled) {
            if (next == null) {
                return;
            }
            if (fulfilled) {
                next.resolve(argument);
            } else {
                next.reject((Throwable) Objects.requireNonNull(argument));
            }
        }
    }
}
