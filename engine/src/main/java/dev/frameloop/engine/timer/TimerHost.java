package dev.frameloop.engine.timer;

/// What {@link Timers} needs of the loop on which they run.
public interface TimerHost {
    /// The loop's time.
    long now();

    /// Does something after a delay.
    ///
    /// @param delayNanos how long from now, not negative
    /// @param action what to do then, outside every task
    TimerEntry runAfter(long delayNanos, Runnable action);

    /// Whether it is worth to ask how late a timer is.
    boolean timersMayBeLate();

    /// How much later than it asks for a timer is due, in nanoseconds.
    ///
    /// @param name what the trace calls the timer
    /// @param id its number in the trace
    long lateness(String name, long id);

    /// Takes back what {@link #runAfter} promised.
    void cancel(TimerEntry entry);

    /// Queues a task on the timer task source.
    ///
    /// @param id the number that the trace gave to the timer
    /// @param cause the number of what set it
    void queueTimerTask(String name, long id, long cause, Runnable steps);

    /// The timer nesting level of the task that runs now, 0 outside timers.
    int timerNestingLevel();

    /// Sets the timer nesting level of the task that runs now.
    void setTimerNestingLevel(int level);
}
