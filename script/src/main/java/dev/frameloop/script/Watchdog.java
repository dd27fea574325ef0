package dev.frameloop.script;

import dev.frameloop.engine.loop.EventLoop;
import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/// The last resort against page code that does not end: stops an agent whose page code has run within one task for too long by
/// real time, a minute if nobody says otherwise.
///
/// The budget of statements ends nearly all endless scripts, at the same place in every run. It does not where a statement takes
/// long: a recursion into the stack's limit, caught and begun anew, gets through few statements a second.
///
/// One thread of a script engine looks at all agents once a second; it exists while there are agents. A look costs page code
/// nothing but a count for each task.
final class Watchdog {
    private final List<Watch> watches = new ArrayList<>();
    private @Nullable ScheduledExecutorService executor;

    /// Begins to watch an agent.
    ///
    /// @param limit how long its page code may run within one task, in whole seconds
    /// @param stop stops its page code, from another thread
    synchronized Watch watch(EventLoop loop, Duration limit, Runnable stop) {
        Watch watch = new Watch(loop, limit.toSeconds(), stop);
        watches.add(watch);
        if (executor == null) {
            executor = Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("frameloop-script-watchdog").factory());
            executor.scheduleWithFixedDelay(this::round, 1, 1, TimeUnit.SECONDS);
        }
        return watch;
    }

    private synchronized void remove(Watch watch) {
        watches.remove(watch);
        if (watches.isEmpty() && executor != null) {
            executor.shutdown();
            executor = null;
        }
    }

    private synchronized List<Watch> watched() {
        return List.copyOf(watches);
    }

    private void round() {
        watched().forEach(Watch::look);
    }

    /// The watch over one agent.
    final class Watch {
        private final EventLoop loop;
        private final long limitSeconds;
        private final Runnable stop;
        private volatile int begun;
        private int seen;
        private long seconds;

        private Watch(EventLoop loop, long limitSeconds, Runnable stop) {
            this.loop = loop;
            this.limitSeconds = limitSeconds;
            this.stop = stop;
        }

        /// Notes that page code of another task begins. Owner thread only.
        @SuppressWarnings("NonAtomicOperationOnVolatileField") // one thread writes
        void begin() {
            begun++;
        }

        /// Ends the watch.
        void end() {
            remove(this);
        }

        /// Once a second. Whether page code runs is read without a barrier; an old value only delays the end.
        private void look() {
            int now = begun;
            seconds = now == seen && loop.isRunningCallback() ? seconds + 1 : 0;
            seen = now;
            if (seconds == limitSeconds) {
                stop.run();
            }
        }
    }
}
