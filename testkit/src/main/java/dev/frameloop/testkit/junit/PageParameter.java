package dev.frameloop.testkit.junit;

import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.time.VirtualClock;
import dev.frameloop.engine.trace.TraceRecorder;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.testkit.frame.Frames;
import dev.frameloop.testkit.page.PageFixture;

import java.util.Map;
import java.util.function.Function;

/// What a test method may ask for.
final class PageParameter {
    private static final Map<Class<?>, Function<PageFixture, Object>> KNOWN = Map.of(
            PageFixture.class, fixture -> fixture,
            Page.class, PageFixture::page,
            Frames.class, PageFixture::frames,
            TraceRecorder.class, PageFixture::recorder,
            EventLoop.class, fixture -> fixture.page().eventLoop(),
            VirtualClock.class, fixture -> fixture.page().eventLoop().clock());

    private PageParameter() {}

    static boolean isKnown(Class<?> type) {
        return KNOWN.containsKey(type);
    }

    static Object of(Class<?> type, PageFixture fixture) {
        Function<PageFixture, Object> get = KNOWN.get(type);
        if (get == null) {
            throw new IllegalArgumentException("a page test has no " + type.getName());
        }
        return get.apply(fixture);
    }
}
