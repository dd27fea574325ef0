package dev.frameloop.engine.node;

import org.jspecify.annotations.Nullable;

/// Something to be called in a check phase, an `Immediate` of Node.js.
public final class Immediate {
    private final Immediates immediates;
    @Nullable
    Runnable callback;
    boolean referenced = true;
    final long id;
    final long cause;

    Immediate(Immediates immediates, Runnable callback, long id, long cause) {
        this.immediates = immediates;
        this.callback = callback;
        this.id = id;
        this.cause = cause;
    }

    /// Takes it back: `clearImmediate`. What has run or been cleared stays as it is.
    public void clear() {
        immediates.clear(this);
    }

    /// Lets it keep the loop alive, as it does from the beginning.
    public void ref() {
        immediates.reference(this, true);
    }

    /// Lets it no longer keep the loop alive.
    public void unref() {
        immediates.reference(this, false);
    }

    /// Whether it keeps the loop alive while it waits.
    public boolean hasRef() {
        return referenced && callback != null;
    }
}
