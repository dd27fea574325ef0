package dev.frameloop.dom.script;

import dev.frameloop.engine.loop.EventLoop;

/// What a global object (a window, a worker's scope) offers to the rooms below it.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#global-objects-2">HTML: global objects</a>
public interface GlobalObject {
    /// The loop of this global's agent.
    EventLoop eventLoop();

    /// The realm whose global object this is.
    Realm realm();

    /// Reports an exception that nobody caught: fires `error` at this global, and tells the console unless that event was handled.
    /// A {@link ScriptException} is unpacked; any other exception of Java, an {@link Error} too, is reported by its name and message.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#report-an-exception">HTML: report an exception</a>
    void reportException(Throwable exception);
}
