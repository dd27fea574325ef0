package dev.frameloop.engine.explore;

import dev.frameloop.engine.frame.FrameSource;
import dev.frameloop.engine.loop.SchedulingPolicy;
import dev.frameloop.engine.loop.Task;
import dev.frameloop.engine.loop.TaskQueue;
import dev.frameloop.engine.loop.TaskSource;
import dev.frameloop.engine.time.Clock;
import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Has a choice made wherever the standard leaves one open, and keeps to the standard everywhere else.
///
/// What it never changes: tasks of one queue run in their order; a timer waits for those of its global that were set before it with no longer
/// a timeout; microtasks run before the next task; the steps of a frame have their order; of the tasks of `scheduler.postTask` the most urgent
/// is next.
final class ExploringPolicy implements SchedulingPolicy {
    /// How many times in a row no response comes, though one is there.
    private static final int PATIENCE = 8;
    /// How late timers and messages may be, in parts of the bound.
    private static final double[] LATENESS = {0, 0.1, 0.5, 1};

    private final Choices choices;
    private final long bound;
    private final SchedulingPolicy standard = SchedulingPolicy.browserLike();
    private @Nullable Clock clock;
    private int waited;

    ExploringPolicy(Choices choices, Duration bound) {
        this.choices = choices;
        this.bound = bound.toNanos();
    }

    @Override
    public boolean explores() {
        return true;
    }

    @Override
    public TaskQueue choose(List<TaskQueue> runnable) {
        List<TaskQueue> open = open(runnable);
        if (open.size() == 1) {
            return open.getFirst();
        }
        TaskQueue first = standard.choose(open);
        open.remove(first);
        open.addFirst(first);
        return open.get(choices.choose(ChoiceKind.TASK_QUEUE, now(), open.size(), i -> task(open.get(i))));
    }

    /// The queues that may be next: all of them, but of the schedulers' only the most urgent.
    ///
    /// @see <a href="https://wicg.github.io/scheduling-apis/#sec-patches-html-event-loop-processing">Prioritized Task Scheduling: select the next
    ///     scheduler task queue</a>
    private static List<TaskQueue> open(List<TaskQueue> runnable) {
        List<TaskQueue> open = new ArrayList<>();
        TaskQueue urgent = null;
        for (TaskQueue queue : runnable) {
            if (queue.source() != TaskSource.SCHEDULER) {
                open.add(queue);
            } else if (urgent == null || isMoreUrgent(queue, urgent)) {
                urgent = queue;
            }
        }
        if (urgent != null) {
            open.add(urgent);
        }
        return open;
    }

    private static boolean isMoreUrgent(TaskQueue one, TaskQueue other) {
        int order = one.priority().compareTo(other.priority());
        if (order == 0) {
            order = Boolean.compare(other.isContinuation(), one.isContinuation());
        }
        return order != 0 ? order < 0 : age(one) < age(other);
    }

    private static long age(TaskQueue queue) {
        Task task = queue.firstRunnable();
        return task == null ? Long.MAX_VALUE : task.sequence();
    }

    private static Option task(TaskQueue queue) {
        Task task = queue.firstRunnable();
        return task == null
                ? new Option("nothing", 0)
                : new Option("the task \"" + task.name() + "\" of the source " + queue.source().label(), task.id());
    }

    @Override
    public FrameSource begin(Clock loopClock, FrameSource frames) {
        clock = loopClock;
        return new ExploredFrames(frames, choices);
    }

    @Override
    public long timerLateness(String name, long id) {
        return late(ChoiceKind.TIMER, name, id);
    }

    @Override
    public long messageLateness(String name, long id) {
        return late(ChoiceKind.MESSAGE, name, id);
    }

    private long now() {
        return clock == null ? 0 : clock.now();
    }

    private long late(ChoiceKind kind, String name, long id) {
        return lateness(choices.choose(kind, now(), LATENESS.length, i -> new Option(lateText(name, lateness(i)), id)));
    }

    private long lateness(int option) {
        return (long) (LATENESS[option] * bound);
    }

    private static String lateText(String name, long nanos) {
        return nanos == 0
                ? "\"" + name + "\" is on time"
                : String.format(Locale.ROOT, "\"%s\" is %s ms late", name, Duration.ofNanos(nanos).toNanos() / 1e6);
    }

    @Override
    public int chooseResponse(List<String> names, boolean idle, boolean moreToCome) {
        // Without exploration responses come when nothing else is to run, in order.
        if (!idle) {
            return choices.choose(ChoiceKind.RESPONSE, now(), names.size() + 1,
                    i -> i == 0 ? noneYet() : response(names, i - 1)) - 1;
        }
        int count = names.size() + (moreToCome && waited < PATIENCE ? 1 : 0);
        int taken = count == 1
                ? 0
                : choices.choose(ChoiceKind.RESPONSE, now(), count,
                        i -> i < names.size() ? response(names, i) : noneYet());
        if (taken == names.size()) {
            waited++;
            return WAIT;
        }
        waited = 0;
        return taken;
    }

    private static Option response(List<String> names, int index) {
        return new Option("the response of " + names.get(index), 0);
    }

    private static Option noneYet() {
        return new Option("none yet", 0);
    }

    /// Rendering opportunities that come at their ticks, or at once, or a tick later; never closer together than ticks are.
    private static final class ExploredFrames implements FrameSource {
        private final FrameSource frames;
        private final Choices choices;
        private long previous = -1;
        private long decided = -1;

        ExploredFrames(FrameSource frames, Choices choices) {
            this.frames = frames;
            this.choices = choices;
        }

        @Override
        public long tickAfter(long nanos) {
            if (decided <= nanos) {
                previous = decided;
                decided = decide(nanos);
            }
            return decided;
        }

        private long decide(long nanos) {
            long tick = frames.tickAfter(nanos);
            if (tick == NEVER) {
                return NEVER;
            }
            long now = nanos + 1;
            boolean atOnce = now < tick && (previous < 0 || now - previous >= frames.intervalNanos());
            int taken = choices.choose(ChoiceKind.FRAME, Math.max(0, now), atOnce ? 3 : 2, ExploredFrames::describe);
            return switch (taken) {
                case 0 -> tick;
                case 1 -> frames.tickAfter(tick);
                default -> now;
            };
        }

        private static Option describe(int option) {
            return new Option(switch (option) {
                case 0 -> "the frame comes at its tick";
                case 1 -> "the frame comes a tick later";
                default -> "the frame comes at once";
            }, 0);
        }

        @Override
        public long tickAtOrBefore(long nanos) {
            long tick = frames.tickAtOrBefore(nanos);
            return decided <= nanos ? Math.max(decided, tick) : Math.max(previous, -1);
        }

        @Override
        public long ticksBetween(long afterNanos, long toNanos) {
            return frames.ticksBetween(afterNanos, toNanos);
        }

        @Override
        public long intervalNanos() {
            return frames.intervalNanos();
        }
    }
}
