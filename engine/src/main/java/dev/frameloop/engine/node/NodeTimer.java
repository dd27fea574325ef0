package dev.frameloop.engine.node;

import org.jspecify.annotations.Nullable;

/// A timer of Node.js, a `Timeout`.
public final class NodeTimer {
    final NodeTimers timers;
    @Nullable
    Runnable onTimeout;
    /// Its duration in milliseconds; -1 once it is cleared.
    long idleTimeout;
    long idleStart;
    final boolean repeats;
    boolean referenced = true;
    boolean destroyed;
    /// The list that it waits in, and its neighbours there.
    @Nullable
    TimersList list;
    @Nullable
    NodeTimer previous;
    @Nullable
    NodeTimer next;
    long id;
    long cause;

    NodeTimer(NodeTimers timers, Runnable onTimeout, long idleTimeout, boolean repeats) {
        this.timers = timers;
        this.onTimeout = onTimeout;
        this.idleTimeout = idleTimeout;
        this.repeats = repeats;
    }

    /// Takes it back: `clearTimeout` and `clearInterval`. What has run or been cleared stays as it is.
    public void clear() {
        timers.clear(this);
    }

    /// Starts it anew from now, even after it has run: `timeout.refresh()`.
    public void refresh() {
        timers.refresh(this);
    }

    /// Lets it keep the loop alive, as it does from the beginning.
    public void ref() {
        timers.reference(this, true);
    }

    /// Lets it no longer keep the loop alive.
    public void unref() {
        timers.reference(this, false);
    }

    /// Whether it keeps the loop alive while it waits.
    public boolean hasRef() {
        return referenced;
    }

    /// Whether it has run for the last time or been cleared.
    public boolean isDestroyed() {
        return destroyed;
    }
}
