package dev.frameloop.dom.worker;

import dev.frameloop.dom.window.Window;
import dev.frameloop.engine.agent.Agent;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/// A service worker: its agent, how far it has come, and the objects that stand for it in windows.
///
/// Windows' agent only.
///
/// DIVERGES: it runs until its page ends, where browsers stop it while it has nothing to do and start it again for the next event.
///
/// @see <a href="https://w3c.github.io/ServiceWorker/#dfn-service-worker">Service Workers: service worker</a>
final class RunningServiceWorker {
    private final Agent windows;
    private final ServiceWorkerRegistrationRecord registration;
    private final String url;
    private final Map<Window, ServiceWorker> objects = new LinkedHashMap<>();
    private String state = "parsed";
    private @Nullable Agent agent;
    /// Set and used in the worker's agent.
    private volatile @Nullable ServiceWorkerGlobalScope scope;
    private boolean skipsWaiting;

    RunningServiceWorker(Agent windows, ServiceWorkerRegistrationRecord registration, String url) {
        this.windows = windows;
        this.registration = registration;
        this.url = url;
    }

    void setAgent(Agent newAgent) {
        agent = newAgent;
    }

    void setScope(ServiceWorkerGlobalScope newScope) {
        scope = newScope;
    }

    ServiceWorkerRegistrationRecord registration() {
        return registration;
    }

    String url() {
        return url;
    }

    String state() {
        return state;
    }

    boolean skipsWaiting() {
        return skipsWaiting;
    }

    void skipWaiting() {
        skipsWaiting = true;
    }

    /// What stands for it in a window.
    ServiceWorker objectIn(Window window) {
        return objects.computeIfAbsent(window, it -> new ServiceWorker(it, this));
    }

    /// @see <a href="https://w3c.github.io/ServiceWorker/#update-state-algorithm">Service Workers: Update Worker State</a>
    void setState(String newState) {
        state = newState;
        objects.forEach((window, object) -> window.queueGlobalTask(TaskSource.DOM_MANIPULATION, "statechange", () -> {
            object.setState(newState);
            object.fire("statechange");
        }));
    }

    /// Has something done in the worker's agent.
    void inside(Consumer<ServiceWorkerGlobalScope> action) {
        Objects.requireNonNull(agent).postFrom(windows, () -> {
            ServiceWorkerGlobalScope there = scope;
            if (there != null) {
                action.accept(there);
            }
        });
    }

    void terminate() {
        if (agent != null) {
            windows.agents().terminate(agent);
        }
    }
}
