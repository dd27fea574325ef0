package dev.frameloop.script;

import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.ScriptAgent;
import dev.frameloop.dom.script.ScriptAgentOptions;
import dev.frameloop.dom.script.ScriptFrame;
import dev.frameloop.dom.script.ScriptPosition;
import dev.frameloop.dom.script.ScriptRealm;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.script.binding.Bindings;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.EnvironmentAccess;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.PolyglotAccess;
import org.graalvm.polyglot.ResourceLimits;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.io.IOAccess;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// An agent's scripts: one context of GraalJS, which is closed to the host.
final class GraalAgent implements ScriptAgent {
    /// What the budget counts. The engine takes one predicate for all contexts.
    private static final Predicate<Source> PAGE_CODE = source -> !source.isInternal();

    private final Context context;
    private final Bindings bindings;
    private final ScriptAgentOptions options;
    private final RealmFactory realms;
    private final Environment environment;
    private @Nullable Value sharedPrelude;
    private final Watchdog.Watch watch;
    private @Nullable StatementWatch statementWatch;
    private long turn = -1;
    private final AtomicBoolean closed = new AtomicBoolean();

    GraalAgent(Engine engine, Bindings bindings, Watchdog watchdog, ScriptAgentOptions options) {
        this.bindings = bindings;
        this.options = options;
        context = Context.newBuilder("js").engine(engine).allowHostAccess(HostAccess.NONE).allowIO(IOAccess.NONE)
                .allowPolyglotAccess(PolyglotAccess.NONE).allowEnvironmentAccess(EnvironmentAccess.NONE)
                .allowCreateThread(false).allowNativeAccess(false).allowExperimentalOptions(true)
                .option("js.v8-realm-builtin", "true").option("js.console", "false").option("js.print", "false")
                .option("js.graal-builtin", "false").option("js.polyglot-builtin", "false")
                .option("js.global-arguments", "false").option("js.intl-402", "true").option("js.performance", "false")
                .option("js.timezone", options.timeZone().getId())
                .resourceLimits(
                        ResourceLimits.newBuilder().statementLimit(options.statementBudget(), PAGE_CODE).build())
                .build();
        JobQueue.install(context, new PageJobs(options.eventLoop(), bindings, this::beforePageCode));
        GraalModules.install(context);
        realms = new RealmFactory(context);
        environment = new Environment(options.eventLoop().clock(), options.locale(), options.seed());
        watch = watchdog.watch(options.eventLoop(), options.timeLimit(), () -> context.close(true));
    }

    @Override
    public <G extends PlatformObject & GlobalObject> ScriptRealm newRealm(G global) {
        RealmEvaluator evaluator = realms.next();
        environment.install(evaluator);
        GraalRealm realm = new GraalRealm(this, global, evaluator);
        realm.initialize(global);
        return realm;
    }

    /// Runs the prelude in a new realm, with what it shares with the agent's first one.
    Value preludeFunctions(Value prelude) {
        Value functions = sharedPrelude == null ? prelude.execute() : prelude.execute(sharedPrelude);
        if (sharedPrelude == null) {
            sharedPrelude = functions.getMember("shared");
        }
        return functions;
    }

    Context context() {
        return context;
    }

    Bindings bindings() {
        return bindings;
    }

    ScriptAgentOptions options() {
        return options;
    }

    /// Called before page code runs: each task begins with a whole budget of statements.
    void beforePageCode() {
        EventLoop loop = options.eventLoop();
        if (loop.turns() != turn) {
            turn = loop.turns();
            watch.begin();
            context.resetLimits();
        }
    }

    /// Called before code from outside of all tasks runs, which has a budget of its own too.
    void beforeCodeFromOutside() {
        EventLoop loop = options.eventLoop();
        if (!loop.isRunningCallback() && loop.currentlyRunningTask() == null) {
            turn = -1;
        }
        beforePageCode();
    }

    Value asValue(Object value) {
        return context.asValue(value);
    }

    @Override
    public @Nullable ScriptPosition currentPosition() {
        return CallStack.innermostPagePosition();
    }

    @Override
    public List<ScriptFrame> callStack() {
        return CallStack.pageFrames();
    }

    @Override
    public void setStatementListener(@Nullable Consumer<ScriptPosition> listener) {
        if (statementWatch != null) {
            statementWatch.close();
        }
        statementWatch = listener == null ? null : new StatementWatch(context.getEngine(), PAGE_CODE, listener);
    }

    @Override
    public void close() {
        if (closed.compareAndSet(false, true)) {
            watch.end();
            StatementWatch listening = statementWatch;
            if (listening != null) {
                listening.close();
            }
            context.close(true);
        }
    }
}
