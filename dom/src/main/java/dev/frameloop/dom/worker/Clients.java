package dev.frameloop.dom.worker;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptPromise;
import dev.frameloop.engine.agent.Agent;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// The windows of a service worker.
///
/// @see <a href="https://w3c.github.io/ServiceWorker/#clients-interface">Service Workers: Clients</a>
public final class Clients extends PlatformObject {
    private final ServiceWorkerGlobalScope scope;

    Clients(ServiceWorkerGlobalScope scope) {
        this.scope = scope;
    }

    @Override
    public Realm relevantRealm() {
        return scope.realm();
    }

    /// A promise of the windows that the worker controls.
    ///
    /// @see <a href="https://w3c.github.io/ServiceWorker/#clients-matchall">Service Workers: matchAll()</a>
    public ScriptPromise matchAll(ClientQueryOptions options) {
        ScriptPromise promise = scope.realm().newPromise();
        boolean windows = options.type().equals("window") || options.type().equals("all");
        Agent agent = scope.agent();
        scope.outside(() -> {
            List<ServiceWorkers.ClientRecord> found = windows
                    ? scope.serviceWorkers().clients(scope.worker(), options.includeUncontrolled())
                    : List.of();
            inside(agent, () -> promise.resolve(found.stream().map(it -> new Client(scope, it)).toList()));
        });
        return promise;
    }

    /// Takes control of all windows in the scope.
    ///
    /// @return a promise, rejected with an `InvalidStateError` if the worker is not active
    /// @see <a href="https://w3c.github.io/ServiceWorker/#clients-claim">Service Workers: claim()</a>
    public ScriptPromise claim() {
        ScriptPromise promise = scope.realm().newPromise();
        Agent agent = scope.agent();
        scope.outside(() -> {
            DOMException refused = claimOutside();
            inside(agent, () -> {
                if (refused == null) {
                    promise.resolve();
                } else {
                    promise.reject(refused);
                }
            });
        });
        return promise;
    }

    /// Goes back into the worker's agent, for a task there.
    private void inside(Agent agent, Runnable steps) {
        agent.postFrom(agent.agents().first(),
                () -> scope.queueGlobalTask(TaskSource.DOM_MANIPULATION, "clients", steps));
    }

    private @Nullable DOMException claimOutside() {
        try {
            scope.serviceWorkers().claim(scope.worker());
            return null;
        } catch (DOMException refused) {
            return refused;
        }
    }
}
