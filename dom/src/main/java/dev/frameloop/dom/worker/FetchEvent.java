package dev.frameloop.dom.worker;

import dev.frameloop.dom.event.EventInit;
import dev.frameloop.dom.net.Request;
import dev.frameloop.dom.net.ResourceResponse;
import dev.frameloop.dom.net.Response;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptPromise;
import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;

/// A window of a service worker loads something.
///
/// @see <a href="https://w3c.github.io/ServiceWorker/#fetchevent-interface">Service Workers: FetchEvent</a>
public final class FetchEvent extends ExtendableEvent {
    private final Request request;
    private final String clientId;
    private @Nullable ScriptPromise response;

    FetchEvent(Realm realm, Request request, String clientId) {
        super(realm, "fetch", new EventInit(false, true, false));
        this.request = request;
        this.clientId = clientId;
    }

    /// What it asks for.
    public Request request() {
        return request;
    }

    /// Which window asks.
    public String clientId() {
        return clientId;
    }

    /// Answers with what a promise will bring, in place of the network.
    ///
    /// @throws DOMException `InvalidStateError` if the event is over, or was answered
    /// @see <a href="https://w3c.github.io/ServiceWorker/#fetch-event-respondwith">Service Workers: respondWith()</a>
    public void respondWith(ScriptPromise promise) {
        if (!isBeingDispatched() || response != null) {
            throw new DOMException("InvalidStateError", "The fetch event has already been responded to.");
        }
        response = promise;
        stopImmediatePropagation();
        waitUntil(promise);
    }

    void whenAnswered(Consumer<@Nullable ResourceResponse> answer, Runnable fallBack) {
        if (response != null) {
            realm().await(response, value -> answer.accept(contentOf(value)), _ -> answer.accept(null));
        } else if (defaultPrevented()) {
            answer.accept(null);
        } else {
            fallBack.run();
        }
    }

    private @Nullable ResourceResponse contentOf(@Nullable Object value) {
        return realm().platformObject(value) instanceof Response given ? given.takeContent() : null;
    }
}
