package dev.frameloop.dom.script;

import dev.frameloop.engine.agent.Agent;
import dev.frameloop.engine.loop.EventLoop;

import java.util.function.Supplier;

/// What a global object (a window, a worker's scope) offers to the rooms below it.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#global-objects-2">HTML: global objects</a>
public interface GlobalObject {
    /// The agent of this global, which keeps what the standards keep once per agent.
    Agent agent();

    /// The loop of this global's agent.
    default EventLoop eventLoop() {
        return agent().eventLoop();
    }

    /// The realm whose global object this is.
    Realm realm();

    /// Reports an exception that nobody caught: fires `error` at this global, and tells the console unless that event was handled.
    /// A {@link ScriptException} is unpacked; any other exception of Java, an {@link Error} too, is reported by its name and message.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#report-an-exception">HTML: report an exception</a>
    void reportException(Throwable exception);

    /// The time by the loop's clock, in milliseconds since this global's time origin, as `performance.now()` gives it.
    ///
    /// @see <a href="https://w3c.github.io/hr-time/#dfn-current-high-resolution-time">High Resolution Time: current high resolution time</a>
    double currentHighResolutionTime();

    /// The one object of this type that this global's agent keeps, made when first asked for.
    ///
    /// So a room below keeps what the standard gives to the similar-origin window agent: the pending mutation observers, say.
    ///
    /// @param type the key
    /// @param initial makes the object
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#similar-origin-window-agent">HTML: similar-origin window agent</a>
    <T> T agentData(Class<T> type, Supplier<T> initial);
}
