package dev.frameloop.engine.promise;

/// Tells that a promise was rejected and nobody cared: no handler had been added when the microtask checkpoint ended. The cause is the reason.
public final class UnhandledRejectionException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnhandledRejectionException(Throwable reason) {
        super("a promise was rejected, and nobody handled it: " + reason, reason);
    }
}
