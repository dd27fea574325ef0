package dev.frameloop.script;

import com.oracle.truffle.js.runtime.JSAgent;
import org.junit.jupiter.api.Test;

import java.lang.reflect.Field;

import static org.assertj.core.api.Assertions.assertThat;

/// One FIFO of microtasks, and what is told about rejections; expected orders are those of the HTML Standard.
class JobQueueTests {
    @Test
    void promiseJobsAndJavaMicrotasksAreOneQueue() {
        try (ScriptFixture page = new ScriptFixture()) {
            page.run(
                    """
                            Promise.resolve().then(() => { log('promise 1'); javaMicrotask('nested java'); }).then(() => log('promise 3'));
                            javaMicrotask('java 1');
                            queueMicrotask(() => log('microtask 1'));
                            (async () => { await null; log('async'); })();
                            javaMicrotask('java 2');
                            log('sync');
                            """);
            assertThat(page.window.log).containsExactly("sync", "promise 1", "java 1", "microtask 1", "async", "java 2",
                    "nested java", "promise 3");
        }
    }

    @Test
    void nothingRunsBeforeTheCheckpoint() {
        try (ScriptFixture page = new ScriptFixture()) {
            page.loop.prepareToRunCallback();
            page.run("Promise.resolve().then(() => log('job'))");
            page.eval("log('second script')");
            assertThat(page.window.log).containsExactly("second script");
            page.loop.cleanUpAfterRunningCallback();
            assertThat(page.window.log).containsExactly("second script", "job");
        }
    }

    @Test
    void rejectionsAreToldInATaskAfterTheCheckpoint() {
        try (ScriptFixture page = new ScriptFixture()) {
            page.run("""
                    var late = Promise.reject('late');
                    Promise.reject('never told').catch(() => {});
                    Promise.resolve().then(() => log('job'));
                    later(() => { log('task'); });
                    """);
            assertThat(page.window.log).containsExactly("job");
            page.loop.runUntilIdle();
            assertThat(page.window.log).containsExactly("job", "task", "unhandledrejection late");
            page.run("late.catch(() => {})");
            page.loop.runUntilIdle();
            assertThat(page.window.log).endsWith("rejectionhandled late");
        }
    }

    /// {@link JobQueue} puts itself into the insides of GraalJS: look at it again before this version changes.
    @Test
    void theInsidesOfGraalJsAreOfTheVersionThatIsKnown() {
        assertThat(JSAgent.class.getProtectionDomain().getCodeSource().getLocation().getPath())
                .endsWith("js-language-25.0.3.jar");
        assertThat(JSAgent.class.getDeclaredFields()).extracting(Field::getName).contains("promiseJobsQueue");
    }

    @Test
    void eachTaskHasAWholeBudget() {
        try (ScriptFixture page = new ScriptFixture(10_000)) {
            page.run(
                    "var n = 0; function step() { for (let i = 0; i < 1000; i++) {} if (++n < 20) later(step); } later(step);");
            page.loop.runUntilIdle();
            assertThat(page.loop.termination()).isNull();
            assertThat(page.eval("n")).isEqualTo(20);
        }
    }

    @Test
    void theStackEndsAsARangeErrorAndTheLoopGoesOn() {
        try (ScriptFixture page = new ScriptFixture()) {
            page.run("""
                    later(() => { (function deep() { deep(); })(); });
                    later(() => { try { (function deep() { [1].forEach(deep); })(); } catch (e) { log(e.name); } });
                    later(() => log('alive'));
                    """);
            page.loop.runUntilIdle();
            assertThat(page.window.reported).singleElement().asString().contains("Maximum call stack size exceeded");
            assertThat(page.window.log).containsExactly("RangeError", "alive");
        }
    }

    @Test
    void endlessScriptsEndTheLoopAndNameTheCulprit() {
        for (String endless : new String[]{"while (true) {}", "(function f() { queueMicrotask(f); })()",
                "(async () => { for (;;) await null; })()", "(function f() { Promise.resolve().then(f); })()",
                "for (;;) { try { while (true) {} } catch { } finally { continue; } }"}) {
            try (ScriptFixture page = new ScriptFixture(100_000); ScriptFixture other = new ScriptFixture(100_000)) {
                page.run("later(() => { \n" + endless + " })");
                page.loop.runUntilIdle();
                assertThat(page.loop.termination()).contains("https://page.test/").contains("endless");
                assertThat(other.eval("1 + 1")).isEqualTo(2);
            }
        }
    }
}
