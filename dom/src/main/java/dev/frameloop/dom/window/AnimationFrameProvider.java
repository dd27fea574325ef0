package dev.frameloop.dom.window;

import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.engine.frame.AnimationFrameCallbacks;

/// What has frames: windows and dedicated workers.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#animationframeprovider">HTML:
///     AnimationFrameProvider</a>
public interface AnimationFrameProvider extends GlobalObject {
    /// The callbacks that wait for the next frame; the update of the rendering runs them.
    AnimationFrameCallbacks animationFrameCallbacks();

    /// Asks for a callback in the next frame.
    ///
    /// @return the handle, greater than 0
    /// @see <a href="https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-animationframeprovider-requestanimationframe">HTML:
    ///     requestAnimationFrame()</a>
    default long requestAnimationFrame(FrameRequestCallback callback) {
        eventLoop().requestFrame();
        return animationFrameCallbacks().request(
                timestamp -> invokeCallback("animation frame callback", () -> callback.call(timestamp)));
    }

    /// Takes a request back; an unknown handle is ignored.
    default void cancelAnimationFrame(long handle) {
        animationFrameCallbacks().cancel(handle);
    }
}
