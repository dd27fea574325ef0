package dev.frameloop.engine.agent;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.BooleanSupplier;

/// Who waits for a place in memory that the agents of a family share, in the order in which they came.
///
/// On the virtual clock who waits lets the other agents run; it goes on when its time is up or it was notified, at the time of whoever
/// did. Any thread, but on the virtual clock that of the agent that runs.
///
/// @see <a href="https://tc39.es/ecma262/#sec-waiterlist-objects">ECMAScript: WaiterList Records</a>
public final class WaiterLists {
    /// How a wait ends.
    public enum Outcome {
        /// The place did not hold what was expected.
        NOT_EQUAL,
        /// Somebody notified.
        NOTIFIED,
        /// The time was up.
        TIMED_OUT
    }

    private static final class Waiter {
        final Agent agent;
        final Object block;
        final int index;
        final @Nullable Runnable whenNotified;
        boolean notified;

        Waiter(Agent agent, Object block, int index, @Nullable Runnable whenNotified) {
            this.agent = agent;
            this.block = block;
            this.index = index;
            this.whenNotified = whenNotified;
        }
    }

    private final List<Waiter> waiters = new ArrayList<>();

    private WaiterLists() {}

    /// Those of the family that an agent belongs to.
    public static WaiterLists of(Agent agent) {
        return agent.agents().shared(WaiterLists.class, WaiterLists::new);
    }

    /// Waits: the agent does nothing else meanwhile.
    ///
    /// @param agent the agent that runs now; not the first of its family, which may not wait
    /// @param block the shared memory, told from others by its identity
    /// @param index the place in it, in bytes
    /// @param holds whether the place holds what is expected
    /// @param timeoutNanos how long at the most; {@link Long#MAX_VALUE} for ever
    /// @throws dev.frameloop.engine.loop.LoopTerminatedException if the agent is terminated meanwhile
    /// @see <a href="https://tc39.es/ecma262/#sec-dowait">ECMAScript: DoWait</a>
    public Outcome await(Agent agent, Object block, int index, BooleanSupplier holds, long timeoutNanos) {
        Waiter waiter = new Waiter(agent, block, index, null);
        synchronized (this) {
            if (!holds.getAsBoolean()) {
                return Outcome.NOT_EQUAL;
            }
            waiters.add(waiter);
        }
        try {
            agent.agents().block(agent, this, timeoutNanos, () -> waiter.notified);
            return waiter.notified ? Outcome.NOTIFIED : Outcome.TIMED_OUT;
        } finally {
            synchronized (this) {
                waiters.remove(waiter);
            }
        }
    }

    /// Waits without holding up the agent.
    ///
    /// @param whenNotified called in the agent, outside every task, if somebody notifies before it is taken back
    /// @return takes it back, and gives whether nobody has notified yet; from the agent
    public BooleanSupplier awaitAsync(Agent agent, Object block, int index, Runnable whenNotified) {
        Waiter waiter = new Waiter(agent, block, index, whenNotified);
        synchronized (this) {
            waiters.add(waiter);
        }
        return () -> {
            synchronized (this) {
                return waiters.remove(waiter);
            }
        };
    }

    /// Lets those go on that wait for a place.
    ///
    /// @param notifier the agent that runs now
    /// @param count how many at the most
    /// @return how many there were
    /// @see <a href="https://tc39.es/ecma262/#sec-atomics.notify">ECMAScript: Atomics.notify</a>
    public int notify(Agent notifier, Object block, int index, int count) {
        List<Waiter> found = new ArrayList<>();
        synchronized (this) {
            for (Iterator<Waiter> it = waiters.iterator(); it.hasNext() && found.size() < count;) {
                Waiter waiter = it.next();
                if (waiter.block == block && waiter.index == index && !waiter.notified) {
                    waiter.notified = true;
                    it.remove();
                    found.add(waiter);
                }
            }
            notifyAll();
        }
        for (Waiter waiter : found) {
            if (waiter.whenNotified != null) {
                waiter.agent.postFrom(notifier, waiter.whenNotified);
            } else {
                notifier.agents().unblock(waiter.agent, notifier.eventLoop().clock().now());
            }
        }
        return found.size();
    }
}
