package dev.frameloop.script.node;

import com.oracle.truffle.js.lang.JavaScriptLanguage;
import dev.frameloop.dom.script.ScriptPosition;
import dev.frameloop.engine.loop.LoopOptions;
import dev.frameloop.engine.loop.LoopTerminatedException;
import dev.frameloop.engine.node.NodeHost;
import dev.frameloop.engine.node.NodeLoop;
import dev.frameloop.engine.node.ProcessExit;
import dev.frameloop.script.CallStack;
import dev.frameloop.script.Environment;
import dev.frameloop.script.InternalSource;
import dev.frameloop.script.JobQueue;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.EnvironmentAccess;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.PolyglotAccess;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.ResourceLimits;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.SourceSection;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.io.IOAccess;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.jspecify.annotations.Nullable;

import java.util.Locale;
import java.util.function.Predicate;

/// One program of Node.js: a context of GraalJS, a loop, and Node's API between them.
///
/// Owner thread only.
final class NodeProcess implements AutoCloseable {
    /// What Node.js ends with when an exception was not caught.
    private static final int GENERIC_ERROR = 1;
    private static final Predicate<Source> PROGRAM = source -> !source.isInternal();

    private final NodeOptions options;
    private final NodeLoop loop;
    private final Context context;
    private final NodeModules modules;
    private final Value internals;
    private long callback = -1;
    private @Nullable Integer exitCode;

    NodeProcess(Engine engine, NodeOptions options) {
        this.options = options;
        loop = new NodeLoop(options.libuv(), options.clock(), new Host(), LoopOptions.DEFAULT_MICROTASK_LIMIT);
        context = Context.newBuilder("js").engine(engine).allowHostAccess(HostAccess.NONE).allowIO(IOAccess.NONE)
                .allowPolyglotAccess(PolyglotAccess.NONE).allowEnvironmentAccess(EnvironmentAccess.NONE)
                .allowCreateThread(false).allowNativeAccess(false).allowExperimentalOptions(true)
                .option("js.console", "false").option("js.print", "false").option("js.load", "false")
                .option("js.graal-builtin", "false").option("js.polyglot-builtin", "false")
                .option("js.global-arguments", "false").option("js.intl-402", "true")
                .option("js.performance", "false").option("js.timezone", "UTC")
                .resourceLimits(
                        ResourceLimits.newBuilder().statementLimit(options.statementBudget(), PROGRAM).build())
                .build();
        JobQueue.install(context, new Jobs());
        new Environment(options.clock(), Locale.US, options.seed()).install(context::eval);
        modules = new NodeModules(context, this);
        loop.trace().setLocator(NodeProcess::location);
        if (options.sink() != null) {
            loop.trace().addSink(options.sink());
        }
        ProxyExecutable internal = names -> context.eval(
                InternalSource.of(NodeProcess.class, names[0].asString() + ".js",
                        "(function (internal, host, exports, module) { 'use strict';", "\n})"));
        internals = context.eval(InternalSource.of(NodeProcess.class, "bootstrap.js", "", ""))
                .execute(internal, new HostFunctions(this, context).asObject());
    }

    private static @Nullable String location() {
        ScriptPosition position = CallStack.innermostPagePosition();
        return position == null ? null : position.brief();
    }

    /// Runs the program to its end.
    ///
    /// @return its exit code
    int run() {
        try {
            boolean ended = loop.run(options.script().getFileName().toString(),
                    () -> call(internals.getMember("runMain"),
                            options.script().toAbsolutePath().normalize().toString()),
                    options.limit());
            if (!ended) {
                return refuse(Thread.currentThread().isInterrupted()
                        ? "the program was interrupted"
                        : "the program was still running after " + options.limit().toMillis() + " ms of its time");
            }
            if (exitCode == null) {
                loop.makeCallback(() -> call(internals.getMember("exit")));
                exitCode = call(internals.getMember("exitCode")).asInt();
            }
        } catch (ProcessExit exit) {
            // The exit code says the rest.
        } catch (LoopTerminatedException endless) {
            return refuse(String.valueOf(endless.getMessage()));
        }
        flush();
        return exitCode == null ? GENERIC_ERROR : exitCode;
    }

    private int refuse(String why) {
        flush();
        options.err().println(why);
        options.err().flush();
        return GENERIC_ERROR;
    }

    private void flush() {
        options.out().flush();
        options.err().flush();
    }

    // ---- For the functions of the host -------------------------------------------------------------------------------------------

    NodeOptions options() {
        return options;
    }

    NodeLoop loop() {
        return loop;
    }

    NodeModules modules() {
        return modules;
    }

    Value internals() {
        return internals;
    }

    /// Calls a function of the program, or one of ours.
    Value call(Value function, @Nullable Object... arguments) {
        if (loop.callbacks() != callback) {
            callback = loop.callbacks();
            context.resetLimits();
        }
        try {
            return function.execute(arguments);
        } catch (PolyglotException e) {
            throw translated(e);
        }
    }

    private static RuntimeException translated(PolyglotException e) {
        if (e.isExit()) {
            return new ProcessExit();
        }
        if (e.isResourceExhausted() || e.isCancelled()) {
            SourceSection place = place(e);
            return new LoopTerminatedException("endless script" + (place == null
                    ? ""
                    : " at " + place.getSource().getName() + ":" + place.getStartLine() + ":" + place.getStartColumn())
                    + ": " + e.getMessage());
        }
        return e.isHostException() && e.asHostException() instanceof LoopTerminatedException end ? end : e;
    }

    /// The place in the program that an exception comes from.
    private static @Nullable SourceSection place(PolyglotException exception) {
        SourceSection own = exception.getSourceLocation();
        if (own != null && !own.getSource().isInternal()) {
            return own;
        }
        for (PolyglotException.StackFrame frame : exception.getPolyglotStackTrace()) {
            SourceSection section = frame.isGuestFrame() ? frame.getSourceLocation() : null;
            if (section != null && !section.getSource().isInternal()) {
                return section;
            }
        }
        return null;
    }

    /// Ends the program from within: nothing of it runs any more.
    Object exit(int code) {
        exitCode = code;
        JavaScriptLanguage.getCurrentEnv().getContext().closeExited(null, code);
        throw new ProcessExit();
    }

    /// An exception that nobody caught, or the reason of a rejection that nobody handled.
    ///
    /// @return whether the program goes on; if not, its end has been told
    private boolean uncaught(@Nullable Object thrown, boolean fromPromise, @Nullable SourceSection place) {
        if (call(internals.getMember("uncaught"), thrown, fromPromise).asBoolean()) {
            return true;
        }
        String excerpt = place == null
                ? ""
                : Excerpt.of(place.getSource().getName(), place.getSource().getCharacters(place.getStartLine()),
                        place.getStartLine(), place.getStartColumn());
        options.out().flush();
        options.err().println(call(internals.getMember("fatal"), thrown, excerpt).asString());
        exitCode = call(internals.getMember("exitCode")).asInt();
        return false;
    }

    /// The same for a thing that JavaScript holds; does not come back if the program ends.
    Object triggerUncaught(Value thrown, boolean fromPromise) {
        return uncaught(thrown, fromPromise, null) || (boolean) exit(exitCode == null ? GENERIC_ERROR : exitCode);
    }

    @Override
    public void close() {
        loop.close();
        context.close(true);
    }

    private final class Host implements NodeHost {
        @Override
        public boolean uncaughtException(Throwable thrown) {
            if (thrown instanceof PolyglotException guest && guest.getGuestObject() != null) {
                return uncaught(guest.getGuestObject(), false, place(guest));
            }
            if (thrown instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(thrown);
        }

        @Override
        public boolean processPromiseRejections() {
            return call(internals.getMember("processPromiseRejections")).asBoolean();
        }

        @Override
        public void beforeExit() {
            loop.makeCallback(() -> call(internals.getMember("beforeExit")));
        }
    }

    private final class Jobs implements JobQueue.Host {
        @Override
        public void enqueue(Value job) {
            loop.queueMicrotask(JobQueue.JOB, () -> call(job));
        }

        @Override
        public void promiseRejected(Value promise, Value reason) {
            internals.getMember("promiseRejected").executeVoid(promise, reason);
        }

        @Override
        public void promiseHandled(Value promise, Value reason) {
            internals.getMember("promiseHandled").executeVoid(promise);
        }
    }
}
