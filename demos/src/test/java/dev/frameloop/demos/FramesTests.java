package dev.frameloop.demos;

import dev.frameloop.dom.net.FolderLoader;
import dev.frameloop.dom.net.ResourceLoader;
import dev.frameloop.dom.net.ResourceResponse;
import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;

import static org.assertj.core.api.Assertions.assertThat;

/// Documents in frames: several windows and realms on one loop. The orders are the HTML Standard's, and those of browsers.
class FramesTests {
    private static final String LOG = """
            <!DOCTYPE html><script>
            window.result = []; function log(line) { result.push(String(line)); }
            onerror = message => { log(message); return true; };
            document.addEventListener('DOMContentLoaded', () => log('DOMContentLoaded')); addEventListener('load', () => log('load'));
            const frame = (properties = {}) => document.body.appendChild(Object.assign(document.createElement('iframe'), properties));
            </script><body>
            """;

    private static String run(String markup, Map<String, String> files) {
        ResourceLoader loader = url -> {
            String text = files
                    .get(url.getHost().equals("page.localhost") ? url.getPath().substring(1) : url.toString());
            if (text == null) {
                throw new IOException("no " + url);
            }
            return new ResourceResponse(url, 200, FolderLoader.contentType(url.getPath()),
                    text.getBytes(StandardCharsets.UTF_8));
        };
        try (Frameloop frameloop = new Frameloop();
                Page page = frameloop.open(LOG + markup, PageOptions.defaults().withResourceLoader(loader))) {
            page.runFor(Duration.ofMillis(200));
            return String.valueOf(page.evaluate("result.join('\\n')"));
        }
    }

    @Test
    void aNewFrameShowsAboutBlankAtOnceInARealmOfItsOwn() {
        assertThat(
                run("""
                        <script>
                        const f = frame({ name: 'n', onload: () => log('loaded at once') }), w = f.contentWindow, d = f.contentDocument;
                        log([d.URL, d.readyState, d.compatMode, d.body.outerHTML, d.baseURI === document.baseURI, w.origin === origin]);
                        log([w.parent === window, w.top === window, w.frameElement === f, w.name, w.document === d, d.defaultView === w]);
                        log([length, frames[0] === w, frames.n === w, window.n === w, frames[1]]);
                        log([w !== window, w.Array !== Array, new w.Array() instanceof Array, w.eval('[]') instanceof w.Array]);
                        const e = d.createElement('div'), t = d.createTextNode('x');
                        log([e instanceof HTMLElement, e instanceof w.HTMLElement, e.constructor === w.HTMLDivElement]);
                        document.body.append(e, t);
                        log([e.ownerDocument === document, t.ownerDocument === document, e.parentNode === document.body]);
                        try { w.document.body.append(document) } catch (x) { log([x.name, x instanceof DOMException, x instanceof w.DOMException]) }
                        </script>
                        """,
                        Map.of()))
                .isEqualToIgnoringWhitespace("""
                        loaded at once
                        about:blank,complete,BackCompat,<body></body>,true,true
                        true,true,true,n,true,true
                        1,true,true,true,
                        true,true,false,true
                        false,true,true
                        true,true,true
                        HierarchyRequestError,false,true
                        DOMContentLoaded
                        load""");
    }

    @Test
    void loadOfThePageWaitsForItsFrames() {
        assertThat(
                run("""
                        <iframe src=child.html onload="log('frame loaded')"></iframe>
                        <iframe srcdoc="<script>parent.log(document.URL + ' ' + document.readyState)</script>" onload="log('srcdoc loaded')"></iframe>
                        <iframe src=none.html onload="log('missing loaded ' + this.contentDocument)"></iframe>
                        <iframe src="/" onload="log('never: a page in itself')"></iframe>
                        """,
                        Map.of("child.html",
                                """
                                        <script>
                                        parent.log('child ' + document.readyState + ' ' + location.pathname);
                                        document.addEventListener('DOMContentLoaded', () => parent.log('child DOMContentLoaded'));
                                        addEventListener('load', () => parent.log('child load ' + document.readyState));
                                        </script>
                                        """)))
                .isEqualToIgnoringWhitespace("""
                        DOMContentLoaded
                        about:srcdoc loading
                        srcdoc loaded
                        child loading /child.html
                        child DOMContentLoaded
                        child load complete
                        frame loaded
                        missing loaded null
                        load""");
    }

    @Test
    void framesNavigateAndTheirOldDocumentsEnd() {
        assertThat(run("""
                <iframe id=f name=target src=one.html></iframe><a id=link target=target href=three.html></a>
                <script>
                const then = [() => f.contentWindow.location.href = 'two.html', () => link.click(),
                  () => f.src = 'javascript:"<p>" + document.title', () => log(f.contentDocument.body.innerHTML)];
                f.onload = () => setTimeout(then.shift(), 20);
                </script>
                """,
                Map.of("one.html",
                        """
                                <script>setTimeout(() => parent.log('one: timer'), 10); setTimeout(() => parent.log('never'), 40);
                                onpagehide = () => parent.log('one hides ' + document.readyState); onunload = () => parent.log('one unloads');
                                requestAnimationFrame(function again() { parent.frames[0] === window || parent.log('never'); requestAnimationFrame(again); })</script>
                                """,
                        "two.html", "<script>parent.log('two')</script>", "three.html",
                        "<title>title</title><script>parent.log('three')</script>")))
                .isEqualToIgnoringWhitespace("""
                        DOMContentLoaded
                        load
                        one: timer
                        one hides complete
                        one unloads
                        two
                        three
                        <p>title</p>""");
    }

    @Test
    void aRemovedFrameIsNoMore() {
        assertThat(
                run("""
                        <script>
                        const f = frame(), w = f.contentWindow, d = f.contentDocument;
                        w.setTimeout(() => log('never: timer'), 5); w.requestAnimationFrame(() => log('never: frame'));
                        w.queueMicrotask(() => log('microtask')); w.onpagehide = () => log('hides');
                        f.remove();
                        log([w.closed, w.parent, w.top, w.frameElement, d.defaultView, f.contentWindow, f.contentDocument, length]);
                        document.body.append(f);
                        log([f.contentWindow === w, length]);
                        </script>
                        """,
                        Map.of()))
                .isEqualToIgnoringWhitespace("""
                        hides
                        true,,,,,,,0
                        false,1
                        microtask
                        DOMContentLoaded
                        load""");
    }

    @Test
    void scriptsWriteIntoFrames() {
        assertThat(
                run("""
                        <script>
                        const f = frame(), d = f.contentDocument;
                        f.onload = () => log('loaded ' + d.readyState);
                        d.open(); log(d.readyState);
                        d.write('<!DOCTYPE html><p>a<script>parent.log("in " + document.readyState); document.write("<b>b</b>")<\\/script>c');
                        d.close(); log(d.compatMode + d.body.innerHTML.replace(/<script.*script>/, '') + d.readyState);
                        </script>
                        """,
                        Map.of()))
                .isEqualToIgnoringWhitespace("""
                        loading
                        in loading
                        CSS1Compat<p>a<b>b</b>c</p>interactive
                        DOMContentLoaded
                        loaded complete
                        load""");
    }

    @Test
    void eachStepOfAFrameRunsForAllDocumentsInTreeOrder() {
        assertThat(
                run("""
                        <script>
                        const second = frame({ id: 'second' }), first = document.createElement('iframe');
                        document.body.insertBefore(first, second);
                        onload = () => {
                          for (const w of [second.contentWindow, first.contentWindow, window]) {
                            const who = w === window ? 'page' : w === first.contentWindow ? 'first' : 'second';
                            w.requestAnimationFrame(() => { log(who + ' frame'); Promise.resolve().then(() => log(who + ' microtask')); });
                          }
                        };
                        </script>
                        """,
                        Map.of()))
                .isEqualToIgnoringWhitespace("""
                        DOMContentLoaded
                        load
                        page frame
                        page microtask
                        first frame
                        first microtask
                        second frame
                        second microtask""");
    }

    @Test
    void errorsAndModulesBelongToTheirRealm() {
        assertThat(
                run("""
                        <iframe id=f srcdoc="<script>onerror = m => { parent.log('frame: ' + m); return true }</script><p>"></iframe>
                        <script>
                        f.onload = () => {
                          const add = (text, type) => f.contentDocument.body.append(
                            Object.assign(f.contentDocument.createElement('script'), { text, type }));
                          add('throw new RangeError("own")', '');
                          add('parent.log([import.meta.url, typeof log, Array === frames.Array]); throw new Error("module")', 'module');
                          add('import("./m.js").then(m => parent.log(m.default))', '');
                          f.contentWindow.onunhandledrejection = e => { log('frame: rejected ' + e.reason); e.preventDefault(); };
                          f.contentWindow.eval('Promise.reject(7)');
                        };
                        </script>
                        """,
                        Map.of("m.js", "export default window === parent ? '?' : 'module of the frame'")))
                .isEqualToIgnoringWhitespace("""
                        DOMContentLoaded
                        frame: Uncaught RangeError: own
                        https://page.localhost/,undefined,true
                        frame: Uncaught Error: module
                        frame: rejected 7
                        load
                        module of the frame""");
    }

    @Test
    void documentsOfOtherOriginsAreClosed() {
        assertThat(
                run("""
                        <iframe id=f src="https://other.test/x.html" onload="log([this.contentDocument, this.contentWindow === frames[0]])"></iframe>
                        """,
                        Map.of("https://other.test/x.html", "<script>top.log(origin + frameElement)</script>")))
                .isEqualToIgnoringWhitespace("""
                        DOMContentLoaded
                        https://other.testnull
                        ,true
                        load""");
    }
}
