package dev.frameloop.testkit.junit;

import dev.frameloop.testkit.page.BuildFolder;
import dev.frameloop.testkit.page.PageFixture;
import org.opentest4j.TestAbortedException;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Path;

/// What the loop was doing when a test failed; told beneath the failure itself.
final class PageFailure extends Exception {
    private static final long serialVersionUID = 1L;

    private PageFailure(String message) {
        super(message, null, false, false);
    }

    static boolean isAbort(Throwable thrown) {
        return thrown instanceof TestAbortedException;
    }

    /// Adds the account of a page to a failure, and leaves trace and picture in the build folder.
    static void tell(Throwable thrown, PageFixture fixture, Class<?> testClass, Method method) {
        Path folder = folder(testClass, method);
        String left;
        try {
            fixture.write(folder);
            left = "trace.json (for https://ui.perfetto.dev), trace.txt and page.png are in " + folder.toAbsolutePath();
        } catch (IOException | RuntimeException e) {
            left = "trace and picture could not be written to " + folder.toAbsolutePath() + ": " + e;
        }
        thrown.addSuppressed(new PageFailure("\n" + fixture.account() + left));
    }

    private static Path folder(Class<?> testClass, Method method) {
        String name = testClass.getName();
        return BuildFolder.path().resolve(name.substring(name.lastIndexOf('.') + 1).replace('$', '.'))
                .resolve(method.getName());
    }

    @Override
    public String toString() {
        return "what the page was doing:" + getMessage();
    }
}
