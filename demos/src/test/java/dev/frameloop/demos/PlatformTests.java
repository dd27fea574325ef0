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

/// What pages rely on in every browser, end to end. The expected lines are what Chromium logs.
class PlatformTests {
    private static final Map<String, String> FILES = Map.of("/a.txt", "text", "/a.json", "{\"n\": [1]}", "/bad.js",
            "let = ;");

    private static String run(String markup) {
        ResourceLoader loader = url -> {
            String text = FILES.get(url.getPath());
            if (text == null) {
                throw new IOException("no " + url);
            }
            return new ResourceResponse(url, 200, FolderLoader.contentType(url.getPath()),
                    text.getBytes(StandardCharsets.UTF_8));
        };
        String log = "<!DOCTYPE html><script>const result = []; const log = line => result.push(String(line));</script>\n";
        try (Frameloop frameloop = new Frameloop();
                Page page = frameloop.open(log + markup, PageOptions.defaults().withResourceLoader(loader))) {
            page.runFor(Duration.ofMillis(100));
            return String.valueOf(page.evaluate("result.join('\\n')"));
        }
    }

    @Test
    void detailsTellInATaskFromWhichStateToWhichTheyChanged() {
        assertThat(run("""
                <details></details><script>
                const details = document.querySelector('details');
                details.ontoggle = e => log(`${e.oldState} -> ${e.newState} ${e.bubbles}`);
                details.open = true;
                details.open = false;
                details.setAttribute('open', '');
                Promise.resolve().then(() => log('microtask'));
                setTimeout(() => details.open = false, 10);
                </script>""")).isEqualTo("microtask\nclosed -> open false\nopen -> closed false");
    }

    @Test
    void errorsOfHandlersAndScriptsNameTheirResource() {
        assertThat(
                run("""
                        <p onclick="{"></p><script>
                        onerror = (message, file, line, column) => log([message.includes('SyntaxError'), file, typeof line, typeof column]);
                        const event = document.createEvent('Event');
                        event.initEvent('click', false, false);
                        document.querySelector('p').dispatchEvent(event);
                        </script><script src="bad.js"></script>
                        <script>log(document.querySelector('[src]').src)</script>"""))
                .isEqualTo("""
                        true,https://page.localhost/,number,number
                        true,https://page.localhost/bad.js,number,number
                        https://page.localhost/bad.js""");
    }

    @Test
    void pagesFetchTextAndJson() {
        assertThat(run("""
                <script>
                (async () => {
                  const text = await fetch('a.txt');
                  log([text instanceof Response, text.ok, text.status, text.url, await text.text(), text.bodyUsed]);
                  await text.text().catch(e => log(e.name));
                  log(JSON.stringify(await (await fetch('/a.json')).json()));
                  await (await fetch('a.txt')).json().catch(e => log(e.name));
                  await fetch('missing').catch(e => log(e.name));
                })();
                log('sync');
                </script>""")).isEqualTo("""
                sync
                true,true,200,https://page.localhost/a.txt,text,true
                TypeError
                {"n":[1]}
                SyntaxError
                TypeError""");
    }

    @Test
    void interfacesAreDataPropertiesOfTheGlobal() {
        assertThat(
                run("""
                        <script>
                        for (const object of [Object, Reflect]) {
                          const { value, writable, enumerable, configurable } = object.getOwnPropertyDescriptor(window, object === Object ? 'IdleDeadline' : 'Text');
                          log([value.name, writable, enumerable, configurable]);
                        }
                        log(Object.getOwnPropertyDescriptor(1, 'x'));
                        try { Reflect.getOwnPropertyDescriptor(1, 'x'); } catch (e) { log(e.name); }
                        </script>"""))
                .isEqualTo("IdleDeadline,true,false,true\nText,true,false,true\nundefined\nTypeError");
    }

    @Test
    void addressesHaveParts() {
        assertThat(
                run("""
                        <script>
                        const url = new URL('../x?a=1&b=2&a=3#h', 'https://u:p@host:8080/a/b/c');
                        log([url, url.origin, url.host, url.username, url.search, url.hash]);
                        url.port = '443'; url.pathname = 'p q'; url.hash = ''; url.protocol = 'mailto'; url.hostname = 'b/c';
                        url.searchParams.append('é', '~ &');
                        log(url.href);
                        log([...url.searchParams].join(';') + ' ' + url.searchParams.getAll('a') + ' ' + url.searchParams.size);
                        url.search = '?z&y=1';
                        url.searchParams.sort();
                        log(JSON.stringify({ url }) + (url.searchParams === url.searchParams));
                        log(new URLSearchParams({ a: 'b c' }) + ' ' + new URLSearchParams([['x', 'y']]) + ' ' + new URLSearchParams('?q=+%2B'));
                        log([URL.canParse('no'), URL.parse('no'), URL.parse('n', 'a://b/c')]);
                        try { new URL('no'); } catch (e) { log(`${e}`); }
                        </script>"""))
                .isEqualTo("""
                        https://u:p@host:8080/a/x?a=1&b=2&a=3#h,https://host:8080,host:8080,u,?a=1&b=2&a=3,#h
                        https://u:p@b/p%20q?a=1&b=2&a=3&%C3%A9=%7E+%26
                        a,1;b,2;a,3;é,~ & 1,3 4
                        {"url":"https://u:p@b/p%20q?y=1&z="}true
                        a=b+c x=y q=+%2B
                        false,,a://b/n
                        TypeError: Failed to construct 'URL': Invalid URL""");
    }
}
