package dev.frameloop.dom.window;

/// What `requestAnimationFrame` calls.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#framerequestcallback">HTML: FrameRequestCallback</a>
@FunctionalInterface
public interface FrameRequestCallback {
    /// Runs in a frame.
    ///
    /// @param time the frame's time in milliseconds from the time origin
    void call(double time);
}
