package dev.frameloop.demos.promise;

import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.TaskSource;
import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/// Promises and async functions in Java log what the same program in JavaScript logs: by our own script engine, and by Node.js.
class PromisePuzzleTests {
    static Stream<String> names() {
        return Arrays.stream(PromisePuzzles.class.getDeclaredMethods())
                .filter(method -> !method.isSynthetic() && method.getParameterCount() == 0
                        && method.getReturnType() == void.class)
                .map(Method::getName).sorted();
    }

    @ParameterizedTest
    @MethodSource("names")
    void theSameOrderAsInAPage(String name) throws IOException, ReflectiveOperationException {
        String markup = "<script>" + source() + "; const lines = []; puzzles." + name
                + "(x => lines.push(x));</script>";
        try (Frameloop frameloop = new Frameloop(); Page page = frameloop.open(markup, PageOptions.defaults())) {
            page.runFor(Duration.ofSeconds(1));
            assertThat(inJava(name)).isNotEmpty().isEqualTo(page.evaluate("lines.join('\\n')"));
        }
    }

    @Test
    void theSameOrderAsInNode() throws IOException, InterruptedException, ReflectiveOperationException {
        String program = source() + """
                ;(async () => {
                  for (const name of Object.keys(puzzles).sort()) {
                    console.log('# ' + name);
                    puzzles[name](x => console.log(x));
                    await new Promise(done => setTimeout(done, 100));
                  }
                })();""";
        Process node;
        try {
            node = new ProcessBuilder("node", "-e", program).redirectErrorStream(true).start();
        } catch (IOException e) {
            assumeTrue(false, "node is not installed");
            return;
        }
        String output = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        node.waitFor();
        StringBuilder expected = new StringBuilder();
        for (String name : names().toList()) {
            expected.append("# ").append(name).append('\n').append(inJava(name)).append('\n');
        }
        assertThat(output).isEqualTo(expected.toString());
    }

    private static String inJava(String name) throws ReflectiveOperationException {
        EventLoop loop = new EventLoop();
        List<String> lines = new ArrayList<>();
        PromisePuzzles puzzles = new PromisePuzzles(loop, line -> lines.add(line.toString()));
        Method puzzle = PromisePuzzles.class.getDeclaredMethod(name);
        loop.queueTask(TaskSource.OTHER, null, name, () -> {
            try {
                puzzle.invoke(puzzles);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        });
        loop.runFor(Duration.ofSeconds(1));
        loop.close();
        return String.join("\n", lines);
    }

    private static String source() throws IOException {
        try (InputStream in = PromisePuzzleTests.class.getResourceAsStream("puzzles.js")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
