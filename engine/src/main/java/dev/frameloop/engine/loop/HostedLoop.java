package dev.frameloop.engine.loop;

import dev.frameloop.engine.frame.FrameRecord;
import dev.frameloop.engine.frame.FrameSource;
import dev.frameloop.engine.frame.RenderableDocument;
import dev.frameloop.engine.time.Clock;
import dev.frameloop.engine.trace.Trace;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.stream.Stream;

/// What an event loop is to its host, beside what the standard says of it: whose thread it is on, which displays show its documents,
/// who watches its frames and checkpoints, who hears of faults and of its end.
abstract sealed class HostedLoop permits EventLoop {
    final Clock clock;
    final Trace trace;
    final FrameLog frameLog;
    final Ownership ownership = new Ownership();
    final Termination termination = new Termination();
    List<Runnable> checkpointObservers = List.of();

    /// @param agent the agent's number, by which the trace tells its events from those of the others
    HostedLoop(Clock clock, int agent) {
        this.clock = clock;
        trace = new Trace(clock, agent);
        frameLog = new FrameLog(clock);
    }

    abstract RenderingUpdate rendering();

    abstract Faults faults();

    // ---- Time and trace --------------------------------------------------------------------------------------------------

    /// The loop's clock.
    public Clock clock() {
        return clock;
    }

    /// The loop's account of what happens.
    public Trace trace() {
        return trace;
    }

    // ---- The owner's thread ----------------------------------------------------------------------------------------------

    /// Makes the current thread the owner.
    ///
    /// @throws IllegalStateException if the loop runs on another thread
    public void claim() {
        ownership.claim();
    }

    /// Makes another thread the owner. This one must leave the loop alone until it gets it back.
    ///
    /// @throws IllegalStateException if the current thread is not the owner
    public void handOver(Thread thread) {
        ownership.handOver(thread);
    }

    /// @throws IllegalStateException if the current thread is not the owner; it names both
    public void checkOwner() {
        ownership.check();
    }

    // ---- Displays --------------------------------------------------------------------------------------------------------

    /// The display that gives documents their rendering opportunities, where there is no other one.
    public Display display() {
        return rendering().display();
    }

    /// One more display, with a rate of its own.
    public Display newDisplay(FrameSource frameSource) {
        checkOwner();
        return rendering().newDisplay(frameSource);
    }

    /// Takes a display out again, with the documents on it.
    ///
    /// @throws IllegalArgumentException if it is the loop's own, {@link #display()}
    public void removeDisplay(Display display) {
        checkOwner();
        rendering().removeDisplay(display);
    }

    /// Adds a top-level document to those on the loop's own display; those in its frames come with it.
    public void addDocument(RenderableDocument document) {
        display().addDocument(document);
    }

    /// Takes a top-level document out again.
    public void removeDocument(RenderableDocument document) {
        display().removeDocument(document);
    }

    /// Has somebody told how each frame went, once it has ended. Without observers frames are neither timed nor recorded.
    public void addFrameObserver(Consumer<FrameRecord> observer) {
        checkOwner();
        frameLog.addObserver(observer);
    }

    /// Takes an observer out again.
    public void removeFrameObserver(Consumer<FrameRecord> observer) {
        checkOwner();
        frameLog.removeObserver(observer);
    }

    /// Makes this the loop of a worker, whose frames are nothing but its animation frame callbacks.
    ///
    /// @param callbacks runs them, given the frame's time
    public void setWorkerFrame(LongConsumer callbacks) {
        checkOwner();
        rendering().setWorkerFrame(callbacks);
    }

    /// The time of the last rendering opportunity.
    public long lastRenderOpportunityTime() {
        return rendering().lastRenderOpportunityTime();
    }

    /// The time of the rendering opportunity that somebody waits for; {@link Long#MAX_VALUE} where nobody does, or its task is queued already.
    public long nextFrameDue() {
        return rendering().nextFrameDue();
    }

    // ---- Microtask checkpoints and faults --------------------------------------------------------------------------------

    /// Has an observer called at the end of every microtask checkpoint: where the standard notifies about rejected promises.
    public void addCheckpointObserver(Runnable observer) {
        checkOwner();
        checkpointObservers = Stream.concat(checkpointObservers.stream(), Stream.of(observer)).toList();
    }

    /// Takes an observer out again, so that it hears of no checkpoint after this one.
    public void removeCheckpointObserver(Runnable observer) {
        checkOwner();
        checkpointObservers = checkpointObservers.stream().filter(other -> other != observer).toList();
    }

    /// Tells of a fault of Java code that was caught before it reached the loop, and that nobody else hears of.
    public void reportUncaught(Throwable thrown) {
        faults().report(thrown);
    }

    // ---- The end ---------------------------------------------------------------------------------------------------------

    /// Whether the loop has ended, and if so, why: closed, or terminated because page code would not end.
    public @Nullable String termination() {
        return termination.reason();
    }

    /// Has somebody told once when the loop ends, on the thread that ends it. From any thread.
    public void addTerminationObserver(Runnable observer) {
        termination.addObserver(observer);
    }

    /// Takes an observer out again. From any thread.
    public void removeTerminationObserver(Runnable observer) {
        termination.removeObserver(observer);
    }
}
