package dev.frameloop.demos;

import dev.frameloop.dom.net.ResourceLoader;
import dev.frameloop.dom.net.ResourceResponse;
import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;

import static org.assertj.core.api.Assertions.assertThat;

/// Service workers, by the standard's own order of what happens.
class ServiceWorkersTests {
    private static final Map<String, String> FILES = Map.of(
            "/life.js", """
                    oninstall = e => e.waitUntil(new Promise(done => setTimeout(done, 20)));
                    onactivate = e => e.waitUntil(clients.claim());
                    onmessage = e => { e.source.postMessage('echo ' + e.data);
                      clients.matchAll().then(all => e.source.postMessage(all.length + ' ' + all[0].type)); };
                    """,
            "/fetch.js",
            """
                    oninstall = () => skipWaiting();
                    onactivate = e => e.waitUntil(clients.claim());
                    onfetch = e => {
                      const path = new URL(e.request.url).pathname;
                      if (path === '/made') e.respondWith(new Response('made of ' + e.request.method, { status: 201, headers: { 'Content-Type': 'text/x' } }));
                      if (path === '/late') e.respondWith(new Promise(done => setTimeout(() => done(new Response('late')), 100)));
                      if (path === '/passed') e.respondWith(fetch(e.request));
                      if (path === '/broken') e.respondWith(Promise.reject(new Error('no')));
                      if (path === '/nothing') e.respondWith(Promise.resolve('no response'));
                    };
                    """,
            "/throws.js", "throw new Error('no')",
            "/fails.js", "oninstall = e => e.waitUntil(Promise.reject(1));",
            "/passed", "from the network",
            "/plain", "plain");
    private static final ResourceLoader LOADER = url -> {
        String text = FILES.get(url.getPath());
        if (text == null) {
            throw new IOException("there is no " + url);
        }
        String type = url.getPath().endsWith(".js") ? "text/javascript" : "text/plain";
        return new ResourceResponse(url, 200, type, text.getBytes(StandardCharsets.UTF_8));
    };

    private final Frameloop frameloop = new Frameloop();

    @AfterEach
    void close() {
        frameloop.close();
    }

    private List<String> run(String script) {
        try (Page page = frameloop.open("""
                <!DOCTYPE html><script>
                const result = [];
                const log = line => result.push(String(line));
                const { serviceWorker } = navigator;
                (async () => {
                """ + script + "\n})().catch(e => log('failed: ' + e));</script>",
                PageOptions.defaults().withResourceLoader(LOADER))) {
            page.runFor(Duration.ofSeconds(1));
            return String.valueOf(page.evaluate("result.join('\\n')")).lines().toList();
        }
    }

    @Test
    void aWorkerIsInstalledAndActivatedAndTalksToItsWindow() {
        assertThat(run("""
                const registration = await serviceWorker.register('/life.js');
                const worker = registration.installing;
                log(`${registration.scope} ${worker.scriptURL} ${worker.state} ${serviceWorker.controller}`);
                const start = performance.now();
                worker.onstatechange = () => log(`${worker.state} ${Math.round(performance.now() - start)}`);
                serviceWorker.oncontrollerchange = () => {
                  log('controlled ' + (serviceWorker.controller === worker));
                  worker.postMessage('hello');
                };
                serviceWorker.onmessage = e => log(`${e.data} ${e.source === worker} ${e.origin === origin}`);
                log(await serviceWorker.ready === registration && registration.active === worker);
                log((await serviceWorker.getRegistration()) === registration);
                """)).containsExactly("https://page.localhost/ https://page.localhost/life.js installing null",
                "installed 20", "activating 20", "true", "true", "controlled true", "activated 20",
                "echo hello true true",
                "1 window true true");
    }

    @Test
    void itAnswersFetchesInPlaceOfTheNetwork() {
        assertThat(
                run("""
                        await serviceWorker.register('/fetch.js');
                        log(await (await fetch('/plain')).text());
                        if (!serviceWorker.controller) await new Promise(done => serviceWorker.oncontrollerchange = done);
                        const made = await fetch('/made');
                        log(`${made.status} ${await made.text()}`);
                        const start = performance.now();
                        log(`${await (await fetch('/late')).text()} ${Math.round(performance.now() - start)}`);
                        for (const path of ['/passed', '/plain']) log(await (await fetch(path)).text());
                        for (const path of ['/broken', '/nothing', '/missing']) await fetch(path).catch(e => log(path + ' ' + e.name));
                        """))
                .containsExactly("plain", "201 made of GET", "late 100", "from the network", "plain",
                        "/broken TypeError", "/nothing TypeError", "/missing TypeError");
    }

    @Test
    void whatCannotBeRegisteredIsRejected() {
        assertThat(
                run("""
                        for (const [script, options] of [['/throws.js'], ['/missing.js'], ['/passed'], ['https://elsewhere.test/x.js'], ['http://['],
                            ['/life.js', { scope: 'https://elsewhere.test/' }]]) {
                          await serviceWorker.register(script, options).then(() => log('never'), e => log(script + ' ' + e.name));
                        }
                        const failing = await serviceWorker.register('/fails.js');
                        const worker = failing.installing;
                        await new Promise(done => worker.onstatechange = done);
                        log(worker.state + ' ' + failing.installing + ' ' + (await serviceWorker.getRegistrations()).length);
                        const registration = await serviceWorker.register('/life.js', { scope: '/deep/' });
                        log(registration.scope + ' ' + await serviceWorker.getRegistration());
                        log(await registration.unregister() + ' ' + await registration.unregister());
                        """))
                .containsExactly("/throws.js TypeError", "/missing.js TypeError", "/passed TypeError",
                        "https://elsewhere.test/x.js SecurityError", "http://[ TypeError", "/life.js SecurityError",
                        "redundant null 0", "https://page.localhost/deep/ undefined", "true false");
    }

    @Test
    void aNewWorkerWaitsUntilTheOldOneControlsNobody() {
        assertThat(run("""
                const first = await serviceWorker.register('/life.js');
                if (!serviceWorker.controller) await new Promise(done => serviceWorker.oncontrollerchange = done);
                const old = serviceWorker.controller;
                const second = await serviceWorker.register('/fetch.js?waits');
                log(first === second);
                await new Promise(done => serviceWorker.oncontrollerchange = done);
                log(old.state + ' ' + new URL(serviceWorker.controller.scriptURL).pathname);
                """)).containsExactly("true", "redundant /fetch.js");
    }
}
