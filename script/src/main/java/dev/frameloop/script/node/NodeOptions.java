package dev.frameloop.script.node;

import dev.frameloop.dom.script.ScriptAgentOptions;
import dev.frameloop.engine.node.LibuvVersion;
import dev.frameloop.engine.time.Clock;
import dev.frameloop.engine.trace.TraceSink;
import org.jspecify.annotations.Nullable;

import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/// How a program of Node.js runs.
///
/// @param script the main script
/// @param arguments what follows it in `process.argv`
/// @param libuv which libuv the loop behaves like
/// @param clock what time it is
/// @param limit how much of the clock's time the program gets
/// @param out its standard output
/// @param err its standard error
/// @param sink sees what happens; null for nobody
/// @param seed what `Math.random()` begins with
/// @param statementBudget how many statements one callback may run, with the ticks and microtasks after it; positive
public record NodeOptions(Path script, List<String> arguments, LibuvVersion libuv, Clock clock, Duration limit,
        PrintStream out, PrintStream err, @Nullable TraceSink sink, long seed, long statementBudget) {
    /// Node.js 20 as it comes: no arguments, libuv since 1.45, an hour, no trace.
    public static NodeOptions of(Path script, Clock clock, PrintStream out, PrintStream err) {
        return new NodeOptions(script, List.of(), LibuvVersion.SINCE_1_45, clock, Duration.ofHours(1), out, err, null,
                0, ScriptAgentOptions.DEFAULT_STATEMENT_BUDGET);
    }

    /// The same with arguments.
    public NodeOptions withArguments(List<String> newArguments) {
        return new NodeOptions(script, List.copyOf(newArguments), libuv, clock, limit, out, err, sink, seed,
                statementBudget);
    }

    /// The same with another libuv.
    public NodeOptions withLibuv(LibuvVersion newLibuv) {
        return new NodeOptions(script, arguments, newLibuv, clock, limit, out, err, sink, seed, statementBudget);
    }

    /// The same with another limit.
    public NodeOptions withLimit(Duration newLimit) {
        return new NodeOptions(script, arguments, libuv, clock, newLimit, out, err, sink, seed, statementBudget);
    }

    /// The same with somebody who sees what happens.
    public NodeOptions withSink(@Nullable TraceSink newSink) {
        return new NodeOptions(script, arguments, libuv, clock, limit, out, err, newSink, seed, statementBudget);
    }

    /// The same with another budget.
    public NodeOptions withStatementBudget(long newBudget) {
        return new NodeOptions(script, arguments, libuv, clock, limit, out, err, sink, seed, newBudget);
    }
}
