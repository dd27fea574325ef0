package dev.frameloop.dom.worker;

import dev.frameloop.dom.event.ErrorEventInit;
import dev.frameloop.dom.event.MessageEvent;
import dev.frameloop.dom.event.MessageEventInit;
import dev.frameloop.dom.messaging.MessagePort;
import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.engine.agent.Agent;
import dev.frameloop.engine.loop.TaskSource;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// The global object of a worker that the windows of an origin share.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/workers.html#shared-workers-and-the-sharedworkerglobalscope-interface">HTML: shared
///     workers and the SharedWorkerGlobalScope interface</a>
public final class SharedWorkerGlobalScope extends WorkerGlobalScope {
    /// Those who have connected before the script has run.
    private final List<MessagePort> waiting = new ArrayList<>();
    private final List<SharedWorker> connected;
    private boolean hasBegun;

    /// @param connected those who have connected, in the windows' agent
    SharedWorkerGlobalScope(Agent agent, WorkerSettings settings, WorkerRequest request,
            List<SharedWorker> connected) {
        super(agent, settings, request);
        this.connected = connected;
    }

    /// Somebody connects.
    ///
    /// @param port makes the port here
    void connect(Function<GlobalObject, MessagePort> port) {
        MessagePort insidePort = port.apply(this);
        if (hasBegun) {
            fireConnect(insidePort);
        } else {
            waiting.add(insidePort);
        }
    }

    @Override
    void begin() {
        hasBegun = true;
        waiting.forEach(this::fireConnect);
        waiting.clear();
    }

    private void fireConnect(MessagePort port) {
        queueGlobalTask(TaskSource.DOM_MANIPULATION, "connect", () -> fire(new MessageEvent(realm(), "connect",
                new MessageEventInit(false, false, false, "", "", "", port, List.of(port)))));
    }

    @Override
    boolean passOnError(ErrorEventInit info) {
        connected.forEach(it -> it.errorInside(agent(), info));
        return !connected.isEmpty();
    }
}
