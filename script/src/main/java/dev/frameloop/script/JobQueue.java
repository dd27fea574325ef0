package dev.frameloop.script;

import com.oracle.truffle.js.lang.JavaScriptLanguage;
import com.oracle.truffle.js.runtime.JSAgent;
import com.oracle.truffle.js.runtime.JSRealm;
import com.oracle.truffle.js.runtime.PromiseRejectionTracker;
import com.oracle.truffle.js.runtime.builtins.JSPromise;
import com.oracle.truffle.js.runtime.builtins.JSPromiseObject;
import com.oracle.truffle.js.runtime.objects.JSDynamicObject;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;

import java.lang.reflect.Field;
import java.util.ArrayDeque;

/// The job queue of an agent: each job of the language is handed to a {@link Host} at the moment at which it is queued, and becomes a
/// microtask of its loop, so that promise jobs and the platform's microtasks are one queue by construction.
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
public final class JobQueue {
    /// What jobs are called in traces.
    public static final String JOB = "promise job";

    private final Context context;
    private final Host host;

    /// Who runs the jobs of a context and hears of its rejections. Called on the context's thread.
    public interface Host {
        /// A job is to run once the jobs before it have.
        void enqueue(Value job);

        /// A promise without a handler was rejected.
        void promiseRejected(Value promise, Value reason);

        /// A rejected promise got its first handler.
        void promiseHandled(Value promise, Value reason);
    }

    private JobQueue(Context context, Host host) {
        this.context = context;
        this.host = host;
    }

    /// Takes over the jobs of a context that has run nothing.
    public static void install(Context context, Host host) {
        JobQueue jobs = new JobQueue(context, host);
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

    /// A queue that passes on what is pushed, and is always empty.
    private final class Forwarding extends ArrayDeque<Object> {
        private static final long serialVersionUID = 1L;

        @Override
        public void push(Object job) {
            host.enqueue(context.asValue(job));
        }
    }

    private final class Tracker implements PromiseRejectionTracker {
        @Override
        public void promiseRejected(JSDynamicObject promise, Object reason) {
            host.promiseRejected(context.asValue(promise), context.asValue(reason));
        }

        @Override
        public void promiseRejectionHandled(JSDynamicObject promise) {
            host.promiseHandled(context.asValue(promise),
                    context.asValue(JSPromise.getPromiseResult((JSPromiseObject) promise)));
        }

        @Override
        public void promiseRejectedAfterResolved(JSDynamicObject promise, Object value) {
            // Without meaning for HTML.
        }

        @Override
        public void promiseResolvedAfterResolved(JSDynamicObject promise, Object value) {
            // Without meaning for HTML.
        }
    }
}
