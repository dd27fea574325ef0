package dev.frameloop.demos;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

/// Pages that pin down the order of tasks, microtasks, frames, events and observers, and the results of DOM algorithms. What each page logs
/// was recorded with Chromium 156 (`bind-*`, what scripts see of interfaces, with Chromium 150) and read against the standards.
class BehaviourTests {
    private static final Path FOLDER = Path.of("src", "test", "resources", "dev", "frameloop", "demos", "behaviour");
    /// The cases that do not pass yet, a name a line. One that passes must be taken out.
    private static final Path KNOWN_FAILURES = FOLDER.resolve("known-failures.txt");
    private static final Duration LIMIT = Duration.ofSeconds(10);
    private static final ObjectMapper JSON = new ObjectMapper();

    @TestFactory
    Stream<DynamicTest> pagesBehaveAsRecorded() throws IOException {
        Set<String> knownFailures = Files.readAllLines(KNOWN_FAILURES).stream().map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#")).collect(Collectors.toSet());
        List<String> names;
        try (Stream<Path> files = Files.list(FOLDER)) {
            names = files.map(file -> file.getFileName().toString()).filter(file -> file.endsWith(".html"))
                    .map(file -> file.substring(0, file.length() - ".html".length())).sorted().toList();
        }
        assertThat(names).as("known failures are cases").containsAll(knownFailures);
        return names.stream()
                .map(name -> DynamicTest.dynamicTest(name, () -> check(name, knownFailures.contains(name))));
    }

    private static void check(String name, boolean knownFailure) throws IOException {
        List<String> expected = lines(JSON.readTree(FOLDER.resolve(name + ".json").toFile()).get("expected"));
        List<String> result = result(name);
        if (!knownFailure) {
            assertThat(result).isEqualTo(expected);
        } else if (result.equals(expected)) {
            fail(name + " passes: take it out of " + KNOWN_FAILURES.getFileName());
        }
    }

    private static List<String> result(String name) throws IOException {
        try (Frameloop frameloop = new Frameloop();
                Page page = frameloop.open(FOLDER.resolve(name + ".html"), PageOptions.defaults())) {
            page.runUntil(
                    () -> page.termination() == null && Boolean.TRUE.equals(page.evaluate("window.done === true")),
                    LIMIT);
            if (page.termination() != null) {
                return List.of("ended: " + page.termination());
            }
            return lines(JSON.readTree(String.valueOf(page.evaluate("JSON.stringify(window.result || [])"))));
        } catch (RuntimeException e) {
            return List.of("threw: " + e);
        }
    }

    private static List<String> lines(JsonNode array) {
        try {
            return JSON.readerForListOf(String.class).readValue(array);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
