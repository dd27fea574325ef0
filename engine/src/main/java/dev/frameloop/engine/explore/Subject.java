package dev.frameloop.engine.explore;

import dev.frameloop.engine.loop.SchedulingPolicy;
import dev.frameloop.engine.trace.TraceSink;
import org.jspecify.annotations.Nullable;

/// What is explored: it runs something on a loop of its own on the virtual clock, from the beginning each time, and says what came of it.
///
/// Several threads call it at once; everything that it depends on beside the policy must be the same each time.
@FunctionalInterface
public interface Subject {
    /// Runs it once.
    ///
    /// @param policy the policy of its loop, which is for this loop only
    /// @param sink sees the loop's trace, if not null
    /// @return what came of it
    /// @throws Exception counts as an outcome of its own, told by class and message
    String run(SchedulingPolicy policy, @Nullable TraceSink sink) throws Exception;
}
