package dev.frameloop.demos.frames;

import dev.frameloop.engine.frame.RenderableDocument;

import java.util.function.Consumer;

/// A document that always wants the next frame, and has nothing to do in it.
public class BlankDocument implements RenderableDocument {
    @Override
    public boolean isFullyActive() {
        return true;
    }

    @Override
    public void forEachContainedDocument(Consumer<RenderableDocument> consumer) {}

    @Override
    public boolean hasRenderingOpportunity() {
        return true;
    }

    @Override
    public boolean needsRendering() {
        return true;
    }

    @Override
    public void reveal() {}

    @Override
    public void flushAutofocusCandidates() {}

    @Override
    public void runResizeSteps() {}

    @Override
    public void runScrollSteps() {}

    @Override
    public void evaluateMediaQueriesAndReportChanges() {}

    @Override
    public void updateAnimationsAndSendEvents(long frameTimestampNanos) {}

    @Override
    public void runFullscreenSteps() {}

    @Override
    public void runCanvasContextLostSteps() {}

    @Override
    public void runAnimationFrameCallbacks(long frameTimestampNanos) {}

    @Override
    public void recalculateStylesAndUpdateLayout() {}

    @Override
    public boolean determineContentVisibility() {
        return false;
    }

    @Override
    public void gatherActiveResizeObservationsAtDepth(int depth) {}

    @Override
    public boolean hasActiveResizeObservations() {
        return false;
    }

    @Override
    public int broadcastActiveResizeObservations() {
        return 0;
    }

    @Override
    public boolean hasSkippedResizeObservations() {
        return false;
    }

    @Override
    public void deliverResizeLoopError() {}

    @Override
    public void fixUpFocus() {}

    @Override
    public void performPendingTransitionOperations() {}

    @Override
    public void updateIntersectionObservations(long frameTimestampNanos) {}

    @Override
    public void recordRenderingTime(long styleAndLayoutStartNanos) {}

    @Override
    public void markPaintTiming() {}

    @Override
    public void paint() {}

    @Override
    public void processTopLayerRemovals() {}
}
