package dev.frameloop.engine.loop;

import dev.frameloop.engine.frame.FrameRecord;
import dev.frameloop.engine.frame.FrameSource;
import dev.frameloop.engine.frame.RenderableDocument;
import dev.frameloop.engine.frame.RenderingStep;
import dev.frameloop.engine.trace.Trace;
import dev.frameloop.engine.trace.TraceKind;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.ObjLongConsumer;

/// The loop's update of the rendering: when there is an opportunity for it, and its steps.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#update-the-rendering">HTML: update the rendering</a>
final class RenderingUpdate {
    private static final String NAME = "update the rendering";

    private final EventLoop loop;
    private final Trace trace;
    private final FrameLog log;
    private final List<Display> displays = new ArrayList<>();
    private final List<RenderableDocument> documents = new ArrayList<>();
    /// For each of the documents its display.
    private final List<Display> shownOn = new ArrayList<>();
    private final Consumer<RenderableDocument> collect = this::collect;
    /// The task that comes back with each frame; at most one waits at a time.
    private final Task task = new Task(TaskSource.RENDERING, null, NAME, this::updateTheRendering);
    private @Nullable LongConsumer workerFrame;
    private boolean taskQueued;
    private long lastRenderOpportunityTime;
    private boolean updating;
    private long start;
    private int throttled;
    private long deadline;

    RenderingUpdate(EventLoop loop, FrameSource frameSource) {
        this.loop = loop;
        log = loop.frameLog;
        trace = loop.trace();
        displays.add(new Display(loop, this, frameSource));
    }

    Display display() {
        return displays.getFirst();
    }

    Display newDisplay(FrameSource frameSource) {
        Display display = new Display(loop, this, frameSource);
        displays.add(display);
        return display;
    }

    void removeDisplay(Display display) {
        if (display == display()) {
            throw new IllegalArgumentException("the loop's own display stays");
        }
        displays.remove(display);
    }

    void setWorkerFrame(LongConsumer callbacks) {
        workerFrame = callbacks;
    }

    void requestFrame() {
        for (int i = 0; i < displays.size(); i++) {
            displays.get(i).requestFrame();
        }
    }

    /// When a frame that is requested now counts as requested. Within a frame that is when the frame began: a tick that passes while the
    /// frame works was one at which the next was wanted.
    long requestTime() {
        return updating ? start : loop.clock().now();
    }

    long lastRenderOpportunityTime() {
        return lastRenderOpportunityTime;
    }

    /// The time of the rendering opportunity before which nobody needs the loop to look at frames, or {@link Long#MAX_VALUE}.
    long nextFrameDue() {
        long due = Long.MAX_VALUE;
        for (int i = 0; i < displays.size(); i++) {
            due = Math.min(due, displays.get(i).nextFrameDue());
        }
        return due;
    }

    /// Announces the opportunities of those displays that have one by now.
    void announceDueOpportunities(long now) {
        for (int i = 0; i < displays.size(); i++) {
            Display display = displays.get(i);
            if (display.nextFrameDue() <= now && display.takeDueOpportunity(now)) {
                announce(display);
            }
        }
    }

    void renderingOpportunity(long now) {
        for (int i = 0; i < displays.size(); i++) {
            displays.get(i).giveOpportunity(now);
            announce(displays.get(i));
        }
    }

    private void announce(Display display) {
        lastRenderOpportunityTime = Math.max(lastRenderOpportunityTime, display.lastOpportunity());
        for (int i = 0; i < display.documents().size(); i++) {
            display.documents().get(i).queueFrameAlignedTasks();
        }
        if (!taskQueued) {
            taskQueued = true;
            loop.queueAgain(task, display.cause());
        }
    }

    /// Opportunities have passed unused.
    void missed(long count) {
        trace.instant(TraceKind.MISSED_FRAMES, "missed frames", count);
        log.missed(count);
    }

    /// Updates the rendering of all documents, or of the worker.
    private void updateTheRendering() {
        taskQueued = false;
        // 1. The frame's time is that of the opportunity.
        long frameTimestamp = lastRenderOpportunityTime;
        // 2.-5. All fully active documents, containers before what they contain, but for those that have no opportunity or no need.
        if (!collectDocumentsToRender()) {
            // All are hidden, or need nothing: what follows would do nothing, and there was no frame.
            return;
        }
        start = loop.clock().now();
        long callbacksBefore = trace.callbacks();
        trace.begin(TraceKind.FRAME, NAME, frameTimestamp);
        updating = true;
        LongConsumer ofWorker = workerFrame;
        if (ofWorker == null) {
            updateDocuments(frameTimestamp);
        } else {
            loop.faults().guard(() -> ofWorker.accept(frameTimestamp));
        }
        updating = false;
        trace.end(TraceKind.FRAME, NAME, loop.clock().now());
        if (log.isObserved()) {
            log.endFrame(new FrameRecord.Timing(frameTimestamp, start, loop.clock().now(), deadline), documents.size(),
                    throttled, trace.callbacks() - callbacksBefore);
        } else {
            log.endFrame();
        }
    }

    /// Every step for all documents before the next step.
    private void updateDocuments(long frameTimestamp) {
        // 6.-14. Reveal, autofocus, resize, scroll, media queries, animations, fullscreen, lost canvases, animation frame callbacks.
        inEach(RenderingStep.REVEAL, RenderableDocument::reveal);
        inEach(RenderingStep.AUTOFOCUS, RenderableDocument::flushAutofocusCandidates);
        inEach(RenderingStep.RESIZE, RenderableDocument::runResizeSteps);
        inEach(RenderingStep.SCROLL, RenderableDocument::runScrollSteps);
        inEach(RenderingStep.MEDIA_QUERIES, RenderableDocument::evaluateMediaQueriesAndReportChanges);
        inEach(RenderingStep.ANIMATIONS, RenderableDocument::updateAnimationsAndSendEvents, frameTimestamp);
        inEach(RenderingStep.FULLSCREEN, RenderableDocument::runFullscreenSteps);
        inEach(RenderingStep.CANVAS_CONTEXT_LOST, RenderableDocument::runCanvasContextLostSteps);
        inEach(RenderingStep.ANIMATION_FRAME_CALLBACKS, RenderableDocument::runAnimationFrameCallbacks, frameTimestamp);
        // 15.-16. Style, layout and resize observers, until there is nothing to tell.
        long styleAndLayoutStart = loop.clock().now();
        for (int i = 0; i < documents.size(); i++) {
            int depth = trace.depth();
            try {
                updateLayoutAndNotifyResizeObservers(documents.get(i));
            } catch (Throwable e) {
                loop.faults().survive(e, depth);
            }
        }
        // 17.-23. Focus fix-up, view transitions, intersection observers, timing, paint, top layer removals.
        inEach(RenderingStep.FOCUS_FIXUP, RenderableDocument::fixUpFocus);
        inEach(RenderingStep.VIEW_TRANSITIONS, RenderableDocument::performPendingTransitionOperations);
        inEach(RenderingStep.INTERSECTION_OBSERVERS, RenderableDocument::updateIntersectionObservations,
                frameTimestamp);
        inEach(RenderingStep.RENDERING_TIME, RenderableDocument::recordRenderingTime, styleAndLayoutStart);
        inEach(RenderingStep.PAINT_TIMING, RenderableDocument::markPaintTiming);
        inEach(RenderingStep.PAINT, RenderableDocument::paint);
        inEach(RenderingStep.TOP_LAYER, RenderableDocument::processTopLayerRemovals);
        requestFrameIfNeeded();
    }

    /// Step 16 of the update of the rendering.
    private void updateLayoutAndNotifyResizeObservers(RenderableDocument doc) {
        // 16.1 The depth from which on observations are gathered.
        int resizeObserverDepth = 0;
        // 16.2 Until there is nothing to tell.
        while (loop.termination() == null) {
            // 16.2.1 Recalculate styles and update layout.
            begin(RenderingStep.STYLE_AND_LAYOUT);
            doc.recalculateStylesAndUpdateLayout();
            // 16.2.2-5 Elements that skip their contents while far from the viewport.
            boolean changed = doc.determineContentVisibility();
            end(RenderingStep.STYLE_AND_LAYOUT, 0);
            if (changed) {
                continue;
            }
            // 16.2.6 Gather.
            doc.gatherActiveResizeObservationsAtDepth(resizeObserverDepth);
            // 16.2.7-8 Broadcast, and look again deeper in the tree; or be done.
            if (!doc.hasActiveResizeObservations()) {
                break;
            }
            begin(RenderingStep.RESIZE_OBSERVERS);
            resizeObserverDepth = doc.broadcastActiveResizeObservations();
            end(RenderingStep.RESIZE_OBSERVERS, resizeObserverDepth);
        }
        // 16.3 What is not deep enough has to wait for the next frame, and is reported.
        if (doc.hasSkippedResizeObservations()) {
            doc.deliverResizeLoopError();
        }
    }

    /// @return whether there is anything to do
    private boolean collectDocumentsToRender() {
        documents.clear();
        shownOn.clear();
        throttled = 0;
        deadline = FrameSource.NEVER;
        boolean any = false;
        for (int i = 0; i < displays.size(); i++) {
            Display display = displays.get(i);
            any |= !display.documents().isEmpty();
            if (display.hasOpportunity()) {
                deadline = Math.min(deadline, display.useOpportunity());
                collect(display);
            }
        }
        return !any || !documents.isEmpty();
    }

    private void collect(Display display) {
        for (int i = 0; i < display.documents().size(); i++) {
            collect(display.documents().get(i));
        }
        while (shownOn.size() < documents.size()) {
            shownOn.add(display);
        }
    }

    private void collect(RenderableDocument document) {
        if (document.isFullyActive() && document.needsRendering()) {
            if (document.hasRenderingOpportunity()) {
                documents.add(document);
            } else {
                throttled++;
            }
        }
        document.forEachContainedDocument(collect);
    }

    /// Has those displays go on that have something more to show.
    private void requestFrameIfNeeded() {
        for (int i = 0; i < documents.size(); i++) {
            Display display = shownOn.get(i);
            RenderableDocument doc = documents.get(i);
            if (!display.isFrameRequested() && doc.needsRendering() && doc.hasRenderingOpportunity()) {
                display.requestFrame();
            }
        }
    }

    private void inEach(RenderingStep step, Consumer<RenderableDocument> action) {
        begin(step);
        for (int i = 0; i < documents.size() && loop.termination() == null; i++) {
            int depth = trace.depth();
            try {
                action.accept(documents.get(i));
            } catch (Throwable e) {
                loop.faults().survive(e, depth);
            }
        }
        end(step, 0);
    }

    private void inEach(RenderingStep step, ObjLongConsumer<RenderableDocument> action, long time) {
        begin(step);
        for (int i = 0; i < documents.size() && loop.termination() == null; i++) {
            int depth = trace.depth();
            try {
                action.accept(documents.get(i), time);
            } catch (Throwable e) {
                loop.faults().survive(e, depth);
            }
        }
        end(step, 0);
    }

    private void begin(RenderingStep step) {
        trace.begin(TraceKind.STEP, step.label(), 0);
        log.beginStep();
    }

    private void end(RenderingStep step, long value) {
        log.endStep(step);
        trace.end(TraceKind.STEP, step.label(), value);
    }
}
