package dev.frameloop.script;

import org.junit.jupiter.api.Test;

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

    @Test
    void endlessScriptsEndTheLoopAndNameTheCulprit() {
        for (String endless : new String[]{"while (true) {}", "(function f() { Promise.resolve().then(f); })()",
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
