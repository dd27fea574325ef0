package dev.frameloop.engine.loop;

import org.jctools.queues.atomic.MpscUnboundedAtomicArrayQueue;
import org.jspecify.annotations.Nullable;

import java.util.Queue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/// What other threads post to a loop: many producers, one consumer. A post wakes a parked loop once.
final class Mailbox {
    private final Queue<Runnable> messages = new MpscUnboundedAtomicArrayQueue<>(256);
    private volatile @Nullable Thread parked;

    /// Posts a message; from any thread.
    void post(Runnable message) {
        messages.add(message);
        Thread thread = parked;
        if (thread != null) {
            parked = null;
            LockSupport.unpark(thread);
        }
    }

    /// Hands out the messages that are there now; those that they post in turn wait for the next time. Owner thread only.
    void drain(Consumer<Runnable> consumer) {
        for (int left = messages.size(); left > 0; left--) {
            Runnable message = messages.poll();
            if (message == null) {
                return;
            }
            consumer.accept(message);
        }
    }

    boolean isEmpty() {
        return messages.isEmpty();
    }

    /// Waits until a message is there, a time has passed, or the thread is interrupted. Owner thread only.
    ///
    /// @param nanos how long at the most; {@link Long#MAX_VALUE} for as long as it takes
    void await(long nanos) {
        parked = Thread.currentThread();
        // A message that came before the line above saw nobody parked, so look again.
        if (messages.isEmpty()) {
            if (nanos == Long.MAX_VALUE) {
                LockSupport.park(this);
            } else {
                LockSupport.parkNanos(this, nanos);
            }
        }
        parked = null;
    }
}
