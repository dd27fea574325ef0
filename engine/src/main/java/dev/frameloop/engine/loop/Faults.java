package dev.frameloop.engine.loop;

import dev.frameloop.engine.trace.Trace;

import java.util.function.Consumer;

/// What becomes of an exception that Java code throws out of a task, a microtask or a step: somebody is told, and the loop goes on, unless
/// it was the loop's end.
final class Faults {
    private final Consumer<? super Throwable> uncaught;
    private final Trace trace;
    private final Termination termination;
    private final Runnable whenEnded;

    /// @param whenEnded throws away what was going on when the loop ended
    Faults(LoopOptions options, Trace trace, Termination termination, Runnable whenEnded) {
        uncaught = options.uncaught();
        this.trace = trace;
        this.termination = termination;
        this.whenEnded = whenEnded;
    }

    /// Runs something whose exceptions must not break the loop.
    void guard(Runnable steps) {
        int traceDepth = trace.depth();
        try {
            steps.run();
        } catch (Throwable e) {
            survive(e, traceDepth);
        }
    }

    /// Runs something that was asked for before, for which that is the cause of whatever it asks for in turn.
    void guard(long cause, Runnable steps) {
        int traceDepth = trace.depth();
        try {
            trace.within(cause, steps);
        } catch (Throwable e) {
            survive(e, traceDepth);
        }
    }

    /// Deals with what was thrown out of a task, a microtask or a step: the end of the loop, or something to tell and go on.
    void survive(Throwable thrown, int traceDepth) {
        trace.unwind(traceDepth);
        if (thrown instanceof LoopTerminatedException) {
            termination.terminate(String.valueOf(thrown.getMessage()));
            whenEnded.run();
        } else if (termination.reason() == null) {
            report(thrown);
        }
    }

    /// Tells of a fault of Java code that was caught before it reached the loop, and that nobody else hears of.
    void report(Throwable thrown) {
        try {
            uncaught.accept(thrown);
        } catch (Throwable another) {
            another.addSuppressed(thrown);
            System.getLogger(EventLoop.class.getName()).log(System.Logger.Level.ERROR,
                    "the listener for uncaught exceptions of an event loop has thrown one", another);
        }
    }
}
