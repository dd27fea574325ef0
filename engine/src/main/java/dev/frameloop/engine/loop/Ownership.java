package dev.frameloop.engine.loop;

/// Which thread a loop belongs to: at every moment exactly one.
final class Ownership {
    private volatile Thread owner = Thread.currentThread();
    private volatile int runs;

    void check() {
        if (Thread.currentThread() != owner) {
            throw new IllegalStateException(
                    "the loop belongs to thread \"" + owner.getName() + "\", but \"" + Thread.currentThread().getName()
                            + "\" called it; use post(...) from other threads");
        }
    }

    boolean isCurrentThread() {
        return Thread.currentThread() == owner;
    }

    /// The owner gives the loop to another thread, and must not touch it until that gives it back.
    void handOver(Thread thread) {
        check();
        owner = thread;
    }

    /// Any thread takes the loop, while it does not run.
    void claim() {
        if (runs > 0 && !isCurrentThread()) {
            throw new IllegalStateException(
                    "the loop runs on thread \"" + owner.getName() + "\", so \"" + Thread.currentThread().getName()
                            + "\" cannot claim it");
        }
        owner = Thread.currentThread();
    }

    /// The loop begins to run.
    @SuppressWarnings("NonAtomicOperationOnVolatileField") // only the owner writes
    void beginRun() {
        check();
        runs++;
    }

    /// The loop no longer runs.
    @SuppressWarnings("NonAtomicOperationOnVolatileField") // only the owner writes
    void endRun() {
        runs--;
    }
}
