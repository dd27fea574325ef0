package dev.frameloop.demos;

import dev.frameloop.dom.net.ResourceLoader;
import dev.frameloop.dom.net.ResourceResponse;
import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

import static org.assertj.core.api.Assertions.assertThat;

/// Documents by the type of their response: XML with its scripts, texts, images, and encodings. What is expected is the HTML and the Encoding
/// Standard's.
class DocumentTypesTests {
    private static final URI URL = URI.create("https://page.localhost/page");

    private static @Nullable Object load(String contentType, byte[] body, String expression) throws IOException {
        ResourceLoader loader = url -> {
            if (url.equals(URL)) {
                return new ResourceResponse(url, 200, contentType, body);
            }
            return new ResourceResponse(url, 200, "text/javascript",
                    "log.push('external ' + document.getElementsByTagName('*').length)"
                            .getBytes(StandardCharsets.UTF_8));
        };
        try (Frameloop frameloop = new Frameloop();
                Page page = frameloop.open(URL, PageOptions.defaults().withResourceLoader(loader))) {
            page.runFor(Duration.ofMillis(100));
            return page.evaluate(expression);
        }
    }

    private static @Nullable Object load(String contentType, String body, String expression) throws IOException {
        return load(contentType, body.getBytes(StandardCharsets.UTF_8), expression);
    }

    @Test
    void scriptsOfXhtmlRunInMidParse() throws IOException {
        String markup = """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
                <html xmlns="http://www.w3.org/1999/xhtml"><head><title>caf&eacute;</title><script>
                var log = [document.contentType, document.body, 1 &lt; 2, document instanceof XMLDocument];
                addEventListener('load', () => log.push(document.readyState));
                </script><script src="external.js"/></head>
                <body><P>not HTML's p</P><script><![CDATA[ log.push(document.querySelector('P').localName, document.title) ]]></script>
                </body></html>
                """;
        assertThat(load("application/xhtml+xml", markup, "log.join()"))
                .isEqualTo("application/xhtml+xml,,true,true,external 5,P,café,complete");
    }

    @Test
    void whatIsNotWellFormedIsShownAsFarAsItGoesWithTheError() throws IOException {
        assertThat(load("text/xml", "<a><b/><c></a>",
                "[document.documentElement.localName, document.documentElement.firstChild.localName, "
                        + "document.querySelector('b') != null].join()"))
                .isEqualTo("a,parsererror,true");
    }

    @Test
    void textAndImagesAreShownWithinHtml() throws IOException {
        assertThat(load("text/plain", "1 < 2 & 3", "[document.contentType, document.body.firstChild.localName, "
                + "document.body.textContent, document instanceof XMLDocument].join()"))
                .isEqualTo("text/plain,pre,1 < 2 & 3,false");
        assertThat(load("image/png", new byte[0], "[document.contentType, document.images[0].src].join()"))
                .isEqualTo("image/png,https://page.localhost/page");
    }

    @Test
    void theEncodingIsThatOfTheTypeOrOfTheFirstMeta() throws IOException {
        String expression = "document.characterSet + ' ' + document.body.textContent.trim()";
        assertThat(load("text/html; charset=latin1", "<body>é €".getBytes(Charset.forName("windows-1252")), expression))
                .isEqualTo("windows-1252 é €");
        assertThat(load("text/html", "<meta charset='koi8-r'><body>да".getBytes(Charset.forName("KOI8-R")), expression))
                .isEqualTo("KOI8-R да");
        assertThat(load("text/html", "<body>да", expression)).isEqualTo("UTF-8 да");
    }
}
