package dev.frameloop.dom.script;

import dev.frameloop.engine.agent.Agent;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.LoopTerminatedException;
import dev.frameloop.engine.loop.TaskSource;
import dev.frameloop.engine.trace.TraceKind;

import org.jspecify.annotations.Nullable;

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

    /// Prints a line on the page's console.
    default void tellConsole(ConsoleMessage message) {}

    /// The time by the loop's clock, in milliseconds since this global's time origin, as `performance.now()` gives it.
    ///
    /// @see <a href="https://w3c.github.io/hr-time/#dfn-current-high-resolution-time">High Resolution Time: current high resolution time</a>
    double currentHighResolutionTime();

    /// The origin of this global, as text: `"null"` for an opaque one.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/browsers.html#ascii-serialisation-of-an-origin">HTML: serialization of an origin</a>
    default String origin() {
        return "null";
    }

    /// Queues a task that waits while the document of this global is not fully active.
    ///
    /// @param name what the trace calls it
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#queue-a-global-task">HTML: queue a global task</a>
    void queueGlobalTask(TaskSource source, String name, Runnable steps);

    /// Runs a callback of a page: between the preparation for a callback and the clean-up after it, so that a microtask checkpoint
    /// follows when no other page code is on the stack. What it throws is reported to the global whose function it is.
    ///
    /// DIVERGES: an exception is reported before the checkpoint, as browsers do, and not after it.
    ///
    /// @param name what the trace calls it
    /// @see <a href="https://webidl.spec.whatwg.org/#invoke-a-callback-function">Web IDL: invoke a callback function</a>
    default void invokeCallback(String name, Runnable callback) {
        EventLoop loop = eventLoop();
        loop.prepareToRunCallback();
        loop.trace().begin(TraceKind.CALLBACK, name, 0);
        try {
            callback.run();
        } catch (LoopTerminatedException end) {
            throw end;
        } catch (Throwable thrown) {
            GlobalObject home = thrown instanceof ScriptException script ? script.global() : null;
            (home == null ? this : home).reportException(thrown);
        } finally {
            loop.trace().end(TraceKind.CALLBACK, name, 0);
            loop.cleanUpAfterRunningCallback();
        }
    }

    /// Finds the modules that scripts of this global import; null where there are none.
    default @Nullable ModuleHost moduleHost() {
        return null;
    }

    /// Fires `unhandledrejection` or `rejectionhandled` at this global, and tells the console of an unhandled one that no listener cancelled.
    ///
    /// @param type the event's type
    /// @param reason what the promise was rejected with, as a page's value
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#unhandled-promise-rejections">HTML: unhandled promise rejections</a>
    default void firePromiseRejectionEvent(String type, ScriptPromise promise, @Nullable Object reason) {}
}
