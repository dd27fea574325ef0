package dev.frameloop.dom.net;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/// The URL Standard's parser and serializer; the expected values follow the standard, and agree with browsers.
class UrlTests {
    private static final String BASE = "http://example.org/foo/bar?base#old";

    @ParameterizedTest
    @ValueSource(strings = {
            "http://user:pass@foo:21/bar;par?b#c|http://user:pass@foo:21/bar;par?b#c",
            "  https:foo.COM:443  |https://foo.com/",
            "foo.com|http://example.org/foo/foo.com",
            "|http://example.org/foo/bar?base",
            "?q='x'|http://example.org/foo/bar?q=%27x%27",
            "#a b|http://example.org/foo/bar?base#a%20b",
            "//other/./a/../b|http://other/b",
            "\\\\x\\y|http://x/y",
            "/a%2fc/%2e%2E/d|http://example.org/d",
            "../../..|http://example.org/",
            "http:///a:b@c:d@e/|http://a:b%40c%3Ad@e/",
            "http://a:b@c@e/|http://a:b%40c@e/",
            "http://f:0000080/c|http://f/c",
            "http://f:65536/|fails",
            "http://f:b/|fails",
            "http://ho%20st/|fails",
            "http://%41.b/|http://a.b/",
            "http://0x7f.1/|http://127.0.0.1/",
            "http://1.2.3.4.5/|fails",
            "http://256|http://0.0.1.0/",
            "http://4294967296/|fails",
            "http://[::127.0.0.1]/|http://[::7f00:1]/",
            "http://[1:0:0:2:0:0:0:3]/|http://[1:0:0:2::3]/",
            "http://[1::2::3]/|fails",
            "file:c|file:///c",
            "file:///C|/a/../..|file:///C:/",
            "data:text/javascript,for(;){}|data:text/javascript,for(;){}",
            "javascript:alert( 1 ) ?q|javascript:alert( 1 )%20?q",
            "web+demo:/.//not-a-host/|web+demo:/.//not-a-host/",
            "a://B/%c3 ü|a://B/%c3%20%C3%BC"})
    void parsesAndSerializes(String row) {
        int separator = row.lastIndexOf('|');
        UrlRecord url = UrlParser.parse(row.substring(0, separator), UrlParser.parse(BASE, null));
        assertThat(url == null ? "fails" : url.toString()).isEqualTo(row.substring(separator + 1));
    }
}
