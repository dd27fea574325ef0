package dev.frameloop.demos.visualiser;

import dev.frameloop.engine.time.Clock;
import dev.frameloop.engine.time.SystemClock;
import org.jspecify.annotations.Nullable;

import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/// Holds the thread of a page at boundaries, and lets it go: for one step, or until it is to pause again.
///
/// The page's thread calls {@link #at} and {@link #atRest}; everything else is for the thread that shows it. Between two holds the
/// page's thread makes at most one picture of itself for each that the other takes.
final class Stepper {
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final Clock realTime = new SystemClock();
    /// At which boundaries the page stops next; empty while it runs on.
    private final Set<StepSize> stops = EnumSet.allOf(StepSize.class);
    private boolean held;
    private boolean closing;
    private boolean lookWanted = true;
    private boolean moved;
    private @Nullable Snapshot latest;
    private long version;
    private Speed speed = Speed.NORMAL;
    /// The real and the page's time from which the page is paced.
    private long realStart;
    private long pageStart = -1;

    // ---- The page's thread -----------------------------------------------------------------------------------------------------

    /// A boundary: stops here, if a step ends here; else waits for as long as the speed says.
    ///
    /// @param boundary what is about to run, or for a frame, what has ended
    /// @param nanos the page's time
    /// @param look makes a picture of the page
    synchronized void at(StepSize boundary, long nanos, Supplier<Snapshot> look) {
        if (stops.contains(boundary)) {
            hold(look);
        } else if (!closing) {
            pace(boundary, nanos, look);
        }
    }

    /// Whether somebody wants to see each line; otherwise those are no boundaries, since there are so many.
    synchronized boolean looksAtLines() {
        return stops.contains(StepSize.LINE) || stops.isEmpty() && speed == Speed.SLOWEST;
    }

    /// Nothing is left to do for the page: stops here until somebody moves something or goes on.
    synchronized void atRest(Supplier<Snapshot> look) {
        hold(look);
    }

    private void hold(Supplier<Snapshot> look) {
        held = true;
        moved = false;
        pageStart = -1;
        lookWanted = true;
        while (!moved && !closing) {
            if (lookWanted) {
                show(look);
            }
            await(0);
        }
        held = false;
    }

    private void pace(StepSize boundary, long nanos, Supplier<Snapshot> look) {
        if (pageStart < 0) {
            pageStart = nanos;
            realStart = realTime.now();
        }
        long due = Math.max(realStart + (long) ((nanos - pageStart) * speed.stretch()),
                speed.dwellMillis(boundary) * NANOS_PER_MILLI + realTime.now());
        if (lookWanted) {
            show(look);
        }
        Speed before = speed;
        for (long left = due - realTime.now(); left > 0 && !closing && speed == before && stops.isEmpty(); left = due
                - realTime.now()) {
            await(Math.max(1, left / NANOS_PER_MILLI));
        }
        if (!stops.isEmpty() && stops.contains(boundary)) {
            hold(look);
        }
    }

    private void show(Supplier<Snapshot> look) {
        lookWanted = false;
        latest = look.get();
        version++;
        notifyAll();
    }

    @SuppressWarnings("WaitNotInLoop") // the callers loop over their conditions
    private void await(long millis) {
        try {
            if (millis == 0) {
                wait();
            } else {
                TimeUnit.MILLISECONDS.timedWait(this, millis);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            closing = true;
        }
    }

    // ---- The showing thread ----------------------------------------------------------------------------------------------------

    /// Lets the page go on for one step.
    synchronized void step(StepSize size) {
        stops.clear();
        stops.add(size);
        go();
    }

    /// Lets the page run.
    synchronized void run() {
        stops.clear();
        go();
    }

    /// Stops the page at the next boundary, whichever that is.
    synchronized void pause() {
        stops.addAll(EnumSet.allOf(StepSize.class));
        notifyAll();
    }

    private void go() {
        moved = true;
        held = false;
        pageStart = -1;
        notifyAll();
    }

    /// Whether the page's thread stands still at a boundary.
    synchronized boolean isHeld() {
        return held;
    }

    /// Whether the page runs on and will not stop by itself.
    synchronized boolean isRunning() {
        return stops.isEmpty();
    }

    synchronized Speed speed() {
        return speed;
    }

    synchronized void setSpeed(Speed newSpeed) {
        speed = newSpeed;
        pageStart = -1;
        notifyAll();
    }

    /// Asks for another picture of a page that is held, because something about the looking has changed.
    synchronized void lookAgain() {
        lookWanted = true;
        notifyAll();
    }

    /// How many pictures there have been.
    synchronized long version() {
        return version;
    }

    /// The newest picture, and asks for the next; null before the first.
    synchronized @Nullable Snapshot latest() {
        lookWanted |= !held;
        return latest;
    }

    /// Waits until the page is held and has been looked at, and gives what there is to be seen then.
    ///
    /// @return null once the page is closing
    synchronized @Nullable Snapshot awaitHeld() {
        while ((!held || lookWanted) && !closing) {
            await(0);
        }
        return closing ? null : latest;
    }

    /// Lets the page go for good: it is held no more.
    synchronized void close() {
        closing = true;
        stops.clear();
        notifyAll();
    }
}
