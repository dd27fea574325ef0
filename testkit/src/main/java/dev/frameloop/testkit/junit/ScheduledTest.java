package dev.frameloop.testkit.junit;

import dev.frameloop.engine.explore.Explorer;
import dev.frameloop.engine.explore.Run;
import dev.frameloop.engine.explore.Subject;
import dev.frameloop.engine.loop.SchedulingPolicy;
import dev.frameloop.engine.trace.TraceSink;
import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.testkit.page.PageFixture;
import org.jspecify.annotations.Nullable;
import org.junit.platform.commons.support.ReflectionSupport;

import java.io.IOException;
import java.lang.reflect.Method;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

/// A test method as what is explored: its outcome is that it passes, or why it fails.
final class ScheduledTest implements Subject {
    static final String PASSED = "passes";

    private final TestedPage tested;
    private final Frameloop frameloop;
    private final Method method;
    private final Object instance;
    /// What a failing run threw, where somebody wants to know.
    private final AtomicReference<@Nullable Throwable> thrown = new AtomicReference<>();

    ScheduledTest(TestedPage tested, Frameloop frameloop, Method method, Object instance) {
        this.tested = tested;
        this.frameloop = frameloop;
        this.method = method;
        this.instance = instance;
    }

    @Override
    public String run(SchedulingPolicy policy, @Nullable TraceSink sink) throws IOException {
        Class<?> testClass = instance.getClass();
        try (PageFixture fixture = tested.open(frameloop, testClass,
                tested.options().withPolicy(() -> policy).withTraceSink(sink))) {
            Object[] arguments = Stream.of(method.getParameterTypes()).map(type -> PageParameter.of(type, fixture))
                    .toArray();
            try {
                ReflectionSupport.invokeMethod(method, instance, arguments);
                return PASSED;
            } catch (Throwable failure) {
                if (PageFailure.isAbort(failure)) {
                    return PASSED;
                }
                // Only runs that are to be told have a sink; no others are worth the account.
                if (sink != null) {
                    PageFailure.tell(failure, fixture, testClass, method);
                    thrown.set(failure);
                }
                return failure.toString();
            }
        }
    }

    /// A failure with that of a run as its cause; the run is run again for it.
    ScheduleFailure failure(String message, Run run, Explorer explorer) {
        explorer.replay(run.schedule());
        return new ScheduleFailure(message, thrown.get());
    }
}
