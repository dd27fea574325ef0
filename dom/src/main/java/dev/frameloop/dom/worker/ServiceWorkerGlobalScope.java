package dev.frameloop.dom.worker;

import dev.frameloop.dom.event.ErrorEventInit;
import dev.frameloop.dom.event.EventInit;
import dev.frameloop.dom.messaging.MessagePort;
import dev.frameloop.dom.net.Request;
import dev.frameloop.dom.net.ResourceResponse;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.DeserializedValue;
import dev.frameloop.dom.script.ScriptException;
import dev.frameloop.dom.script.ScriptPromise;
import dev.frameloop.dom.script.SerializedValue;
import dev.frameloop.engine.agent.Agent;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.List;
import java.util.function.Consumer;

/// The global object of a service worker.
///
/// @see <a href="https://w3c.github.io/ServiceWorker/#serviceworkerglobalscope-interface">Service Workers: ServiceWorkerGlobalScope</a>
public final class ServiceWorkerGlobalScope extends WorkerGlobalScope {
    private final ServiceWorkers serviceWorkers;
    private final RunningServiceWorker worker;
    private final Runnable install;
    private final Clients clients = new Clients(this);

    /// @param serviceWorkers those of the windows, used in their agent alone
    /// @param worker this one, as the windows' agent knows it
    /// @param install what is to be done in that agent when the script has run
    ServiceWorkerGlobalScope(Agent agent, WorkerSettings settings, WorkerRequest request, ServiceWorkers serviceWorkers,
            RunningServiceWorker worker, Runnable install) {
        super(agent, settings, request);
        this.serviceWorkers = serviceWorkers;
        this.worker = worker;
        this.install = install;
    }

    @Override
    boolean runClassicScript(String text) {
        try {
            realm().evaluate(text, url());
            return true;
        } catch (ScriptException error) {
            reportException(error);
            return false;
        }
    }

    @Override
    void begin() {
        outside(install);
    }

    @Override
    boolean passOnError(ErrorEventInit info) {
        return false;
    }

    /// Has something done in the windows' agent, in a task.
    void outside(Runnable action) {
        serviceWorkers.fromInside(agent(), action);
    }

    // ---- What scripts see ----------------------------------------------------------------------------------------------------

    /// The windows that this worker can talk to.
    public Clients clients() {
        return clients;
    }

    /// Becomes active as soon as it is installed, even if another worker controls windows now.
    ///
    /// @see <a href="https://w3c.github.io/ServiceWorker/#service-worker-global-scope-skipwaiting">Service Workers: skipWaiting()</a>
    public ScriptPromise skipWaiting() {
        ScriptPromise promise = realm().newPromise();
        outside(() -> {
            worker.skipWaiting();
            serviceWorkers.tryActivate(worker.registration());
        });
        promise.resolve();
        return promise;
    }

    // ---- Events --------------------------------------------------------------------------------------------------------------

    /// Fires `install` or `activate`.
    ///
    /// @param ended is told whether all that the event waits for went well
    void runLifecycleEvent(String type, Consumer<Boolean> ended) {
        queueGlobalTask(TaskSource.DOM_MANIPULATION, type, () -> {
            ExtendableEvent event = new ExtendableEvent(realm(), type, EventInit.DEFAULT);
            fire(event);
            event.whenOver(ended);
        });
    }

    /// A message of a window.
    void deliver(SerializedValue message, ServiceWorkers.ClientRecord source, String origin) {
        queueGlobalTask(TaskSource.POSTED_MESSAGE, "message", () -> {
            Client client = new Client(this, source);
            try {
                DeserializedValue value = realm().structuredDeserialize(message);
                fire(new ExtendableMessageEvent(realm(), "message", value.value(), origin, client,
                        value.transferred(MessagePort.class)));
            } catch (DOMException | ScriptException e) {
                fire(new ExtendableMessageEvent(realm(), "messageerror", null, origin, client, List.of()));
            }
        });
    }

    /// A window loads something.
    ///
    /// @param answer gets the response; null for a network error
    /// @param fallBack called if the worker leaves it to the network
    void handleFetch(URI url, ServiceWorkers.ClientRecord client, Consumer<@Nullable ResourceResponse> answer,
            Runnable fallBack) {
        queueGlobalTask(TaskSource.DOM_MANIPULATION, "fetch", () -> {
            FetchEvent event = new FetchEvent(realm(), new Request(realm(), url.toString()), client.id());
            fire(event);
            event.whenAnswered(answer, fallBack);
        });
    }

    RunningServiceWorker worker() {
        return worker;
    }

    ServiceWorkers serviceWorkers() {
        return serviceWorkers;
    }
}
