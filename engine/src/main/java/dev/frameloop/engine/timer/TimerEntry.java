package dev.frameloop.engine.timer;

/// Something that is due at a time, in a {@link TimerQueue}.
public final class TimerEntry {
    final long dueNanos;
    final long sequence;
    final Runnable action;
    final long cause;
    /// Where the queue's heap holds this entry, or -1.
    int position = -1;

    TimerEntry(long dueNanos, long sequence, Runnable action, long cause) {
        this.dueNanos = dueNanos;
        this.sequence = sequence;
        this.action = action;
        this.cause = cause;
    }

    /// When it is due, in the loop's time.
    public long dueNanos() {
        return dueNanos;
    }

    /// Whether it still waits: neither due yet nor cancelled.
    public boolean isPending() {
        return position >= 0;
    }

    boolean isBefore(TimerEntry other) {
        return dueNanos < other.dueNanos || dueNanos == other.dueNanos && sequence < other.sequence;
    }
}
