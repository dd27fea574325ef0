package dev.frameloop.script.node;

import org.graalvm.polyglot.Engine;

/// Runs programs of Node.js. Those of one runtime share parsed code, and nothing else; they may run on several threads at once.
public final class NodeRuntime implements AutoCloseable {
    private final Engine engine = Engine.newBuilder("js").option("engine.WarnInterpreterOnly", "false").build();

    /// A runtime; the first program makes it warm.
    public NodeRuntime() {}

    /// Runs a program to its end, on the current thread.
    ///
    /// @return its exit code; 1 where it was ended because its code or its time had no end, which its standard error tells
    public int run(NodeOptions options) {
        try (NodeProcess process = new NodeProcess(engine, options)) {
            return process.run();
        }
    }

    @Override
    public void close() {
        engine.close();
    }
}
