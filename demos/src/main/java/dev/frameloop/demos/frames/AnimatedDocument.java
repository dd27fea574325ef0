package dev.frameloop.demos.frames;

import dev.frameloop.engine.frame.AnimationFrameCallbacks;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.time.VirtualClock;

import java.time.Duration;

/// A document with animation frame callbacks, whose style and layout take a given time in each frame.
final class AnimatedDocument extends BlankDocument {
    private static final double NANOS_PER_MILLI = 1e6;

    private final EventLoop loop;
    private final Duration work;
    private final AnimationFrameCallbacks callbacks;

    AnimatedDocument(EventLoop loop, Duration work) {
        this.loop = loop;
        this.work = work;
        callbacks = new AnimationFrameCallbacks(loop.trace());
    }

    void requestAnimationFrame(AnimationFrameCallbacks.Callback callback) {
        callbacks.request(callback);
        loop.requestFrame();
    }

    @Override
    public boolean needsRendering() {
        return !callbacks.isEmpty();
    }

    @Override
    public void runAnimationFrameCallbacks(long frameTimestampNanos) {
        callbacks.run(frameTimestampNanos / NANOS_PER_MILLI);
    }

    @Override
    public void recalculateStylesAndUpdateLayout() {
        if (loop.clock() instanceof VirtualClock virtual) {
            virtual.consume(work);
            return;
        }
        long end = loop.clock().now() + work.toNanos();
        while (loop.clock().now() < end) {
            Thread.onSpinWait();
        }
    }
}
