package dev.frameloop.demos;

import dev.frameloop.dom.net.FolderLoader;
import dev.frameloop.dom.net.ResourceLoader;
import dev.frameloop.dom.net.ResourceResponse;
import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;

import static org.assertj.core.api.Assertions.assertThat;

/// Windows that scripts open, whose script it is that calls, long tasks, and what messages carry. What is expected is what the HTML Standard,
/// Web IDL, Long Tasks and File API say.
class WindowsAndTasksTests {
    private static final String LOG = "<!DOCTYPE html><script>window.result = []; "
            + "function log(...values) { result.push(values.join(' ')) }</script><body>";
    private static final Map<String, String> ISOLATING = Map.of("cross-origin-opener-policy", "same-origin",
            "cross-origin-embedder-policy", "require-corp");

    private static String run(String markup, Map<String, String> files, Map<String, String> headers)
            throws IOException {
        ResourceLoader loader = url -> {
            String text = url.getPath().equals("/") ? LOG + markup : files.get(url.getPath().substring(1));
            if (text == null) {
                throw new IOException("no " + url);
            }
            String type = url.getPath().equals("/") ? "text/html" : FolderLoader.contentType(url.getPath());
            return new ResourceResponse(url, 200, type, text.getBytes(StandardCharsets.UTF_8), headers);
        };
        try (Frameloop frameloop = new Frameloop();
                Page page = frameloop.open(URI.create("https://page.localhost/"),
                        PageOptions.defaults().withResourceLoader(loader))) {
            page.runFor(Duration.ofMillis(500));
            return String.valueOf(page.evaluate("result.join('\\n')"));
        }
    }

    private static String run(String markup, Map<String, String> files) throws IOException {
        return run(markup, files, Map.of());
    }

    @Test
    void aWindowIsOpenedRelativeToTheEnteredDocumentAndCloses() throws IOException {
        assertThat(
                run("""
                        <iframe src="deep/frame.html"></iframe>
                        <script>
                        onload = () => {
                            const w = frames[0].show('other.html');
                            w.onload = () => {
                                log(w.location.pathname, w.document.body.textContent.trim(), w.opener === frames[0], w.parent === w, w.name);
                                log(open('', 'named') === w, open('other.html', 'x', 'noopener'));
                                w.close();
                                log(w.closed);
                                w.setTimeout(() => log('never'), 10);
                            };
                        };
                        </script>
                        """,
                        Map.of("deep/frame.html", "<script>function show(url) { return open(url, 'named') }</script>",
                                "other.html", "<body>other")))
                .isEqualTo("""
                        /other.html other true true named
                        true\s
                        true""");
    }

    @Test
    void aMessageComesFromTheWindowWhoseScriptPostsIt() throws IOException {
        assertThat(run("""
                <iframe></iframe><iframe></iframe>
                <script>
                onmessage = e => log(e.data, e.source === frames[0], e.source === window);
                frames[0].eval("parent.postMessage('from a frame', '*')");
                frames[0].postMessage.call(window, 'by the method of a frame', '*');
                try { postMessage('', 'https://foo bar') } catch (e) { log(e.name) }
                </script>
                """, Map.of())).isEqualTo("""
                SyntaxError
                from a frame true false
                by the method of a frame false true""");
    }

    @Test
    void anExceptionIsReportedWhereTheListenersFunctionComesFrom() throws IOException {
        assertThat(run("""
                <iframe></iframe><iframe></iframe>
                <script>
                const f = new frames[0].Function('thereIsNoSuchFunction()');
                frames[1].document.addEventListener('x', f);
                onerror = () => log('here');
                frames[0].onerror = () => { log('first frame'); return true };
                frames[1].onerror = () => log('second frame');
                frames[1].document.dispatchEvent(new Event('x'));
                </script>
                """, Map.of())).isEqualTo("first frame");
    }

    @Test
    void observersSeeLongTasksAndWhoseTheyAre() throws IOException {
        assertThat(
                run("""
                        <script>
                        const busy = ms => { const end = performance.now() + ms; while (performance.now() < end); };
                        new PerformanceObserver(list => {
                            for (const e of list.getEntries()) {
                                const a = e.attribution[0];
                                log(e.entryType, e.name, e.duration >= 50, Number.isInteger(e.duration), a.containerType, a.containerId, a.containerSrc);
                            }
                        }).observe({ type: 'longtask' });
                        setTimeout(() => busy(40));
                        setTimeout(() => busy(60), 10);
                        </script>
                        <iframe id=f src=long.html></iframe>
                        """,
                        Map.of("long.html", "<script>setTimeout(() => { const end = performance.now() + 70; "
                                + "while (performance.now() < end); }, 200)</script>")))
                .isEqualTo("""
                        longtask self true true window \s
                        longtask same-origin-descendant true true iframe f long.html""");
    }

    @Test
    void theStationsOfTheLoadAreInOrder() throws IOException {
        assertThat(
                run("""
                        <script>
                        onload = () => setTimeout(() => {
                            const t = performance.timing;
                            log(t.navigationStart === Math.floor(performance.timeOrigin), t.navigationStart <= t.domLoading,
                                t.domLoading <= t.domInteractive, t.domInteractive <= t.domContentLoadedEventStart,
                                t.domContentLoadedEventEnd <= t.domComplete, t.loadEventStart <= t.loadEventEnd, t.unloadEventStart);
                            log(performance.measure('m', 'navigationStart', 'domComplete').startTime, performance.navigation.type);
                            try { performance.mark('domComplete') } catch (e) { log(e.name) }
                            try { performance.measure('n', 'unloadEventStart') } catch (e) { log(e.name) }
                        });
                        </script>
                        """,
                        Map.of()))
                .isEqualTo("""
                        true true true true true true 0
                        0 0
                        SyntaxError
                        InvalidAccessError""");
    }

    @Test
    void headersIsolateAPage() throws IOException {
        String markup = "<script>log(crossOriginIsolated); try { log(structuredClone(new SharedArrayBuffer(8)).byteLength) } "
                + "catch (e) { log(e.name) }</script>";
        assertThat(run(markup, Map.of(), ISOLATING)).isEqualTo("true\n8");
        assertThat(run(markup, Map.of())).isEqualTo("false\nDataCloneError");
    }

    @Test
    void listsOfFilesAndBitmapsAreCloned() throws IOException {
        assertThat(
                run("""
                        <input type=file><canvas width=4 height=3></canvas>
                        <script>
                        const input = document.querySelector('input'), files = structuredClone(input.files);
                        log(files instanceof FileList, files === input.files, files.length, files.item(0), document.createElement('input').files);
                        createImageBitmap(new Blob()).catch(e => log(e.name));
                        createImageBitmap(document.querySelector('canvas'), 0, 0, 0, 1).catch(e => log(e.name));
                        createImageBitmap(document.querySelector('canvas')).then(bitmap => {
                            const moved = structuredClone(bitmap, { transfer: [bitmap] });
                            log(moved.width, moved.height, bitmap.width, bitmap.height);
                            try { structuredClone(bitmap) } catch (e) { log(e.name) }
                        });
                        </script>
                        """,
                        Map.of()))
                .isEqualTo("""
                        true false 0 \s
                        RangeError
                        4 3 0 0
                        DataCloneError
                        InvalidStateError""");
    }
}
