// Prioritized Task Scheduling.
enum TaskPriority { "user-blocking", "user-visible", "background" };

dictionary SchedulerPostTaskOptions {
  AbortSignal signal;
  TaskPriority priority;
  [EnforceRange] unsigned long long delay = 0;
};

callback SchedulerPostTaskCallback = any ();

[Exposed=(Window,Worker)]
interface Scheduler {
  Promise<any> postTask(SchedulerPostTaskCallback callback, optional SchedulerPostTaskOptions options = {});
  Promise<undefined> yield();
};

dictionary TaskControllerInit {
  TaskPriority priority = "user-visible";
};

[Exposed=(Window,Worker)]
interface TaskController : AbortController {
  constructor(optional TaskControllerInit init = {});
  undefined setPriority(TaskPriority priority);
};

dictionary TaskSignalAnyInit {
  (TaskPriority or TaskSignal) priority = "user-visible";
};

[Exposed=(Window,Worker)]
interface TaskSignal : AbortSignal {
  [NewObject] static TaskSignal any(sequence<AbortSignal> signals, optional TaskSignalAnyInit init = {});
  readonly attribute TaskPriority priority;
  attribute EventHandler onprioritychange;
};

dictionary TaskPriorityChangeEventInit : EventInit {
  required TaskPriority previousPriority;
};

[Exposed=(Window,Worker)]
interface TaskPriorityChangeEvent : Event {
  constructor(DOMString type, TaskPriorityChangeEventInit priorityChangeEventInitDict);
  readonly attribute TaskPriority previousPriority;
};
