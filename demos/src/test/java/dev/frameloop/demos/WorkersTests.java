package dev.frameloop.demos;

import dev.frameloop.dom.net.ResourceLoader;
import dev.frameloop.dom.net.ResourceResponse;
import dev.frameloop.dom.script.ConsoleMessage;
import dev.frameloop.engine.time.SystemClock;
import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;

import static org.assertj.core.api.Assertions.assertThat;

/// Workers. The expected lines are what Chromium logs, but for the order of what happens at the same time.
class WorkersTests {
    private static final Map<String, String> FILES = Map.of(
            "/echo.js", "onmessage = e => postMessage(e.data, e.ports);",
            "/lib.js", "globalThis.lib = 'library';",
            "/broken.js", "this is no script",
            "/module.js", "import { five } from './five.js'; postMessage(five + ' ' + import.meta.url);",
            "/five.js", "export const five = 5;",
            "/page", "<p>no script</p>");
    private static final ResourceLoader LOADER = url -> {
        String text = FILES.get(url.getPath());
        if (text == null) {
            throw new IOException("there is no " + url);
        }
        String type = url.getPath().endsWith(".js") ? "text/javascript" : "text/html";
        return new ResourceResponse(url, 200, type, text.getBytes(StandardCharsets.UTF_8));
    };

    private final Frameloop frameloop = new Frameloop();

    @AfterEach
    void close() {
        frameloop.close();
    }

    private static PageOptions options(String clock) {
        PageOptions options = PageOptions.defaults().withResourceLoader(LOADER);
        return clock.equals("system") ? options.withClock(SystemClock::new) : options;
    }

    private Page open(String script, PageOptions options) {
        return frameloop.open("""
                <!DOCTYPE html><script>
                const result = [];
                const log = line => result.push(String(line));
                const worker = (text, options) => new Worker(URL.createObjectURL(new Blob([text])), options);
                """ + script + "</script>", options);
    }

    /// Runs a page until it logs `end`.
    private String run(String script, PageOptions options) {
        try (Page page = open(script, options)) {
            page.runUntil(() -> logged(page).contains("end"), Duration.ofSeconds(60));
            return String.join("\n", logged(page));
        }
    }

    private static List<String> logged(Page page) {
        Object lines = page.evaluate("typeof result === 'undefined' ? '' : result.join('\\n')");
        return String.valueOf(lines).lines().toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"virtual", "system"})
    void messagesGoBackAndForthInOrder(String clock) {
        assertThat(run("""
                const w = new Worker('/echo.js');
                w.onmessage = e => log(JSON.stringify(e.data));
                for (const each of [1, 'two', { three: [3] }, null, 'end']) w.postMessage(each);
                w.addEventListener('message', e => { if (e.data === 'end') log('end'); });
                """, options(clock))).isEqualTo("1\n\"two\"\n{\"three\":[3]}\nnull\n\"end\"\nend");
    }

    @ParameterizedTest
    @ValueSource(strings = {"virtual", "system"})
    void portsMoveBetweenAgentsAndKeepTheirOrder(String clock) {
        assertThat(run("""
                const a = worker(`onmessage = e => {
                  const port = e.ports[0];
                  port.postMessage('from a');
                  postMessage('passes it on', [port]);
                }`);
                const b = worker(`onmessage = e => e.ports[0].onmessage = m => postMessage('b got ' + m.data)`);
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = e => log(e.data);
                for (let i = 0; i < 3; i++) port1.postMessage(i);
                a.postMessage('', [port2]);
                port1.postMessage(3);
                a.onmessage = e => { b.postMessage('', e.ports); port1.postMessage(4); };
                b.onmessage = e => { log(e.data); if (e.data === 'b got 4') log('end'); };
                """, options(clock)))
                .isEqualTo("from a\nb got 0\nb got 1\nb got 2\nb got 3\nb got 4\nend");
    }

    @Test
    void aBufferThatIsTransferredMoves() {
        assertThat(run("""
                const w = worker(`onmessage = e => { e.data[1] += 1; postMessage(e.data, [e.data.buffer]); }`);
                const bytes = new Uint8Array([1, 2, 3]);
                w.postMessage(bytes, [bytes.buffer]);
                log(bytes.length);
                w.onmessage = e => { log(e.data); log('end'); };
                """, options("virtual"))).isEqualTo("0\n1,3,3\nend");
    }

    @Test
    void aScopeShowsWhatWorkersMaySee() {
        assertThat(
                run("""
                        const w = worker(`postMessage([typeof window, typeof document, typeof Node, typeof Worker, typeof SharedWorker,
                          self instanceof DedicatedWorkerGlobalScope, self instanceof WorkerGlobalScope, self instanceof EventTarget,
                          self === this, name, typeof navigator.userAgent, location.protocol, origin, isSecureContext,
                          Object.prototype.toString.call(self), typeof requestAnimationFrame, typeof requestIdleCallback,
                          typeof performance.now(), typeof scheduler.postTask, typeof crypto, typeof AbortController].join())`, { name: 'n' });
                        w.onmessage = e => { log(e.data); log('end'); };
                        """,
                        options("virtual")))
                .startsWith("undefined,undefined,undefined,function,undefined,")
                .contains("true,true,true,true,n,string,blob:,https://page.localhost,true,"
                        + "[object DedicatedWorkerGlobalScope],function,undefined,number,function,");
    }

    @Test
    void errorsTravelToTheWorkerObjectAndThenToTheWindow() {
        assertThat(
                run("""
                        onerror = (message, file, line, column, error) => { log(`window: ${message} ${line} ${error}`); log('end'); return true; };
                        const handled = worker(`onerror = (m, f, l, c, e) => { postMessage('inside ' + m + ' ' + e.message); return true; };
                          throw new Error('one')`);
                        handled.onmessage = e => log(e.data);
                        handled.onerror = () => log('never');
                        const cancelled = worker(`\\nthrow new TypeError('two')`);
                        cancelled.onerror = e => { log(`object: ${e.message} ${e.lineno} ${e.error}`); e.preventDefault(); };
                        setTimeout(() => worker(`\\n\\nsetTimeout(() => { throw new RangeError('three') })`), 10);
                        """,
                        options("virtual")).lines().sorted().toList())
                .containsExactly("end",
                        "inside Uncaught Error: one one", "object: Uncaught TypeError: two 2 null",
                        "window: Uncaught RangeError: three 3 null");
    }

    @Test
    void whatCannotBeLoadedFiresAnErrorAndBadAddressesThrow() {
        assertThat(run("""
                for (const url of ['/missing.js', '/page']) {
                  new Worker(url).onerror = e => log(`${url} ${e.constructor.name} ${e.cancelable}`);
                }
                new Worker('/missing.js', { type: 'module' }).onerror = e => log(`module ${e.constructor.name}`);
                for (const url of ['http://[', 'https://elsewhere.test/x.js']) {
                  try { new Worker(url); } catch (e) { log(e.name); }
                }
                try { new Worker('/echo.js', { type: 'other' }); } catch (e) { log(e.name); }
                setTimeout(() => log('end'), 10);
                """, options("virtual")).lines().sorted().toList()).containsExactly("/missing.js Event false",
                "/page Event false", "SecurityError", "SyntaxError", "TypeError", "end", "module Event");
    }

    @Test
    void scriptsAreImported() {
        assertThat(
                run("""
                        const w = new Worker(URL.createObjectURL(new Blob([`
                          importScripts('https://page.localhost/lib.js'); postMessage(lib);
                          for (const url of ['https://page.localhost/missing.js', 'https://page.localhost/page', 'http://[', 'https://page.localhost/broken.js']) {
                            try { importScripts(url); } catch (e) { postMessage(e.name + ' ' + (e instanceof DOMException)); }
                          }
                          postMessage('end');`])));
                        w.onmessage = e => log(e.data);
                        """,
                        options("virtual")))
                .isEqualTo("library\nNetworkError true\nNetworkError true\nSyntaxError true\nSyntaxError false\nend");
    }

    @Test
    void modulesRunInWorkers() {
        assertThat(run("""
                const w = new Worker('/module.js', { type: 'module' });
                w.onmessage = e => { log(e.data); log('end'); };
                """, options("virtual"))).isEqualTo("5 https://page.localhost/module.js\nend");
    }

    @Test
    void channelsBroadcastToAllAgents() {
        assertThat(
                run("""
                        const text = `const c = new BroadcastChannel('c'); c.onmessage = e => postMessage('heard ' + e.data); postMessage('ready');`;
                        const own = new BroadcastChannel('c');
                        own.onmessage = () => log('never');
                        let ready = 0, heard = 0;
                        for (const w of [worker(text), worker(text)]) w.onmessage = e => {
                          log(e.data);
                          if (e.data === 'ready' && ++ready === 2) own.postMessage('all');
                          if (e.data === 'heard all' && ++heard === 2) log('end');
                        };
                        """,
                        options("virtual")))
                .isEqualTo("ready\nready\nheard all\nheard all\nend");
    }

    @Test
    void workersHaveFrames() {
        assertThat(
                run("""
                        const w = worker(`let n = 0; requestAnimationFrame(function frame(t) { postMessage(t); if (++n < 3) requestAnimationFrame(frame); })`);
                        const times = [];
                        w.onmessage = e => { times.push(e.data); if (times.length === 3) { log(Math.round((times[2] - times[0]) * 60 / 1000)); log('end'); } };
                        """,
                        options("virtual")))
                .isEqualTo("2\nend");
    }

    @Test
    void aBusyWorkerDoesNotHoldUpThePage() {
        assertThat(
                run("""
                        const w = worker(`const start = performance.now(); while (performance.now() - start < 100); postMessage('done');`);
                        w.onmessage = e => { log(Math.round(performance.now() / 10) * 10 + ' ' + e.data); log('end'); };
                        setTimeout(() => log('timer at ' + Math.round(performance.now() / 10) * 10), 50);
                        """,
                        options("virtual")))
                .isEqualTo("timer at 50\n100 done\nend");
    }

    @Test
    void theSameInputsGiveTheSameRun() {
        String script = """
                for (let i = 0; i < 3; i++) {
                  const w = worker(`for (let i = 0; i < 5; i++) setTimeout(() => postMessage(Math.random()), i % 2);`);
                  w.onmessage = e => log(i + ' ' + e.data);
                }
                setTimeout(() => log('end'), 100);
                """;
        assertThat(hash(script, 1)).isEqualTo(hash(script, 1));
        assertThat(hash(script, 1)).isNotEqualTo(hash(script, 2));
        assertThat(run(script, options("virtual"))).isEqualTo(run(script, options("virtual")));
    }

    private long hash(String script, long seed) {
        try (Page page = open(script, options("virtual").withSeed(seed))) {
            page.runFor(Duration.ofMillis(200));
            return page.traceHash();
        }
    }

    @Test
    void anEndlessWorkerIsEndedAndThePageGoesOn() {
        try (Page page = open("worker('for (;;);'); setTimeout(() => log('page goes on'), 10);",
                options("virtual").withStatementBudget(100_000))) {
            page.runFor(Duration.ofMillis(100));

            assertThat(page.evaluate("result.join()")).isEqualTo("page goes on");
            assertThat(page.console()).singleElement().extracting(ConsoleMessage::text).asString()
                    .contains("was ended: endless script at blob:").contains(":1:");
            assertThat(page.agents().runningCount()).isZero();
            assertThat(page.termination()).isNull();
        }
    }

    @Test
    void aBusyWorkerCanBeTerminatedOnTheSystemClock() {
        try (Page page = open(
                "const w = worker('postMessage(1); for (;;);'); w.onmessage = () => { w.terminate(); log('end'); };",
                options("system"))) {
            page.runUntil(() -> logged(page).size() == 1, Duration.ofSeconds(60));
            page.runUntil(() -> page.agents().runningCount() == 0, Duration.ofSeconds(60));

            assertThat(page.evaluate("result.join()")).isEqualTo("end");
            assertThat(page.agents().runningCount()).isZero();
            assertThat(page.console()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"virtual", "system"})
    void aClosedPageLeavesNoThread(String clock) {
        String name = "worker of a test " + System.identityHashCode(this);
        try (Page page = open(
                "for (let i = 0; i < 3; i++) { const w = worker(`postMessage('up'); new Worker('data:text/javascript,postMessage(1)', "
                        + "{ name: '" + name
                        + "' }).onmessage = () => postMessage('nested'); setInterval(() => {}, 10);`, { name: '" + name
                        + "' }); w.onmessage = e => log(e.data); }",
                options(clock))) {
            page.runUntil(() -> logged(page).size() == 6, Duration.ofSeconds(60));
            assertThat(threadsNamed(name)).isEqualTo(6);
        }
        assertThat(threadsNamed(name)).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"virtual", "system"})
    void agentsOfAnIsolatedPageShareMemoryAndWaitForOneAnother(String clock) {
        assertThat(
                run("""
                        const shared = new Int32Array(new SharedArrayBuffer(16));
                        const a = worker(`onmessage = e => { const m = e.data; postMessage('waits'); const how = Atomics.wait(m, 0, 0);
                          postMessage(how + ' ' + Atomics.load(m, 1)); }`);
                        const b = worker(`onmessage = e => { const m = e.data; Atomics.store(m, 1, 42);
                          let woken = 0; while (woken === 0) { woken = Atomics.notify(m, 0); if (woken === 0) Atomics.wait(m, 3, 0, 1); }
                          postMessage('woke ' + woken); }`);
                        a.onmessage = e => { log(e.data); if (e.data === 'waits') b.postMessage(shared); else ended(); };
                        b.onmessage = e => { log(e.data); ended(); };
                        let left = 2;
                        const ended = () => { if (--left === 0) log('end'); };
                        a.postMessage(shared);
                        """,
                        options(clock).withCrossOriginIsolation(true)).lines().sorted().toList())
                .containsExactly("end", "ok 42", "waits", "woke 1");
    }

    @Test
    void aWaitTakesVirtualTimeAndLetsTheOthersRun() {
        assertThat(
                run("""
                        const w = worker(`const m = new Int32Array(new SharedArrayBuffer(4)); const start = performance.now();
                          const how = Atomics.wait(m, 0, 0, 100); postMessage(how + ' ' + (performance.now() - start) + ' ' + Atomics.wait(m, 0, 1));`);
                        w.onmessage = e => { log(e.data); log('end'); };
                        setTimeout(() => log('page at 50'), 50);
                        """,
                        options("virtual")))
                .isEqualTo("page at 50\ntimed-out 100 not-equal\nend");
    }

    @Test
    void windowsMayNotWaitButGetPromises() {
        assertThat(
                run("""
                        const m = new Int32Array(new SharedArrayBuffer(8));
                        try { Atomics.wait(m, 0, 0); } catch (e) { log(e.name); }
                        for (const bad of [() => Atomics.wait(new Int32Array(4), 0, 0), () => Atomics.wait(m, 2, 0), () => Atomics.notify(new Int8Array(4), 0)]) {
                          try { bad(); } catch (e) { log(e.name); }
                        }
                        log(Atomics.notify(new Int32Array(4), 0));
                        log(Atomics.waitAsync(m, 0, 1).value);
                        Atomics.waitAsync(m, 0, 0).value.then(log);
                        Atomics.waitAsync(m, 1, 0, 10).value.then(how => { log(how + ' ' + Math.round(performance.now() - 1)); log('end'); });
                        log(Atomics.notify(m, 0));
                        """,
                        options("virtual")))
                .isEqualTo("""
                        TypeError
                        TypeError
                        RangeError
                        TypeError
                        0
                        not-equal
                        1
                        ok
                        timed-out 10
                        end""");
    }

    @Test
    void withoutIsolationMemoryIsNotShared() {
        assertThat(run("""
                log(crossOriginIsolated);
                try { postMessage(new SharedArrayBuffer(4)); } catch (e) { log(e.name); }
                log('end');
                """, options("virtual"))).isEqualTo("false\nDataCloneError\nend");
    }

    @ParameterizedTest
    @ValueSource(strings = {"virtual", "system"})
    void aWorkerThatNeverAnswersCanBeTerminated(String clock) {
        String name = "waiting worker of a test " + System.identityHashCode(this);
        try (Page page = open(
                """
                        const w = worker(`postMessage('waits'); try { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); }
                          finally { postMessage('never'); }`, { name: '"""
                        + name
                        + """
                                ' });
                                w.onmessage = e => { log(e.data); setTimeout(() => { w.terminate(); log('end'); }, 10); };
                                """,
                options(clock))) {
            page.runUntil(() -> logged(page).contains("end"), Duration.ofSeconds(60));
            page.runUntil(() -> page.agents().runningCount() == 0, Duration.ofSeconds(60));
            page.runFor(Duration.ofMillis(1));

            assertThat(logged(page)).containsExactly("waits", "end");
            assertThat(page.console()).isEmpty();
        }
        assertThat(threadsNamed(name)).isZero();
    }

    @Test
    void windowsShareAWorker() {
        assertThat(
                run("""
                        const url = URL.createObjectURL(new Blob([`let n = 0;
                          onconnect = e => { const port = e.ports[0]; port.postMessage(`+'`${name} ${++n} ${e.data === ""} ${e.source === port} ${self.constructor.name}`'+`);
                            port.onmessage = m => { port.postMessage('echo ' + m.data); if (m.data === 'close') close(); }; }`]));
                        const a = new SharedWorker(url, 'n'), b = new SharedWorker(url, { name: 'n' }), c = new SharedWorker(url, 'other');
                        const expected = 5;
                        const heard = who => e => { log(who + ': ' + e.data); if (result.length === expected) log('end'); };
                        a.port.onmessage = heard('a');
                        b.port.addEventListener('message', heard('b'));
                        b.port.start();
                        c.port.onmessage = heard('c');
                        a.port.postMessage('x'); b.port.postMessage('y');
                        """,
                        options("virtual")).lines().sorted().toList())
                .containsExactly("a: echo x",
                        "a: n 1 true true SharedWorkerGlobalScope", "b: echo y",
                        "b: n 2 true true SharedWorkerGlobalScope",
                        "c: other 1 true true SharedWorkerGlobalScope", "end");
    }

    @Test
    void aSharedWorkerThatCannotBeLoadedFiresErrorsAtAllWhoConnect() {
        assertThat(run("""
                for (const type of ['classic', 'classic', 'module']) {
                  new SharedWorker('/missing.js', { type }).onerror = e => log(type + ' ' + e.constructor.name);
                }
                setTimeout(() => log('end'), 50);
                """, options("virtual")).lines().sorted().toList()).containsExactly("classic Event", "classic Event",
                "end", "module Event");
    }

    private static long threadsNamed(String name) {
        return Thread.getAllStackTraces().keySet().stream().filter(it -> it.getName().endsWith(name)).count();
    }
}
