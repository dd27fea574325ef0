package dev.frameloop.engine.loop;

import java.util.List;
import java.util.SplittableRandom;

/// Picks the task queue from which the loop takes its next task, which the standard leaves open.
///
/// A policy may keep state, and so belongs to one loop.
@FunctionalInterface
public interface SchedulingPolicy {
    /// Chooses among queues.
    ///
    /// @param runnable the queues that have a runnable task, at least one; the list is only valid during the call
    /// @return one of them
    TaskQueue choose(List<TaskQueue> runnable);

    /// As browsers do: urgent queues first, then by the age of the task, background queues last. So that nobody starves, after
    /// a row of tasks that overtook an older one the oldest has its turn.
    static SchedulingPolicy browserLike() {
        return new BrowserLikePolicy();
    }

    /// Strictly in the order in which tasks were queued.
    static SchedulingPolicy fifo() {
        return BrowserLikePolicy::oldest;
    }

    /// Any queue, by a seeded choice; the same seed makes the same choices.
    static SchedulingPolicy seeded(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return runnable -> runnable.get(random.nextInt(runnable.size()));
    }
}
