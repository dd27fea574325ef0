package dev.frameloop.engine.frame;

import java.util.function.Consumer;

/// A document as the update of the rendering sees it: one method per step, in the order in which the loop calls them.
///
/// All methods are called on the loop's thread. Whatever page code throws in one is reported inside of it; none throws because of a page.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#update-the-rendering">HTML: update the rendering</a>
public interface RenderableDocument {
    /// Whether this document and its containers are all the active documents of their navigables.
    boolean isFullyActive();

    /// Hands out the documents that this one contains in frames, in shadow-including tree order, each with those that it contains.
    void forEachContainedDocument(Consumer<RenderableDocument> consumer);

    /// Whether the document has a rendering opportunity: not render-blocked, visible, not suppressed, its display not throttled.
    boolean hasRenderingOpportunity();

    /// Whether an update would do anything: something changed that could be seen or observed, or an animation frame callback waits.
    boolean needsRendering();

    /// Queues the tasks that were held back for the next rendering opportunity, which is now: moves of the pointer, say.
    default void queueFrameAlignedTasks() {}

    /// Reveals the document, if it has not been revealed yet.
    void reveal();

    /// Flushes the autofocus candidates, if this is a top-level document.
    void flushAutofocusCandidates();

    /// Runs the resize steps: fires `resize` where the viewport's size has changed.
    void runResizeSteps();

    /// Runs the scroll steps: fires the `scroll` events that wait.
    void runScrollSteps();

    /// Evaluates media queries and reports changes.
    void evaluateMediaQueriesAndReportChanges();

    /// Updates animations and sends their events.
    ///
    /// @param frameTimestampNanos the loop's time of this frame
    void updateAnimationsAndSendEvents(long frameTimestampNanos);

    /// Runs the fullscreen steps.
    void runFullscreenSteps();

    /// Runs the context lost steps of those canvases that lost their backing storage.
    void runCanvasContextLostSteps();

    /// Runs the animation frame callbacks.
    ///
    /// @param frameTimestampNanos the loop's time of this frame
    void runAnimationFrameCallbacks(long frameTimestampNanos);

    /// Recalculates styles and updates layout.
    void recalculateStylesAndUpdateLayout();

    /// Determines the proximity to the viewport of elements that skip their contents when far from it.
    ///
    /// @return whether one became visible for the first time, so that style and layout must be done again
    boolean determineContentVisibility();

    /// Gathers the active resize observations of elements deeper in the tree than a depth.
    void gatherActiveResizeObservationsAtDepth(int depth);

    /// Whether the last gathering found any.
    boolean hasActiveResizeObservations();

    /// Calls the observers with what was gathered.
    ///
    /// @return the depth of the shallowest element told of
    int broadcastActiveResizeObservations();

    /// Whether the last gathering passed over some because they were not deep enough.
    boolean hasSkippedResizeObservations();

    /// Reports that observations stayed undelivered in this frame.
    void deliverResizeLoopError();

    /// Moves the focus to the viewport, if the focused area can no longer be focused.
    void fixUpFocus();

    /// Performs the pending operations of view transitions.
    void performPendingTransitionOperations();

    /// Runs the update intersection observations steps.
    ///
    /// @param frameTimestampNanos the loop's time of this frame
    void updateIntersectionObservations(long frameTimestampNanos);

    /// Records the rendering time.
    ///
    /// @param styleAndLayoutStartNanos the loop's time before the styles were recalculated
    void recordRenderingTime(long styleAndLayoutStartNanos);

    /// Marks the paint timing.
    void markPaintTiming();

    /// Updates what is shown: paints.
    void paint();

    /// Processes the removals from the top layer.
    void processTopLayerRemovals();
}
