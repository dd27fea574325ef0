package dev.frameloop.dom.worker;

import dev.frameloop.dom.net.FetchInterception;
import dev.frameloop.dom.net.ResourceResponse;
import dev.frameloop.dom.net.URL;
import dev.frameloop.dom.net.Urls;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.ScriptPromise;
import dev.frameloop.dom.script.SerializedValue;
import dev.frameloop.dom.script.SimpleException;
import dev.frameloop.dom.window.Window;
import dev.frameloop.engine.agent.Agent;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// The service workers of a page: registrations, clients, and who controls whom.
///
/// Windows' agent only.
///
/// DIVERGES: registrations last as long as the page, so that a run does not depend on an earlier one.
///
/// UNIMPLEMENTED: loads other than `fetch()` of windows go past the workers; workers are no clients; `caches`.
///
/// @see <a href="https://w3c.github.io/ServiceWorker/#algorithms">Service Workers: algorithms</a>
final class ServiceWorkers implements FetchInterception.Interceptor {
    /// A window as service workers know it. Any thread.
    ///
    /// @param id tells it from all others
    /// @param url its address
    record ClientRecord(String id, String url) {}

    private final Agent windows;
    private final List<ServiceWorkerRegistrationRecord> registrations = new ArrayList<>();
    private final Map<Window, ServiceWorkerContainer> containers = new LinkedHashMap<>();

    private ServiceWorkers(Agent windows) {
        this.windows = windows;
        FetchInterception.of(windows).set(this);
    }

    /// Those of the windows of an agent.
    static ServiceWorkers of(Agent windows) {
        return windows.state(ServiceWorkers.class, () -> new ServiceWorkers(windows));
    }

    ServiceWorkerContainer containerOf(Window window) {
        ServiceWorkerContainer known = containers.get(window);
        if (known == null) {
            known = new ServiceWorkerContainer(window, this, containers.size() + 1);
            containers.put(window, known);
            window.atEnd(() -> containers.remove(window));
        }
        return known;
    }

    List<ServiceWorkerRegistrationRecord> all() {
        return registrations;
    }

    /// The registration for an address: that with the longest scope.
    ///
    /// @see <a href="https://w3c.github.io/ServiceWorker/#scope-match-algorithm">Service Workers: Match Service Worker Registration</a>
    @Nullable
    ServiceWorkerRegistrationRecord match(String url) {
        ServiceWorkerRegistrationRecord longest = null;
        for (ServiceWorkerRegistrationRecord each : registrations) {
            if (url.startsWith(each.scope())
                    && (longest == null || each.scope().length() > longest.scope().length())) {
                longest = each;
            }
        }
        return longest;
    }

    /// @throws SimpleException `TypeError` if it is no address
    static String resolve(Window window, String url, String base) {
        URL parsed = URL.parse(window.realm(), url, base);
        if (parsed == null) {
            throw SimpleException.typeError("'" + url + "' is not a valid URL.");
        }
        String href = parsed.href();
        int hash = href.indexOf('#');
        return hash < 0 ? href : href.substring(0, hash);
    }

    // ---- Registering ---------------------------------------------------------------------------------------------------------

    /// @see <a href="https://w3c.github.io/ServiceWorker/#start-register-algorithm">Service Workers: Start Register</a>
    void register(ServiceWorkerContainer container, String scriptUrl, RegistrationOptions options,
            ScriptPromise promise) {
        Window window = container.window();
        String script = resolve(window, scriptUrl, window.apiBaseUrl());
        String scope = options.scope() == null
                ? resolve(window, "./", script)
                : resolve(window, options.scope(), window.apiBaseUrl());
        String prefix = "Failed to register a ServiceWorker: ";
        if (!window.isSecureContext() || !Urls.origin(URI.create(script)).equals(window.origin())
                || !Urls.origin(URI.create(scope)).equals(window.origin())) {
            throw new DOMException("SecurityError", prefix + "The origin of the provided scriptURL ('" + script
                    + "') does not match the current origin ('" + window.origin() + "').");
        }
        if (!scope.startsWith(resolve(window, "./", script))) {
            throw new DOMException("SecurityError", prefix + "The path of the provided scope ('" + scope
                    + "') is not under the max scope allowed.");
        }
        ServiceWorkerRegistrationRecord known = registrations.stream().filter(it -> it.scope().equals(scope))
                .findFirst().orElse(null);
        RunningServiceWorker newest = known == null ? null : known.newest();
        if (known != null && newest != null && newest.url().equals(script)) {
            promise.resolve(known.objectIn(window));
            return;
        }
        ServiceWorkerRegistrationRecord registration = known != null
                ? known
                : new ServiceWorkerRegistrationRecord(scope);
        start(window, registration, script, options.type().equals("module"), promise);
    }

    private void start(Window window, ServiceWorkerRegistrationRecord registration, String script, boolean isModule,
            ScriptPromise promise) {
        WorkerSettings settings = Workers.settingsFor(windows);
        WorkerRequest request = WorkerRequest.of(window, "ServiceWorker", script, isModule, "");
        RunningServiceWorker worker = new RunningServiceWorker(windows, registration, script);
        WorkerRun run = new WorkerRun(settings, request, its -> {
            ServiceWorkerGlobalScope scope = new ServiceWorkerGlobalScope(its, settings, request, this, worker,
                    () -> install(worker, window, promise));
            worker.setScope(scope);
            return scope;
        }, inside -> fromInside(inside, () -> refuse(worker, promise)));
        worker.setAgent(windows.agents().start(windows, request.agentName("service worker"), run));
    }

    /// Has something done in the windows' agent, in a task.
    ///
    /// @param inside the worker's agent, which runs now
    void fromInside(Agent inside, Runnable action) {
        windows.postFrom(inside,
                () -> windows.eventLoop().queueTask(TaskSource.DOM_MANIPULATION, null, "service worker", action));
    }

    private static void refuse(RunningServiceWorker worker, ScriptPromise promise) {
        promise.reject(SimpleException.typeError("Failed to register a ServiceWorker for scope ('"
                + worker.registration().scope() + "') with script ('" + worker.url()
                + "'): ServiceWorker script evaluation failed"));
    }

    /// The script has run: the worker is to be installed.
    ///
    /// @see <a href="https://w3c.github.io/ServiceWorker/#installation-algorithm">Service Workers: Install</a>
    private void install(RunningServiceWorker worker, Window window, ScriptPromise promise) {
        ServiceWorkerRegistrationRecord registration = worker.registration();
        if (!registrations.contains(registration)) {
            registrations.add(registration);
        }
        registration.installing = worker;
        worker.setState("installing");
        promise.resolve(registration.objectIn(window));
        registration.objects().forEach((each, object) -> each.queueGlobalTask(TaskSource.DOM_MANIPULATION,
                "updatefound", () -> object.fire("updatefound")));
        worker.inside(scope -> scope.runLifecycleEvent("install",
                successful -> fromInside(scope.agent(), () -> installed(worker, successful))));
    }

    private void installed(RunningServiceWorker worker, boolean successful) {
        ServiceWorkerRegistrationRecord registration = worker.registration();
        registration.installing = null;
        if (!successful) {
            worker.setState("redundant");
            worker.terminate();
            if (registration.newest() == null) {
                registrations.remove(registration);
            }
            return;
        }
        if (registration.waiting != null) {
            registration.waiting.setState("redundant");
            registration.waiting.terminate();
        }
        registration.waiting = worker;
        worker.setState("installed");
        tryActivate(registration);
    }

    // ---- Activating ----------------------------------------------------------------------------------------------------------

    /// @see <a href="https://w3c.github.io/ServiceWorker/#try-activate-algorithm">Service Workers: Try Activate</a>
    void tryActivate(ServiceWorkerRegistrationRecord registration) {
        RunningServiceWorker waiting = registration.waiting;
        RunningServiceWorker active = registration.active;
        if (waiting != null && (active == null || waiting.skipsWaiting() || containers.values().stream()
                .noneMatch(it -> it.controllingWorker() == active))) {
            activate(registration, waiting);
        }
    }

    /// @see <a href="https://w3c.github.io/ServiceWorker/#activation-algorithm">Service Workers: Activate</a>
    private void activate(ServiceWorkerRegistrationRecord registration, RunningServiceWorker worker) {
        RunningServiceWorker before = registration.active;
        if (before != null) {
            before.setState("redundant");
            before.terminate();
        }
        registration.waiting = null;
        registration.active = worker;
        worker.setState("activating");
        for (ServiceWorkerContainer container : containers.values()) {
            container.becomeReady();
            if (before != null && container.controllingWorker() == before) {
                container.control(worker);
            }
        }
        worker.inside(scope -> scope.runLifecycleEvent("activate", _ -> fromInside(scope.agent(), () -> {
            if (worker.state().equals("activating")) {
                worker.setState("activated");
            }
        })));
    }

    /// @see <a href="https://w3c.github.io/ServiceWorker/#clients-claim">Service Workers: claim()</a>
    void claim(RunningServiceWorker worker) {
        if (worker.registration().active != worker) {
            throw new DOMException("InvalidStateError", "Only the active worker can claim clients.");
        }
        for (ServiceWorkerContainer container : containers.values()) {
            if (match(container.window().document().URL()) == worker.registration()) {
                container.control(worker);
            }
        }
    }

    boolean unregister(ServiceWorkerRegistrationRecord registration) {
        boolean found = registrations.remove(registration);
        RunningServiceWorker active = registration.active;
        if (found && containers.values().stream().noneMatch(it -> it.controllingWorker() == active)) {
            for (RunningServiceWorker each : new RunningServiceWorker[]{registration.installing, registration.waiting,
                    active}) {
                if (each != null) {
                    each.setState("redundant");
                    each.terminate();
                }
            }
        }
        return found;
    }

    // ---- What workers ask for --------------------------------------------------------------------------------------------------

    /// The windows that a worker controls, or all of its origin.
    List<ClientRecord> clients(RunningServiceWorker worker, boolean includeUncontrolled) {
        return containers.values().stream().filter(it -> includeUncontrolled || it.controllingWorker() == worker)
                .map(ServiceWorkerContainer::client).toList();
    }

    void deliver(ClientRecord client, SerializedValue message, RunningServiceWorker source) {
        containers.values().stream().filter(it -> it.client().equals(client)).findFirst()
                .ifPresent(it -> it.receive(message, source));
    }

    /// @see <a href="https://w3c.github.io/ServiceWorker/#handle-fetch">Service Workers: Handle Fetch</a>
    @Override
    public boolean intercept(GlobalObject client, URI url, Consumer<@Nullable ResourceResponse> answer,
            Runnable fallBack) {
        ServiceWorkerContainer container = client instanceof Window window ? containers.get(window) : null;
        RunningServiceWorker worker = container == null ? null : container.controllingWorker();
        if (container == null || worker == null) {
            return false;
        }
        ClientRecord record = container.client();
        worker.inside(scope -> scope.handleFetch(url, record,
                response -> fromInside(scope.agent(), () -> answer.accept(response)),
                () -> fromInside(scope.agent(), fallBack)));
        return true;
    }
}
