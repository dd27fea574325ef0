package dev.frameloop.script;

import com.oracle.truffle.js.lang.JavaScriptLanguage;
import com.oracle.truffle.js.runtime.JSAgent;
import com.oracle.truffle.js.runtime.JSRealm;
import com.oracle.truffle.js.runtime.PromiseRejectionTracker;
import com.oracle.truffle.js.runtime.builtins.JSPromise;
import com.oracle.truffle.js.runtime.builtins.JSPromiseObject;
import com.oracle.truffle.js.runtime.objects.JSDynamicObject;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.script.binding.Bindings;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

import java.lang.reflect.Field;
import java.util.ArrayDeque;

/// The job queue of an agent: each job of the language becomes a microtask of the event loop at the moment at which it is queued,
/// so that promise jobs and the platform's microtasks are one queue by construction.
///
/// Beside the modules and {@link SharedBuffers} this is the only class that touches the internals of GraalJS. It puts a queue of its own in the place of
/// `JSAgent.promiseJobsQueue`, in which jobs are never kept, and hears of rejections as `PromiseRejectionTracker`. It needs exactly
/// the version of GraalJS that the build names; `JobQueueTests` fails loudly on another one. On the module path the JVM needs
/// `--add-opens org.graalvm.js/com.oracle.truffle.js.runtime=dev.frameloop.script` and `--add-exports` for
/// `com.oracle.js.parser.ir`, `com.oracle.truffle.js.lang`, `.nodes.promise`, `.runtime`, `.runtime.builtins` and `.runtime.objects`.
///
/// DIVERGES: callbacks of a `FinalizationRegistry` are never called, and a `WeakRef` keeps its target. The standard allows both, and
/// a run does not depend on the garbage collector.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#hostenqueuepromisejob">HTML: HostEnqueuePromiseJob</a>
final class JobQueue {
    private static final String JOB = "promise job";

    private final Context context;
    private final EventLoop eventLoop;
    private final Bindings bindings;
    private final Runnable beforePageCode;

    private JobQueue(Context context, EventLoop eventLoop, Bindings bindings, Runnable beforePageCode) {
        this.context = context;
        this.eventLoop = eventLoop;
        this.bindings = bindings;
        this.beforePageCode = beforePageCode;
    }

    /// Takes over the jobs of a context that has run nothing.
    ///
    /// @param beforePageCode told before a job runs
    static void install(Context context, EventLoop eventLoop, Bindings bindings, Runnable beforePageCode) {
        JobQueue jobs = new JobQueue(context, eventLoop, bindings, beforePageCode);
        JSRealm realm = JavaScriptLanguage.getJSRealm(context);
        JSAgent agent = realm.getAgent();
        // The language's depth of calls never reaches zero, so that it neither drains its queue nor looks for finalizers.
        agent.interopBoundaryEnter();
        // Who may wait for shared memory is the family's business, see AtomicWaits.
        agent.setCanBlock(true);
        jobs.replaceQueue(agent);
        realm.getContext().setPromiseRejectionTracker(agent, jobs.new Tracker());
    }

    private void replaceQueue(JSAgent agent) {
        try {
            Field queue = JSAgent.class.getDeclaredField("promiseJobsQueue");
            queue.setAccessible(true);
            queue.set(agent, new Forwarding());
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw new IllegalStateException("the job queue of GraalJS is not where " + JobQueue.class.getSimpleName()
                    + " expects it; on the module path the JVM needs --add-opens "
                    + "org.graalvm.js/com.oracle.truffle.js.runtime=dev.frameloop.script", e);
        }
    }

    private void enqueue(Object job) {
        Value function = context.asValue(job);
        eventLoop.queueMicrotask(JOB, () -> run(function));
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

    /// A queue that passes on what is pushed, and is always empty.
    private final class Forwarding extends ArrayDeque<Object> {
        private static final long serialVersionUID = 1L;

        @Override
        public void push(Object job) {
            enqueue(job);
        }
    }

    private final class Tracker implements PromiseRejectionTracker {
        @Override
        public void promiseRejected(JSDynamicObject promise, Object reason) {
            GraalRealm realm = currentRealm();
            if (realm != null) {
                realm.promiseRejected(context.asValue(promise), context.asValue(reason));
            }
        }

        @Override
        public void promiseRejectionHandled(JSDynamicObject promise) {
            GraalRealm realm = currentRealm();
            if (realm != null) {
                realm.promiseHandled(context.asValue(promise),
                        context.asValue(JSPromise.getPromiseResult((JSPromiseObject) promise)));
            }
        }

        @Override
        public void promiseRejectedAfterResolved(JSDynamicObject promise, Object value) {
            // Without meaning for HTML.
        }

        @Override
        public void promiseResolvedAfterResolved(JSDynamicObject promise, Object value) {
            // Without meaning for HTML.
        }

        private @Nullable GraalRealm currentRealm() {
            return JavaScriptLanguage.getCurrentJSRealm().getEmbedderData() instanceof GraalRealm realm ? realm : null;
        }
    }
}
