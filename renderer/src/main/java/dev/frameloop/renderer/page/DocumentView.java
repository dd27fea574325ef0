package dev.frameloop.renderer.page;

import dev.frameloop.dom.css.condition.DocumentMedia;
import dev.frameloop.dom.window.Window;
import dev.frameloop.engine.frame.RenderableDocument;
import dev.frameloop.renderer.view.DocumentLayout;

import java.util.function.Consumer;

/// A window's document in the update of the rendering: the index of the rooms, one line per step.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#update-the-rendering">HTML: update the rendering</a>
final class DocumentView implements RenderableDocument {
    private final Window window;
    private final DocumentLayout layout;
    private final ViewportSize viewportSize;
    private boolean frameWanted;

    DocumentView(Window window, DocumentLayout layout) {
        this.window = window;
        this.layout = layout;
        viewportSize = new ViewportSize(window);
    }

    /// Wants the next frame even if nothing has changed.
    void wantFrame() {
        frameWanted = true;
        window.eventLoop().requestFrame();
    }

    boolean isFrameWanted() {
        return frameWanted;
    }

    @Override
    public boolean isFullyActive() {
        return window.isFullyActive();
    }

    @Override
    public void forEachContainedDocument(Consumer<RenderableDocument> consumer) {}

    @Override
    public boolean hasRenderingOpportunity() {
        return true;
    }

    @Override
    public boolean needsRendering() {
        return frameWanted || layout.isStale() || !window.animationFrameCallbacks().isEmpty()
                || !window.scrollEvents().isEmpty()
                || viewportSize.hasChanged() || window.resizeObservers().needUpdate()
                || window.intersectionObservers().hasNewTarget();
    }

    @Override
    public void reveal() {
        frameWanted = false;
    }

    @Override
    public void flushAutofocusCandidates() {}

    @Override
    public void runResizeSteps() {
        viewportSize.runResizeSteps();
    }

    @Override
    public void runScrollSteps() {
        window.scrollEvents().run();
    }

    @Override
    public void evaluateMediaQueriesAndReportChanges() {
        DocumentMedia.of(window.document()).evaluateMediaQueriesAndReportChanges();
    }

    @Override
    public void updateAnimationsAndSendEvents(long frameTimestampNanos) {}

    @Override
    public void runFullscreenSteps() {}

    @Override
    public void runCanvasContextLostSteps() {}

    @Override
    public void runAnimationFrameCallbacks(long frameTimestampNanos) {
        window.runAnimationFrameCallbacks(frameTimestampNanos);
    }

    @Override
    public void recalculateStylesAndUpdateLayout() {
        window.view().updateLayout();
    }

    @Override
    public boolean determineContentVisibility() {
        return false;
    }

    @Override
    public void gatherActiveResizeObservationsAtDepth(int depth) {
        window.resizeObservers().gatherActiveObservationsAtDepth(depth);
    }

    @Override
    public boolean hasActiveResizeObservations() {
        return window.resizeObservers().hasActiveObservations();
    }

    @Override
    public int broadcastActiveResizeObservations() {
        return window.resizeObservers().broadcastActiveObservations();
    }

    @Override
    public boolean hasSkippedResizeObservations() {
        return window.resizeObservers().hasSkippedObservations();
    }

    @Override
    public void deliverResizeLoopError() {
        window.resizeObservers().deliverLoopError();
    }

    @Override
    public void fixUpFocus() {
        window.documentFocus().fixUp();
    }

    @Override
    public void performPendingTransitionOperations() {}

    @Override
    public void updateIntersectionObservations(long frameTimestampNanos) {
        window.intersectionObservers().update(window.relativeHighResolutionTime(frameTimestampNanos));
    }

    @Override
    public void recordRenderingTime(long styleAndLayoutStartNanos) {}

    @Override
    public void markPaintTiming() {}

    @Override
    public void paint() {}

    @Override
    public void processTopLayerRemovals() {}
}
