package dev.frameloop.engine.timer;

import dev.frameloop.engine.trace.Trace;
import dev.frameloop.engine.trace.TraceKind;
import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The timers of one global: `setTimeout`, `setInterval`, and the two that clear either.
///
/// Owner thread only.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#timers">HTML: timers</a>
public final class Timers {
    /// From this nesting level on a timeout is at least {@link #CLAMPED_MILLIS}.
    static final int CLAMP_ABOVE_LEVEL = 5;
    static final int CLAMPED_MILLIS = 4;
    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final long WAKE_UP_INTERVAL = 1_000_000_000;

    private final TimerHost host;
    private final Trace trace;
    private final Map<Integer, Timer> active = new HashMap<>();
    /// Those that came due while wake-ups were few, in the order in which they did.
    private final Set<Timer> heldBack = new LinkedHashSet<>();
    private boolean throttled;
    private int lastHandle;

    /// @param host the loop
    /// @param trace the loop's trace
    public Timers(TimerHost host, Trace trace) {
        this.host = host;
        this.trace = trace;
    }

    /// Runs a handler once, after a timeout.
    ///
    /// @param millis the timeout; a negative one counts as 0
    /// @return the handle, greater than 0
    public int setTimeout(Runnable handler, int millis) {
        return initialize(new Timer("setTimeout callback", handler, millis, false, nextHandle()));
    }

    /// Runs a handler again and again, first after a timeout.
    ///
    /// @param millis the timeout; a negative one counts as 0
    /// @return the handle, greater than 0
    public int setInterval(Runnable handler, int millis) {
        return initialize(new Timer("setInterval callback", handler, millis, true, nextHandle()));
    }

    /// Forgets the timer with this handle, whether a timeout or an interval; an unknown handle is ignored.
    public void clear(int handle) {
        Timer timer = active.remove(handle);
        if (timer != null) {
            heldBack.remove(timer);
            if (timer.entry != null) {
                host.cancel(timer.entry);
            }
        }
    }

    /// Forgets every timer; for a global that goes away.
    public void clearAll() {
        active.values().forEach(timer -> {
            if (timer.entry != null) {
                host.cancel(timer.entry);
            }
        });
        active.clear();
        heldBack.clear();
    }

    /// Says whether the global's timers may wake it up once in a second only, as those of hidden pages may. What came due in between runs
    /// together then, or as soon as this is over.
    ///
    /// The standard lets a user agent wait a further length of time; whole seconds are what browsers take.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#run-steps-after-a-timeout">HTML: run steps after a
    ///     timeout, step 4.4</a>
    public void setThrottled(boolean newThrottled) {
        throttled = newThrottled;
        if (!throttled) {
            List<Timer> due = List.copyOf(heldBack);
            heldBack.clear();
            due.forEach(timer -> {
                if (timer.entry != null) {
                    host.cancel(timer.entry);
                }
                timer.queueTask();
            });
        }
    }

    /// How many timers are active.
    public int size() {
        return active.size();
    }

    private int nextHandle() {
        do {
            lastHandle = lastHandle == Integer.MAX_VALUE ? 1 : lastHandle + 1;
        } while (active.containsKey(lastHandle));
        return lastHandle;
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#timer-initialisation-steps">HTML: timer
    ///     initialization steps</a>
    private int initialize(Timer timer) {
        // 3. The nesting level is that of the task that runs now, if a timer made it.
        int level = host.timerNestingLevel();
        // 4. A negative timeout is none.
        int millis = Math.max(0, timer.millis);
        // 5. Deeply nested timers do not run faster than once in 4 ms.
        if (level > CLAMP_ABOVE_LEVEL && millis < CLAMPED_MILLIS) {
            millis = CLAMPED_MILLIS;
        }
        // 10. The task gets a nesting level one greater.
        timer.level = level + 1;
        // 11.-12. Wait, then queue the task.
        timer.cause = trace.current();
        timer.id = trace.queued(TraceKind.TIMER, timer.name, timer.handle);
        timer.delay = millis * NANOS_PER_MILLI;
        timer.entry = host.runAfter(host.timersMayBeLate() ? lateDelay(timer) : timer.delay, timer);
        // 13.-14. Remember it under its handle.
        active.put(timer.handle, timer);
        return timer.handle;
    }

    /// The delay of a timer that is late.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#run-steps-after-a-timeout">HTML: run steps after a
    ///     timeout</a>
    private long lateDelay(Timer timer) {
        // 4.3 Wait, and then, optionally, longer.
        long due = host.now() + timer.delay + host.lateness(timer.name, timer.id);
        // 4.2 Not before those that began to wait before, for no longer a time.
        for (Timer other : active.values()) {
            if (other != timer && other.entry != null && other.entry.isPending() && other.delay <= timer.delay) {
                due = Math.max(due, other.entry.dueNanos());
            }
        }
        return due - host.now();
    }

    /// The task of a timer: step 8 of the timer initialization steps.
    private void run(Timer timer) {
        // 1.-3. A timer that was cleared, or cleared and its handle used again, does nothing.
        if (active.get(timer.handle) != timer) {
            return;
        }
        timer.entry = null;
        host.setTimerNestingLevel(timer.level);
        // 5.-6. Call the handler; what it throws is the loop's to report, and an interval goes on.
        try {
            timer.handler.run();
        } finally {
            // 7.-8. It may have been cleared, or cleared and its handle used again.
            if (active.get(timer.handle) == timer) {
                // 9. An interval begins anew, all others are done.
                if (timer.repeat) {
                    initialize(timer);
                } else {
                    active.remove(timer.handle);
                }
            }
        }
    }

    private final class Timer implements Runnable {
        final String name;
        final Runnable handler;
        final int millis;
        final boolean repeat;
        final int handle;
        int level;
        long delay;
        long id;
        long cause;
        @Nullable
        TimerEntry entry;

        Timer(String name, Runnable handler, int millis, boolean repeat, int handle) {
            this.name = name;
            this.handler = handler;
            this.millis = millis;
            this.repeat = repeat;
            this.handle = handle;
        }

        /// It is due: its task may run as soon as the loop comes to it, or at the next full second.
        @Override
        public void run() {
            long sinceWakeUp = throttled ? host.now() % WAKE_UP_INTERVAL : 0;
            if (sinceWakeUp == 0) {
                heldBack.remove(this);
                queueTask();
            } else {
                heldBack.add(this);
                entry = host.runAfter(WAKE_UP_INTERVAL - sinceWakeUp, this);
            }
        }

        private void queueTask() {
            host.queueTimerTask(name, id, cause, () -> Timers.this.run(this));
        }
    }
}
