package dev.frameloop.demos;

import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;
import org.junit.jupiter.api.Test;

import java.time.Duration;

import static org.assertj.core.api.Assertions.assertThat;

/// Messages to windows, ports and channels, and the performance timeline. The expected lines are what Chromium logs.
class MessagingTests {
    private static String run(String script) {
        try (Frameloop frameloop = new Frameloop();
                Page page = frameloop.open(
                        "<!DOCTYPE html><script>const result = []; const log = line => result.push(String(line));\n"
                                + script + "</script>",
                        PageOptions.defaults())) {
            page.runFor(Duration.ofMillis(100));
            return String.valueOf(page.evaluate("result.join('\\n')"));
        }
    }

    @Test
    void windowsGetMessagesOfTheOriginThatTheyAreMeantFor() {
        assertThat(
                run("""
                        onmessage = e => log(`${e.data} ${e.origin === origin} ${e.source === window} ${e.ports.length} ${Object.isFrozen(e.ports)}`);
                        onmessageerror = () => log('never');
                        const { port1, port2 } = new MessageChannel();
                        postMessage('any', '*', [port1]);
                        postMessage('own');
                        postMessage('named', { targetOrigin: location.href });
                        postMessage('elsewhere', 'https://elsewhere.test');
                        try { postMessage('x', 'no origin'); } catch (e) { log(e.name); }
                        try { postMessage(() => 1); } catch (e) { log(e.message); }
                        log('script ends');
                        """))
                .isEqualTo("""
                        SyntaxError
                        Failed to execute 'postMessage' on 'Window': () => 1 could not be cloned.
                        script ends
                        any true true 1 true
                        own true true 0 true
                        named true true 0 true""");
    }

    @Test
    void aPortWaitsUntilItIsStartedAndTakesItsMessagesAlong() {
        assertThat(run("""
                const a = new MessageChannel(), b = new MessageChannel();
                a.port2.addEventListener('message', e => log('never ' + e.data));
                a.port1.postMessage('waits');
                b.port2.onmessage = e => {
                  const moved = e.ports[0];
                  log('moved, old one detached: ' + (moved !== a.port2));
                  moved.addEventListener('message', m => log(m.data));
                  moved.onclose = () => log('closed');
                  moved.start();
                };
                b.port1.postMessage(null, [a.port2]);
                a.port1.postMessage('sent after the transfer');
                try { b.port1.postMessage(null, [a.port2]); } catch (e) { log(e.name); }
                setTimeout(() => { a.port1.postMessage('last'); a.port1.close(); a.port1.postMessage('never'); });
                """)).isEqualTo("""
                DataCloneError
                moved, old one detached: true
                waits
                sent after the transfer
                last
                closed""");
    }

    @Test
    void broadcastChannelsReachAllOthersOfTheirName() {
        assertThat(run("""
                const [a, b, c, other] = ['n', 'n', 'n', 'm'].map(name => new BroadcastChannel(name));
                for (const [name, channel] of Object.entries({ a, b, c, other })) {
                  channel.onmessage = e => log(`${name} got ${e.data} ${e.origin === origin} ${e.source}`);
                }
                a.postMessage(1);
                c.close();
                b.postMessage(2);
                try { c.postMessage(3); } catch (e) { log(e.name); }
                """)).isEqualTo("""
                InvalidStateError
                b got 1 true null
                a got 2 true null""");
    }

    @Test
    void performanceObserversAreToldInATask() {
        assertThat(
                run("""
                        performance.mark('early', { startTime: 1 });
                        const observer = new PerformanceObserver(function (list, self, options) {
                          log(list.getEntries().map(e => `${e.entryType} ${e.name}`) + ' ' + (this === self) + ' ' + options.droppedEntriesCount);
                          if (list.getEntriesByName('two').length) performance.mark('three');
                        });
                        observer.observe({ type: 'mark', buffered: true });
                        observer.observe({ type: 'measure' });
                        performance.mark('two', { startTime: 3, detail: { x: [1] } });
                        performance.measure('span', 'early', 'two');
                        log('taken ' + observer.takeRecords().length);
                        performance.mark('two', { startTime: 9 });
                        Promise.resolve().then(() => log('microtask'));
                        try { observer.observe({ entryTypes: ['mark'] }); } catch (e) { log(e.name); }
                        try { observer.observe({}); } catch (e) { log(e.name); }
                        log(PerformanceObserver.supportedEntryTypes.join() + ' ' + (PerformanceObserver.supportedEntryTypes === PerformanceObserver.supportedEntryTypes));
                        log(JSON.stringify(performance.getEntriesByType('measure')[0]));
                        """))
                .isEqualTo("""
                        taken 3
                        InvalidModificationError
                        TypeError
                        longtask,mark,measure true
                        {"name":"span","entryType":"measure","startTime":1,"duration":2}
                        microtask
                        mark two true 0
                        mark three true undefined""");
    }
}
