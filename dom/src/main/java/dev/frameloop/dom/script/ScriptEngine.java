package dev.frameloop.dom.script;

import java.util.Optional;
import java.util.ServiceLoader;

/// A script engine: makes agents that run scripts. One for a process is enough, since what pages share (parsed code, the
/// interface descriptions) hangs on it.
///
/// Any thread may call it; what it makes belongs to the thread of the loop that it is made for.
public interface ScriptEngine {
    /// A new agent whose page code runs on the loop of the options.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#agents-and-agent-clusters">HTML: agents</a>
    ScriptAgent newAgent(ScriptAgentOptions options);

    /// Its name, and how it runs scripts: by an optimizing compiler or an interpreter.
    String description();

    /// The engine that is installed beside this module, if there is one.
    static Optional<ScriptEngine> load() {
        return ServiceLoader.load(ScriptEngine.class, ScriptEngine.class.getClassLoader()).findFirst();
    }
}
