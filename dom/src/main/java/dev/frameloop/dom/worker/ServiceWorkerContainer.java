package dev.frameloop.dom.worker;

import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.event.MessageEvent;
import dev.frameloop.dom.event.MessageEventInit;
import dev.frameloop.dom.messaging.MessagePort;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.DeserializedValue;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptException;
import dev.frameloop.dom.script.ScriptPromise;
import dev.frameloop.dom.script.SerializedValue;
import dev.frameloop.dom.window.Window;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// Through which a window registers service workers and talks to them.
///
/// @see <a href="https://w3c.github.io/ServiceWorker/#serviceworkercontainer-interface">Service Workers: ServiceWorkerContainer</a>
public final class ServiceWorkerContainer extends EventTarget {
    private final Window window;
    private final ServiceWorkers serviceWorkers;
    private final ServiceWorkers.ClientRecord client;
    /// What a worker has posted before anybody listened; null once somebody does.
    private @Nullable List<Runnable> heldMessages = new ArrayList<>();
    private @Nullable RunningServiceWorker controller;
    private @Nullable ScriptPromise ready;

    ServiceWorkerContainer(Window window, ServiceWorkers serviceWorkers, int number) {
        this.window = window;
        this.serviceWorkers = serviceWorkers;
        client = new ServiceWorkers.ClientRecord("client-" + number, window.document().URL());
        // Messages come by themselves once the document has been parsed.
        if (window.document().readyState().equals("loading")) {
            window.document().addEventListener("DOMContentLoaded", _ -> startMessages());
        } else {
            startMessages();
        }
    }

    @Override
    public Realm relevantRealm() {
        return window.realm();
    }

    Window window() {
        return window;
    }

    ServiceWorkers.ClientRecord client() {
        return client;
    }

    // ---- What pages see ------------------------------------------------------------------------------------------------------

    /// The worker that controls this window, if one does.
    public @Nullable ServiceWorker controller() {
        return controller == null ? null : controller.objectIn(window);
    }

    /// A promise of the registration for this window, once it has an active worker.
    public ScriptPromise ready() {
        if (ready == null) {
            ready = window.realm().newPromise();
            becomeReady();
        }
        return ready;
    }

    /// Registers a worker.
    ///
    /// @return a promise of the registration, fulfilled once the worker's script has run; rejected with a `TypeError` if that cannot be
    ///     loaded or throws, with a `SecurityError` where the page may not register it
    /// @see <a href="https://w3c.github.io/ServiceWorker/#navigator-service-worker-register">Service Workers: register()</a>
    public ScriptPromise register(String scriptUrl, RegistrationOptions options) {
        ScriptPromise promise = window.realm().newPromise();
        try {
            serviceWorkers.register(this, scriptUrl, options, promise);
        } catch (RuntimeException refused) {
            promise.reject(refused);
        }
        return promise;
    }

    /// A promise of the registration for an address, or of undefined.
    public ScriptPromise getRegistration(String clientUrl) {
        ScriptPromise promise = window.realm().newPromise();
        ServiceWorkerRegistrationRecord found = serviceWorkers
                .match(ServiceWorkers.resolve(window, clientUrl, window.apiBaseUrl()));
        if (found == null) {
            promise.resolve();
        } else {
            promise.resolve(found.objectIn(window));
        }
        return promise;
    }

    /// A promise of all registrations.
    public ScriptPromise getRegistrations() {
        ScriptPromise promise = window.realm().newPromise();
        promise.resolve(serviceWorkers.all().stream().map(it -> it.objectIn(window)).toList());
        return promise;
    }

    /// Begins to deliver messages of workers.
    public void startMessages() {
        List<Runnable> held = heldMessages;
        heldMessages = null;
        if (held != null) {
            held.forEach(Runnable::run);
        }
    }

    @Override
    protected void eventHandlerSet(String name) {
        if (name.equals("onmessage")) {
            startMessages();
        }
    }

    // ---- What workers do -------------------------------------------------------------------------------------------------------

    @Nullable
    RunningServiceWorker controllingWorker() {
        return controller;
    }

    void control(@Nullable RunningServiceWorker worker) {
        if (controller != worker) {
            controller = worker;
            window.queueGlobalTask(TaskSource.DOM_MANIPULATION, "controllerchange", () -> fire("controllerchange"));
        }
    }

    /// Fulfils the promise of readiness if it is time.
    void becomeReady() {
        ServiceWorkerRegistrationRecord found = serviceWorkers.match(window.document().URL());
        ScriptPromise promise = ready;
        if (promise != null && found != null && found.active != null) {
            window.queueGlobalTask(TaskSource.DOM_MANIPULATION, "service worker ready",
                    () -> promise.resolve(found.objectIn(window)));
        }
    }

    /// @see <a href="https://w3c.github.io/ServiceWorker/#dom-client-postmessage-message-options">Service Workers: Client.postMessage()</a>
    void receive(SerializedValue message, RunningServiceWorker source) {
        if (heldMessages != null) {
            heldMessages.add(() -> queue(message, source));
        } else {
            queue(message, source);
        }
    }

    private void queue(SerializedValue message, RunningServiceWorker source) {
        window.queueGlobalTask(TaskSource.POSTED_MESSAGE, "message", () -> deliver(message, source));
    }

    private void deliver(SerializedValue message, RunningServiceWorker source) {
        try {
            DeserializedValue value = window.realm().structuredDeserialize(message);
            fire(event("message", value.value(), source, value.transferred(MessagePort.class)));
        } catch (DOMException | ScriptException e) {
            fire(event("messageerror", null, source, List.of()));
        }
    }

    private MessageEvent event(String type, @Nullable Object data, RunningServiceWorker source,
            List<MessagePort> ports) {
        return new MessageEvent(window.realm(), type, new MessageEventInit(false, false, false, data, window.origin(),
                "", source.objectIn(window), ports));
    }
}
