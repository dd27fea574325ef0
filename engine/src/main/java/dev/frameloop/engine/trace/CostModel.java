package dev.frameloop.engine.trace;

/// How much virtual time things take, so that jank can be tested: without one, work takes none.
///
/// The time passes at the end of what takes it, as a part of it.
@FunctionalInterface
public interface CostModel {
    /// What something costs beside what runs within it.
    ///
    /// @param kind what kind of thing it is
    /// @param name what it is called; of work, a {@link Work#label}
    /// @param value a number whose meaning the kind tells: of {@link TraceKind#WORK}, how much of it was done
    /// @return nanoseconds, not negative
    long nanos(TraceKind kind, String name, long value);
}
