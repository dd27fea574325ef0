package dev.frameloop.engine.loop;

import java.util.List;

/// Urgent queues first, then by age, nobody starved.
final class BrowserLikePolicy implements SchedulingPolicy {
    /// How many tasks may overtake an older one before that has its turn.
    private static final int PATIENCE = 32;

    private int overtaken;

    @Override
    public TaskQueue choose(List<TaskQueue> runnable) {
        if (runnable.size() == 1) {
            return runnable.getFirst();
        }
        TaskQueue best = mostUrgent(runnable);
        TaskQueue oldest = oldestInForeground(runnable, best);
        if (best == oldest) {
            overtaken = 0;
            return best;
        }
        if (++overtaken > PATIENCE) {
            overtaken = 0;
            return oldest;
        }
        return best;
    }

    static TaskQueue oldest(List<TaskQueue> runnable) {
        TaskQueue best = runnable.getFirst();
        for (int i = 1; i < runnable.size(); i++) {
            if (age(runnable.get(i)) < age(best)) {
                best = runnable.get(i);
            }
        }
        return best;
    }

    /// The oldest but for background work, which has no claim to a turn: it is there for when nothing else is to be done.
    private static TaskQueue oldestInForeground(List<TaskQueue> runnable, TaskQueue mostUrgent) {
        TaskQueue best = mostUrgent;
        for (int i = 0; i < runnable.size(); i++) {
            TaskQueue queue = runnable.get(i);
            if (queue.priority() != TaskPriority.BACKGROUND && age(queue) < age(best)) {
                best = queue;
            }
        }
        return best;
    }

    private static TaskQueue mostUrgent(List<TaskQueue> runnable) {
        TaskQueue best = runnable.getFirst();
        for (int i = 1; i < runnable.size(); i++) {
            TaskQueue queue = runnable.get(i);
            int order = compareUrgency(queue, best);
            if (order < 0 || order == 0 && age(queue) < age(best)) {
                best = queue;
            }
        }
        return best;
    }

    private static int compareUrgency(TaskQueue one, TaskQueue other) {
        int order = one.priority().compareTo(other.priority());
        return order != 0 ? order : Boolean.compare(other.isContinuation(), one.isContinuation());
    }

    private static long age(TaskQueue queue) {
        Task task = queue.firstRunnable();
        return task == null ? Long.MAX_VALUE : task.sequence();
    }
}
