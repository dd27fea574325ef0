package dev.frameloop.engine.explore;

import java.util.List;
import java.util.Locale;

/// A choice that was made in a run.
///
/// @param index how many choices the run had made before
/// @param kind what was chosen
/// @param nanos when, in the loop's time
/// @param options what there was to choose from; the first is what happens without exploration
/// @param taken which option was taken
public record Choice(int index, ChoiceKind kind, long nanos, List<Option> options, int taken) {
    private static final double NANOS_PER_MILLI = 1e6;

    /// Whether it was not the first option, which is what happens without exploration.
    public boolean isDeparture() {
        return taken > 0;
    }

    /// The option that was taken.
    public Option takenOption() {
        return options.get(taken);
    }

    /// An option, without its origin where the one that was taken has that, too.
    private String told(Option option) {
        return option.traceId() == takenOption().traceId() ? option.words() : option.toString();
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "at %.3f ms, %s: %s%s", nanos / NANOS_PER_MILLI, kind.label(), takenOption(),
                isDeparture() ? ", instead of " + told(options.getFirst()) : "");
    }
}
