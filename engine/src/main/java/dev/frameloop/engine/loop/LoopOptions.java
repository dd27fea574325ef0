package dev.frameloop.engine.loop;

import dev.frameloop.engine.frame.FrameSource;
import dev.frameloop.engine.frame.PeriodicFrameSource;
import dev.frameloop.engine.time.Clock;
import dev.frameloop.engine.time.VirtualClock;

import java.util.function.Consumer;

/// What an event loop is made of.
///
/// @param clock what time it is
/// @param frameSource when there is a rendering opportunity
/// @param policy which task queue has its turn
/// @param microtaskLimit how many microtasks one checkpoint may run before the loop is terminated as endless, at least 1
/// @param waitingLimit how many tasks may wait in one queue, and how many timers altogether, before the loop is terminated, at least 1
/// @param uncaught told of what Java code throws out of a task, a microtask or a step; the loop goes on
public record LoopOptions(Clock clock, FrameSource frameSource, SchedulingPolicy policy, long microtaskLimit,
        int waitingLimit, Consumer<Throwable> uncaught) {

    /// Enough for every honest page; an endless chain meets it within seconds.
    public static final long DEFAULT_MICROTASK_LIMIT = 3_000_000;
    /// Some gigabytes of memory are full by then.
    public static final int DEFAULT_WAITING_LIMIT = 10_000_000;

    /// @throws IllegalArgumentException if a limit is less than 1
    public LoopOptions {
        if (microtaskLimit < 1) {
            throw new IllegalArgumentException("microtaskLimit must be at least 1, but is " + microtaskLimit);
        }
        if (waitingLimit < 1) {
            throw new IllegalArgumentException("waitingLimit must be at least 1, but is " + waitingLimit);
        }
    }

    /// With the default limit of what may wait.
    public LoopOptions(Clock clock, FrameSource frameSource, SchedulingPolicy policy, long microtaskLimit,
            Consumer<Throwable> uncaught) {
        this(clock, frameSource, policy, microtaskLimit, DEFAULT_WAITING_LIMIT, uncaught);
    }

    /// A virtual clock, 60 frames a second, a browser's policy; exceptions go to the system logger.
    public static LoopOptions defaults() {
        return new LoopOptions(new VirtualClock(), new PeriodicFrameSource(60), SchedulingPolicy.browserLike(),
                DEFAULT_MICROTASK_LIMIT, LoopOptions::log);
    }

    /// The same with another clock.
    public LoopOptions withClock(Clock newClock) {
        return new LoopOptions(newClock, frameSource, policy, microtaskLimit, waitingLimit, uncaught);
    }

    /// The same with other frames.
    public LoopOptions withFrameSource(FrameSource newFrameSource) {
        return new LoopOptions(clock, newFrameSource, policy, microtaskLimit, waitingLimit, uncaught);
    }

    /// The same with another policy.
    public LoopOptions withPolicy(SchedulingPolicy newPolicy) {
        return new LoopOptions(clock, frameSource, newPolicy, microtaskLimit, waitingLimit, uncaught);
    }

    /// The same with another limit.
    public LoopOptions withMicrotaskLimit(long newLimit) {
        return new LoopOptions(clock, frameSource, policy, newLimit, waitingLimit, uncaught);
    }

    /// The same with another limit of what may wait.
    public LoopOptions withWaitingLimit(int newLimit) {
        return new LoopOptions(clock, frameSource, policy, microtaskLimit, newLimit, uncaught);
    }

    /// The same with another listener for uncaught exceptions.
    public LoopOptions withUncaught(Consumer<Throwable> newUncaught) {
        return new LoopOptions(clock, frameSource, policy, microtaskLimit, waitingLimit, newUncaught);
    }

    private static void log(Throwable throwable) {
        System.getLogger(EventLoop.class.getName()).log(System.Logger.Level.ERROR, "uncaught in the event loop",
                throwable);
    }
}
