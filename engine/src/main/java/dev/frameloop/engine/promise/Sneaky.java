package dev.frameloop.engine.promise;

/// Throws a throwable as it is. A promise may be rejected with any, and who waits for it gets that very one, as in the language.
final class Sneaky {
    private Sneaky() {}

    /// Throws; it never returns, so that callers can say `throw` and the compiler sees the end.
    static RuntimeException rethrow(Throwable thrown) {
        throw Sneaky.<RuntimeException>as(thrown);
    }

    @SuppressWarnings("unchecked") // not true, and unseen by the JVM
    private static <E extends Throwable> E as(Throwable thrown) throws E {
        throw (E) thrown;
    }
}
