package dev.frameloop.renderer.page;

import dev.frameloop.dom.css.condition.DocumentMedia;
import dev.frameloop.dom.window.Window;
import dev.frameloop.engine.frame.RenderableDocument;
import dev.frameloop.engine.trace.Trace;
import dev.frameloop.engine.trace.TraceKind;
import dev.frameloop.engine.trace.Work;
import dev.frameloop.renderer.display.DisplayList;
import dev.frameloop.renderer.display.Image;
import dev.frameloop.renderer.display.PaintedPage;
import dev.frameloop.renderer.input.UserInput;
import dev.frameloop.renderer.paint.Bitmap;
import dev.frameloop.renderer.view.DocumentLayout;
import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;

/// A window's document in the update of the rendering: the index of the rooms, one line per step.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#update-the-rendering">HTML: update the rendering</a>
final class DocumentView implements RenderableDocument {
    private final Window window;
    private final DocumentLayout layout;
    private final ViewportSize viewportSize;
    private final PageImages images;
    private final PagePainter painter;
    private final boolean paintsEveryFrame;
    private @Nullable UserInput userInput;
    private @Nullable UpdateRecord record;
    private Consumer<Bitmap> paintListener = picture -> {};
    private long paintedVersion = -1;
    private @Nullable Consumer<DisplayList> listListener;
    private boolean frameWanted;
    private boolean inStyleAndLayoutStep;

    DocumentView(Window window, DocumentLayout layout, PageImages images, PagePainter painter,
            boolean paintsEveryFrame) {
        this.window = window;
        this.layout = layout;
        this.images = images;
        this.painter = painter;
        this.paintsEveryFrame = paintsEveryFrame;
        layout.setListener(this::updated);
        viewportSize = new ViewportSize(window);
    }

    /// Tells the trace what was brought up to date, and whether page code forced it outside of the frame's own step.
    private void updated(int restyled, int laidOut) {
        if (record != null) {
            record.tell();
        }
        Trace trace = window.eventLoop().trace();
        if (!inStyleAndLayoutStep && window.eventLoop().isRunningCallback()) {
            trace.instant(TraceKind.WORK, Work.FORCED_LAYOUT.label(), laidOut);
        }
        if (restyled > 0) {
            trace.instant(TraceKind.WORK, Work.RESTYLED.label(), restyled);
        }
        if (laidOut > 0) {
            trace.instant(TraceKind.WORK, Work.LAID_OUT.label(), laidOut);
        }
    }

    /// Begins to tell an observer what updates touch.
    void observe(RenderingObserver observer) {
        record = new UpdateRecord(layout, painter.view(), observer);
    }

    /// Gives an address a picture that is not loaded.
    void setImage(String url, Image image) {
        images.set(url, image);
    }

    /// The picture as it was last painted.
    Bitmap paintedPicture() {
        return painter.bitmap();
    }

    /// The picture of the document as it is now.
    Bitmap picture() {
        window.view().updateLayout();
        painter.paint(window.innerWidth(), window.innerHeight(), window.devicePixelRatio());
        return painter.bitmap();
    }

    /// Takes what the user does with this document, which is the page's outermost.
    void setUserInput(UserInput input) {
        userInput = input;
    }

    void setListListener(Consumer<DisplayList> listener) {
        listListener = listener;
    }

    void setPaintListener(Consumer<Bitmap> listener) {
        paintListener = listener;
    }

    /// Frees what painting holds.
    void close() {
        painter.close();
    }

    /// What is to be seen of the document as it is now.
    DisplayList displayList() {
        window.view().updateLayout();
        return painter.displayList();
    }

    /// The document as it is now, as a part of the picture of the page around its frame.
    PaintedPage paintedInFrame() {
        return painter.paintedInFrame();
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
    public void forEachContainedDocument(Consumer<RenderableDocument> consumer) {
        if (window.navigable() != null) {
            window.navigable().forEachChild(consumer);
        }
    }

    @Override
    public boolean hasRenderingOpportunity() {
        return window.documentVisibility().isVisible();
    }

    @Override
    public boolean needsRendering() {
        return frameWanted || layout.isStale() || paintsEveryFrame && isPictureStale()
                || !window.animationFrameCallbacks().isEmpty()
                || !window.scrollEvents().isEmpty()
                || viewportSize.hasChanged() || window.resizeObservers().needUpdate()
                || window.intersectionObservers().hasNewTarget()
                || userInput != null && userInput.needsFrame();
    }

    @Override
    public void queueFrameAlignedTasks() {
        if (userInput != null) {
            userInput.queueFrameAlignedTasks();
        }
    }

    private boolean isPictureStale() {
        boolean[] stale = {layout.version() != paintedVersion};
        forEachContainedDocument(inner -> stale[0] |= inner.needsRendering());
        return stale[0];
    }

    @Override
    public void reveal() {
        frameWanted = false;
    }

    @Override
    public void flushAutofocusCandidates() {}

    @Override
    public void runResizeSteps() {
        window.updateViewport();
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
        inStyleAndLayoutStep = true;
        window.view().updateLayout();
        inStyleAndLayoutStep = false;
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
    public void paint() {
        // FAST PATH: nobody looks at the picture before it is asked for.
        if (paintsEveryFrame) {
            long pixels = painter.paint(window.innerWidth(), window.innerHeight(), window.devicePixelRatio());
            if (record != null) {
                record.observer().painted(painter.damage().rectangles());
            }
            paintedVersion = layout.version();
            window.eventLoop().trace().instant(TraceKind.WORK, Work.PAINTED.label(), pixels);
            if (pixels > 0) {
                paintListener.accept(painter.bitmap());
            }
        } else if (listListener != null) {
            listListener.accept(painter.displayList());
        }
    }

    @Override
    public void processTopLayerRemovals() {}
}
