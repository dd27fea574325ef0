package dev.frameloop.testkit.assertion;

import dev.frameloop.renderer.page.Page;
import dev.frameloop.testkit.frame.Frame;
import dev.frameloop.testkit.frame.Frames;

/// The entry to the assertions; its methods go well with a static import beside AssertJ's.
public final class FrameloopAssertions {
    private FrameloopAssertions() {}

    /// Assertions on all frames of a page.
    public static FramesAssert assertThat(Frames frames) {
        return new FramesAssert(frames);
    }

    /// Assertions on one frame.
    public static FrameAssert assertThat(Frame frame) {
        return new FrameAssert(frame);
    }

    /// Assertions on a page: console, expressions, picture, trace.
    public static PageAssert assertThat(Page page) {
        return new PageAssert(page);
    }
}
