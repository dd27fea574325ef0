package dev.frameloop.renderer.surface;

import java.util.List;
import java.util.stream.Collectors;

/// OpenGL cannot be had here. The message names every way that was tried, and why it did not work.
public final class GlUnavailableException extends Exception {
    private final transient List<Attempt> attempts;

    GlUnavailableException(List<Attempt> attempts) {
        super("no OpenGL 3.3 here; tried "
                + attempts.stream().map(Attempt::toString).collect(Collectors.joining("; ")));
        this.attempts = List.copyOf(attempts);
    }

    /// What was tried, in order.
    public List<Attempt> attempts() {
        return attempts;
    }
}
