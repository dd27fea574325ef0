package dev.frameloop.engine.node;

import dev.frameloop.engine.trace.TraceKind;
import org.jspecify.annotations.Nullable;

/// Something long-lived on a libuv loop: while it is active and referenced it keeps the loop alive.
///
/// Owner thread of the loop only.
///
/// @see <a href="https://docs.libuv.org/en/v1.x/handle.html">libuv: uv_handle_t</a>
public abstract sealed class Handle permits TimerHandle, WatcherHandle, ChannelHandle {
    final LibuvLoop loop;
    private boolean active;
    private boolean referenced = true;
    private boolean closing;
    private @Nullable Runnable closeCallback;
    private long closeId;
    private long closeCause;

    Handle(LibuvLoop loop) {
        loop.checkOwner();
        this.loop = loop;
    }

    /// Whether it is doing something: a timer waits, a watcher is started, a stream reads.
    public final boolean isActive() {
        return active;
    }

    /// Whether it keeps the loop alive while it is active.
    public final boolean isReferenced() {
        return referenced;
    }

    /// Lets it keep the loop alive while it is active, as it does from the beginning.
    public final void ref() {
        if (!referenced) {
            referenced = true;
            count(1);
        }
    }

    /// Lets it no longer keep the loop alive.
    public final void unref() {
        if (referenced) {
            count(-1);
            referenced = false;
        }
    }

    /// Whether {@link #close} has been called.
    public final boolean isClosing() {
        return closing;
    }

    /// Ends it for good. Closing twice is closing once.
    ///
    /// @param callback called in the loop's closing phase, the handle that was closed last first; null for none
    public final void close(@Nullable Runnable callback) {
        if (closing) {
            return;
        }
        closing = true;
        closeCallback = callback;
        closeId = loop.trace().queued(TraceKind.TASK, "close callback", 0);
        closeCause = loop.trace().current();
        stopForClosing();
        stopped();
        loop.addClosing(this);
    }

    /// What a kind of handle gives up at once when it is closed.
    abstract void stopForClosing();

    /// The closing phase: what has to be told before the close callback, and the callback.
    void finishClosing() {
        if (closeCallback != null) {
            loop.run("close callback", closeId, closeCause, closeCallback);
        }
    }

    final void started() {
        if (!active) {
            active = true;
            if (referenced) {
                loop.activeHandles++;
            }
        }
    }

    final void stopped() {
        if (active) {
            active = false;
            if (referenced) {
                loop.activeHandles--;
            }
        }
    }

    private void count(int change) {
        if (active) {
            loop.activeHandles += change;
        }
    }
}
