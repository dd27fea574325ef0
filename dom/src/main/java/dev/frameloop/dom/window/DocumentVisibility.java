package dev.frameloop.dom.window;

import dev.frameloop.dom.event.EventInit;
import dev.frameloop.engine.loop.TaskSource;

/// Whether somebody can see the document of a window: whether the page is in front.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#page-visibility">HTML: page visibility</a>
public final class DocumentVisibility {
    private final Window window;
    private boolean visible = true;

    DocumentVisibility(Window window) {
        this.window = window;
    }

    /// Whether the document's visibility state is `visible`; otherwise it is `hidden`.
    public boolean isVisible() {
        return visible;
    }

    /// Begins like the document around, or the one before.
    void inherit(DocumentVisibility other) {
        visible = other.visible;
        window.timers().setThrottled(!visible);
    }

    /// What shows the page says whether it is in front; the document hears of it in a task.
    void systemVisibilityChanged(boolean nowVisible) {
        window.queueGlobalTask(TaskSource.USER_INTERACTION, "visibility change", () -> update(nowVisible));
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#update-the-visibility-state">HTML: update the visibility
    ///     state</a>
    private void update(boolean nowVisible) {
        // 1. Nothing changes.
        if (visible == nowVisible) {
            return;
        }
        // 2. Set the state. Timers of a hidden page wake it up once a second only.
        visible = nowVisible;
        window.timers().setThrottled(!visible);
        // 3.-5. UNIMPLEMENTED: the performance entries of type visibility-state.
        if (visible) {
            window.eventLoop().requestFrame();
        }
        // 6. Tell the page.
        window.document().fire("visibilitychange", EventInit.BUBBLES);
    }
}
