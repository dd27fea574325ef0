package dev.frameloop.engine.node;

/// Ends a program on a {@link NodeLoop} at once: thrown through everything that runs. Nobody but {@link NodeLoop#run} catches it.
public final class ProcessExit extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /// An exit.
    public ProcessExit() {
        super("the program ends", null, false, false);
    }
}
