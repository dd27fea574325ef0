package dev.frameloop.script.node;

import dev.frameloop.engine.node.LibuvVersion;
import dev.frameloop.engine.time.VirtualClock;
import dev.frameloop.engine.trace.TraceRecorder;
import dev.frameloop.engine.trace.TraceText;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.UnaryOperator;

import static org.assertj.core.api.Assertions.assertThat;

/// What a program is told that cannot run, or that fails; the form is that of Node.js.
class NodeProcessTests {
    private static final NodeRuntime RUNTIME = new NodeRuntime();

    @AfterAll
    static void close() {
        RUNTIME.close();
    }

    @TempDir
    Path folder;

    private String out = "";
    private String err = "";

    private int run(String name, String text) throws IOException {
        return run(name, text, options -> options);
    }

    private int run(String name, String text, UnaryOperator<NodeOptions> change) throws IOException {
        Path script = folder.resolve(name);
        Files.writeString(script, text);
        return run(script, change);
    }

    private int run(Path script, UnaryOperator<NodeOptions> change) {
        ByteArrayOutputStream outBytes = new ByteArrayOutputStream();
        ByteArrayOutputStream errBytes = new ByteArrayOutputStream();
        int code = RUNTIME.run(change.apply(NodeOptions.of(script, new VirtualClock(),
                new PrintStream(outBytes, false, StandardCharsets.UTF_8),
                new PrintStream(errBytes, false, StandardCharsets.UTF_8))));
        out = outBytes.toString(StandardCharsets.UTF_8);
        err = errBytes.toString(StandardCharsets.UTF_8);
        return code;
    }

    @Test
    void aMissingFile() {
        assertThat(run(folder.resolve("nothing.js"), options -> options)).isEqualTo(1);
        assertThat(err).startsWith("Error: Cannot find module '" + folder.resolve("nothing.js") + "'")
                .contains("MODULE_NOT_FOUND");
    }

    @Test
    void aSyntaxErrorTellsItsLine() throws IOException {
        assertThat(run("a.js", "let ok;\nlet x = ;\n")).isEqualTo(1);
        assertThat(err).startsWith(folder.resolve("a.js") + ":2\nlet x = ;\n        ^\n\nSyntaxError: ");

        assertThat(run("a.mjs", "let ok;\nlet x = ;\n")).isEqualTo(1);
        assertThat(err).contains("a.mjs:2\nlet x = ;\n        ^\n\nSyntaxError: ");
    }

    @Test
    void anUncaughtExceptionTellsItsLine() throws IOException {
        assertThat(run("a.js", "function f() {\n  throw new TypeError('bad');\n}\nsetTimeout(f, 5);\n")).isEqualTo(1);
        assertThat(err).startsWith(folder.resolve("a.js") + ":2\n  throw new TypeError('bad');\n        ^\n\n"
                + "TypeError: bad\n    at Timeout.f (" + folder.resolve("a.js") + ":2:9)");
    }

    @Test
    void anUnhandledRejectionThatIsNoError() throws IOException {
        assertThat(run("a.js", "Promise.reject(42)")).isEqualTo(1);
        assertThat(err).contains("UnhandledPromiseRejection", "the reason \"42\"", "ERR_UNHANDLED_REJECTION");
    }

    @Test
    void aModuleThatIsNotHereSaysWhatIs() throws IOException {
        assertThat(run("a.js", "require('http')")).isEqualTo(1);
        assertThat(err).contains("No such built-in module: http", "timers/promises", "net");

        assertThat(run("a.mjs", "import 'node:zlib'")).isEqualTo(1);
        assertThat(err).contains("No such built-in module: node:zlib", "timers/promises");

        assertThat(run("a.js", "require('left-pad')")).isEqualTo(1);
        assertThat(err).contains("Cannot find module 'left-pad'\nRequire stack:\n- " + folder.resolve("a.js"));
    }

    @Test
    void anExportThatIsNotThere() throws IOException {
        assertThat(run("a.mjs", "import { nope } from 'fs'")).isEqualTo(1);
        assertThat(err).contains("a.mjs:1\nimport { nope } from 'fs'", "does not provide an export named 'nope'");
    }

    @Test
    void endlessScriptsAreEndedAndNamed() throws IOException {
        for (String endless : List.of("while (true) {}", "(function f() { process.nextTick(f); })()",
                "(function f() { Promise.resolve().then(f); })()", "for (;;) { try { while (true); } catch {} }")) {
            int code = run("a.js", "setTimeout(() => {\n" + endless + "\n}, 1)",
                    options -> options.withStatementBudget(500_000));
            assertThat(code).isEqualTo(1);
            assertThat(err).as(endless).contains("endless").contains("a.js:2");
        }
    }

    @Test
    void aProgramThatGoesOnForEverMeetsItsLimit() throws IOException {
        assertThat(run("a.js", "setInterval(() => console.log('tick'), 100)",
                options -> options.withLimit(Duration.ofMillis(350)))).isEqualTo(1);
        assertThat(out).isEqualTo("tick\ntick\ntick\n");
        assertThat(err).contains("still running after 350 ms");
    }

    @Test
    void theStackEndsAsARangeError() throws IOException {
        assertThat(run("a.js", "try { (function f() { f(); })(); } catch (e) { console.log(e.name); }")).isZero();
        assertThat(out).isEqualTo("RangeError\n");
    }

    @Test
    void argumentsAreHandedOver() throws IOException {
        assertThat(run("a.js", "console.log(process.argv.slice(2)); process.exitCode = process.argv.length;",
                options -> options.withArguments(List.of("--x", "y")))).isEqualTo(4);
        assertThat(out).isEqualTo("[ '--x', 'y' ]\n");
    }

    @Test
    void virtualTimeJumps() throws IOException {
        assertThat(run("a.js", "const t = Date.now(); setTimeout(() => console.log(Date.now() - t), 3_000_000)"))
                .isZero();
        assertThat(out).isEqualTo("3000000\n");
    }

    @Test
    void bothLibuvsRunPrograms() throws IOException {
        for (LibuvVersion version : LibuvVersion.values()) {
            assertThat(run("a.js",
                    "setTimeout(() => console.log('timeout'), 5); setImmediate(() => console.log('immediate'))",
                    options -> options.withLibuv(version))).isZero();
            assertThat(out).isEqualTo("immediate\ntimeout\n");
        }
    }

    @Test
    void theTraceTellsCausesWithTheirLines() throws IOException {
        TraceRecorder recorder = new TraceRecorder(10_000);
        run("a.js", "setTimeout(() => {\n  process.nextTick(() => {});\n}, 7);", options -> options.withSink(recorder));

        StringBuilder text = new StringBuilder();
        TraceText.write(recorder.events(), text);
        assertThat(text.toString()).contains("7.000 ms    task  setTimeout", "at a.js:1",
                "next tick  nextTick", "at a.js:2");
    }

    @Test
    void twoRunsHaveTheSameTrace() throws IOException {
        String text = "require('fs').readFile(__filename, () => setImmediate(() => console.log(Math.random(), Date.now())));";
        TraceRecorder first = new TraceRecorder(10_000);
        TraceRecorder second = new TraceRecorder(10_000);
        run("a.js", text, options -> options.withSink(first));
        String before = out;
        run("a.js", text, options -> options.withSink(second));

        assertThat(out).isEqualTo(before);
        assertThat(second.events()).isEqualTo(first.events());
    }
}
