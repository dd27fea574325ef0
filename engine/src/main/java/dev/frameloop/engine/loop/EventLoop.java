package dev.frameloop.engine.loop;

import dev.frameloop.engine.time.VirtualClock;
import dev.frameloop.engine.timer.TimerEntry;
import dev.frameloop.engine.timer.TimerQueue;
import dev.frameloop.engine.timer.Timers;
import dev.frameloop.engine.trace.TraceKind;
import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;

/// The event loop of an agent. Top to bottom this file is the standard's section.
///
/// One thread owns a loop: the one that made it, until {@link #claim} hands it over. Calls from another thread are refused with an
/// {@link IllegalStateException}, but for {@link #post}, {@link ExternalOperation#complete} and {@link #close}.
///
/// What Java code throws out of a task, a microtask or a step is handed to {@link LoopOptions#uncaught}, and the loop goes on.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#event-loops">HTML: event loops</a>
public final class EventLoop extends HostedLoop {
    private static final String CHECKPOINT = "microtask checkpoint";

    private final LoopOptions options;
    private final TimerQueue timers = new TimerQueue();
    private final LoopRunner runner;

    private final TaskQueues queues = new TaskQueues();
    private long lastSequence;
    /// When the last message arrives, where messages are on their way for a while.
    private long lastArrival;
    private int messagesUnderWay;
    private long turns;
    private @Nullable Task currentlyRunningTask;
    private @Nullable TaskTiming taskTiming;
    int timerNestingLevel;

    private final MicrotaskQueue microtasks = new MicrotaskQueue();
    private boolean performingMicrotaskCheckpoint;
    private int executionContextDepth;

    private final Runnable checkpoint = this::performMicrotaskCheckpoint;
    private final RenderingUpdate rendering;

    private final Limits limits;
    private final Faults faults;

    /// A loop with a virtual clock at 60 frames a second, owned by the current thread.
    public EventLoop() {
        this(LoopOptions.defaults());
    }

    /// A loop owned by the current thread.
    public EventLoop(LoopOptions options) {
        this(options, 0);
    }

    /// A loop of one of several agents, owned by the current thread.
    ///
    /// @param agent the agent's number, by which the trace tells its events from those of the others
    public EventLoop(LoopOptions options, int agent) {
        super(options.clock(), agent);
        this.options = options;
        faults = new Faults(options, trace, termination, () -> {
            microtasks.clear();
            executionContextDepth = 0;
        });
        limits = new Limits(options, trace, termination);
        rendering = new RenderingUpdate(this, options.policy().begin(clock, options.frameSource()));
        runner = new LoopRunner(this, options);
    }

    // ---- Queuing -------------------------------------------------------------------------------------------------------------

    /// Queues a task.
    ///
    /// @param source where it comes from; tasks of one source never overtake one another
    /// @param document its document: while that is not fully active, the task waits; null for none
    /// @param name what the trace calls it
    /// @param steps what it does
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#queue-a-task">HTML: queue a task</a>
    public void queueTask(TaskSource source, @Nullable TaskDocument document, String name, Runnable steps) {
        queueTask(queues.of(source), document, name, steps);
    }

    /// Queues a task on a queue that {@link #newTaskQueue} made.
    ///
    /// @return the task, by which the queue can give it up again
    public Task queueTask(TaskQueue queue, @Nullable TaskDocument document, String name, Runnable steps) {
        checkOwner();
        long cause = trace.current();
        return queueTask(queue, document, name, steps, trace.queued(TraceKind.TASK, name, 0), cause);
    }

    Task queueTask(TaskQueue queue, @Nullable TaskDocument document, String name, Runnable steps, long id, long cause) {
        Task task = new Task(queue.source(), document, name, steps);
        limits.beforeWaiting(queue.size(), "tasks", name);
        if (termination() == null && queue.source() == TaskSource.POSTED_MESSAGE && options.policy().explores()) {
            queueLate(queue, task, id, cause);
        } else if (termination() == null) {
            task.queuedAs(id, cause, ++lastSequence);
            queue.add(task);
        }
        return task;
    }

    /// Queues a message after it was on its way for a while. Messages do not overtake one another.
    private void queueLate(TaskQueue queue, Task task, long id, long cause) {
        long arrival = clock.now() + options.policy().messageLateness(task.name(), id);
        lastArrival = Math.max(lastArrival, arrival);
        messagesUnderWay++;
        Runnable arrive = () -> {
            messagesUnderWay--;
            task.queuedAs(id, cause, ++lastSequence);
            queue.add(task);
        };
        if (lastArrival <= clock.now() && messagesUnderWay == 1) {
            arrive.run();
        } else {
            timers.add(lastArrival, arrive);
        }
    }

    /// Queues a task that has run before and does not wait: no new task for each frame.
    ///
    /// @param cause the number of what asked for it
    void queueAgain(Task task, long cause) {
        if (termination() == null) {
            task.queuedAs(trace.queued(TraceKind.TASK, task.name(), 0, cause), cause, ++lastSequence);
            queueOf(task.source()).add(task);
        }
    }

    /// One more task queue, beside those of the sources; for schedulers with priorities of their own.
    ///
    /// @param continuation whether its tasks go on with what earlier tasks began, and so come before others of the same priority
    public TaskQueue newTaskQueue(TaskSource source, TaskPriority priority, boolean continuation) {
        return queues.add(source, priority, continuation);
    }

    /// Gives up a queue that {@link #newTaskQueue} made, with the tasks in it; others are left alone.
    public void removeTaskQueue(TaskQueue queue) {
        checkOwner();
        queues.remove(queue);
    }

    /// The task queue of a source.
    public TaskQueue queueOf(TaskSource source) {
        return queues.of(source);
    }

    /// All task queues, those of the sources first, in the order of {@link TaskSource}; for those who watch the loop.
    public List<TaskQueue> taskQueues() {
        return queues.all();
    }

    /// Queues a microtask. It runs at the next microtask checkpoint, never before this call has returned.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#queue-a-microtask">HTML: queue a microtask</a>
    public void queueMicrotask(String name, Runnable steps) {
        checkOwner();
        if (termination() == null) {
            limits.microtaskQueued();
            microtasks.add(name, steps, trace.queued(TraceKind.MICROTASK, name, 0), trace.current());
        }
    }

    // ---- The processing model --------------------------------------------------------------------------------------------------

    /// Runs one task, if one is runnable, and the microtask checkpoint after it.
    ///
    /// @return whether there was one
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#event-loop-processing-model">HTML: event loop processing
    ///     model</a>
    public boolean turn() {
        checkOwner();
        if (termination() != null) {
            return false;
        }
        // 2.-2.4 Choose a task queue that has a runnable task, which one is ours to choose, and take its first runnable task.
        Task task = queues.takeRunnable(options.policy());
        if (task == null) {
            return false;
        }
        // 2.5-2.6 Run it.
        turns++;
        clock.beginTask();
        currentlyRunningTask = task;
        long taskStartTime = taskTiming == null ? 0 : clock.now();
        timerNestingLevel = 0;
        frameLog.beginTask(task.name());
        trace.begin(TraceKind.TASK, task.name(), task.id(), task.cause(), task.source().ordinal());
        faults.guard(task.steps());
        // 2.7-2.8 A microtask checkpoint, which the trace still counts to the task.
        currentlyRunningTask = null;
        performGuardedMicrotaskCheckpoint();
        trace.end(TraceKind.TASK, task.name(), 0);
        frameLog.endTask();
        // 2.9-2.10 Report long tasks.
        if (taskTiming != null) {
            taskTiming.taskEnded(task, taskStartTime, clock.now());
        }
        return true;
    }

    // ---- The microtask checkpoint -------------------------------------------------------------------------------------------

    /// Runs everything in the microtask queue, and what that queues in turn, unless a checkpoint is going on already.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#perform-a-microtask-checkpoint">HTML: perform a microtask
    ///     checkpoint</a>
    public void performMicrotaskCheckpoint() {
        checkOwner();
        // 1. A checkpoint is not performed within a checkpoint.
        if (performingMicrotaskCheckpoint || microtasks.isEmpty() && checkpointObservers.isEmpty()) {
            return;
        }
        // 2. Set the flag.
        performingMicrotaskCheckpoint = true;
        boolean worthTelling = !microtasks.isEmpty();
        if (worthTelling) {
            trace.begin(TraceKind.CHECKPOINT, CHECKPOINT, 0);
        }
        try {
            // 3. Until the queue is empty, run the oldest microtask.
            for (long count = 1; !microtasks.isEmpty(); count++) {
                limits.beforeMicrotask(count, microtasks);
                runOldestMicrotask();
            }
            // 4.-6. Notify about rejected promises, clean up what the checkpoint's observers keep.
            checkpointObservers.forEach(faults::guard);
        } finally {
            // 7. Unset the flag.
            performingMicrotaskCheckpoint = false;
            limits.checkpointEnded();
            if (worthTelling) {
                trace.end(TraceKind.CHECKPOINT, CHECKPOINT, 0);
            }
        }
    }

    /// A checkpoint between tasks: there endless microtasks end the loop, and nobody is to hear of that by an exception.
    void performGuardedMicrotaskCheckpoint() {
        faults.guard(checkpoint);
    }

    private void runOldestMicrotask() {
        String name = microtasks.firstName();
        long id = microtasks.firstId();
        long cause = microtasks.firstCause();
        Runnable steps = microtasks.remove();
        trace.begin(TraceKind.MICROTASK, name, id, cause, 0);
        faults.guard(steps);
        trace.end(TraceKind.MICROTASK, name, 0);
    }

    /// Has somebody told when each task began and ended. Once.
    ///
    /// @see <a href="https://w3c.github.io/longtasks/#report-long-tasks">Long Tasks: report long tasks</a>
    public void setTaskTiming(TaskTiming listener) {
        checkOwner();
        taskTiming = listener;
    }

    // ---- Callbacks ----------------------------------------------------------------------------------------------------------

    /// Notes that page code begins to run: a script or a callback. Each call needs its {@link #cleanUpAfterRunningCallback}.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#prepare-to-run-a-callback">HTML: prepare to run a callback</a>
    public void prepareToRunCallback() {
        executionContextDepth++;
    }

    /// Notes that page code ended, and performs a microtask checkpoint if no other page code is on the stack.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#clean-up-after-running-a-callback">HTML: clean up after
    ///     running a callback</a>
    public void cleanUpAfterRunningCallback() {
        if (--executionContextDepth == 0) {
            performMicrotaskCheckpoint();
        }
    }

    /// Whether page code is on the stack.
    public boolean isRunningCallback() {
        return executionContextDepth > 0;
    }

    // ---- Updating the rendering ------------------------------------------------------------------------------------------------

    /// Announces a rendering opportunity: queues the rendering task, which updates the rendering of all documents.
    ///
    /// @param now the opportunity's time, on the loop's clock
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#event-loop-processing-model">HTML: event loop processing
    ///     model, in parallel steps</a>
    public void renderingOpportunity(long now) {
        checkOwner();
        rendering.renderingOpportunity(now);
    }

    /// Asks for the next rendering opportunity: something changed that can be seen or observed. Asking twice is asking once.
    public void requestFrame() {
        checkOwner();
        rendering.requestFrame();
    }

    @Override
    RenderingUpdate rendering() {
        return rendering;
    }

    // ---- Timers and idle periods ---------------------------------------------------------------------------------------------

    /// Does something after a delay, on the loop's thread and outside every task.
    ///
    /// @param delayNanos how long from now; a negative delay is none
    public TimerEntry runAfter(long delayNanos, Runnable action) {
        checkOwner();
        limits.beforeWaiting(timers.size(), "timers", "timer");
        long due = clock.now() + Math.max(0, delayNanos);
        return timers.add(due < 0 ? Long.MAX_VALUE - 1 : due, action, trace.current());
    }

    /// When the next timer is due, on the loop's clock; {@link Long#MAX_VALUE} where none is set.
    public long nextTimerDue() {
        return timers.nextDue();
    }

    /// Takes back what {@link #runAfter} promised.
    public void cancel(TimerEntry entry) {
        checkOwner();
        timers.cancel(entry);
    }

    /// The `setTimeout` and `setInterval` of one global.
    ///
    /// @param document the global's document, null for a worker's
    public Timers newTimers(@Nullable TaskDocument document) {
        return new Timers(new GlobalTimerHost(this, document), trace);
    }

    /// The idle callbacks of one window.
    ///
    /// @param document the window's document
    public IdleCallbacks newIdleCallbacks(@Nullable TaskDocument document) {
        return runner.newIdleCallbacks(document);
    }

    SchedulingPolicy policy() {
        return options.policy();
    }

    TimerQueue timers() {
        return timers;
    }

    // ---- Running ---------------------------------------------------------------------------------------------------------------

    /// Runs until a condition holds, a time has passed, or nothing is left to do. The condition is looked at between turns.
    ///
    /// On the virtual clock time jumps to what is due next; on the system clock the thread sleeps until then. Where nothing is left to do,
    /// time stays where it is. An interrupt of the thread ends the run, not the loop.
    ///
    /// @param condition when to stop
    /// @param limit how much of the loop's time may pass at the most, not negative
    /// @throws IllegalArgumentException if the limit is negative
    public RunOutcome runUntil(BooleanSupplier condition, Duration limit) {
        if (limit.isNegative()) {
            throw new IllegalArgumentException("limit must not be negative, but is " + limit);
        }
        ownership.beginRun();
        try {
            return runner.run(condition, limit);
        } finally {
            ownership.endRun();
        }
    }

    /// Runs for a time. On the virtual clock that time has passed afterwards, even if nothing was left to do.
    public RunOutcome runFor(Duration duration) {
        long end = clock.now() + duration.toNanos();
        RunOutcome outcome = runUntil(() -> false, duration);
        if (outcome == RunOutcome.NOTHING_LEFT && clock instanceof VirtualClock virtual) {
            virtual.advanceTo(end);
        }
        return outcome;
    }

    /// Runs until nothing is left that is due now: no task, no microtask, no timer, no frame. Time does not move on.
    public void runUntilIdle() {
        checkOwner();
        performGuardedMicrotaskCheckpoint();
        runner.runWhatIsDue();
    }

    /// Has something done on the loop's thread, outside every task. From any thread.
    ///
    /// @return false if the loop has ended, and so it will never be done
    public boolean post(Runnable message) {
        if (termination() != null) {
            return false;
        }
        runner.post(message);
        return true;
    }

    /// What drives this loop step by step, as one of the agents of a family.
    public LoopSteps steps() {
        return runner.steps();
    }

    boolean hasSomethingToRun() {
        return !microtasks.isEmpty() || queues.hasRunnable();
    }

    /// Begins an operation outside the loop, whose result will come back to it.
    public ExternalOperation beginExternalOperation() {
        checkOwner();
        return runner.beginExternalOperation(null);
    }

    /// Begins a load: an operation outside the loop that ends by itself, whatever the loop does meanwhile.
    ///
    /// @param name what is loaded, for those who explore in which order responses may come
    public ExternalOperation beginLoad(String name) {
        checkOwner();
        return runner.beginExternalOperation(name);
    }

    // ---- Closing ------------------------------------------------------------------------------------------------------------

    /// Ends the loop: nothing runs any more, what waits is thrown away. From any thread; a second time does nothing.
    public void close() {
        termination.terminate("the loop was closed");
        runner.post(() -> {});
    }

    @Override
    Faults faults() {
        return faults;
    }

    // ---- What goes on -------------------------------------------------------------------------------------------------------

    /// The task that runs now, null between tasks and in their microtask checkpoints.
    public @Nullable Task currentlyRunningTask() {
        return currentlyRunningTask;
    }

    /// How many tasks have begun to run. It stays the same through a task and the microtask checkpoint after it.
    public long turns() {
        return turns;
    }

    /// How many microtasks wait.
    public int microtaskCount() {
        return microtasks.size();
    }

    /// The microtasks that wait, the next one first, without the one that runs; for those who watch the loop.
    public List<WaitingMicrotask> waitingMicrotasks() {
        checkOwner();
        return microtasks.snapshot();
    }
}
