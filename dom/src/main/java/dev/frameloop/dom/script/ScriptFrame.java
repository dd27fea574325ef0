package dev.frameloop.dom.script;

/// A function of page code that has been called and has not returned.
///
/// @param function its name; the empty string for one without, and for a script's own statements
/// @param position where it is: at the statement that runs, or at the call of the function above it
public record ScriptFrame(String function, ScriptPosition position) {}
