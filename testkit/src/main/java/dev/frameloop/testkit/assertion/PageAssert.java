package dev.frameloop.testkit.assertion;

import dev.frameloop.dom.script.ConsoleMessage;
import dev.frameloop.renderer.page.Page;
import org.assertj.core.api.AbstractAssert;
import org.assertj.core.api.Assertions;
import org.assertj.core.api.ObjectAssert;
import org.jspecify.annotations.Nullable;

import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;

/// Assertions on a page as it is now.
public final class PageAssert extends AbstractAssert<PageAssert, Page> {
    PageAssert(Page actual) {
        super(actual, PageAssert.class);
    }

    /// The console has printed exactly these lines, uncaught errors included.
    public PageAssert hasConsole(String... lines) {
        Assertions.assertThat(actual.console().stream().map(ConsoleMessage::text)).as("the page's console")
                .containsExactly(lines);
        return this;
    }

    /// Nothing was thrown that nobody caught, and nothing printed as an error.
    public PageAssert hasNoErrors() {
        List<ConsoleMessage> errors = actual.console().stream()
                .filter(message -> message.level().compareTo(ConsoleMessage.Level.ERROR) >= 0).toList();
        Assertions.assertThat(errors).as("errors on the page's console").isEmpty();
        return this;
    }

    /// Goes on with the value of an expression in the page.
    public ObjectAssert<@Nullable Object> evaluating(String expression) {
        return Assertions.assertThat(actual.evaluate(expression)).as("%s in the page", expression);
    }

    /// The page has this trace hash: everything in it ran exactly as it did when the hash was noted.
    ///
    /// @param hex sixteen hexadecimal digits, as `demos/run eval` prints them
    public PageAssert hasTraceHash(String hex) {
        String hash = HexFormat.of().toHexDigits(actual.traceHash());
        if (!hash.equals(hex)) {
            failWithMessage(
                    "expected the trace hash %s, but it is %s: something ran that did not before, or in another order, or at another time",
                    hex, hash);
        }
        return this;
    }

    /// The page looks as a recorded picture does, to the pixel. See {@link #looksLike(Path, Tolerance)}.
    public PageAssert looksLike(Path recorded) {
        return looksLike(recorded, Tolerance.NONE);
    }

    /// The page looks as a recorded picture does.
    ///
    /// Where there is no such file yet, or the system property `frameloop.record` is set, the page's picture is written there and the assertion
    /// fails, once: somebody must look at the picture. Where they differ, the picture and one of the differences are left in the build
    /// folder.
    ///
    /// @param recorded a PNG file, `Path.of("src/test/resources/menu-open.png")` say
    /// @param tolerance what difference is none
    public PageAssert looksLike(Path recorded, Tolerance tolerance) {
        String difference = new PictureComparison(recorded, tolerance).difference(actual.picture(), actual.png());
        if (!difference.isEmpty()) {
            failWithMessage("%s", difference);
        }
        return this;
    }
}
