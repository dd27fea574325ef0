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

/// Module scripts, from the element to the language and back. The orders and the kinds of errors are the HTML Standard's.
class ModuleScriptTests {
    private static final String LOG = """
            <!DOCTYPE html><script>
            window.result = []; var log = line => result.push(String(line));
            window.onerror = (m, f, line, c, e) => { log('onerror ' + e.name + ' ' + f.slice(f.lastIndexOf('/') + 1) + ':' + line); return true; };
            </script>
            """;

    private static String run(String markup, Map<String, String> files) {
        ResourceLoader loader = url -> {
            String text = files.get(url.getPath().substring(1));
            if (text == null) {
                throw new IOException("no " + url);
            }
            return new ResourceResponse(url, 200, FolderLoader.contentType(url.getPath()),
                    text.getBytes(StandardCharsets.UTF_8));
        };
        try (Frameloop frameloop = new Frameloop();
                Page page = frameloop.open(LOG + markup, PageOptions.defaults().withResourceLoader(loader))) {
            page.runFor(Duration.ofMillis(100));
            return String.valueOf(page.evaluate("result.join('\\n')"));
        }
    }

    @Test
    void modulesRunOnceInOrderBehindTheParser() {
        assertThat(
                run("""
                        <script type=module src=a.js onload="log('a loaded')"></script>
                        <script type=module>
                        import value, { b } from './a.js';
                        log('inline ' + value + ' ' + b + ' ' + document.readyState + ' ' + (import.meta.url === location.href));
                        await new Promise(r => setTimeout(r, 20));
                        log('after await');
                        </script>
                        <script type=module async>log('async has not waited for a')</script>
                        <script nomodule>log('never')</script>
                        <script>
                        log('classic');
                        document.addEventListener('DOMContentLoaded', () => log('DOMContentLoaded'));
                        addEventListener('load', () => log('load'));
                        import('./a.js').then(a => log('imported ' + a.default));
                        </script>
                        """,
                        Map.of("a.js", "export { b } from './b.js'; log('a'); export default 'default';", "b.js",
                                "import './a.js'; log('b'); export const b = 'named';")))
                .isEqualToIgnoringWhitespace("""
                        classic
                        async has not waited for a
                        b
                        a
                        a loaded
                        imported default
                        inline default named interactive true
                        DOMContentLoaded
                        load
                        after await""");
    }

    @Test
    void errorsOfTextsAndImportsAreReportedAndMissingModulesFireError() {
        String events = " onload=\"log(this.id + ' load')\" onerror=\"log(this.id + ' error')\"></script>";
        assertThat(run("<script type=module id=text src=text.js" + events + "<script type=module id=name src=name.js"
                + events + "<script type=module id=none src=none.js" + events
                + "<script type=module id=deep src=deep.js"
                + events + "<script type=module id=throws src=throws.js" + events
                + "<script type=module>import 'bare'</script>",
                Map.of("text.js", "1;\nexport const ;", "name.js", "import { no } from './ok.js'", "ok.js", "",
                        "deep.js", "import './none.js'", "throws.js", "\nthrow new RangeError()")))
                .isEqualToIgnoringWhitespace("""
                        onerror SyntaxError text.js:2
                        text load
                        onerror SyntaxError name.js:1
                        name load
                        none error
                        deep error
                        onerror RangeError throws.js:2
                        throws load
                        onerror TypeError :0""");
    }

    @Test
    void dynamicImportsRejectWithTheReason() {
        assertThat(run("""
                <script type=module>
                for (const name of ['bare', './none.js', './text.js', './throws.js', './throws.js', './data.json']) {
                  await import(name).then(() => log('?'), e => log(name + ' ' + e.name));
                }
                log(JSON.stringify((await import('./data.json', { with: { type: 'json' } })).default));
                </script>
                """, Map.of("text.js", "(", "throws.js", "log('runs'); throw new RangeError()", "data.json", "[1]")))
                .isEqualToIgnoringWhitespace("""
                        bare TypeError
                        ./none.js TypeError
                        ./text.js SyntaxError
                        runs
                        ./throws.js RangeError
                        ./throws.js RangeError
                        ./data.json TypeError
                        [1]""");
    }

    @Test
    void importMapsSayWhatSpecifiersStandFor() {
        assertThat(
                run("""
                        <script type=importmap>{ "imports": { "a": "./a.js", "lib/": "/lib/", "no": null, "x": [[{"y": "]"}]] },
                          "scopes": { "/lib/": { "a": "./b.js" } } }</script>
                        <script type=importmap>{ "imports": { "a": "./ignored.js", "late": "./b.js" } }</script>
                        <script type=importmap>{ "imports": 1 }</script>
                        <script type=importmap>{ no JSON }</script>
                        <script type=importmap src=map.json onerror="log('no external maps')"></script>
                        <script type=module>
                        import 'a'; import 'lib/c.js';
                        log(['a', 'late', 'lib/d.js', './e.js'].map(s => new String(import.meta.resolve(s)).replace(/.*localhost/, '')));
                        for (const name of ['no', 'x', 'lib/../f.js']) try { import.meta.resolve(name) } catch (e) { log(name + ' ' + e.name) }
                        </script>
                        """,
                        Map.of("a.js", "log('a')", "b.js", "log('b')", "lib/c.js", "import 'a'; log('c')")))
                .isEqualToIgnoringWhitespace("""
                        onerror TypeError :0
                        onerror SyntaxError :0
                        no external maps
                        a
                        b
                        c
                        /a.js,/b.js,/lib/d.js,/e.js
                        no TypeError
                        x TypeError
                        lib/../f.js TypeError""");
    }
}
