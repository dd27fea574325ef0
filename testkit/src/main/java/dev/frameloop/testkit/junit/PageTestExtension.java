package dev.frameloop.testkit.junit;

import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.testkit.page.PageFixture;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.junit.platform.commons.support.AnnotationSupport;

import java.io.IOException;

/// Opens the page of a {@link PageTest}, hands it over, and tells about it where the test fails.
final class PageTestExtension
        implements
            BeforeEachCallback,
            AfterEachCallback,
            ParameterResolver,
            TestExecutionExceptionHandler {
    private static final Namespace NAMESPACE = Namespace.create(PageTestExtension.class);

    /// One script engine for all tests of a run.
    static Frameloop frameloop(ExtensionContext context) {
        return context.getRoot().getStore(NAMESPACE).computeIfAbsent(Frameloop.class, _ -> new Frameloop(),
                Frameloop.class);
    }

    @Override
    public void beforeEach(ExtensionContext context) throws IOException {
        PageTest test = AnnotationSupport.findAnnotation(context.getRequiredTestMethod(), PageTest.class)
                .orElseThrow(() -> new ExtensionConfigurationException(
                        context.getDisplayName() + " has no @PageTest"));
        PageFixture fixture = new TestedPage(test).open(frameloop(context), context.getRequiredTestClass());
        context.getStore(NAMESPACE).put(PageFixture.class, fixture);
    }

    private static PageFixture fixture(ExtensionContext context) {
        PageFixture fixture = context.getStore(NAMESPACE).get(PageFixture.class, PageFixture.class);
        if (fixture == null) {
            throw new ExtensionConfigurationException("pages are there for test methods and their @BeforeEach, not for "
                    + context.getDisplayName());
        }
        return fixture;
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return PageParameter.isKnown(parameter.getParameter().getType());
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return PageParameter.of(parameter.getParameter().getType(), fixture(context));
    }

    @Override
    public void handleTestExecutionException(ExtensionContext context, Throwable thrown) throws Throwable {
        PageFixture fixture = context.getStore(NAMESPACE).get(PageFixture.class, PageFixture.class);
        // The page here is that of the default order; a failure with another schedule comes with an account of its own.
        if (fixture != null && !PageFailure.isAbort(thrown) && !(thrown instanceof ScheduleFailure)) {
            PageFailure.tell(thrown, fixture, context.getRequiredTestClass(), context.getRequiredTestMethod());
        }
        throw thrown;
    }

    @Override
    public void afterEach(ExtensionContext context) {
        PageFixture fixture = context.getStore(NAMESPACE).remove(PageFixture.class, PageFixture.class);
        if (fixture != null) {
            fixture.close();
        }
    }
}
