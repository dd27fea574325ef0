package dev.frameloop.engine.loop;

import dev.frameloop.engine.frame.FrameSource;
import dev.frameloop.engine.time.Clock;
import dev.frameloop.engine.time.VirtualClock;
import dev.frameloop.engine.trace.TraceKind;
import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.function.BooleanSupplier;
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

    private final EventLoop loop;
    private final Clock clock;
    private final FrameSource frameSource;
    private final Mailbox mailbox = new Mailbox();
    /// The operations that are under way outside, in the order in which they were begun.
    private final ArrayDeque<Operation> operations = new ArrayDeque<>();
    private long idlePeriodNotBefore;
    private long instant;
    private int tasksAtInstant;

    LoopRunner(EventLoop loop, LoopOptions options) {
        this.loop = loop;
        clock = options.clock();
        frameSource = options.frameSource();
    }

    RunOutcome run(BooleanSupplier condition, Duration limit) {
        long end = saturatedAdd(clock.now(), limit);
        loop.performMicrotaskCheckpoint();
        while (true) {
            mailbox.drain();
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
            queueWhatIsDue();
            if (turn() || startIdlePeriod()) {
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
            mailbox.drain();
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
    private void queueWhatIsDue() {
        long now = clock.now();
        while (true) {
            long timer = loop.timers().nextDue();
            long frame = loop.nextFrameDue();
            if (Math.min(timer, frame) > now) {
                return;
            }
            if (timer <= frame) {
                loop.guarded(loop.timers()::runFirst);
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
        if (clock instanceof VirtualClock virtual) {
            if (!operations.isEmpty()) {
                mailbox.await(Long.MAX_VALUE);
                return Thread.interrupted() ? interrupted() : null;
            }
            virtual.advanceTo(Math.min(next, end));
            return next <= end ? null : next == Long.MAX_VALUE ? RunOutcome.NOTHING_LEFT : RunOutcome.TIME_UP;
        }
        if (next == Long.MAX_VALUE && operations.isEmpty()) {
            return RunOutcome.NOTHING_LEFT;
        }
        if (clock.now() >= end) {
            return RunOutcome.TIME_UP;
        }
        mailbox.await(Math.max(0, Math.min(next, end) - clock.now()));
        return Thread.interrupted() ? interrupted() : null;
    }

    private static RunOutcome interrupted() {
        Thread.currentThread().interrupt();
        return RunOutcome.ENDED;
    }

    private long nextDue() {
        return Math.min(loop.timers().nextDue(), loop.nextFrameDue());
    }

    private long idleDue() {
        for (IdleCallbacks callbacks : loop.idleCallbacks()) {
            if (callbacks.isWaiting()) {
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
