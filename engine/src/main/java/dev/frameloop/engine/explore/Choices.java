package dev.frameloop.engine.explore;

import java.util.function.IntFunction;

/// Who makes the choices.
interface Choices {
    /// Makes a choice.
    ///
    /// @param kind what is chosen
    /// @param nanos the loop's time
    /// @param count how many options there are, at least 2; the first is what happens without exploration
    /// @param describe puts an option into words; costly, so only called where somebody reads them
    /// @return which one, from 0
    int choose(ChoiceKind kind, long nanos, int count, IntFunction<Option> describe);
}
