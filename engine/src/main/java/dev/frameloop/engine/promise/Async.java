package dev.frameloop.engine.promise;

import org.jspecify.annotations.Nullable;

/// Async functions: they run like any other code of the loop up to an {@link #await}, and go on in a microtask once that is settled.
///
/// ```java
/// Async async = new Async(promises);
/// async.run(() -> {
///     String first = await(load("a"));
///     String second = await(load("b"));
///     return first + second;
/// });
/// ```
///
/// Such a function runs on a virtual thread, to which the loop's thread hands the loop over and waits until it comes back: at every moment
/// one thread owns the loop. When the loop ends, functions that wait are ended too: `await` throws
/// {@link dev.frameloop.engine.loop.LoopTerminatedException}.
///
/// Scripts of a page belong to the thread that runs the page; call them from tasks and handlers, not from async functions.
///
/// Owner thread of the loop only.
///
/// @see <a href="https://tc39.es/ecma262/#sec-async-functions-abstract-operations">ECMAScript: async functions</a>
public final class Async {
    private final Promises promises;

    /// The body of an async function.
    ///
    /// @param <T> what its promise is fulfilled with
    @FunctionalInterface
    public interface Body<T extends @Nullable Object> {
        /// @return what the function's promise is resolved with
        /// @throws Exception rejects the function's promise
        T run() throws Exception;
    }

    /// The body of an async function that returns nothing.
    @FunctionalInterface
    public interface Steps {
        /// @throws Exception rejects the function's promise
        void run() throws Exception;
    }

    /// @param promises makes the promises of the functions
    public Async(Promises promises) {
        this.promises = promises;
    }

    /// Runs an async function up to its first `await`, or to its end.
    ///
    /// @return the promise of what it returns
    public <T extends @Nullable Object> Promise<T> run(Body<T> body) {
        return new AsyncFunction<>(promises, body).start();
    }

    /// Runs an async function that returns nothing.
    ///
    /// @return the promise of its end
    public Promise<@Nullable Void> run(Steps steps) {
        return this.<@Nullable Void>run(() -> {
            steps.run();
            return null;
        });
    }

    /// Waits for a promise; to be called in an async function, and not within a callback that the function has called.
    ///
    /// It takes one turn of the microtask queue, even if the promise is settled.
    ///
    /// @return its value
    /// @throws Exception the very throwable that it was rejected with; among its suppressed exceptions is an {@link AsyncStackTrace} that tells
    ///     where it was waited for, and who had started the function
    /// @throws IllegalStateException outside an async function
    /// @throws dev.frameloop.engine.loop.LoopTerminatedException if the loop ended meanwhile
    /// @see <a href="https://tc39.es/ecma262/#await">ECMAScript: Await</a>
    public static <T extends @Nullable Object> T await(Promise<T> promise) throws Exception {
        AsyncFunction<?> function = promise.promises().running;
        if (function == null || !function.isCurrentThread()) {
            throw new IllegalStateException("await works in an async function only: start one with Async.run");
        }
        return function.await(promise);
    }
}
