package dev.frameloop.engine.promise;

import org.jspecify.annotations.Nullable;

/// How one of the promises of {@link Promises#allSettled} ended.
///
/// @param <T> what it is fulfilled with
public sealed interface Settled<T extends @Nullable Object> {
    /// It has a value.
    record Fulfilled<T extends @Nullable Object>(T value) implements Settled<T> {}

    /// It has none.
    record Rejected<T extends @Nullable Object>(Throwable reason) implements Settled<T> {}
}
