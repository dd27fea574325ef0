package dev.frameloop.dom.worker;

import dev.frameloop.dom.event.ErrorEvent;
import dev.frameloop.dom.event.ErrorEventInit;
import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.messaging.MessagePort;
import dev.frameloop.dom.messaging.StructuredSerializeOptions;
import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.window.WindowOrWorkerGlobalScope;
import dev.frameloop.engine.agent.Agent;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Function;

/// A dedicated worker, as whoever has started it sees it.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/workers.html#dedicated-workers-and-the-worker-interface">HTML: dedicated workers and
///     the Worker interface</a>
public final class Worker extends EventTarget {
    private final WindowOrWorkerGlobalScope global;
    private final MessagePort outsidePort;
    private final Agent agent;

    /// `new Worker(url, options)` of a script.
    ///
    /// @throws dev.frameloop.dom.script.DOMException `SyntaxError` for what is no address, `SecurityError` for one of another origin
    /// @see <a href="https://html.spec.whatwg.org/multipage/workers.html#dom-worker">HTML: new Worker()</a>
    public Worker(Realm realm, String scriptUrl, WorkerOptions options) {
        // 1.-5. The address, relative to that of the global.
        global = WorkerRequest.scopeOf(realm);
        WorkerSettings settings = Workers.settingsFor(global.agent());
        WorkerRequest request = WorkerRequest.of(global, "Worker", scriptUrl, options.isModule(), options.name());
        // 7.-8. The port outside, whose messages are this object's.
        outsidePort = MessagePort.withTarget(global, this);
        Function<GlobalObject, MessagePort> insidePort = outsidePort.otherEnd(EventTarget.class::cast);
        outsidePort.start();
        // 9. Run the worker, in parallel.
        WorkerRun run = new WorkerRun(settings, request,
                its -> new DedicatedWorkerGlobalScope(its, settings, request, this, insidePort), this::failed);
        agent = global.agent().agents().start(global.agent(), request.agentName("worker"), run);
        global.atEnd(this::terminate);
    }

    @Override
    public Realm relevantRealm() {
        return global.realm();
    }

    /// Ends the worker at once.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/workers.html#terminate-a-worker">HTML: terminate a worker</a>
    public void terminate() {
        outsidePort.close();
        agent.agents().terminate(agent);
    }

    /// Posts a message to the worker.
    ///
    /// @param transfer what moves along with it, as the script engine holds it
    /// @throws dev.frameloop.dom.script.DOMException `DataCloneError` if the message cannot be cloned
    /// @see <a href="https://html.spec.whatwg.org/multipage/workers.html#dom-worker-postmessage">HTML: postMessage()</a>
    public void postMessage(@Nullable Object message, List<?> transfer) {
        outsidePort.postMessage(message, transfer);
    }

    /// Posts a message to the worker.
    public void postMessage(@Nullable Object message, StructuredSerializeOptions options) {
        postMessage(message, options.transfer());
    }

    // ---- What comes from inside ------------------------------------------------------------------------------------------------

    /// An exception that nobody has handled in the worker.
    ///
    /// @param inside the worker's agent, which runs now
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#report-an-exception">HTML: report an exception, 6.2</a>
    void errorInside(Agent inside, ErrorEventInit info) {
        queueFrom(inside, () -> {
            // 6.1 The value itself belongs to the worker.
            ErrorEventInit told = new ErrorEventInit(false, true, false, info.message(), info.filename(),
                    info.lineno(), info.colno(), relevantRealm().nullValue());
            // 6.2 Tell of it here, and if nobody handles it, in the global around.
            if (fire(new ErrorEvent(relevantRealm(), "error", told))) {
                global.errorReporting().report(told);
            }
        });
    }

    private void failed(Agent inside) {
        queueFrom(inside, () -> fire("error"));
    }

    private void queueFrom(Agent inside, Runnable steps) {
        global.agent().postFrom(inside,
                () -> global.queueGlobalTask(TaskSource.DOM_MANIPULATION, "worker error", steps));
    }
}
