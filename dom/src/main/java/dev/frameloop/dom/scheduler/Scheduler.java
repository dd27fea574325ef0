package dev.frameloop.dom.scheduler;

import dev.frameloop.dom.event.AbortSignal;
import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptPromise;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.Task;
import dev.frameloop.engine.loop.TaskDocument;
import dev.frameloop.engine.loop.TaskPriority;
import dev.frameloop.engine.loop.TaskQueue;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.util.EnumMap;
import java.util.Map;

/// Posts tasks with priorities.
///
/// @see <a href="https://wicg.github.io/scheduling-apis/#scheduler">Prioritized Task Scheduling: Scheduler</a>
public final class Scheduler extends PlatformObject {
    private static final String TASK = "scheduler.postTask callback";
    private static final String CONTINUATION = "scheduler.yield continuation";
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final GlobalObject global;
    private final EventLoop eventLoop;
    private final @Nullable TaskDocument document;
    private final Map<TaskPriority, TaskQueue> tasks = new EnumMap<>(TaskPriority.class);
    private final Map<TaskPriority, TaskQueue> continuations = new EnumMap<>(TaskPriority.class);
    private SchedulingState currentState = SchedulingState.DEFAULT;
    private long turnOfCurrentState = -1;

    /// The scheduler of a global.
    ///
    /// @param document the global's document, null for a worker's
    public Scheduler(GlobalObject global, @Nullable TaskDocument document) {
        this.global = global;
        this.document = document;
        eventLoop = global.eventLoop();
        for (TaskPriority priority : TaskPriority.values()) {
            tasks.put(priority, eventLoop.newTaskQueue(TaskSource.SCHEDULER, priority, false));
            continuations.put(priority, eventLoop.newTaskQueue(TaskSource.SCHEDULER, priority, true));
        }
    }

    /// Gives up the queues, with the tasks that wait in them; for a global that goes away.
    public void close() {
        tasks.values().forEach(eventLoop::removeTaskQueue);
        continuations.values().forEach(eventLoop::removeTaskQueue);
    }

    @Override
    public Realm relevantRealm() {
        return global.realm();
    }

    /// Posts a task.
    ///
    /// @return settled with what the task returns or throws, rejected with the signal's reason if that is aborted before
    /// @see <a href="https://wicg.github.io/scheduling-apis/#schedule-a-posttask-task">Prioritized Task Scheduling: schedule a postTask
    ///     task</a>
    public ScriptPromise postTask(SchedulerPostTaskCallback callback, SchedulerPostTaskOptions options) {
        // 1.-4. A signal that is aborted already.
        ScriptPromise result = global.realm().newPromise();
        AbortSignal signal = options.signal();
        if (signal != null && signal.aborted()) {
            result.rejectWith(signal.reason());
            return result;
        }
        // 5.-7. Where the priority comes from.
        TaskSignal prioritySource = options.priority() == null && signal instanceof TaskSignal given ? given : null;
        String fixed = options.priority() != null ? options.priority() : Priorities.DEFAULT;
        SchedulingState state = new SchedulingState(signal, prioritySource, fixed);
        // 8.-12. Schedule it, after the delay.
        Handle handle = new Handle(result, state, tasks);
        handle.observe();
        Runnable steps = () -> {
            enter(state);
            handle.complete();
            global.invokeCallback(TASK, () -> settle(result, callback));
        };
        if (options.delay() > 0) {
            eventLoop.runAfter(options.delay() * NANOS_PER_MILLI, () -> handle.queue(TASK, steps));
        } else {
            handle.queue(TASK, steps);
        }
        return result;
    }

    private static void settle(ScriptPromise result, SchedulerPostTaskCallback callback) {
        Object value;
        try {
            value = callback.call();
        } catch (RuntimeException thrown) {
            result.reject(thrown);
            return;
        }
        result.resolve(value);
    }

    /// Lets other tasks have their turn, and goes on before those of the same priority that wait.
    ///
    /// The priority and the signal are those of the task that runs, also in the microtasks after it.
    /// DIVERGES: after another wait they are the default ones, where the draft carries them along with the promise job.
    ///
    /// @return fulfilled when it is time to go on
    /// @see <a href="https://wicg.github.io/scheduling-apis/#schedule-a-yield-continuation">Prioritized Task Scheduling: schedule a yield
    ///     continuation</a>
    public ScriptPromise yield() {
        // 1.-5. What is inherited; an aborted signal rejects.
        ScriptPromise result = global.realm().newPromise();
        SchedulingState state = turnOfCurrentState == eventLoop.turns() ? currentState : SchedulingState.DEFAULT;
        AbortSignal signal = state.abortSource();
        if (signal != null && signal.aborted()) {
            result.rejectWith(signal.reason());
            return result;
        }
        // 6.-9. Queue the continuation.
        Handle handle = new Handle(result, state, continuations);
        handle.observe();
        handle.queue(CONTINUATION, () -> {
            enter(state);
            handle.complete();
            result.resolve();
        });
        return result;
    }

    private void enter(SchedulingState state) {
        currentState = state;
        turnOfCurrentState = eventLoop.turns();
    }

    /// One task or continuation, until it has run or was aborted.
    ///
    /// @see <a href="https://wicg.github.io/scheduling-apis/#task-handle">Prioritized Task Scheduling: task handle</a>
    private final class Handle {
        private final ScriptPromise result;
        private final SchedulingState state;
        private final Map<TaskPriority, TaskQueue> queues;
        private final Runnable abort = this::abort;
        private final Runnable move = this::move;
        private @Nullable TaskQueue queue;
        private @Nullable Task task;
        private boolean aborted;

        Handle(ScriptPromise result, SchedulingState state, Map<TaskPriority, TaskQueue> queues) {
            this.result = result;
            this.state = state;
            this.queues = queues;
        }

        void observe() {
            if (state.abortSource() != null) {
                state.abortSource().add(abort);
            }
            if (state.prioritySource() != null) {
                state.prioritySource().addPriorityChangeAlgorithm(move);
            }
        }

        void queue(String name, Runnable steps) {
            if (!aborted) {
                queue = queueOfPriority();
                task = eventLoop.queueTask(queue, document, name, steps);
            }
        }

        private TaskQueue queueOfPriority() {
            TaskQueue found = queues.get(Priorities.of(state.priority()));
            if (found == null) {
                throw new AssertionError("every priority has its queue");
            }
            return found;
        }

        /// The task runs: its priority no longer matters. Its promise can still be rejected by the signal.
        void complete() {
            if (state.prioritySource() != null) {
                state.prioritySource().removePriorityChangeAlgorithm(move);
            }
        }

        private void abort() {
            aborted = true;
            if (queue != null && task != null) {
                queue.remove(task);
            }
            complete();
            result.rejectWith(state.abortSource() == null ? null : state.abortSource().reason());
        }

        private void move() {
            TaskQueue to = queueOfPriority();
            if (queue != null && task != null && to != queue) {
                to.takeOver(task, queue);
                queue = to;
            }
        }
    }
}
