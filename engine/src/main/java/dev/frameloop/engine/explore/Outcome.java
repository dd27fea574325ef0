package dev.frameloop.engine.explore;

/// Runs that came to the same.
///
/// @param value what came of them
/// @param count how many of the seeds did
/// @param firstSeed the first seed that did; -1 where none did, and only the default order does
/// @param isDefault whether this happens without exploration, too
/// @param shortest a run with the fewest choices that differ from the default order, all choices in words
public record Outcome(String value, int count, long firstSeed, boolean isDefault, Run shortest) {}
