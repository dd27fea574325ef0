package dev.frameloop.script;

import dev.frameloop.dom.script.InterfaceDescriptions;
import dev.frameloop.dom.script.ScriptAgent;
import dev.frameloop.dom.script.ScriptAgentOptions;
import dev.frameloop.dom.script.ScriptRealm;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.LoopOptions;
import dev.frameloop.script.binding.Bindings.Description;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// A realm with a {@link TestWindow} on a virtual clock.
final class ScriptFixture implements AutoCloseable {
    /// One engine for all tests, with the document's interfaces and those of the tests.
    static final GraalScriptEngine ENGINE = new GraalScriptEngine(ScriptFixture.class.getClassLoader(), descriptions());

    final List<Throwable> uncaught = new ArrayList<>();
    final EventLoop loop = new EventLoop(LoopOptions.defaults().withUncaught(uncaught::add));
    final TestWindow window = new TestWindow(loop);
    final ScriptAgent agent;
    final ScriptRealm realm;

    ScriptFixture() {
        this(ScriptAgentOptions.DEFAULT_STATEMENT_BUDGET);
    }

    ScriptFixture(long budget) {
        ScriptAgentOptions defaults = ScriptAgentOptions.of(loop);
        agent = ENGINE.newAgent(new ScriptAgentOptions(loop, 1, defaults.timeZone(), defaults.locale(), budget,
                ScriptAgentOptions.DEFAULT_TIME_LIMIT));
        realm = agent.newRealm(window);
        window.setRealm(realm);
    }

    private static List<Description> descriptions() {
        List<Description> all = new ArrayList<>();
        InterfaceDescriptions.all().forEach(it -> all.add(
                new Description("dev.frameloop.dom." + it.room(), it.room() + "/" + it.file(), it.text())));
        all.add(new Description("dev.frameloop.script", "TestWindow.webidl", TestWindow.IDL));
        all.add(new Description("dev.frameloop.script", "Sample.webidl", Sample.IDL));
        all.add(new Description("dev.frameloop.script.Sample$", "none.webidl", ""));
        return all;
    }

    void run(String script) {
        realm.runClassicScript(script, "https://page.test/", 1, 1);
    }

    @Nullable
    Object eval(String expression) {
        return realm.evaluate(expression, "https://page.test/");
    }

    @Override
    public void close() {
        agent.close();
    }
}
