package dev.frameloop.engine.agent;

import dev.frameloop.engine.loop.LoopOptions;
import dev.frameloop.engine.time.Clock;

import java.util.function.Function;

/// What the agents of a family depend on.
///
/// @param seed decides, on the virtual clock, which of several agents runs first that have something to do at the same time
/// @param loops the options of the loop of another agent than the first, given its clock
/// @param crossOriginIsolated whether the agents share memory
public record AgentOptions(long seed, Function<Clock, LoopOptions> loops, boolean crossOriginIsolated) {
    /// Seed 0, loops with the default options, no shared memory.
    public static AgentOptions defaults() {
        return new AgentOptions(0, clock -> LoopOptions.defaults().withClock(clock), false);
    }
}
