package dev.frameloop.engine.node;

import org.jspecify.annotations.Nullable;

/// The timers of one duration, in the order in which they were started, which is the order in which they come due.
final class TimersList {
    final long msecs;
    /// When its first timer is due, as far as is known.
    long expiry;
    long id;
    private @Nullable NodeTimer first;
    private @Nullable NodeTimer last;

    TimersList(long msecs, long expiry, long id) {
        this.msecs = msecs;
        this.expiry = expiry;
        this.id = id;
    }

    @Nullable
    NodeTimer first() {
        return first;
    }

    boolean isEmpty() {
        return first == null;
    }

    void append(NodeTimer timer) {
        remove(timer);
        timer.list = this;
        timer.previous = last;
        if (last == null) {
            first = timer;
        } else {
            last.next = timer;
        }
        last = timer;
    }

    /// Takes a timer out of its list, if it is in one.
    static void remove(NodeTimer timer) {
        TimersList list = timer.list;
        if (list == null) {
            return;
        }
        NodeTimer before = timer.previous;
        NodeTimer after = timer.next;
        if (before == null) {
            list.first = after;
        } else {
            before.next = after;
        }
        if (after == null) {
            list.last = before;
        } else {
            after.previous = before;
        }
        timer.list = null;
        timer.previous = null;
        timer.next = null;
    }
}
