package dev.frameloop.engine.promise;

import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;

/// Something that is not a promise but can be waited for like one. A promise that is resolved with it asks it in a job of its own.
///
/// @param <T> what it comes to
@FunctionalInterface
public interface Thenable<T extends @Nullable Object> {
    /// Asks to be told how it ends.
    ///
    /// @param resolve to be called with the value, on the loop's thread; calls after the first call of either do nothing
    /// @param reject to be called with what went wrong
    /// @throws Exception the same as calling `reject` with it, unless one of the two was called before
    void then(Consumer<? super T> resolve, Consumer<? super Throwable> reject) throws Exception;
}
