package dev.frameloop.dom.worker;

import dev.frameloop.dom.window.Window;
import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.Map;

/// A registration: the workers for the addresses of a scope, and the objects that stand for it in windows.
///
/// Windows' agent only.
///
/// @see <a href="https://w3c.github.io/ServiceWorker/#dfn-service-worker-registration">Service Workers: service worker registration</a>
final class ServiceWorkerRegistrationRecord {
    private final String scope;
    private final Map<Window, ServiceWorkerRegistration> objects = new LinkedHashMap<>();
    @Nullable
    RunningServiceWorker installing;
    @Nullable
    RunningServiceWorker waiting;
    @Nullable
    RunningServiceWorker active;

    ServiceWorkerRegistrationRecord(String scope) {
        this.scope = scope;
    }

    String scope() {
        return scope;
    }

    /// The newest of its workers.
    @Nullable
    RunningServiceWorker newest() {
        return installing != null ? installing : waiting != null ? waiting : active;
    }

    /// What stands for it in a window.
    ServiceWorkerRegistration objectIn(Window window) {
        return objects.computeIfAbsent(window, it -> new ServiceWorkerRegistration(it, this));
    }

    Map<Window, ServiceWorkerRegistration> objects() {
        return objects;
    }
}
