package dev.frameloop.script.node;

import dev.frameloop.engine.time.Clock;
import dev.frameloop.engine.time.SystemClock;
import dev.frameloop.engine.time.VirtualClock;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/// Scripts about the order of things, line for line as Node.js 20 runs them: `X.out` beside each script `X` is what it wrote to its standard
/// output there, with its exit code. Where Node.js 20 is installed, what was recorded is compared with it again.
class OrderingTests {
    private static final NodeRuntime RUNTIME = new NodeRuntime();

    @AfterAll
    static void close() {
        RUNTIME.close();
    }

    private static final Path SCRIPTS = Path.of("src", "test", "resources", "dev", "frameloop", "script", "node",
            "ordering");

    static List<String> scripts() throws IOException {
        try (Stream<Path> files = Files.list(SCRIPTS)) {
            return files.map(file -> file.getFileName().toString()).filter(name -> name.matches(".*\\.m?js")).sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("scripts")
    void onTheVirtualClock(String script) throws IOException {
        assertThat(run(script, new VirtualClock())).isEqualTo(recorded(script));
    }

    /// Those whose order does not depend on how fast the machine is.
    static List<String> scriptsWithoutTimers() throws IOException {
        List<String> scripts = new ArrayList<>();
        for (String script : scripts()) {
            if (!Files.readString(SCRIPTS.resolve(script)).matches("(?s).*(setTimeout|setInterval).*")) {
                scripts.add(script);
            }
        }
        return scripts;
    }

    @ParameterizedTest
    @MethodSource("scriptsWithoutTimers")
    void onTheSystemClock(String script) throws IOException {
        assertThat(run(script, new SystemClock())).isEqualTo(recorded(script));
    }

    @Test
    void whatWasRecordedIsWhatNodeSays() throws IOException, InterruptedException {
        assumeTrue(nodeVersion().startsWith("v20."), "Node.js 20 is not installed");
        for (String script : scripts()) {
            assertThat(node(script)).as(script).isEqualTo(recorded(script));
        }
    }

    @Test
    void thereAreAtLeastSixty() throws IOException {
        assertThat(scripts()).hasSizeGreaterThanOrEqualTo(60);
    }

    private static String recorded(String script) throws IOException {
        return Files.readString(SCRIPTS.resolve(script + ".out"));
    }

    private static String run(String script, Clock clock) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8);
        int code = RUNTIME.run(NodeOptions.of(SCRIPTS.resolve(script), clock, out,
                new PrintStream(errors, false, StandardCharsets.UTF_8)));
        return bytes.toString(StandardCharsets.UTF_8) + "exit code " + code + "\n";
    }

    private static String node(String script) throws IOException, InterruptedException {
        Process process = new ProcessBuilder("node", script).directory(SCRIPTS.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return out + "exit code " + process.waitFor() + "\n";
    }

    private static String nodeVersion() throws InterruptedException {
        try {
            Process process = new ProcessBuilder("node", "--version").start();
            String version = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            process.waitFor();
            return version;
        } catch (IOException e) {
            return "";
        }
    }
}
