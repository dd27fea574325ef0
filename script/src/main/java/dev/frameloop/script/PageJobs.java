package dev.frameloop.script;

import com.oracle.truffle.js.lang.JavaScriptLanguage;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.script.binding.Bindings;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/// Makes the jobs of an agent's scripts microtasks of its event loop, and tells its realms of rejections.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#hostenqueuepromisejob">HTML: HostEnqueuePromiseJob</a>
final class PageJobs implements JobQueue.Host {
    private final EventLoop eventLoop;
    private final Bindings bindings;
    private final Runnable beforePageCode;

    /// @param beforePageCode told before a job runs
    PageJobs(EventLoop eventLoop, Bindings bindings, Runnable beforePageCode) {
        this.eventLoop = eventLoop;
        this.bindings = bindings;
        this.beforePageCode = beforePageCode;
    }

    @Override
    public void enqueue(Value job) {
        eventLoop.queueMicrotask(JobQueue.JOB, () -> run(job));
    }

    private void run(Value job) {
        beforePageCode.run();
        eventLoop.prepareToRunCallback();
        try {
            job.executeVoid();
        } catch (PolyglotException e) {
            throw e.isCancelled() || e.isResourceExhausted() ? bindings.termination(e) : e;
        } finally {
            eventLoop.cleanUpAfterRunningCallback();
        }
    }

    @Override
    public void promiseRejected(Value promise, Value reason) {
        GraalRealm realm = currentRealm();
        if (realm != null) {
            realm.promiseRejected(promise, reason);
        }
    }

    @Override
    public void promiseHandled(Value promise, Value reason) {
        GraalRealm realm = currentRealm();
        if (realm != null) {
            realm.promiseHandled(promise, reason);
        }
    }

    private static @Nullable GraalRealm currentRealm() {
        return JavaScriptLanguage.getCurrentJSRealm().getEmbedderData() instanceof GraalRealm realm ? realm : null;
    }
}
