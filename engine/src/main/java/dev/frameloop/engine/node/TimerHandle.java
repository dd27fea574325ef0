package dev.frameloop.engine.node;

import dev.frameloop.engine.timer.TimerEntry;
import org.jspecify.annotations.Nullable;

/// A timer of libuv: once, or again and again.
///
/// @see <a href="https://docs.libuv.org/en/v1.x/timer.html">libuv: uv_timer_t</a>
public final class TimerHandle extends Handle {
    private @Nullable Runnable callback;
    private long repeat;
    private int starts;
    private @Nullable TimerEntry entry;

    /// A timer that waits for nothing yet.
    public TimerHandle(LibuvLoop loop) {
        super(loop);
    }

    /// Starts it, anew if it has been started: due at the loop's time, as the loop remembers it, and a timeout. Of timers that are due at the
    /// same millisecond the one that was started first comes first. A closing timer stays as it is.
    ///
    /// @param newCallback what to call
    /// @param timeoutMillis after how many milliseconds, not negative
    /// @param repeatMillis after how many milliseconds again and again, 0 for once
    public void start(Runnable newCallback, long timeoutMillis, long repeatMillis) {
        if (timeoutMillis < 0 || repeatMillis < 0) {
            throw new IllegalArgumentException("timeout and repeat must not be negative, but are " + timeoutMillis
                    + " and " + repeatMillis);
        }
        if (isClosing()) {
            return;
        }
        stop();
        callback = newCallback;
        repeat = repeatMillis;
        int start = ++starts;
        entry = loop.addTimer(timeoutMillis, () -> due(start));
        started();
    }

    /// It came due, unless an earlier timer of the same pass stopped it or started it anew.
    private void due(int start) {
        if (entry != null && start == starts) {
            Runnable now = callback;
            stop();
            if (now != null) {
                if (repeat > 0) {
                    start(now, repeat, repeat);
                }
                now.run();
            }
        }
    }

    /// Stops it; it can be started again.
    public void stop() {
        if (entry != null) {
            loop.cancelTimer(entry);
            entry = null;
        }
        stopped();
    }

    @Override
    void stopForClosing() {
        stop();
    }
}
