package dev.frameloop.dom.worker;

import dev.frameloop.dom.event.ErrorEventInit;
import dev.frameloop.dom.module.ModuleLoader;
import dev.frameloop.dom.module.ModuleScript;
import dev.frameloop.dom.net.ResourceFetcher;
import dev.frameloop.dom.net.ResourceResponse;
import dev.frameloop.dom.script.ConsoleMessage;
import dev.frameloop.dom.script.ScriptAgent;
import dev.frameloop.dom.script.ScriptRealm;
import dev.frameloop.engine.agent.Agent;
import dev.frameloop.engine.loop.TaskSource;
import dev.frameloop.engine.time.VirtualClock;
import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.Function;

/// Brings a worker into being, within its agent: its realm, its script, the first messages.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/workers.html#run-a-worker">HTML: run a worker</a>
final class WorkerRun implements Consumer<Agent> {
    /// How long the start of a worker takes at the least, in virtual time: as in every browser, the clock has moved when the script
    /// reads it.
    private static final Duration START = Duration.ofMillis(1);

    private final WorkerSettings settings;
    private final WorkerRequest request;
    private final Function<Agent, WorkerGlobalScope> newScope;
    private final Consumer<Agent> failed;

    /// @param newScope makes the global object
    /// @param failed is told, in the agent, that the script could not be loaded
    WorkerRun(WorkerSettings settings, WorkerRequest request, Function<Agent, WorkerGlobalScope> newScope,
            Consumer<Agent> failed) {
        this.settings = settings;
        this.request = request;
        this.newScope = newScope;
        this.failed = failed;
    }

    @Override
    public void accept(Agent agent) {
        // 4.-9. The agent, its realm and global object.
        ScriptAgent scripts = settings.scriptEngine().newAgent(settings.scripts().apply(agent.eventLoop()));
        agent.stopBy(scripts::close);
        agent.atEnd(scripts::close);
        agent.eventLoop().trace().setLocator(scripts::currentLine);
        WorkerGlobalScope scope = newScope.apply(agent);
        scope.initializeRealm(newRealm(scripts, scope));
        if (agent.eventLoop().clock() instanceof VirtualClock virtual) {
            virtual.consume(START);
        }
        agent.atEnd(() -> tellWhyItEnded(scope));
        // 12. Fetch the script.
        if (request.blob() != null) {
            fetched(scope, request.blob());
        } else {
            scope.fetcher().fetch(request.url(), result -> fetched(scope, result.response()));
        }
    }

    private static ScriptRealm newRealm(ScriptAgent scripts, WorkerGlobalScope scope) {
        return switch (scope) {
            case DedicatedWorkerGlobalScope dedicated -> scripts.newRealm(dedicated);
            case SharedWorkerGlobalScope shared -> scripts.newRealm(shared);
            case ServiceWorkerGlobalScope service -> scripts.newRealm(service);
        };
    }

    private void fetched(WorkerGlobalScope scope, @Nullable ResourceResponse response) {
        scope.queueGlobalTask(TaskSource.NETWORKING, "worker script", () -> {
            if (response == null || !isScript(response)) {
                fail(scope);
                return;
            }
            scope.setUrl(withFragment(response.url()));
            ResourceFetcher fetcher = scope.fetcher();
            ModuleLoader modules = new ModuleLoader(scope, fetcher, scope::url, scope::url);
            scope.setModuleHost(modules);
            if (request.isModule()) {
                modules.fetchGraphOf(request.url(), response, module -> runModule(scope, modules, module));
            } else {
                if (scope.runClassicScript(response.text())) {
                    scope.begin();
                } else {
                    fail(scope);
                }
            }
        });
    }

    /// The fragment is that of the address that was asked for, unless the response has one of its own.
    private String withFragment(URI url) {
        String fragment = request.url().getRawFragment();
        return url.getRawFragment() != null || fragment == null ? url.toString() : url + "#" + fragment;
    }

    /// What the network gives must not say that it is something else than a script; a blob may.
    private static boolean isScript(ResourceResponse response) {
        String scheme = String.valueOf(response.url().getScheme());
        return response.isOk() && (response.isJavaScript() || response.mimeType().isEmpty()
                || !scheme.equals("http") && !scheme.equals("https"));
    }

    private void runModule(WorkerGlobalScope scope, ModuleLoader modules, @Nullable ModuleScript module) {
        if (module == null || module.errorToRethrow() != null) {
            fail(scope);
        } else {
            modules.run(module);
            scope.begin();
        }
    }

    private void fail(WorkerGlobalScope scope) {
        failed.accept(scope.agent());
        scope.agent().endAfterThisTask();
    }

    /// A worker whose page code would not end is told of like one that throws.
    private void tellWhyItEnded(WorkerGlobalScope scope) {
        String reason = scope.agent().isEnding() ? null : scope.eventLoop().termination();
        if (reason != null) {
            ErrorEventInit info = new ErrorEventInit(false, true, false,
                    "the worker " + scope.url() + " was ended: " + reason, scope.url(), 0, 0, null);
            if (!scope.passOnError(info)) {
                scope.tellConsole(
                        ConsoleMessage.uncaught(info.message(), scope.url(), 0, 0));
            }
        }
    }
}
