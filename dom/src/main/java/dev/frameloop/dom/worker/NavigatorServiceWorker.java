package dev.frameloop.dom.worker;

import dev.frameloop.dom.script.SimpleException;
import dev.frameloop.dom.window.Navigator;
import dev.frameloop.dom.window.Window;

/// What service workers add to the navigator.
///
/// @see <a href="https://w3c.github.io/ServiceWorker/#navigator-serviceworker">Service Workers: navigator.serviceWorker</a>
public final class NavigatorServiceWorker {
    private NavigatorServiceWorker() {}

    /// Through which a page registers service workers and talks to them.
    public static ServiceWorkerContainer serviceWorker(Navigator navigator) {
        if (navigator.relevantRealm() != null && navigator.relevantRealm().global() instanceof Window window) {
            return ServiceWorkers.of(window.agent()).containerOf(window);
        }
        throw SimpleException.typeError("Illegal invocation");
    }
}
