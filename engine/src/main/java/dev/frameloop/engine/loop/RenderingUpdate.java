package dev.frameloop.engine.loop;

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
    private final FrameSource frameSource;
    private final List<RenderableDocument> topLevelDocuments = new ArrayList<>();
    private final List<RenderableDocument> documents = new ArrayList<>();
    private final Consumer<RenderableDocument> collect = this::collect;
    /// The task that comes back with each frame; at most one waits at a time.
    private final Task task = new Task(TaskSource.RENDERING, null, NAME, this::updateTheRendering);
    private @Nullable LongConsumer workerFrame;
    private boolean taskQueued;
    private long lastRenderOpportunityTime;
    private boolean frameRequested;
    private long frameRequestedAt;
    /// The number of what first asked for the frame.
    private long frameRequestedBy;

    RenderingUpdate(EventLoop loop, FrameSource frameSource) {
        this.loop = loop;
        this.frameSource = frameSource;
        trace = loop.trace();
    }

    void addDocument(RenderableDocument document) {
        topLevelDocuments.add(document);
    }

    void removeDocument(RenderableDocument document) {
        topLevelDocuments.remove(document);
    }

    void setWorkerFrame(LongConsumer callbacks) {
        workerFrame = callbacks;
    }

    void requestFrame() {
        if (!frameRequested) {
            frameRequested = true;
            frameRequestedAt = loop.clock().now();
            frameRequestedBy = trace.current();
        }
    }

    long lastRenderOpportunityTime() {
        return lastRenderOpportunityTime;
    }

    /// The time of the rendering opportunity before which nobody needs the loop to look at frames, or {@link Long#MAX_VALUE}.
    long nextFrameDue() {
        return frameRequested && !taskQueued
                ? frameSource.tickAfter(Math.max(frameRequestedAt - 1, lastRenderOpportunityTime))
                : Long.MAX_VALUE;
    }

    void renderingOpportunity(long now) {
        lastRenderOpportunityTime = now;
        if (!taskQueued) {
            taskQueued = true;
            for (int i = 0; i < topLevelDocuments.size(); i++) {
                topLevelDocuments.get(i).queueFrameAlignedTasks();
            }
            loop.queueAgain(task, frameRequestedBy);
        }
    }

    /// Updates the rendering of all documents: every step for all of them before the next step.
    private void updateTheRendering() {
        taskQueued = false;
        frameRequested = false;
        frameRequestedBy = 0;
        // 1. The frame's time is that of the opportunity.
        long frameTimestamp = lastRenderOpportunityTime;
        LongConsumer ofWorker = workerFrame;
        if (ofWorker != null) {
            trace.begin(TraceKind.FRAME, NAME, frameTimestamp);
            loop.guarded(() -> ofWorker.accept(frameTimestamp));
            trace.end(TraceKind.FRAME, NAME, loop.clock().now());
            return;
        }
        // 2.-5. All fully active documents, containers before what they contain, but for those that have no opportunity or no need.
        collectDocumentsToRender();
        if (documents.isEmpty() && !topLevelDocuments.isEmpty()) {
            // All are hidden, or need nothing: what follows would do nothing, and there was no frame.
            return;
        }
        trace.begin(TraceKind.FRAME, NAME, frameTimestamp);

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
                loop.survive(e, depth);
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
        trace.end(TraceKind.FRAME, NAME, loop.clock().now());
    }

    /// Step 16 of the update of the rendering.
    private void updateLayoutAndNotifyResizeObservers(RenderableDocument doc) {
        // 16.1 The depth from which on observations are gathered.
        int resizeObserverDepth = 0;
        // 16.2 Until there is nothing to tell.
        while (loop.termination() == null) {
            // 16.2.1 Recalculate styles and update layout.
            trace.begin(TraceKind.STEP, RenderingStep.STYLE_AND_LAYOUT.label(), 0);
            doc.recalculateStylesAndUpdateLayout();
            // 16.2.2-5 Elements that skip their contents while far from the viewport.
            boolean changed = doc.determineContentVisibility();
            trace.end(TraceKind.STEP, RenderingStep.STYLE_AND_LAYOUT.label(), 0);
            if (changed) {
                continue;
            }
            // 16.2.6 Gather.
            doc.gatherActiveResizeObservationsAtDepth(resizeObserverDepth);
            // 16.2.7-8 Broadcast, and look again deeper in the tree; or be done.
            if (!doc.hasActiveResizeObservations()) {
                break;
            }
            trace.begin(TraceKind.STEP, RenderingStep.RESIZE_OBSERVERS.label(), 0);
            resizeObserverDepth = doc.broadcastActiveResizeObservations();
            trace.end(TraceKind.STEP, RenderingStep.RESIZE_OBSERVERS.label(), resizeObserverDepth);
        }
        // 16.3 What is not deep enough has to wait for the next frame, and is reported.
        if (doc.hasSkippedResizeObservations()) {
            doc.deliverResizeLoopError();
        }
    }

    private void collectDocumentsToRender() {
        documents.clear();
        for (int i = 0; i < topLevelDocuments.size(); i++) {
            collect(topLevelDocuments.get(i));
        }
        documents.removeIf(doc -> !doc.isFullyActive() || !doc.hasRenderingOpportunity() || !doc.needsRendering());
    }

    private void collect(RenderableDocument document) {
        documents.add(document);
        document.forEachContainedDocument(collect);
    }

    private void requestFrameIfNeeded() {
        for (int i = 0; i < documents.size(); i++) {
            RenderableDocument doc = documents.get(i);
            if (doc.needsRendering() && doc.hasRenderingOpportunity()) {
                requestFrame();
                return;
            }
        }
    }

    private void inEach(RenderingStep step, Consumer<RenderableDocument> action) {
        trace.begin(TraceKind.STEP, step.label(), 0);
        for (int i = 0; i < documents.size() && loop.termination() == null; i++) {
            int depth = trace.depth();
            try {
                action.accept(documents.get(i));
            } catch (Throwable e) {
                loop.survive(e, depth);
            }
        }
        trace.end(TraceKind.STEP, step.label(), 0);
    }

    private void inEach(RenderingStep step, ObjLongConsumer<RenderableDocument> action, long time) {
        trace.begin(TraceKind.STEP, step.label(), 0);
        for (int i = 0; i < documents.size() && loop.termination() == null; i++) {
            int depth = trace.depth();
            try {
                action.accept(documents.get(i), time);
            } catch (Throwable e) {
                loop.survive(e, depth);
            }
        }
        trace.end(TraceKind.STEP, step.label(), 0);
    }
}
