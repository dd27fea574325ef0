package dev.frameloop.script;

import dev.frameloop.dom.script.DeserializedValue;
import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.ModuleRecord;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.RejectedPromises;
import dev.frameloop.dom.script.ScriptClass;
import dev.frameloop.dom.script.ScriptException;
import dev.frameloop.dom.script.ScriptPosition;
import dev.frameloop.dom.script.ScriptPromise;
import dev.frameloop.dom.script.ScriptRealm;
import dev.frameloop.dom.script.SerializedValue;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.LoopTerminatedException;
import dev.frameloop.engine.trace.TraceKind;
import dev.frameloop.script.binding.BindingHolder;
import dev.frameloop.script.binding.RealmBinding;
import dev.frameloop.script.binding.RealmPromise;
import dev.frameloop.script.binding.SharedMemory;
import dev.frameloop.script.binding.StructuredClone;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// A realm of GraalJS.
final class GraalRealm implements ScriptRealm, BindingHolder {
    private static final Source EXECUTE = Source.newBuilder("js", "(function (f) { return f(); })", "execute.js")
            .internal(true).buildLiteral();

    private static final Source DISPLAY = InternalSource.of("display.js");

    private final GraalAgent agent;
    private final GlobalObject global;
    private final EventLoop eventLoop;
    private final RealmEvaluator evaluator;
    private final RealmBinding binding;
    private final RejectedPromises rejectedPromises;
    private final StructuredClone structuredClone;
    private final FunctionCompiler compiler;
    private final GraalModules modules;
    private final Value execute;
    private final Value display;

    GraalRealm(GraalAgent agent, GlobalObject global, RealmEvaluator evaluator) {
        this.agent = agent;
        this.global = global;
        this.evaluator = evaluator;
        eventLoop = global.eventLoop();
        execute = evaluator.evaluate(EXECUTE);
        compiler = new FunctionCompiler(evaluator);
        FunctionRealms functionRealms = in(() -> new FunctionRealms(agent.context()));
        binding = new RealmBinding(agent.bindings(), this, eventLoop, agent::beforePageCode, functionRealms::realmOf,
                agent.preludeFunctions(evaluator.evaluate(agent.bindings().preludeSource())));
        SharedMemory memory = in(() -> new SharedBuffers(agent.context()));
        structuredClone = new StructuredClone(binding, evaluator.evaluate(StructuredClone.source()), memory);
        AtomicWaits.install(evaluator, global, binding, memory);
        rejectedPromises = new RejectedPromises(global);
        display = evaluator.evaluate(DISPLAY).execute();
        modules = in(() -> new GraalModules(agent.context(), this));
    }

    void initialize(PlatformObject globalObject) {
        binding.initializeGlobal(globalObject);
    }

    /// Runs something while the language is in this realm.
    <T> T in(Supplier<T> supplier) {
        ProxyExecutable call = _ -> new Holder(supplier.get());
        return holderValue(execute.execute(call).asHostObject());
    }

    private record Holder(Object value) {}

    @SuppressWarnings("unchecked")
    private static <T> T holderValue(Holder holder) {
        return (T) holder.value;
    }

    @Override
    public GlobalObject global() {
        return global;
    }

    @Override
    public GlobalObject incumbentGlobal() {
        return CallStack.incumbentRealm() instanceof GraalRealm realm ? realm.global : global;
    }

    @Override
    public GlobalObject entryGlobal() {
        return CallStack.entryRealm() instanceof GraalRealm realm ? realm.global : global;
    }

    @Override
    public RealmBinding binding() {
        return binding;
    }

    GraalModules modules() {
        return modules;
    }

    @Override
    public ScriptPromise newPromise() {
        return binding.newPromise();
    }

    @Override
    public void runClassicScript(String source, String url, int lineNumber, int columnNumber) {
        agent.beforePageCode();
        eventLoop.prepareToRunCallback();
        String name = new ScriptPosition(url, lineNumber, columnNumber).brief();
        eventLoop.trace().begin(TraceKind.SCRIPT, name, 0);
        try {
            run(Scripts.source(source, url, lineNumber, columnNumber));
        } catch (LoopTerminatedException end) {
            throw end;
        } catch (RuntimeException error) {
            global.reportException(error);
        } finally {
            eventLoop.trace().end(TraceKind.SCRIPT, name, 0);
            eventLoop.cleanUpAfterRunningCallback();
        }
    }

    @Override
    public @Nullable Object evaluate(String source, String url) {
        agent.beforeCodeFromOutside();
        eventLoop.prepareToRunCallback();
        try {
            return binding.toAny(run(Scripts.source(source, url, 1, 1)));
        } finally {
            eventLoop.cleanUpAfterRunningCallback();
        }
    }

    private Value run(Source source) {
        try {
            return evaluator.evaluate(source);
        } catch (PolyglotException e) {
            throw binding.toJava(e);
        }
    }

    @Override
    public <T> T compileFunction(Class<T> type, String name, List<String> parameters, String body,
            List<? extends PlatformObject> scope, String url, int lineNumber) {
        try {
            Object[] scopeObjects = scope.stream().map(binding::wrap).toArray();
            Value function = compiler.compile(name, parameters, body, scopeObjects, url, lineNumber);
            return type.cast(binding.callback(type, function));
        } catch (PolyglotException e) {
            throw binding.toJava(e);
        }
    }

    @Override
    public ModuleRecord parseModule(String source, String url, int lineNumber, int columnNumber) {
        return modules.parse(source, url, lineNumber, columnNumber);
    }

    @Override
    public ModuleRecord parseJsonModule(String source, String url) {
        return modules.parseJson(source, url);
    }

    @Override
    public ScriptException exceptionOf(@Nullable Object value) {
        return binding.exceptionOf(value);
    }

    @Override
    public ScriptClass scriptClass(Object value) {
        return binding.scriptClass(value);
    }

    @Override
    public @Nullable Object parseJson(String text) {
        try {
            return binding.toAny(binding.parseJson(text));
        } catch (PolyglotException e) {
            throw binding.toJava(e);
        }
    }

    @Override
    public SerializedValue structuredSerialize(@Nullable Object value, List<?> transferList) {
        return structuredClone.serialize(value, transferList);
    }

    @Override
    public DeserializedValue structuredDeserialize(SerializedValue serialized) {
        return structuredClone.deserialize(serialized);
    }

    @Override
    public @Nullable PlatformObject platformObject(@Nullable Object value) {
        Object java = value instanceof Value script ? binding.javaObject(script) : value;
        return java instanceof PlatformObject object ? object : null;
    }

    @Override
    public Object nullValue() {
        return binding.toScript(null);
    }

    @Override
    public byte[] copyOfBytes(Object bufferOrView) {
        return structuredClone.copyOfBytes((Value) bufferOrView);
    }

    @Override
    public Object newArrayBuffer(byte[] bytes) {
        return structuredClone.newArrayBuffer(bytes);
    }

    @Override
    public void await(@Nullable Object value, Consumer<@Nullable Object> fulfilled,
            Consumer<@Nullable Object> rejected) {
        binding.await(value, fulfilled, rejected);
    }

    @Override
    public String toJson(@Nullable Object value) {
        try {
            return binding.toJson(value);
        } catch (PolyglotException e) {
            throw binding.toJava(e);
        }
    }

    @Override
    public String toDisplayString(@Nullable Object value) {
        return display.execute(binding.anyToScript(value)).asString();
    }

    void promiseRejected(Value promise, Value reason) {
        rejectedPromises.rejected(new RealmPromise(promise, binding), binding.toAny(reason));
    }

    void promiseHandled(Value promise, Value reason) {
        rejectedPromises.handled(new RealmPromise(promise, binding), binding.toAny(reason));
    }
}
