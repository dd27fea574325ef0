package dev.frameloop.engine.loop;

import dev.frameloop.engine.trace.Trace;
import org.jspecify.annotations.Nullable;

/// Ends a loop whose page code would not end by itself or fill the memory, and says who is to blame and why that came about.
final class Limits {
    /// How many microtasks before the limit are worth the time to ask which line of page code queues them.
    private static final int LAST_SUSPECTS = 16;
    /// After how many microtasks of a checkpoint it is worth the time to note where it comes from.
    private static final int LONG_CHECKPOINT = 256;
    private static final int CAUSES = 16;

    private final long microtaskLimit;
    private final int waitingLimit;
    private final Trace trace;
    private final Termination termination;
    /// Whether a checkpoint is near its limit.
    private boolean suspectsEndlessMicrotasks;
    private @Nullable String culprit;
    private String becauseOf = "";

    Limits(LoopOptions options, Trace trace, Termination termination) {
        microtaskLimit = options.microtaskLimit();
        waitingLimit = options.waitingLimit();
        this.trace = trace;
        this.termination = termination;
    }

    /// A microtask is queued.
    void microtaskQueued() {
        if (suspectsEndlessMicrotasks) {
            culprit = trace.location();
        }
    }

    /// A checkpoint is about to run its next microtask.
    ///
    /// @param count which of the checkpoint's it is, from 1
    /// @throws LoopTerminatedException if it is one too many
    void beforeMicrotask(long count, MicrotaskQueue microtasks) {
        if (count == LONG_CHECKPOINT) {
            becauseOf = trace.because(trace.current(), CAUSES);
        }
        if (count > microtaskLimit) {
            throw end("endless microtasks: one checkpoint ran " + microtaskLimit + " of them, and the next is a "
                    + microtasks.firstName(), culprit, becauseOf);
        }
        suspectsEndlessMicrotasks = count > microtaskLimit - LAST_SUSPECTS;
    }

    void checkpointEnded() {
        suspectsEndlessMicrotasks = false;
    }

    /// Something more is to wait.
    ///
    /// @param waiting how many of its kind wait already
    /// @param kind what they are
    /// @throws LoopTerminatedException if it is one too many
    void beforeWaiting(int waiting, String kind, String name) {
        if (waiting >= waitingLimit) {
            throw end("too many " + kind + ": " + waitingLimit + " wait, and the next is a " + name, trace.location(),
                    trace.because(trace.current(), CAUSES));
        }
    }

    private LoopTerminatedException end(String what, @Nullable String place, String causes) {
        String reason = what + (place == null ? "" : ", asked for at " + place)
                + (causes.isEmpty() ? "" : "; because of: " + causes);
        termination.terminate(reason);
        return new LoopTerminatedException(reason);
    }
}
