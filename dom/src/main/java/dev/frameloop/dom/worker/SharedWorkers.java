package dev.frameloop.dom.worker;

import dev.frameloop.dom.messaging.MessagePort;
import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.engine.agent.Agent;
import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;

/// The shared workers that the windows of an agent have connected to.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/workers.html#shared-worker-manager">HTML: shared worker manager</a>
final class SharedWorkers {
    private record Key(String origin, String url, String name) {}

    /// A worker that runs.
    private static final class Running {
        final WorkerRequest request;
        final String credentials;
        /// Those who have connected; the worker's agent tells them what goes wrong.
        final List<SharedWorker> connected = new CopyOnWriteArrayList<>();
        /// Set in the worker's agent, and used there alone.
        @Nullable
        SharedWorkerGlobalScope scope;
        @Nullable
        Agent agent;

        Running(WorkerRequest request, String credentials) {
            this.request = request;
            this.credentials = credentials;
        }
    }

    private final Agent windows;
    private final Map<Key, Running> running = new HashMap<>();

    SharedWorkers(Agent windows) {
        this.windows = windows;
    }

    /// @param insidePort makes the port that the worker gets
    void connect(SharedWorker worker, WorkerRequest request, String credentials,
            Function<GlobalObject, MessagePort> insidePort) {
        Key key = new Key(request.origin(), request.url().toString(), request.name());
        Running found = running.get(key);
        Agent itsAgent = found == null ? null : found.agent;
        // 11.2 One that has ended does not count.
        if (found == null || itsAgent == null || itsAgent.isEnding()
                || itsAgent.eventLoop().termination() != null) {
            start(key, worker, new Running(request, credentials), insidePort);
            return;
        }
        // 11.3-4 One of another type, or with other credentials, is no match.
        if (found.request.isModule() != request.isModule() || !found.credentials.equals(credentials)) {
            worker.failed(windows);
            return;
        }
        // 11.5 Connect.
        join(key, found, worker);
        itsAgent.postFrom(windows, () -> {
            if (found.scope != null) {
                found.scope.connect(insidePort);
            }
        });
    }

    private void start(Key key, SharedWorker worker, Running started, Function<GlobalObject, MessagePort> insidePort) {
        WorkerSettings settings = Workers.settingsFor(windows);
        WorkerRequest request = started.request;
        Function<Agent, WorkerGlobalScope> newScope = its -> {
            SharedWorkerGlobalScope scope = new SharedWorkerGlobalScope(its, settings, request,
                    started.connected);
            scope.connect(insidePort);
            started.scope = scope;
            return scope;
        };
        WorkerRun run = new WorkerRun(settings, request, newScope,
                inside -> started.connected.forEach(it -> it.failed(inside)));
        started.agent = windows.agents().start(windows, request.agentName("shared worker"), run);
        running.put(key, started);
        join(key, started, worker);
    }

    /// A worker lives as long as one of the windows that have connected to it.
    private void join(Key key, Running worker, SharedWorker connection) {
        worker.connected.add(connection);
        connection.global().atEnd(() -> {
            worker.connected.remove(connection);
            if (worker.connected.isEmpty() && worker.agent != null) {
                running.remove(key, worker);
                windows.agents().terminate(worker.agent);
            }
        });
    }
}
