package dev.frameloop.dom.worker;

import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.messaging.StructuredSerializeOptions;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.SerializedValue;
import dev.frameloop.dom.window.Window;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// A service worker as a window sees it.
///
/// @see <a href="https://w3c.github.io/ServiceWorker/#serviceworker-interface">Service Workers: ServiceWorker</a>
public final class ServiceWorker extends EventTarget {
    private final Window window;
    private final RunningServiceWorker worker;
    private String state;

    ServiceWorker(Window window, RunningServiceWorker worker) {
        this.window = window;
        this.worker = worker;
        state = worker.state();
    }

    void setState(String newState) {
        state = newState;
    }

    @Override
    public Realm relevantRealm() {
        return window.realm();
    }

    /// The address of its script.
    public String scriptURL() {
        return worker.url();
    }

    /// How far it has come: `"parsed"`, `"installing"`, `"installed"`, `"activating"`, `"activated"` or `"redundant"`.
    public String state() {
        return state;
    }

    /// Posts a message to the worker.
    ///
    /// @param transfer what moves along with it, as the script engine holds it
    /// @throws dev.frameloop.dom.script.DOMException `DataCloneError` if the message cannot be cloned
    /// @see <a href="https://w3c.github.io/ServiceWorker/#service-worker-postmessage">Service Workers: postMessage()</a>
    public void postMessage(@Nullable Object message, List<?> transfer) {
        SerializedValue serialized = window.realm().structuredSerialize(message, transfer);
        ServiceWorkers.ClientRecord source = ServiceWorkers.of(window.agent()).containerOf(window).client();
        String origin = window.origin();
        worker.inside(scope -> scope.deliver(serialized, source, origin));
    }

    /// Posts a message to the worker.
    public void postMessage(@Nullable Object message, StructuredSerializeOptions options) {
        postMessage(message, options.transfer());
    }
}
