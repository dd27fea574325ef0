package dev.frameloop.engine.loop;

import dev.frameloop.engine.frame.FrameSource;
import dev.frameloop.engine.time.Clock;
import dev.frameloop.engine.time.VirtualClock;
import dev.frameloop.engine.trace.TraceKind;
import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/// Drives an event loop: lets it turn while it has tasks, then waits, or jumps, to what is due next.
///
/// Due at the same instant are, in this order: timers by (due time, creation), what came from outside, the frame.
final class LoopRunner {
    /// What an idle period lasts at the most.
    private static final long LONGEST_IDLE_PERIOD = 50_000_000;
    /// How many tasks may run at one instant of virtual time before each further one takes {@link #TASK_COST}, so that an endless chain of
    /// tasks gets on in time and meets the limit of its run.
    private static final int FREE_TASKS = 10_000;
    private static final Duration TASK_COST = Duration.ofNanos(100_000);
    /// How long before a deadline to wake up and wait for it awake, in nanoseconds.
    private static final long SPIN = 300_000;

    private final EventLoop loop;
    private final Clock clock;
    private final FrameSource frameSource;
    private final Mailbox mailbox = new Mailbox();
    private final Consumer<Runnable> guarded;
    /// The operations that are under way outside, in the order in which they were begun.
    private final ArrayDeque<Operation> operations = new ArrayDeque<>();
    private long idlePeriodNotBefore;
    private long instant;
    private int tasksAtInstant;

    LoopRunner(EventLoop loop, LoopOptions options) {
        this.loop = loop;
        guarded = loop::guarded;
        clock = options.clock();
        frameSource = options.frameSource();
    }

    RunOutcome run(BooleanSupplier condition, Duration limit) {
        long end = saturatedAdd(clock.now(), limit);
        loop.performGuardedMicrotaskCheckpoint();
        while (true) {
            mailbox.drain(guarded);
            deliverResults();
            if (loop.termination() != null) {
                return RunOutcome.ENDED;
            }
            if (condition.getAsBoolean()) {
                return RunOutcome.CONDITION_MET;
            }
            if (clock.now() > end) {
                return RunOutcome.TIME_UP;
            }
            boolean something = queueWhatIsDue();
            if (turn() || something || startIdlePeriod()) {
                continue;
            }
            RunOutcome outcome = waitForNext(end);
            if (outcome != null) {
                return outcome;
            }
        }
    }

    void runWhatIsDue() {
        do {
            mailbox.drain(guarded);
            deliverResults();
            queueWhatIsDue();
        } while (turn());
    }

    private boolean turn() {
        if (!loop.turn()) {
            return false;
        }
        if (clock instanceof VirtualClock virtual) {
            if (virtual.now() != instant) {
                instant = virtual.now();
                tasksAtInstant = 0;
            } else if (++tasksAtInstant > FREE_TASKS) {
                virtual.consume(TASK_COST);
                instant = virtual.now();
            }
        }
        return true;
    }

    /// Turns what is due by now into tasks, in the order of due times, timers before the frame.
    ///
    /// @return whether something was due
    private boolean queueWhatIsDue() {
        long now = clock.now();
        for (boolean any = false;; any = true) {
            long timer = loop.timers().nextDue();
            long frame = loop.nextFrameDue();
            if (Math.min(timer, frame) > now) {
                return any;
            }
            if (timer <= frame) {
                loop.guarded(loop.timers().takeFirst());
            } else {
                long opportunity = frameSource.tickAtOrBefore(now);
                long missed = frameSource.ticksBetween(frame, opportunity);
                if (missed > 0) {
                    loop.trace().instant(TraceKind.MISSED_FRAMES, "missed frames", missed);
                }
                loop.renderingOpportunity(opportunity);
            }
        }
    }

    /// Waits for what comes next, if that is not later than `end`.
    ///
    /// @return why the run ends, or null if it goes on
    private @Nullable RunOutcome waitForNext(long end) {
        long next = Math.min(nextDue(), idleDue());
        if (next == Long.MAX_VALUE && operations.isEmpty()) {
            return RunOutcome.NOTHING_LEFT;
        }
        if (clock instanceof VirtualClock virtual) {
            if (operations.isEmpty()) {
                virtual.advanceTo(Math.min(next, end));
                return next <= end ? null : RunOutcome.TIME_UP;
            }
            mailbox.await(Long.MAX_VALUE);
        } else if (clock.now() >= end) {
            return RunOutcome.TIME_UP;
        } else {
            sleepUntil(Math.min(next, end));
        }
        return Thread.interrupted() ? interrupted() : null;
    }

    /// Sleeps until a time, or a message comes. The operating system wakes threads late: the last bit is waited for awake.
    private void sleepUntil(long due) {
        for (long left = due - clock.now(); left > 0 && mailbox.isEmpty(); left = due - clock.now()) {
            if (left <= SPIN) {
                Thread.onSpinWait();
            } else {
                mailbox.await(left - SPIN);
                if (Thread.currentThread().isInterrupted()) {
                    return;
                }
            }
        }
    }

    private static RunOutcome interrupted() {
        Thread.currentThread().interrupt();
        return RunOutcome.ENDED;
    }

    private long nextDue() {
        return Math.min(loop.timers().nextDue(), loop.nextFrameDue());
    }

    private long idleDue() {
        List<IdleCallbacks> all = loop.idleCallbacks();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).isWaiting()) {
                return idlePeriodNotBefore;
            }
        }
        return Long.MAX_VALUE;
    }

    /// Starts an idle period if somebody waits for one, and the one before is over.
    ///
    /// @return whether it queued a task
    private boolean startIdlePeriod() {
        long now = clock.now();
        if (idleDue() > now) {
            return false;
        }
        long deadline = Math.min(now + LONGEST_IDLE_PERIOD, nextDue());
        if (deadline <= now) {
            return false;
        }
        idlePeriodNotBefore = deadline;
        LongSupplier shrinking = () -> Math.min(deadline, nextDue());
        for (IdleCallbacks callbacks : loop.idleCallbacks()) {
            if (callbacks.isWaiting()) {
                callbacks.startIdlePeriod(shrinking);
            }
        }
        return true;
    }

    void post(Runnable message) {
        mailbox.post(message);
    }

    ExternalOperation beginExternalOperation() {
        Operation operation = new Operation();
        operations.add(operation);
        return operation;
    }

    /// Delivers the results of operations in the order in which they were begun.
    private void deliverResults() {
        while (!operations.isEmpty()) {
            Runnable delivery = operations.getFirst().delivery;
            if (delivery == null) {
                return;
            }
            operations.removeFirst();
            loop.guarded(delivery);
        }
    }

    private static long saturatedAdd(long now, Duration limit) {
        try {
            return Math.addExact(now, limit.toNanos());
        } catch (ArithmeticException e) {
            return Long.MAX_VALUE - 1;
        }
    }

    private final class Operation implements ExternalOperation {
        private volatile @Nullable Runnable delivery;

        @Override
        public void complete(Runnable action) {
            synchronized (this) {
                if (delivery != null) {
                    throw new IllegalStateException("the operation was completed already");
                }
                delivery = action;
            }
            mailbox.post(() -> {});
        }
    }
}
