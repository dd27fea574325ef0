package dev.frameloop.script;

import dev.frameloop.dom.script.InterfaceDescriptions;
import dev.frameloop.dom.script.ScriptAgent;
import dev.frameloop.dom.script.ScriptAgentOptions;
import dev.frameloop.dom.script.ScriptEngine;
import dev.frameloop.script.binding.Bindings;
import dev.frameloop.script.binding.Bindings.Description;
import org.graalvm.polyglot.Engine;

import java.util.Collection;
import java.util.List;

/// JavaScript by GraalJS.
///
/// All agents made by one object share parsed code and the bound interfaces.
public final class GraalScriptEngine implements ScriptEngine {
    private final Engine engine;
    private final Bindings bindings;
    private final Watchdog watchdog = new Watchdog();

    /// The engine with the interfaces of the document; called by the service loader.
    public GraalScriptEngine() {
        this(ScriptEngine.class.getClassLoader(), documentDescriptions());
    }

    /// An engine with other interfaces.
    GraalScriptEngine(ClassLoader classLoader, Collection<Description> descriptions) {
        engine = Engine.newBuilder("js").option("engine.WarnInterpreterOnly", "false").build();
        bindings = new Bindings(classLoader, descriptions);
    }

    private static List<Description> documentDescriptions() {
        return InterfaceDescriptions.all().stream()
                .map(it -> new Description("dev.frameloop.dom." + it.room(), it.room() + "/" + it.file(), it.text()))
                .toList();
    }

    @Override
    public String description() {
        String implementation = engine.getImplementationName();
        return "GraalJS, " + (implementation.equals("Interpreted")
                ? "interpreter (the JVM offers no optimizing compiler)"
                : "optimizing compiler (" + implementation + ")");
    }

    Bindings bindings() {
        return bindings;
    }

    @Override
    public ScriptAgent newAgent(ScriptAgentOptions options) {
        return new GraalAgent(engine, bindings, watchdog, options);
    }
}
