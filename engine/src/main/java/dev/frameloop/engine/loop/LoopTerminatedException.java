package dev.frameloop.engine.loop;

/// Ends a loop for good: thrown through everything that runs when page code would never end by itself, or when the loop is closed under it.
///
/// Nobody but the loop catches it. Its message names the culprit.
public final class LoopTerminatedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /// @param message what would not end, and where
    public LoopTerminatedException(String message) {
        super(message);
    }
}
