package dev.frameloop.engine.node;

import org.jspecify.annotations.Nullable;

/// Told of what came of work on another thread.
///
/// @param <T> what the work gives
@FunctionalInterface
public interface WorkCallback<T extends @Nullable Object> {
    /// @param result what it gave; null where it failed
    /// @param failure what it threw; null where it succeeded
    void done(@Nullable T result, @Nullable Throwable failure);
}
