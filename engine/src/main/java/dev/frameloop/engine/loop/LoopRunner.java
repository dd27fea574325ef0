package dev.frameloop.engine.loop;

import dev.frameloop.engine.time.Clock;
import dev.frameloop.engine.time.VirtualClock;
import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
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
    private final Mailbox mailbox = new Mailbox();
    private final Consumer<Runnable> guarded;
    /// The operations that are under way outside, in the order in which they were begun.
    private final ArrayDeque<Operation> operations = new ArrayDeque<>();
    /// What other agents of the family have sent, and that is not due yet; on the virtual clock only.
    private final PriorityQueue<Message> inbox = new PriorityQueue<>();
    private long lastMessage;
    private @Nullable Companions companions;
    /// Whether the policy keeps back what has ended.
    private boolean responsesWait;
    private long idlePeriodNotBefore;
    private long instant;
    private int tasksAtInstant;

    LoopRunner(EventLoop loop, LoopOptions options) {
        this.loop = loop;
        guarded = loop::guarded;
        clock = options.clock();
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
            if (clock.now() > end) {
                return RunOutcome.TIME_UP;
            }
            if (companionsRan(end) || advance()) {
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
        } while (companionsRan(clock.now()) || queueWhatIsDue() | turn() || deliverResults());
    }

    // ---- As one of several agents --------------------------------------------------------------------------------------------

    void setCompanions(Companions newCompanions) {
        companions = newCompanions;
    }

    /// When the loop has something to do next: now, later, or never, which is {@link Long#MAX_VALUE}.
    long nextStepTime() {
        long now = clock.now();
        return !operations.isEmpty() || loop.hasSomethingToRun() || !mailbox.isEmpty()
                ? now
                : Math.max(now, Math.min(nextDue(), idleDue()));
    }

    /// Does what comes next on a virtual clock: moves the time on to it, and runs one task at the most.
    void step() {
        long next = nextStepTime();
        if (clock instanceof VirtualClock virtual && next != Long.MAX_VALUE) {
            virtual.advanceTo(next);
        }
        loop.guarded(loop::performMicrotaskCheckpoint);
        takeWhatCameFromOutside();
        if (loop.termination() == null && !advance() && !operations.isEmpty() && !responsesWait) {
            awaitResult();
        }
    }

    boolean hasMessages() {
        return !mailbox.isEmpty();
    }

    /// Sleeps until another thread posts something, or interrupts.
    void awaitMessage() {
        mailbox.await(Long.MAX_VALUE);
    }

    void postAt(long nanos, long cause, Runnable message) {
        if (clock.isVirtual()) {
            inbox.add(new Message(nanos, ++lastMessage, cause, message));
        } else {
            mailbox.post(() -> loop.trace().within(cause, message));
        }
    }

    private boolean companionsRan(long end) {
        return companions != null && companions.step(nextStepTime(), end);
    }

    // ---- One agent -------------------------------------------------------------------------------------------------------------

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
            loop.guarded(first.cause, delivery);
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
            long message = nextMessageDue();
            long frame = loop.rendering().nextFrameDue();
            if (Math.min(Math.min(timer, message), frame) > now) {
                return any;
            }
            if (timer <= message && timer <= frame) {
                loop.guarded(loop.timers().firstCause(), loop.timers().takeFirst());
            } else if (message <= frame) {
                Message first = inbox.remove();
                loop.guarded(first.cause(), first.action());
            } else {
                loop.rendering().announceDueOpportunities(now);
            }
        }
    }

    /// Waits for what comes next, if that is not later than `end`.
    ///
    /// @return why the run ends, or null if it goes on
    private @Nullable RunOutcome waitForNext(long end) {
        long next = Math.min(Math.min(nextDue(), idleDue()),
                companions == null ? Long.MAX_VALUE : companions.nextStepTime());
        if (next == Long.MAX_VALUE && operations.isEmpty() && (companions == null || companions.areIdle())) {
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
        return Math.min(Math.min(loop.timers().nextDue(), nextMessageDue()), loop.rendering().nextFrameDue());
    }

    private long nextMessageDue() {
        Message first = inbox.peek();
        return first == null ? Long.MAX_VALUE : first.due();
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
            loop.guarded(operations.removeFirst().cause, delivery);
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
                loop.guarded(operation.cause, delivery);
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

    /// What another agent has sent.
    ///
    /// @param due when it arrives, on the clock that all agents agree on
    /// @param sequence orders those that arrive at the same time
    /// @param cause what ran there, by its number in the trace
    private record Message(long due, long sequence, long cause, Runnable action) implements Comparable<Message> {
        @Override
        public int compareTo(Message other) {
            int byTime = Long.compare(due, other.due);
            return byTime != 0 ? byTime : Long.compare(sequence, other.sequence);
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
