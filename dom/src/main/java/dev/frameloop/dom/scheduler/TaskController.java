package dev.frameloop.dom.scheduler;

import dev.frameloop.dom.event.AbortController;
import dev.frameloop.dom.script.Realm;

/// Aborts tasks, and changes their priority.
///
/// @see <a href="https://wicg.github.io/scheduling-apis/#taskcontroller">Prioritized Task Scheduling: TaskController</a>
public final class TaskController extends AbortController {
    private final TaskSignal taskSignal;

    /// `new TaskController(init)` of a script.
    public TaskController(Realm realm, TaskControllerInit init) {
        this(realm, new TaskSignal(realm, init.priority()));
    }

    private TaskController(Realm realm, TaskSignal signal) {
        super(realm, signal);
        taskSignal = signal;
    }

    /// Changes the priority of the tasks with this controller's signal.
    ///
    /// @throws dev.frameloop.dom.script.DOMException `NotAllowedError` while the signal tells of a change
    public void setPriority(String priority) {
        taskSignal.signalPriorityChange(priority);
    }
}
