package dev.frameloop.dom.worker;

import dev.frameloop.dom.messaging.StructuredSerializeOptions;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.SerializedValue;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// A window as a service worker sees it.
///
/// @see <a href="https://w3c.github.io/ServiceWorker/#client-interface">Service Workers: Client</a>
public final class Client extends PlatformObject {
    private final ServiceWorkerGlobalScope scope;
    private final ServiceWorkers.ClientRecord client;

    Client(ServiceWorkerGlobalScope scope, ServiceWorkers.ClientRecord client) {
        this.scope = scope;
        this.client = client;
    }

    @Override
    public Realm relevantRealm() {
        return scope.realm();
    }

    /// Its address.
    public String url() {
        return client.url();
    }

    /// What tells it from all others.
    public String id() {
        return client.id();
    }

    /// `"window"`.
    public String type() {
        return "window";
    }

    /// Posts a message to it; `navigator.serviceWorker` gets it there.
    ///
    /// @param transfer what moves along with it, as the script engine holds it
    /// @throws dev.frameloop.dom.script.DOMException `DataCloneError` if the message cannot be cloned
    public void postMessage(@Nullable Object message, List<?> transfer) {
        SerializedValue serialized = scope.realm().structuredSerialize(message, transfer);
        scope.outside(() -> scope.serviceWorkers().deliver(client, serialized, scope.worker()));
    }

    /// Posts a message to it.
    public void postMessage(@Nullable Object message, StructuredSerializeOptions options) {
        postMessage(message, options.transfer());
    }
}
