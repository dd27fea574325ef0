package dev.frameloop.dom.worker;

import dev.frameloop.dom.event.ErrorEventInit;
import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.net.BlobUrls;
import dev.frameloop.dom.net.ResourceFetcher;
import dev.frameloop.dom.net.ResourceResponse;
import dev.frameloop.dom.net.URL;
import dev.frameloop.dom.net.Urls;
import dev.frameloop.dom.performance.Performance;
import dev.frameloop.dom.performance.TimeOrigin;
import dev.frameloop.dom.scheduler.Scheduler;
import dev.frameloop.dom.script.ConsoleMessage;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.ModuleHost;
import dev.frameloop.dom.script.ScriptPromise;
import dev.frameloop.dom.script.ScriptRealm;
import dev.frameloop.dom.script.SimpleException;
import dev.frameloop.dom.window.ErrorReporting;
import dev.frameloop.dom.window.GlobalTimers;
import dev.frameloop.dom.window.WindowOrWorkerGlobalScope;
import dev.frameloop.engine.agent.Agent;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;

/// The global object of a worker: the table of contents of what its scripts see.
///
/// Owner thread of its agent's loop only.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/workers.html#the-workerglobalscope-common-interface">HTML: the WorkerGlobalScope
///     common interface</a>
public abstract sealed class WorkerGlobalScope extends EventTarget
        implements
            WindowOrWorkerGlobalScope
        permits DedicatedWorkerGlobalScope, SharedWorkerGlobalScope,
        ServiceWorkerGlobalScope {
    private final Agent agent;
    private final WorkerSettings settings;
    private final WorkerRequest request;
    private final ResourceFetcher fetcher;
    private final TimeOrigin timeOrigin;
    private final GlobalTimers timers;
    private final Scheduler scheduler;
    private final Performance performance;
    private final ErrorReporting errorReporting;
    private final WorkerLocation location;
    private final WorkerNavigator navigator;
    private String url;
    private @Nullable ScriptRealm realm;
    private @Nullable ModuleHost moduleHost;

    WorkerGlobalScope(Agent agent, WorkerSettings settings, WorkerRequest request) {
        this.agent = agent;
        this.settings = settings;
        this.request = request;
        url = request.url().toString();
        fetcher = new ResourceFetcher(agent, settings.loader());
        timeOrigin = new TimeOrigin(agent.eventLoop().clock());
        timers = new GlobalTimers(this, null, this::url);
        scheduler = new Scheduler(this, null);
        performance = new Performance(this, timeOrigin, false);
        errorReporting = new ErrorReporting(this, this::url, this::passOnError);
        location = new WorkerLocation(this);
        navigator = new WorkerNavigator(this, settings);
        agent.atEnd(() -> BlobUrls.of(agent).removeAllOf(this));
    }

    void initializeRealm(ScriptRealm newRealm) {
        realm = newRealm;
    }

    void setModuleHost(ModuleHost host) {
        moduleHost = host;
    }

    /// The address of the script, where it came from in the end.
    String url() {
        return url;
    }

    void setUrl(String newUrl) {
        url = newUrl;
    }

    /// Tells whoever started the worker of an exception that no listener has handled here.
    ///
    /// @return whether there is somebody to tell
    abstract boolean passOnError(ErrorEventInit info);

    /// Runs the worker's script.
    ///
    /// @return whether the worker can go on
    boolean runClassicScript(String text) {
        realm().runClassicScript(text, url, 1, 1);
        return true;
    }

    /// The script has run: messages may come.
    abstract void begin();

    // ---- What the rooms below ask of a global object -----------------------------------------------------------------------

    @Override
    public Agent agent() {
        return agent;
    }

    @Override
    public ScriptRealm realm() {
        if (realm == null) {
            throw new IllegalStateException("the worker has no realm yet");
        }
        return realm;
    }

    @Override
    public @Nullable ScriptRealm relevantRealm() {
        return realm;
    }

    @Override
    public void reportException(Throwable exception) {
        errorReporting.report(exception);
    }

    @Override
    public ErrorReporting errorReporting() {
        return errorReporting;
    }

    @Override
    public void firePromiseRejectionEvent(String type, ScriptPromise promise, @Nullable Object reason) {
        errorReporting.firePromiseRejectionEvent(type, promise, reason);
    }

    @Override
    public void tellConsole(ConsoleMessage message) {
        agent.agents().first().postFrom(agent, () -> settings.console().accept(message));
    }

    @Override
    public @Nullable ModuleHost moduleHost() {
        return moduleHost;
    }

    @Override
    public double currentHighResolutionTime() {
        return timeOrigin.now();
    }

    double relativeTime(long nanos) {
        return timeOrigin.relative(nanos);
    }

    @Override
    public void queueGlobalTask(TaskSource source, String taskName, Runnable steps) {
        eventLoop().queueTask(source, null, taskName, steps);
    }

    @Override
    public GlobalTimers timers() {
        return timers;
    }

    @Override
    public Scheduler scheduler() {
        return scheduler;
    }

    @Override
    public Performance performance() {
        return performance;
    }

    @Override
    public ResourceFetcher fetcher() {
        return fetcher;
    }

    @Override
    public String apiBaseUrl() {
        return url;
    }

    @Override
    public String origin() {
        return request.origin();
    }

    @Override
    public boolean isSecureContext() {
        return request.secureContext();
    }

    @Override
    public void atEnd(Runnable cleanup) {
        agent.atEnd(cleanup);
    }

    // ---- What scripts see ----------------------------------------------------------------------------------------------------

    /// The scope itself.
    public WorkerGlobalScope self() {
        return this;
    }

    /// The address of the worker's script.
    public WorkerLocation location() {
        return location;
    }

    /// The browser as workers see it.
    public WorkerNavigator navigator() {
        return navigator;
    }

    /// The name that the worker was given.
    public String name() {
        return request.name();
    }

    /// Ends the worker after the task that runs now.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/workers.html#close-a-worker">HTML: close a worker</a>
    public void close() {
        agent.endAfterThisTask();
    }

    /// Loads scripts and runs them, one after another, while the worker waits.
    ///
    /// @throws SimpleException `TypeError` in a module worker
    /// @throws DOMException `SyntaxError` for what is no address, `NetworkError` for what cannot be loaded
    /// @throws dev.frameloop.dom.script.ScriptException what one of them throws
    /// @see <a href="https://html.spec.whatwg.org/multipage/workers.html#import-scripts-into-worker-global-scope">HTML: import scripts into
    ///     worker global scope</a>
    public void importScripts(String... urls) {
        // 1. Modules import.
        if (request.isModule()) {
            throw SimpleException.typeError("Module scripts don't support importScripts().");
        }
        // 4.-5. Take the addresses.
        List<URI> addresses = new ArrayList<>();
        for (String each : urls) {
            URL parsed = URL.parse(realm(), each, url);
            if (parsed == null) {
                throw new DOMException("SyntaxError", "The URL '" + each + "' is invalid.");
            }
            addresses.add(Urls.parse(parsed.href()));
        }
        // 6. Fetch and run each.
        for (URI address : addresses) {
            ResourceResponse response = fetcher.loadNow(address).response();
            if (response == null || !response.isOk() || !response.isJavaScript()) {
                throw new DOMException("NetworkError", "The script at '" + address + "' failed to load.");
            }
            realm().evaluate(response.text(), response.url().toString());
        }
    }

}
