package dev.frameloop.testkit.junit;

import dev.frameloop.engine.frame.PeriodicFrameSource;
import dev.frameloop.engine.loop.RunOutcome;
import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.PageOptions;
import dev.frameloop.testkit.page.PageFixture;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;
import org.junit.platform.commons.support.ReflectionSupport;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/// The page that a {@link PageTest} describes.
record TestedPage(PageTest test) {
    private static final Duration LONGEST_LOAD = Duration.ofSeconds(30);

    /// Opens the page, and runs it until it has loaded.
    PageFixture open(Frameloop frameloop, Class<?> testClass) throws IOException {
        return open(frameloop, testClass, options());
    }

    /// Opens the page with options of its own, and runs it until it has loaded.
    PageFixture open(Frameloop frameloop, Class<?> testClass, PageOptions options) throws IOException {
        PageFixture fixture = openUnloaded(frameloop, testClass, options);
        if (fixture.page().runUntilLoaded(LONGEST_LOAD) != RunOutcome.CONDITION_MET) {
            String account = fixture.account();
            fixture.close();
            throw new IllegalStateException("the page did not load: " + account);
        }
        return fixture;
    }

    PageOptions options() {
        PageOptions options = PageOptions.defaults().withViewport(test.width(), test.height())
                .withDevicePixelRatio(test.devicePixelRatio()).withFrameSource(new PeriodicFrameSource(test.hz()))
                .withSeed(test.seed()).withScripting(test.scripting()).withPainting(test.painting())
                .withCostModel(new AnnotatedCost(test.cost()));
        return ReflectionSupport.newInstance(test.setup()).apply(options);
    }

    private PageFixture openUnloaded(Frameloop frameloop, Class<?> testClass, PageOptions options) throws IOException {
        String page = test.value();
        if (page.contains("<") || page.isBlank()) {
            return PageFixture.open(frameloop, page, options);
        }
        URL resource = testClass.getResource(page);
        if (resource == null) {
            Path file = Path.of(page);
            if (!Files.isRegularFile(file)) {
                throw new ExtensionConfigurationException(
                        "there is no page \"" + page + "\": neither a resource beside "
                                + testClass.getName() + " nor a file in " + Path.of("").toAbsolutePath()
                                + "; HTML has a < in it");
            }
            return PageFixture.open(frameloop, file, options);
        }
        if (!resource.getProtocol().equals("file")) {
            try (InputStream in = resource.openStream()) {
                return PageFixture.open(frameloop, new String(in.readAllBytes(), StandardCharsets.UTF_8), options);
            }
        }
        try {
            return PageFixture.open(frameloop, Path.of(resource.toURI()), options);
        } catch (URISyntaxException e) {
            throw new IOException("the resource " + resource + " is at no usable address", e);
        }
    }
}
