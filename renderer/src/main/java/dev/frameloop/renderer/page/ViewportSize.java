package dev.frameloop.renderer.page;

import dev.frameloop.dom.event.UIEvent;
import dev.frameloop.dom.event.UIEventInit;
import dev.frameloop.dom.window.Window;

/// The size of the viewport as the page last heard of it.
///
/// @see <a href="https://drafts.csswg.org/cssom-view/#resizing-viewports">CSSOM View: resizing viewports</a>
final class ViewportSize {
    private final Window window;
    private int width;
    private int height;

    ViewportSize(Window window) {
        this.window = window;
        width = window.innerWidth();
        height = window.innerHeight();
    }

    boolean hasChanged() {
        return width != window.innerWidth() || height != window.innerHeight();
    }

    /// @see <a href="https://drafts.csswg.org/cssom-view/#run-the-resize-steps">CSSOM View: run the resize steps</a>
    void runResizeSteps() {
        if (hasChanged()) {
            width = window.innerWidth();
            height = window.innerHeight();
            window.fire(new UIEvent(window.relevantRealm(), "resize", new UIEventInit(false, false, false, window, 0)));
        }
    }
}
