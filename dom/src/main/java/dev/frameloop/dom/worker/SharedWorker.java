package dev.frameloop.dom.worker;

import dev.frameloop.dom.event.ErrorEvent;
import dev.frameloop.dom.event.ErrorEventInit;
import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.messaging.MessagePort;
import dev.frameloop.dom.script.ConsoleMessage;
import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.window.WindowOrWorkerGlobalScope;
import dev.frameloop.engine.agent.Agent;
import dev.frameloop.engine.loop.TaskSource;

import java.util.function.Function;

/// A connection to a worker that all windows of an origin share.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/workers.html#shared-workers-and-the-sharedworker-interface">HTML: shared workers and
///     the SharedWorker interface</a>
public final class SharedWorker extends EventTarget {
    private final WindowOrWorkerGlobalScope global;
    private final MessagePort port;

    /// `new SharedWorker(url, options)` of a script.
    ///
    /// @param options {@link WorkerOptions}, or the name as a string
    /// @throws dev.frameloop.dom.script.DOMException `SyntaxError` for what is no address, `SecurityError` for one of another origin
    /// @see <a href="https://html.spec.whatwg.org/multipage/workers.html#dom-sharedworker">HTML: new SharedWorker()</a>
    public SharedWorker(Realm realm, String scriptUrl, Object options) {
        // 2.-5. The name, and the address relative to that of the global.
        global = WorkerRequest.scopeOf(realm);
        WorkerOptions given = options instanceof WorkerOptions some
                ? some
                : new WorkerOptions("classic", "same-origin", String.valueOf(options));
        WorkerRequest request = WorkerRequest.of(global, "SharedWorker", scriptUrl, given.isModule(), given.name());
        // 7.-8. The port outside, which the page sees.
        port = MessagePort.withTarget(global, null);
        Function<GlobalObject, MessagePort> insidePort = port.otherEnd(_ -> null);
        // 10.-11. The worker that there is, or a new one.
        global.agent().state(SharedWorkers.class, () -> new SharedWorkers(global.agent())).connect(this, request,
                given.credentials(), insidePort);
    }

    @Override
    public Realm relevantRealm() {
        return global.realm();
    }

    /// The port through which page and worker talk.
    public MessagePort port() {
        return port;
    }

    WindowOrWorkerGlobalScope global() {
        return global;
    }

    /// An exception that nobody has handled in the worker.
    ///
    /// DIVERGES: the standard tells nobody but the console; browsers tell those who have connected, too.
    ///
    /// @param inside the worker's agent, which runs now
    void errorInside(Agent inside, ErrorEventInit info) {
        queueFrom(inside, () -> {
            ErrorEventInit told = new ErrorEventInit(false, true, false, info.message(), info.filename(),
                    info.lineno(), info.colno(), relevantRealm().nullValue());
            if (fire(new ErrorEvent(relevantRealm(), "error", told))) {
                global.tellConsole(ConsoleMessage.uncaught(info.message(), info.filename(),
                        Math.toIntExact(info.lineno()), Math.toIntExact(info.colno())));
            }
        });
    }

    /// The worker's script could not be loaded, or is of another type.
    ///
    /// @param inside the agent that runs now
    void failed(Agent inside) {
        queueFrom(inside, () -> fire("error"));
    }

    private void queueFrom(Agent inside, Runnable steps) {
        global.agent().postFrom(inside,
                () -> global.queueGlobalTask(TaskSource.DOM_MANIPULATION, "worker error", steps));
    }
}
