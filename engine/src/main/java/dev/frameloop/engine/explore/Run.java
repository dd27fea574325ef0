package dev.frameloop.engine.explore;

import java.util.List;

/// What came of one run.
///
/// @param outcome what came of it, in words; runs with equal outcomes are alike
/// @param schedule the choices that differ from what happens without exploration
/// @param choices all choices in words, where somebody wanted them; else empty
public record Run(String outcome, Schedule schedule, List<Choice> choices) {
    /// The choices that differ from what happens without exploration, in words.
    public List<Choice> departures() {
        return choices.stream().filter(Choice::isDeparture).toList();
    }
}
