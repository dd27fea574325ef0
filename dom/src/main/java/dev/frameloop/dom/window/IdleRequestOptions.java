package dev.frameloop.dom.window;

/// How `requestIdleCallback` waits.
///
/// @param timeout after how many milliseconds the callback runs even if the loop is never idle; 0 for no such limit
public record IdleRequestOptions(long timeout) {}
