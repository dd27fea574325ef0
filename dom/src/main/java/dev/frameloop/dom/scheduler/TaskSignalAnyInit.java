package dev.frameloop.dom.scheduler;

/// Where a dependent {@link TaskSignal} has its priority from.
///
/// @param priority one of the three names, or a {@link TaskSignal} whose priority it follows
public record TaskSignalAnyInit(Object priority) {}
