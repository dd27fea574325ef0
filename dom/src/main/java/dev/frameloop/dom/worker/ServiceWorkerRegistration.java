package dev.frameloop.dom.worker;

import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptPromise;
import dev.frameloop.dom.window.Window;
import org.jspecify.annotations.Nullable;

/// A registration as a window sees it.
///
/// UNIMPLEMENTED: `update()`, navigation preload, `updateViaCache`.
///
/// @see <a href="https://w3c.github.io/ServiceWorker/#serviceworkerregistration-interface">Service Workers: ServiceWorkerRegistration</a>
public final class ServiceWorkerRegistration extends EventTarget {
    private final Window window;
    private final ServiceWorkerRegistrationRecord registration;

    ServiceWorkerRegistration(Window window, ServiceWorkerRegistrationRecord registration) {
        this.window = window;
        this.registration = registration;
    }

    @Override
    public Realm relevantRealm() {
        return window.realm();
    }

    /// The worker that is being installed, if there is one.
    public @Nullable ServiceWorker installing() {
        return object(registration.installing);
    }

    /// The worker that waits for its time, if there is one.
    public @Nullable ServiceWorker waiting() {
        return object(registration.waiting);
    }

    /// The worker that is responsible, if there is one.
    public @Nullable ServiceWorker active() {
        return object(registration.active);
    }

    private @Nullable ServiceWorker object(@Nullable RunningServiceWorker worker) {
        return worker == null ? null : worker.objectIn(window);
    }

    /// What the addresses begin with that it is for.
    public String scope() {
        return registration.scope();
    }

    /// Takes the registration back.
    ///
    /// @return a promise of whether it was there
    public ScriptPromise unregister() {
        ScriptPromise promise = window.realm().newPromise();
        promise.resolve(ServiceWorkers.of(window.agent()).unregister(registration));
        return promise;
    }
}
