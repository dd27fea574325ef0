package dev.frameloop.demos.page;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.frameloop.demos.cli.Command;
import dev.frameloop.engine.loop.RunOutcome;
import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import static org.assertj.core.api.Assertions.assertThat;

/// Pages that go wrong, or try to: each gets a clear answer, and what follows goes on.
class BadPagesTests {
    private static final ObjectMapper JSON = new ObjectMapper();
    /// Small, so that endless pages end soon.
    private static final PageOptions SMALL = PageOptions.defaults().withStatementBudget(100_000)
            .withMicrotaskLimit(10_000);

    @TempDir
    Path folder;

    @Test
    void filesThatAreNoPagesAreToldApart() throws IOException {
        Files.createDirectory(folder.resolve("folder.html"));
        Files.createFile(folder.resolve("empty.html"));
        byte[] garbage = new byte[50_000];
        new Random(1).nextBytes(garbage);
        Files.write(folder.resolve("garbage.html"), garbage);
        Files.write(folder.resolve("zeros.html"), new byte[1000]);
        Files.writeString(folder.resolve("windows.html"),
                "\ufeff<!doctype html>\r\n<title>\u00e4</title><pre>\r\na\r\nb</pre>"
                        + "<script>\r\nresult = [document.title, document.querySelector('pre').textContent, document.compatMode]</script>");

        List<JsonNode> lines = eval(Command.FAILURE, "missing.html", "folder.html", "empty.html", "garbage.html",
                "zeros.html", "windows.html");

        assertThat(lines.get(0).get("errors").toString()).contains("there is no file");
        assertThat(lines.get(1).get("errors").toString()).contains("is a folder");
        assertThat(lines.subList(2, 6)).allMatch(line -> line.get("errors").isEmpty());
        assertThat(lines.get(5).get("value").toString()).isEqualTo("[\"\u00e4\",\"a\\nb\",\"CSS1Compat\"]");
    }

    @Test
    void anAddressNeedsItsOriginAllowed() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        assertThat(new Eval(new PrintStream(bytes, true, StandardCharsets.UTF_8))
                .run(List.of("http://localhost:9/page.html"))).isEqualTo(Command.FAILURE);
        assertThat(bytes.toString(StandardCharsets.UTF_8)).contains("http://localhost:9", "allow");
    }

    @Test
    void endlessScriptsEndTheirPageWithTheLineAndOthersGoOn() {
        Set<String> endless = Set.of(
                "setTimeout(() => {\n while (true) {} })",
                "setTimeout(() => {\n for (;;) try { while (true) {} } catch { } finally { continue } })",
                "requestAnimationFrame(() => {\n for (;;); })",
                "\nfunction f() { Promise.resolve().then(f) } f()",
                "\nfunction f() { queueMicrotask(f) } f()",
                "\n(async () => { for (;;) await null })()");
        try (Frameloop frameloop = new Frameloop()) {
            for (String script : endless) {
                try (Page page = frameloop.open("<script>" + script + "</script>", SMALL)) {
                    assertThat(page.runFor(Duration.ofSeconds(1))).as(script).isEqualTo(RunOutcome.ENDED);
                    assertThat(page.termination()).as(script).contains("endless").contains(":2");
                }
                try (Page other = frameloop.open("<script>setTimeout(() => result = 1)</script>", SMALL)) {
                    other.runFor(Duration.ofSeconds(1));
                    assertThat(other.evaluate("result")).isEqualTo(1);
                }
            }
        }
    }

    @Test
    void waitingForTheClockEnds() {
        for (String clock : List.of("performance.now()", "Date.now()", "new Date().getTime()",
                "document.timeline.currentTime + performance.now()")) {
            try (Frameloop frameloop = new Frameloop();
                    Page page = frameloop.open("<script>const end = " + clock + " + 20; while (" + clock
                            + " < end); result = 'ended'</script>", PageOptions.defaults())) {
                page.runFor(Duration.ofSeconds(1));
                assertThat(page.termination()).as(clock).isNull();
                assertThat(page.evaluate("result")).as(clock).isEqualTo("ended");
            }
        }
    }

    @Test
    void callbacksThatThrowAreReportedAndTheNextOnesRun() {
        String script = """
                let frames = 0;
                onerror = () => { throw new Error('in onerror'); };
                setInterval(() => { throw new Error('interval'); }, 5);
                requestAnimationFrame(function f() { frames++; requestAnimationFrame(f); throw new Error('frame'); });
                new MutationObserver(() => { throw new Error('observer'); }).observe(document, { childList: true, subtree: true });
                new ResizeObserver(() => { throw new Error('resize'); }).observe(document.documentElement);
                queueMicrotask(() => { throw new Error('microtask'); });
                Promise.reject(new Error('rejected'));
                addEventListener('load', () => { throw new Error('load'); });
                requestIdleCallback(() => { throw new Error('idle'); });
                throw null;
                """;
        try (Frameloop frameloop = new Frameloop();
                Page page = frameloop.open("<script>" + script + "</script><p>", PageOptions.defaults())) {
            page.runFor(Duration.ofMillis(100));
            List<String> told = page.console().stream().map(message -> message.text()).toList();

            for (String thrown : List.of("null", "in onerror", "interval", "frame", "observer", "microtask", "rejected",
                    "load", "idle")) {
                assertThat(told).as(thrown).anyMatch(text -> text.startsWith("Uncaught") && text.endsWith(thrown));
            }
            assertThat(page.evaluate("frames")).isEqualTo(6);
        }
    }

    @Test
    void longAndDeepPagesAreReadWhole() {
        String length = "<script>result = document.body.textContent.length</script>";
        try (Frameloop frameloop = new Frameloop()) {
            try (Page page = frameloop.open("<!doctype html><p>" + "word ".repeat(400_000) + length, SMALL)) {
                page.runFor(Duration.ofMillis(50));
                assertThat(page.evaluate("result")).isEqualTo(2_000_000 + 41);
            }
            String nested = "<div>".repeat(20_000) + "x"
                    + "<script>let n = document.querySelector('script'), result = 0;"
                    + "while (n = n.parentNode) result++</script>";
            try (Page page = frameloop.open("<!doctype html>" + nested, SMALL)) {
                page.runFor(Duration.ofMillis(50));
                assertThat(page.termination()).isNull();
                assertThat(page.evaluate("result")).isEqualTo(20_000 + 3);
            }
        }
    }

    @Test
    void tenRunsHaveOneHash() {
        String script = """
                const log = new Map();
                for (let i = 0; i < 20; i++) setTimeout(() => Promise.resolve(i).then(n => log.set(n, Math.random())), Math.random() * 30);
                requestAnimationFrame(async function f(t) { await null; document.title = t + [...log.keys()] + Date.now(); requestAnimationFrame(f); });
                new MutationObserver(() => setTimeout(() => performance.now())).observe(document, { childList: true, subtree: true });
                """;
        Set<Long> hashes = new HashSet<>();
        try (Frameloop frameloop = new Frameloop()) {
            for (int i = 0; i < 10; i++) {
                try (Page page = frameloop.open("<title></title><script>" + script + "</script>",
                        PageOptions.defaults())) {
                    page.runFor(Duration.ofMillis(200));
                    hashes.add(page.traceHash());
                }
            }
        }
        assertThat(hashes).hasSize(1);
    }

    private List<JsonNode> eval(int status, String... names) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        List<String> words = Stream.concat(Stream.of("--expr", "window.result"),
                Arrays.stream(names).map(name -> folder.resolve(name).toString())).toList();
        assertThat(new Eval(new PrintStream(bytes, true, StandardCharsets.UTF_8)).run(words)).isEqualTo(status);
        List<JsonNode> lines = new ArrayList<>();
        for (String line : bytes.toString(StandardCharsets.UTF_8).lines().toList()) {
            lines.add(JSON.readTree(line));
        }
        assertThat(IntStream.range(0, names.length))
                .allMatch(i -> lines.get(i).get("page").asText().endsWith(names[i]));
        return lines;
    }
}
