package dev.frameloop.engine.loop;

import dev.frameloop.engine.time.VirtualClock;
import org.jspecify.annotations.Nullable;

import java.util.PriorityQueue;

/// The loop as one of several of a family of agents: what they send one another, and how one that drives the others lets them step.
///
/// Owner thread of the loop only, where nothing else is said.
public final class LoopSteps {
    private final EventLoop loop;
    private final LoopRunner runner;
    private final Mailbox mailbox;
    /// What other agents of the family have sent, and that is not due yet; on the virtual clock only.
    private final PriorityQueue<Message> inbox = new PriorityQueue<>();
    private long lastMessage;
    private @Nullable Companions companions;

    LoopSteps(EventLoop loop, LoopRunner runner, Mailbox mailbox) {
        this.loop = loop;
        this.runner = runner;
        this.mailbox = mailbox;
    }

    /// Lets this loop drive those of the other agents of its family.
    public void setCompanions(Companions newCompanions) {
        loop.checkOwner();
        companions = newCompanions;
    }

    /// Has something done on the loop's thread, outside every task, for another agent of its family: at a time on the virtual clock, at
    /// once on the system clock. On the virtual clock only from the thread of the agent that runs, on the system clock from any.
    ///
    /// @param nanos when, by the sender's clock
    /// @param cause what runs there, by its number in the sender's trace
    public void postAt(long nanos, long cause, Runnable message) {
        if (loop.clock().isVirtual()) {
            inbox.add(new Message(nanos, ++lastMessage, cause, message));
        } else {
            mailbox.post(() -> loop.trace().within(cause, message));
        }
    }

    /// When there is something to do next, on the virtual clock: now, later, or never, which is {@link Long#MAX_VALUE}. From the thread of
    /// the agent that drives this one.
    public long nextStepTime() {
        return loop.termination() == null ? runner.nextStepTime() : Long.MAX_VALUE;
    }

    /// Does what comes next on the virtual clock, which jumps there: one task at the most, with what belongs to it.
    public void step() {
        loop.checkOwner();
        long next = runner.nextStepTime();
        if (loop.clock() instanceof VirtualClock virtual && next != Long.MAX_VALUE) {
            virtual.advanceTo(next);
        }
        runner.step();
    }

    /// Whether something was posted that was not taken up yet.
    public boolean hasMessages() {
        return !mailbox.isEmpty();
    }

    /// Sleeps until another thread posts something, or interrupts.
    public void awaitMessage() {
        loop.checkOwner();
        mailbox.await(Long.MAX_VALUE);
    }

    /// When the first message of another agent is due, {@link Long#MAX_VALUE} where none waits.
    long nextDue() {
        Message first = inbox.peek();
        return first == null ? Long.MAX_VALUE : first.due();
    }

    void deliverFirst() {
        Message first = inbox.remove();
        loop.faults().guard(first.cause(), first.action());
    }

    boolean companionsRan(long end) {
        return companions != null && companions.step(runner.nextStepTime(), end);
    }

    long nextOfCompanions() {
        return companions == null ? Long.MAX_VALUE : companions.nextStepTime();
    }

    boolean companionsAreIdle() {
        return companions == null || companions.areIdle();
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
}
