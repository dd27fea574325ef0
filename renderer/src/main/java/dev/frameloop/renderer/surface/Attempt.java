package dev.frameloop.renderer.surface;

import org.jspecify.annotations.Nullable;

/// One way to get at OpenGL that was tried.
///
/// @param way which way, in a few words
/// @param failure why it did not work, or null if it did
public record Attempt(String way, @Nullable String failure) {
    @Override
    public String toString() {
        return way + ": " + (failure == null ? "works" : failure);
    }
}
