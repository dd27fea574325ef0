package dev.frameloop.engine.explore;

import java.util.List;
import java.util.Optional;

/// What came of many runs.
///
/// @param seeds how many seeds were run
/// @param outcomes what came of them: that of the default order first, then the most frequent first
public record Exploration(int seeds, List<Outcome> outcomes) {
    /// Where two outcomes part: the first choice that their shortest runs made differently.
    ///
    /// @param one what the first took
    /// @param other what the second took
    public record Parting(Choice one, Choice other) {}

    /// The first choice that the shortest runs of two outcomes made differently. Up to there they are the same run. Empty where one
    /// ended before they differed, which only a subject can bring about that is not deterministic.
    public static Optional<Parting> parting(Outcome one, Outcome other) {
        List<Choice> first = one.shortest().choices();
        List<Choice> second = other.shortest().choices();
        for (int i = 0; i < Math.min(first.size(), second.size()); i++) {
            if (first.get(i).taken() != second.get(i).taken()) {
                return Optional.of(new Parting(first.get(i), second.get(i)));
            }
        }
        return Optional.empty();
    }
}
