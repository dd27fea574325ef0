package dev.frameloop.engine.loop;

import dev.frameloop.engine.frame.FrameSource;
import dev.frameloop.engine.time.Clock;

import java.util.List;

/// Decides what the standard leaves open: from which task queue the loop takes its next task, and, where it {@link #explores}, also when there
/// are rendering opportunities, how late timers and messages are, and which response comes first.
///
/// A policy may keep state, and so belongs to one loop.
@FunctionalInterface
public interface SchedulingPolicy {
    /// What {@link #chooseResponse} answers where none comes now.
    int WAIT = -1;

    /// Chooses among queues.
    ///
    /// @param runnable the queues that have a runnable task, at least one; the list is only valid during the call
    /// @return one of them
    TaskQueue choose(List<TaskQueue> runnable);

    /// Whether it has more to decide than the queue. If not, the loop does not ask.
    default boolean explores() {
        return false;
    }

    /// Called once, when its loop is made.
    ///
    /// @param clock the loop's clock
    /// @param frames when there are rendering opportunities
    /// @return when there shall be rendering opportunities
    default FrameSource begin(Clock clock, FrameSource frames) {
        return frames;
    }

    /// How much later than it asks for a timer is due, in nanoseconds, not negative.
    ///
    /// @param name what the trace calls the timer
    /// @param id its number in the trace
    default long timerLateness(String name, long id) {
        return 0;
    }

    /// How long a message is on its way, in nanoseconds, not negative.
    ///
    /// @param name what the trace calls the message's task
    /// @param id its number in the trace
    default long messageLateness(String name, long id) {
        return 0;
    }

    /// Which of the responses that are there comes next.
    ///
    /// @param names what they are responses to, in the order in which that was asked for; at least one
    /// @param idle whether nothing else is to run at this instant
    /// @param moreToCome whether something is due later, so that time may pass before one comes
    /// @return its index, or {@link #WAIT}
    default int chooseResponse(List<String> names, boolean idle, boolean moreToCome) {
        return 0;
    }

    /// As browsers do: urgent queues first, then by the age of the task, background queues last. So that nobody starves, after
    /// a row of tasks that overtook an older one the oldest has its turn.
    static SchedulingPolicy browserLike() {
        return new BrowserLikePolicy();
    }

    /// Strictly in the order in which tasks were queued.
    static SchedulingPolicy fifo() {
        return BrowserLikePolicy::oldest;
    }
}
