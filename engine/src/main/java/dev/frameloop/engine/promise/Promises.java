package dev.frameloop.engine.promise;

import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.ExternalOperation;
import dev.frameloop.engine.loop.LoopTerminatedException;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;

/// Makes the promises of one loop: what the `Promise` constructor and its static methods are in the language.
///
/// A promise that is rejected without anybody to handle it is reported in a task after the microtask checkpoint, at the time at which a page
/// would get `unhandledrejection`.
///
/// Owner thread of the loop only.
///
/// @see <a href="https://tc39.es/ecma262/#sec-properties-of-the-promise-constructor">ECMAScript: properties of the Promise constructor</a>
public final class Promises {
    private final EventLoop loop;
    private final Rejections rejections;
    /// The async function that runs now, the innermost one; null outside of them.
    @Nullable
    AsyncFunction<?> running;

    /// What decides about a new promise.
    ///
    /// @param <T> what the promise is fulfilled with
    @FunctionalInterface
    public interface Executor<T extends @Nullable Object> {
        /// @param resolvers settle the promise, now or later
        /// @throws Exception rejects the promise, unless it is resolved already
        void execute(Resolvers<T> resolvers) throws Exception;
    }

    /// The promises of a loop; unhandled rejections go to the loop's {@link EventLoop#reportUncaught}.
    public Promises(EventLoop loop) {
        this.loop = loop;
        rejections = new Rejections(loop, null);
    }

    /// The promises of a loop.
    ///
    /// @param unhandled told of rejections that nobody handles, each with its reason
    public Promises(EventLoop loop, BiConsumer<Promise<?>, Throwable> unhandled) {
        this.loop = loop;
        rejections = new Rejections(loop, unhandled);
    }

    /// The loop on which the jobs of these promises run.
    public EventLoop loop() {
        return loop;
    }

    Rejections rejections() {
        return rejections;
    }

    /// `new Promise(executor)`: the executor is called at once.
    public <T extends @Nullable Object> Promise<T> create(Executor<T> executor) {
        Resolvers<T> resolvers = withResolvers();
        try {
            executor.execute(resolvers);
        } catch (LoopTerminatedException end) {
            throw end;
        } catch (Throwable thrown) {
            resolvers.reject(thrown);
        }
        return resolvers.promise();
    }

    /// `Promise.withResolvers()`: a pending promise and what settles it.
    public <T extends @Nullable Object> Resolvers<T> withResolvers() {
        return new Resolvers<>(new Promise<>(this));
    }

    /// `Promise.resolve(value)`: a promise that is fulfilled with a value.
    public <T extends @Nullable Object> Promise<T> resolve(T value) {
        return promiseResolve(value);
    }

    /// `Promise.resolve(thenable)`: a promise that ends as a thenable does.
    public <T extends @Nullable Object> Promise<T> resolve(Thenable<T> thenable) {
        return promiseResolve(thenable);
    }

    /// `Promise.reject(reason)`: a rejected promise.
    public <T extends @Nullable Object> Promise<T> reject(Throwable reason) {
        Promise<T> promise = new Promise<>(this);
        promise.reject(reason);
        return promise;
    }

    /// A promise of what is computed outside the loop. While that goes on, virtual time stands still.
    public <T extends @Nullable Object> Promise<T> from(CompletionStage<T> stage) {
        Resolvers<T> resolvers = withResolvers();
        ExternalOperation operation = loop.beginExternalOperation();
        stage.whenComplete((value, thrown) -> operation.complete(() -> {
            if (thrown == null) {
                resolvers.resolve(value);
            } else {
                Throwable cause = thrown.getCause();
                resolvers.reject(thrown instanceof CompletionException && cause != null ? cause : thrown);
            }
        }));
        return resolvers.promise();
    }

    /// A promise as it is, anything else in a promise.
    ///
    /// @see <a href="https://tc39.es/ecma262/#sec-promise-resolve">ECMAScript: PromiseResolve</a>
    @SuppressWarnings("unchecked") // a promise of these promises is of the type that its maker said
    <T extends @Nullable Object> Promise<T> promiseResolve(@Nullable Object value) {
        if (value instanceof Promise<?> promise && promise.promises() == this) {
            return (Promise<T>) promise;
        }
        Promise<T> promise = new Promise<>(this);
        promise.resolve(value);
        return promise;
    }

    // ---- Combinators --------------------------------------------------------------------------------------------------------

    /// The values of all, in their order, or the first rejection.
    ///
    /// @see <a href="https://tc39.es/ecma262/#sec-promise.all">ECMAScript: Promise.all</a>
    public <T extends @Nullable Object> Promise<List<T>> all(List<? extends Promise<? extends T>> promises) {
        Resolvers<List<T>> resolvers = withResolvers();
        Gathering<T> values = new Gathering<>(promises.size(), resolvers::resolve);
        for (int i = 0; i < promises.size(); i++) {
            int index = i;
            promises.get(i).derive(value -> values.put(index, value), reason -> {
                resolvers.reject(reason);
                return null;
            });
        }
        values.listIsComplete();
        return resolvers.promise();
    }

    /// How all ended, in their order.
    ///
    /// @see <a href="https://tc39.es/ecma262/#sec-promise.allsettled">ECMAScript: Promise.allSettled</a>
    public <T extends @Nullable Object> Promise<List<Settled<T>>> allSettled(
            List<? extends Promise<? extends T>> promises) {
        Resolvers<List<Settled<T>>> resolvers = withResolvers();
        Gathering<Settled<T>> outcomes = new Gathering<>(promises.size(), resolvers::resolve);
        for (int i = 0; i < promises.size(); i++) {
            int index = i;
            promises.get(i).derive(value -> outcomes.put(index, new Settled.Fulfilled<>(value)),
                    reason -> outcomes.put(index, new Settled.Rejected<>(reason)));
        }
        outcomes.listIsComplete();
        return resolvers.promise();
    }

    /// As the first that is settled. Of none it stays pending for ever.
    ///
    /// @see <a href="https://tc39.es/ecma262/#sec-promise.race">ECMAScript: Promise.race</a>
    public <T extends @Nullable Object> Promise<T> race(List<? extends Promise<? extends T>> promises) {
        Resolvers<T> resolvers = withResolvers();
        for (Promise<? extends T> promise : promises) {
            promise.derive(value -> {
                resolvers.resolve(value);
                return null;
            }, reason -> {
                resolvers.reject(reason);
                return null;
            });
        }
        return resolvers.promise();
    }

    /// The first value, or an {@link AggregateException} when all were rejected.
    ///
    /// @see <a href="https://tc39.es/ecma262/#sec-promise.any">ECMAScript: Promise.any</a>
    public <T extends @Nullable Object> Promise<T> any(List<? extends Promise<? extends T>> promises) {
        Resolvers<T> resolvers = withResolvers();
        Gathering<Throwable> errors = new Gathering<>(promises.size(),
                all -> resolvers.reject(new AggregateException(all)));
        for (int i = 0; i < promises.size(); i++) {
            int index = i;
            promises.get(i).derive(value -> {
                resolvers.resolve(value);
                return null;
            }, reason -> errors.put(index, reason));
        }
        errors.listIsComplete();
        return resolvers.promise();
    }
}
