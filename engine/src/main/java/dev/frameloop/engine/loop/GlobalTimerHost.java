package dev.frameloop.engine.loop;

import dev.frameloop.engine.timer.TimerEntry;
import dev.frameloop.engine.timer.TimerHost;
import org.jspecify.annotations.Nullable;

/// The loop as the timers of one global see it.
final class GlobalTimerHost implements TimerHost {
    private final EventLoop loop;
    private final @Nullable TaskDocument document;

    GlobalTimerHost(EventLoop loop, @Nullable TaskDocument document) {
        this.loop = loop;
        this.document = document;
    }

    @Override
    public long now() {
        return loop.clock().now();
    }

    @Override
    public TimerEntry runAfter(long delayNanos, Runnable action) {
        return loop.runAfter(delayNanos, action);
    }

    @Override
    public boolean timersMayBeLate() {
        return loop.policy().explores();
    }

    @Override
    public long lateness(String name, long id) {
        return loop.policy().timerLateness(name, id);
    }

    @Override
    public void cancel(TimerEntry entry) {
        loop.cancel(entry);
    }

    @Override
    public void queueTimerTask(String name, long id, long cause, Runnable steps) {
        loop.queueTask(loop.queueOf(TaskSource.TIMER), document, name, steps, id, cause);
    }

    // DIVERGES: in a microtask of a timer's task the standard's level is 0, but browsers keep the timer's, and so do we: a
    // script that sleeps for no time in an endless loop of awaits must get on in virtual time.
    @Override
    public int timerNestingLevel() {
        return loop.timerNestingLevel;
    }

    @Override
    public void setTimerNestingLevel(int level) {
        loop.timerNestingLevel = level;
    }
}
