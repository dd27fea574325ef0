package dev.frameloop.script;

import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.event.WindowTarget;
import dev.frameloop.dom.messaging.StructuredSerializeOptions;
import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptException;
import dev.frameloop.dom.script.ScriptPromise;
import dev.frameloop.dom.window.VoidFunction;
import dev.frameloop.engine.agent.Agent;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.LoopTerminatedException;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// A small window for tests: it keeps what is logged and reported, and gives microtasks and platform objects to scripts.
public final class TestWindow extends EventTarget implements GlobalObject, WindowTarget {
    static final String IDL = """
            [Global=Window, Exposed=Window]
            interface TestWindow : EventTarget {
              [LegacyUnforgeable, Java=self] readonly attribute WindowProxy window;
              [Replaceable] readonly attribute WindowProxy self;
              readonly attribute any thing;
              undefined log(any... values);
              undefined queueMicrotask(VoidFunction callback);
              undefined later(VoidFunction callback);
              undefined javaMicrotask(DOMString text);
              Sample sample();
              any structuredClone(any value, optional StructuredSerializeOptions options = {});
              getter Sample? (DOMString name);
            };
            """;

    private final Agent agent;
    private @Nullable Realm realm;
    private @Nullable Event currentEvent;
    final List<String> log = new ArrayList<>();
    final List<String> reported = new ArrayList<>();

    TestWindow(EventLoop eventLoop) {
        agent = new Agent("test", eventLoop);
    }

    void setRealm(Realm realm) {
        this.realm = realm;
    }

    @Override
    public Agent agent() {
        return agent;
    }

    @Override
    public Realm realm() {
        if (realm == null) {
            throw new IllegalStateException("no realm yet");
        }
        return realm;
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return realm;
    }

    @Override
    public void reportException(Throwable exception) {
        if (exception instanceof LoopTerminatedException end) {
            throw end;
        }
        reported.add(exception instanceof ScriptException e
                ? e.getMessage() + " " + e.filename() + ":" + e.lineNumber() + ":" + e.columnNumber()
                : exception.toString());
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
    public void firePromiseRejectionEvent(String type, ScriptPromise promise, @Nullable Object reason) {
        log.add(type + " " + reason);
    }

    @Override
    public @Nullable Event currentEvent() {
        return currentEvent;
    }

    @Override
    public void setCurrentEvent(@Nullable Event event) {
        currentEvent = event;
    }

    /// The `window` and `self` of scripts.
    public TestWindow self() {
        return this;
    }

    /// Nothing.
    public @Nullable Object thing() {
        return null;
    }

    /// Keeps the values as text.
    public void log(Object... values) {
        List<String> words = new ArrayList<>();
        for (Object value : values) {
            words.add(String.valueOf(value));
        }
        log.add(String.join(" ", words));
    }

    /// The microtask of a script.
    public void queueMicrotask(VoidFunction callback) {
        agent.eventLoop().queueMicrotask("microtask", () -> invokeCallback("microtask", callback::call));
    }

    /// Runs the function in a task.
    public void later(VoidFunction callback) {
        queueGlobalTask(TaskSource.DOM_MANIPULATION, "later", () -> invokeCallback("later", callback::call));
    }

    /// A microtask of Java that logs a text.
    public void javaMicrotask(String text) {
        agent.eventLoop().queueMicrotask("java", () -> log.add(text));
    }

    /// A new sample object.
    public Sample sample() {
        return new Sample(realm());
    }

    /// A clone.
    public @Nullable Object structuredClone(@Nullable Object value, StructuredSerializeOptions options) {
        return realm().structuredDeserialize(realm().structuredSerialize(value, options.transfer())).value();
    }

    /// The named object `theSample`.
    public @Nullable Sample namedItem(String name) {
        return name.equals("theSample") ? new Sample(realm()) : null;
    }
}
