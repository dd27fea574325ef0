package dev.frameloop.engine.promise;

import org.jspecify.annotations.Nullable;

/// A promise with the two functions that settle it. The first call of either counts, all others do nothing.
///
/// Owner thread of the loop only.
///
/// @param <T> what the promise is fulfilled with
/// @see <a href="https://tc39.es/ecma262/#sec-createresolvingfunctions">ECMAScript: CreateResolvingFunctions</a>
public final class Resolvers<T extends @Nullable Object> {
    private final Promise<T> promise;
    private boolean alreadyResolved;

    Resolvers(Promise<T> promise) {
        this.promise = promise;
    }

    /// The promise.
    public Promise<T> promise() {
        return promise;
    }

    /// Resolves it with a value.
    public void resolve(T value) {
        resolution(value);
    }

    /// Resolves it with another promise: it will end as that ends.
    public void resolve(Promise<? extends T> other) {
        resolution(other);
    }

    /// Resolves it with something that can be waited for.
    public void resolve(Thenable<? extends T> thenable) {
        resolution(thenable);
    }

    /// Rejects it.
    ///
    /// @param reason why there is no value
    public void reject(Throwable reason) {
        if (!alreadyResolved) {
            alreadyResolved = true;
            promise.reject(reason);
        }
    }

    void resolution(@Nullable Object resolution) {
        if (!alreadyResolved) {
            alreadyResolved = true;
            promise.resolve(resolution);
        }
    }
}
