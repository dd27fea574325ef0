package dev.frameloop.engine.node;

import dev.frameloop.engine.trace.Trace;
import dev.frameloop.engine.trace.TraceKind;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;

/// The timers of Node.js: lists by duration, ordered by when their first timer is due, and one timer of libuv for all of them.
///
/// So a list runs all of its timers that are due before the next list has its turn, and a timer that is due later can run before one that
/// is due earlier. Between two timers all ticks and microtasks run.
final class NodeTimers {
    private static final double LONGEST = Integer.MAX_VALUE;
    private static final Comparator<TimersList> ORDER = Comparator.<TimersList>comparingLong(list -> list.expiry)
            .thenComparingLong(list -> list.id);

    private final NodeLoop loop;
    private final Trace trace;
    private final TimerHandle handle;
    private final long timerBase;
    private final Map<Long, TimersList> lists = new HashMap<>();
    private final PriorityQueue<TimersList> queue = new PriorityQueue<>(ORDER);
    private long lastListId = Long.MIN_VALUE;
    private long nextExpiry = Long.MAX_VALUE;
    private int referenced;

    NodeTimers(NodeLoop loop) {
        this.loop = loop;
        trace = loop.trace();
        handle = new TimerHandle(loop.libuv());
        handle.unref();
        timerBase = loop.libuv().now();
    }

    private long now() {
        loop.libuv().updateTime();
        return loop.libuv().now() - timerBase;
    }

    // ---- Setting and clearing ------------------------------------------------------------------------------------------------

    NodeTimer set(Runnable callback, double millis, boolean repeats) {
        NodeTimer timer = new NodeTimer(this, callback, millis >= 1 && millis <= LONGEST ? (long) millis : 1, repeats);
        count(1);
        insert(timer, now(), repeats ? "setInterval" : "setTimeout");
        return timer;
    }

    private void insert(NodeTimer timer, long start, String name) {
        timer.id = trace.queued(TraceKind.TIMER, name, timer.idleTimeout);
        timer.cause = trace.current();
        timer.idleStart = start;
        long msecs = timer.idleTimeout;
        TimersList list = lists.get(msecs);
        if (list == null) {
            list = new TimersList(msecs, start + msecs, lastListId++);
            lists.put(msecs, list);
            queue.add(list);
            if (nextExpiry > list.expiry) {
                schedule(msecs);
                nextExpiry = list.expiry;
            }
        }
        list.append(timer);
    }

    private void schedule(long millis) {
        handle.start(this::runTimers, millis, 0);
    }

    void clear(NodeTimer timer) {
        timer.onTimeout = null;
        if (timer.destroyed) {
            return;
        }
        timer.destroyed = true;
        TimersList.remove(timer);
        if (timer.referenced) {
            TimersList list = lists.get(timer.idleTimeout);
            if (list != null && list.isEmpty()) {
                queue.remove(list);
                lists.remove(list.msecs);
            }
            count(-1);
        }
        timer.idleTimeout = -1;
    }

    void refresh(NodeTimer timer) {
        if (timer.idleTimeout < 0) {
            return;
        }
        insert(timer, now(), "refresh");
        if (timer.destroyed) {
            timer.destroyed = false;
            if (timer.referenced) {
                count(1);
            }
        }
    }

    void reference(NodeTimer timer, boolean wanted) {
        if (timer.referenced != wanted) {
            timer.referenced = wanted;
            if (!timer.destroyed) {
                count(wanted ? 1 : -1);
            }
        }
    }

    private void count(int change) {
        referenced += change;
        if (referenced > 0) {
            handle.ref();
        } else {
            handle.unref();
        }
    }

    // ---- Running -------------------------------------------------------------------------------------------------------------

    /// What the timer of libuv calls. After an exception that somebody dealt with, the timers that are left have their turn.
    private void runTimers() {
        loop.makeCallback(() -> {
            long now = now();
            long[] expiry = {0};
            boolean[] ended = {false};
            while (!ended[0]) {
                loop.guarded(() -> {
                    expiry[0] = processTimers(now);
                    ended[0] = true;
                });
            }
            if (expiry[0] != 0) {
                schedule(Math.max(1, expiry[0] - (loop.libuv().now() - timerBase)));
            }
            count(0);
        });
    }

    /// @return when the first list is due, 0 if there is none
    private long processTimers(long now) {
        nextExpiry = Long.MAX_VALUE;
        boolean ranAtLeastOneList = false;
        for (TimersList list = queue.peek(); list != null; list = queue.peek()) {
            if (list.expiry > now) {
                nextExpiry = list.expiry;
                return nextExpiry;
            }
            if (ranAtLeastOneList) {
                loop.ticks().runNextTicks();
            }
            ranAtLeastOneList = true;
            listOnTimeout(list, now);
        }
        return 0;
    }

    private void listOnTimeout(TimersList list, long now) {
        boolean ranAtLeastOneTimer = false;
        for (NodeTimer timer = list.first(); timer != null; timer = list.first()) {
            if (now - timer.idleStart < list.msecs) {
                // Its timers were started one after another, so the rest is not due either.
                queue.remove(list);
                list.expiry = Math.max(timer.idleStart + list.msecs, now + 1);
                list.id = lastListId++;
                queue.add(list);
                return;
            }
            if (ranAtLeastOneTimer) {
                loop.ticks().runNextTicks();
            }
            ranAtLeastOneTimer = true;
            TimersList.remove(timer);
            Runnable callback = timer.onTimeout;
            if (callback == null) {
                destroy(timer);
                continue;
            }
            run(timer, callback);
        }
        if (lists.get(list.msecs) == list) {
            lists.remove(list.msecs);
            queue.remove(list);
        }
    }

    private void run(NodeTimer timer, Runnable callback) {
        long start = timer.repeats ? now() : 0;
        try {
            loop.libuv().run(timer.repeats ? "setInterval" : "setTimeout", timer.id, timer.cause, callback);
        } finally {
            if (timer.repeats && timer.idleTimeout != -1) {
                insert(timer, start, "setInterval");
            } else if (timer.list == null) {
                destroy(timer);
            }
        }
    }

    private void destroy(NodeTimer timer) {
        if (!timer.destroyed) {
            timer.destroyed = true;
            if (timer.referenced) {
                referenced--;
            }
        }
    }
}
