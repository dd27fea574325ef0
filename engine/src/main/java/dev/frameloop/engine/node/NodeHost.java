package dev.frameloop.engine.node;

/// Whoever runs a program on a {@link NodeLoop}: what Node.js does in JavaScript when the loop comes to it. Called on the owner thread.
public interface NodeHost {
    /// Something was thrown that nobody caught.
    ///
    /// @return whether somebody dealt with it, so that the program goes on; where nobody did it has been told, and the program ends
    boolean uncaughtException(Throwable thrown);

    /// All ticks and microtasks have run, and promises were rejected meanwhile: deal with those that are still unhandled.
    ///
    /// @return whether that may have brought new ticks or microtasks
    boolean processPromiseRejections();

    /// Nothing keeps the loop alive any more; what is started now does again.
    void beforeExit();

    /// A host that lets exceptions through and knows nothing of promises; for programs in Java.
    static NodeHost plain() {
        return new NodeHost() {
            @Override
            public boolean uncaughtException(Throwable thrown) {
                switch (thrown) {
                    case RuntimeException exception -> throw exception;
                    case Error error -> throw error;
                    default -> throw new IllegalStateException(thrown);
                }
            }

            @Override
            public boolean processPromiseRejections() {
                return false;
            }

            @Override
            public void beforeExit() {}
        };
    }
}
