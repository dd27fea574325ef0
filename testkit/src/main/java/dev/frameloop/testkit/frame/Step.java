package dev.frameloop.testkit.frame;

/// One step of the update of the rendering, as it ran in one frame.
///
/// @param name what {@link dev.frameloop.engine.frame.RenderingStep#label} calls it
/// @param startNanos when it began, in the page's time
/// @param endNanos when it ended
public record Step(String name, long startNanos, long endNanos) {
    /// How long it took of the page's time, in nanoseconds.
    public long durationNanos() {
        return endNanos - startNanos;
    }
}
