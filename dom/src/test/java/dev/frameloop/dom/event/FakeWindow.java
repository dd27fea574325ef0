package dev.frameloop.dom.event;

import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptClass;
import dev.frameloop.dom.script.ScriptException;
import dev.frameloop.dom.script.ScriptPromise;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.DocumentGlobal;
import dev.frameloop.engine.agent.Agent;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// A window without scripts, on a loop with a virtual clock. It keeps what is reported to it.
public final class FakeWindow extends EventTarget implements DocumentGlobal, WindowTarget, Realm {
    private final Agent agent = new Agent("test", new EventLoop());
    private final Document document = Document.newHtml("http://127.0.0.1/");
    private @Nullable Event currentEvent;

    /// Messages of reported exceptions, in order.
    public final List<String> reported = new ArrayList<>();

    /// What stands for the script engine's compiler: makes a callback of a text.
    public Function<String, Object> compiler = body -> {
        throw new IllegalStateException("no compiler");
    };

    /// A window with an empty HTML document.
    public FakeWindow() {
        document.setBrowsingContext(this, this);
    }

    @Override
    public Document associatedDocument() {
        return document;
    }

    @Override
    protected EventTarget legacyTargetOverride() {
        return document;
    }

    @Override
    public Agent agent() {
        return agent;
    }

    @Override
    public Realm realm() {
        return this;
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return this;
    }

    @Override
    public GlobalObject global() {
        return this;
    }

    @Override
    public void reportException(Throwable exception) {
        reported.add(String.valueOf(exception.getMessage()));
    }

    @Override
    public double currentHighResolutionTime() {
        return agent.eventLoop().clock().now() / 1e6;
    }

    @Override
    public void queueGlobalTask(TaskSource source, String name, Runnable steps) {
        agent.eventLoop().queueTask(source, null, name, steps);
    }

    @Override
    public @Nullable Event currentEvent() {
        return currentEvent;
    }

    @Override
    public void setCurrentEvent(@Nullable Event event) {
        currentEvent = event;
    }

    @Override
    public ScriptPromise newPromise() {
        throw new UnsupportedOperationException("no scripts here");
    }

    @Override
    public <T> T compileFunction(Class<T> type, String name, List<String> parameters, String body,
            List<? extends PlatformObject> scope, String url, int lineNumber) {
        return type.cast(compiler.apply(body));
    }

    @Override
    public void runClassicScript(String source, String url, int lineNumber, int columnNumber) {
        throw new UnsupportedOperationException("no scripts here");
    }

    @Override
    public ScriptException exceptionOf(@Nullable Object value) {
        return new ScriptException(String.valueOf(value), String.valueOf(value), "", 0, 0, null);
    }

    /// Takes classes that are written in Java.
    @Override
    public ScriptClass scriptClass(Object value) {
        return (ScriptClass) value;
    }
}
