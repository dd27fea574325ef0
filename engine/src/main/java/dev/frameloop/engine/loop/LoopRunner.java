package dev.frameloop.engine.loop;

import dev.frameloop.engine.time.Clock;
import dev.frameloop.engine.time.VirtualClock;
import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

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
    private final Mailbox mailbox = new Mailbox();
    private final Consumer<Runnable> guarded;
    /// The operations that are under way outside, in the order in which they were begun.
    private final ArrayDeque<Operation> operations = new ArrayDeque<>();
    private final LoopSteps steps;
    private List<IdleCallbacks> idleCallbacks = List.of();
    /// Whether the policy keeps back what has ended.
    private boolean responsesWait;
    private long idlePeriodNotBefore;
    private long instant;
    private int tasksAtInstant;

    LoopRunner(EventLoop loop, LoopOptions options) {
        this.loop = loop;
        clock = options.clock();
        guarded = loop.faults()::guard;
        steps = new LoopSteps(loop, this, mailbox);
    }

    RunOutcome run(BooleanSupplier condition, Duration limit) {
        long end = saturatedAdd(clock.now(), limit);
        loop.performGuardedMicrotaskCheckpoint();
        while (true) {
            takeWhatCameFromOutside();
            if (loop.termination() != null) {
                return RunOutcome.ENDED;
            }
            if (condition.getAsBoolean()) {
                return RunOutcome.CONDITION_MET;
            }
            if (Thread.currentThread().isInterrupted()) {
                return RunOutcome.INTERRUPTED;
            }
            if (clock.now() > end) {
                return RunOutcome.TIME_UP;
            }
            if (steps.companionsRan(end) || advance()) {
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
            takeWhatCameFromOutside();
        } while (steps.companionsRan(clock.now()) || queueWhatIsDue() | turn() || deliverResults());
    }

    LoopSteps steps() {
        return steps;
    }

    /// When the loop has something to do next: now, later, or never, which is {@link Long#MAX_VALUE}.
    long nextStepTime() {
        long now = clock.now();
        return !operations.isEmpty() || loop.hasSomethingToRun() || !mailbox.isEmpty()
                ? now
                : Math.max(now, Math.min(nextDue(), idleDue()));
    }

    /// Does what is next at this instant of the virtual clock: one task at the most.
    void step() {
        loop.performGuardedMicrotaskCheckpoint();
        takeWhatCameFromOutside();
        if (loop.termination() == null && !advance() && !operations.isEmpty() && !responsesWait) {
            awaitResult();
        }
    }

    /// Queues what is due, and runs a task or starts an idle period.
    ///
    /// @return whether there was something to do
    private boolean advance() {
        boolean something = queueWhatIsDue();
        return turn() || something || startIdlePeriod();
    }

    private void takeWhatCameFromOutside() {
        mailbox.drain(guarded);
        if (loop.policy().explores()) {
            deliverChosenResults();
        } else if (!clock.isVirtual()) {
            deliverResults();
        } else if (!operations.isEmpty() && tasksAtInstant > FREE_TASKS) {
            // Tasks that wait for a result without an end get it nevertheless.
            awaitResult();
        }
    }

    /// Waits for the result of the operation that was begun first, and delivers it: on the virtual clock results come when nothing else is
    /// left to do at their instant, so that they do not depend on how long they really took.
    private void awaitResult() {
        Operation first = operations.getFirst();
        while (first.delivery == null && !Thread.currentThread().isInterrupted()) {
            mailbox.await(Long.MAX_VALUE);
            mailbox.drain(guarded);
        }
        Runnable delivery = first.delivery;
        if (delivery != null && loop.termination() == null) {
            operations.removeFirst();
            loop.faults().guard(first.cause, delivery);
        }
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

    /// Turns what is due by now into tasks, in the order of due times: timers, messages, the frame.
    ///
    /// @return whether something was due
    private boolean queueWhatIsDue() {
        long now = clock.now();
        for (boolean any = false;; any = true) {
            long timer = loop.timers().nextDue();
            long message = steps.nextDue();
            long frame = loop.rendering().nextFrameDue();
            if (Math.min(Math.min(timer, message), frame) > now) {
                return any;
            }
            if (timer <= message && timer <= frame) {
                loop.faults().guard(loop.timers().firstCause(), loop.timers().takeFirst());
            } else if (message <= frame) {
                steps.deliverFirst();
            } else {
                loop.rendering().announceDueOpportunities(now);
            }
        }
    }

    /// Waits for what comes next, if that is not later than `end`.
    ///
    /// @return why the run ends, or null if it goes on
    private @Nullable RunOutcome waitForNext(long end) {
        long next = Math.min(Math.min(nextDue(), idleDue()), steps.nextOfCompanions());
        if (next == Long.MAX_VALUE && operations.isEmpty() && steps.companionsAreIdle()) {
            return mailbox.isEmpty() ? RunOutcome.NOTHING_LEFT : null;
        }
        if (clock instanceof VirtualClock virtual) {
            if (operations.isEmpty() || responsesWait) {
                virtual.advanceTo(Math.min(next, end));
                return next <= end ? null : RunOutcome.TIME_UP;
            }
            awaitResult();
        } else if (clock.now() >= end) {
            return RunOutcome.TIME_UP;
        } else {
            sleepUntil(Math.min(next, end));
        }
        return null;
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

    private long nextDue() {
        return Math.min(Math.min(loop.timers().nextDue(), steps.nextDue()), loop.rendering().nextFrameDue());
    }

    IdleCallbacks newIdleCallbacks(@Nullable TaskDocument document) {
        IdleCallbacks callbacks = new IdleCallbacks(loop, document, this::remove);
        idleCallbacks = Stream.concat(idleCallbacks.stream(), Stream.of(callbacks)).toList();
        return callbacks;
    }

    private void remove(IdleCallbacks callbacks) {
        idleCallbacks = idleCallbacks.stream().filter(other -> other != callbacks).toList();
    }

    private long idleDue() {
        for (int i = 0; i < idleCallbacks.size(); i++) {
            if (idleCallbacks.get(i).isWaiting()) {
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
        for (IdleCallbacks callbacks : idleCallbacks) {
            if (callbacks.isWaiting()) {
                callbacks.startIdlePeriod(shrinking);
            }
        }
        return true;
    }

    void post(Runnable message) {
        mailbox.post(message);
    }

    ExternalOperation beginExternalOperation(@Nullable String load) {
        Operation operation = new Operation(load == null || !loop.policy().explores() ? load : withLine(load));
        operations.add(operation);
        return operation;
    }

    private String withLine(String load) {
        String location = loop.trace().isObserved() ? loop.trace().location() : null;
        return location == null ? load : load + ", asked for at " + location;
    }

    /// Delivers the results that are there, in the order in which their operations were begun; not where the policy chooses among them.
    ///
    /// @return whether there was one
    private boolean deliverResults() {
        for (boolean any = false;; any = true) {
            Runnable delivery = operations.isEmpty() || loop.policy().explores()
                    ? null
                    : operations.getFirst().delivery;
            if (delivery == null) {
                return any;
            }
            loop.faults().guard(operations.removeFirst().cause, delivery);
        }
    }

    private void deliverChosenResults() {
        while (true) {
            responsesWait = false;
            List<Operation> ended = endedOperations();
            if (ended.isEmpty()) {
                return;
            }
            boolean idle = !loop.hasSomethingToRun() || tasksAtInstant > FREE_TASKS;
            int chosen = loop.policy().chooseResponse(ended.stream().map(Operation::name).toList(), idle,
                    nextDue() != Long.MAX_VALUE);
            if (chosen == SchedulingPolicy.WAIT) {
                responsesWait = true;
                return;
            }
            Operation operation = ended.get(chosen);
            Runnable delivery = operation.delivery;
            operations.remove(operation);
            if (delivery != null) {
                loop.faults().guard(operation.cause, delivery);
            }
        }
    }

    /// The operations that have ended. Loads are waited for, so that what there is to choose from does not depend on who was faster.
    private List<Operation> endedOperations() {
        List<Operation> ended = new ArrayList<>();
        for (Operation operation : operations) {
            while (operation.load != null && operation.delivery == null && !Thread.currentThread().isInterrupted()) {
                mailbox.await(Long.MAX_VALUE);
                mailbox.drain(guarded);
            }
            if (operation.delivery != null) {
                ended.add(operation);
            }
        }
        return ended;
    }

    private static long saturatedAdd(long now, Duration limit) {
        try {
            return Math.addExact(now, limit.toNanos());
        } catch (ArithmeticException e) {
            return Long.MAX_VALUE - 1;
        }
    }

    private final class Operation implements ExternalOperation {
        final long cause = loop.trace().current();
        private final @Nullable String load;
        private volatile @Nullable Runnable delivery;

        Operation(@Nullable String load) {
            this.load = load;
        }

        String name() {
            return load == null ? "an operation" : load;
        }

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
