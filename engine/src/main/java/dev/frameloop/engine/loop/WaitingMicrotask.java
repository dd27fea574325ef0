package dev.frameloop.engine.loop;

/// A microtask that waits, for those who watch the loop.
///
/// @param name what the trace calls it
/// @param id the number by which the trace knows it
/// @param cause the number of what queued it, 0 for none
public record WaitingMicrotask(String name, long id, long cause) {}
