package dev.frameloop.engine.loop;

import dev.frameloop.engine.frame.FrameSource;
import dev.frameloop.engine.frame.LateFrames;
import dev.frameloop.engine.frame.RenderableDocument;

import java.util.ArrayList;
import java.util.List;

/// A display, or whatever else gives documents their rendering opportunities: those on one display have theirs together.
///
/// A loop has one from the start, {@link EventLoop#display()}; another one, with a rate of its own, comes from
/// {@link EventLoop#newDisplay}. Owner thread of the loop only.
public final class Display {
    /// A frame is late that starts more than this after its tick, in nanoseconds: threads do not wake up to the point.
    private static final long TOLERANCE = 1_000_000;

    private final EventLoop loop;
    private final RenderingUpdate rendering;
    private final List<RenderableDocument> documents = new ArrayList<>();
    private FrameSource frameSource;
    private LateFrames lateFrames = LateFrames.AT_ONCE;
    private long lastOpportunity;
    private boolean frameRequested;
    private long frameRequestedAt;
    /// What requested the frame, by its number in the trace.
    private long cause;
    private boolean opportunity;

    Display(EventLoop loop, RenderingUpdate rendering, FrameSource frameSource) {
        this.loop = loop;
        this.rendering = rendering;
        this.frameSource = frameSource;
    }

    /// When it has rendering opportunities.
    public FrameSource frameSource() {
        return frameSource;
    }

    /// Changes when it has rendering opportunities, from the next one on: another rate, another device.
    public void setFrameSource(FrameSource newFrameSource) {
        loop.checkOwner();
        frameSource = newFrameSource;
    }

    /// Changes what becomes of frames whose tick passed while the loop was busy.
    public void setLateFrames(LateFrames newLateFrames) {
        loop.checkOwner();
        lateFrames = newLateFrames;
    }

    /// Adds a top-level document to those shown here; those in its frames come with it.
    public void addDocument(RenderableDocument document) {
        loop.checkOwner();
        documents.add(document);
    }

    /// Takes a top-level document out again.
    public void removeDocument(RenderableDocument document) {
        loop.checkOwner();
        documents.remove(document);
    }

    /// Asks for the next rendering opportunity of this display. Asking twice is asking once.
    public void requestFrame() {
        if (!frameRequested) {
            frameRequested = true;
            frameRequestedAt = rendering.requestTime();
            cause = loop.trace().current();
        } else if (cause == 0) {
            cause = loop.trace().current();
        }
    }

    List<RenderableDocument> documents() {
        return documents;
    }

    /// The time of the rendering opportunity before which nobody needs the loop to look at frames, or {@link Long#MAX_VALUE}.
    long nextFrameDue() {
        return frameRequested && !opportunity
                ? frameSource.tickAfter(Math.max(frameRequestedAt - 1, lastOpportunity))
                : Long.MAX_VALUE;
    }

    long cause() {
        return frameRequested ? cause : loop.trace().current();
    }

    boolean isFrameRequested() {
        return frameRequested;
    }

    /// Gives its documents the opportunity that is due, unless that is late and lateness makes it pass unused.
    ///
    /// @return whether they have it
    boolean takeDueOpportunity(long now) {
        long tick = frameSource.tickAtOrBefore(now);
        long missed = frameSource.ticksBetween(nextFrameDue(), tick);
        if (lateFrames == LateFrames.NEXT_TICK && now - tick > TOLERANCE) {
            lastOpportunity = tick;
            rendering.missed(missed + 1);
            return false;
        }
        if (missed > 0) {
            rendering.missed(missed);
        }
        giveOpportunity(tick);
        return true;
    }

    void giveOpportunity(long now) {
        lastOpportunity = now;
        opportunity = true;
    }

    boolean hasOpportunity() {
        return opportunity;
    }

    /// The opportunity is used.
    ///
    /// @return when the next one comes, or {@link FrameSource#NEVER}
    long useOpportunity() {
        opportunity = false;
        frameRequested = false;
        return frameSource.tickAfter(lastOpportunity);
    }

    long lastOpportunity() {
        return lastOpportunity;
    }
}
