package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

/// Expected trees of fragments were recorded from Chromium; the others follow the HTML Standard's chapter on parsing.
class HtmlParserTests {
    /// Context, markup, contents as Chromium serializes them.
    private static final String[][] FRAGMENTS = {{"div", "<p>a<p>b", "<p>a</p><p>b</p>"},
            {"div", "<b>1<i>2</b>3</i>4", "<b>1<i>2</i></b><i>3</i>4"},
            {"div", "<p>a<div>b</div>c</p>", "<p>a</p><div>b</div>c<p></p>"},
            {"div", "<tr><td>x</td></tr>", "x"}, {"table", "<tr><td>x", "<tbody><tr><td>x</td></tr></tbody>"},
            {"table", "<b>out</b><tr>", "<b>out</b><tbody><tr></tr></tbody>"},
            {"select", "<option>a<option selected>b<optgroup label=g><option>c",
                    "<option>a</option><option selected=\"\">b</option><optgroup label=\"g\"><option>c</option></optgroup>"},
            {"div", "<ul><li>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>"},
            {"div", "&lt;&amp;&nbsp;&quot;&copy;&notit; &#x41;", "&lt;&amp;&nbsp;\"©¬it; A"},
            {"div", "<a title=\"<&amp;&quot;'\u00a0>\" B=1 b=2 c>",
                    "<a title=\"&lt;&amp;&quot;'&nbsp;&gt;\" b=\"1\" c=\"\"></a>"},
            {"div", "<br/><x/>y</br><img></img><p/>z", "<br><x>y<br><img><p>z</p></x>"},
            {"div", "<!--c--><!x></end>text", "<!--c--><!--x-->text"},
            {"pre", "\n\nfirst newline", "\n\nfirst newline"},
            {"textarea", "\n<b>", "\n&lt;b&gt;"}, {"script", "a<b && \"</scr", "a<b && \"</scr"},
            {"template", "<td>in</td>", "<td>in</td>"},
            {"div", "<svg viewbox=\"0\"><foreignobject><p>x</p></foreignobject><path/></svg>",
                    "<svg viewBox=\"0\"><foreignObject><p>x</p></foreignObject><path></path></svg>"},
            {"div", "<html><head><title>t</title></head><body class=x>b</body></html>", "<title>t</title>b"},
            {"div", "<a href=1>x<a href=2>y</a></a>", "<a href=\"1\">x</a><a href=\"2\">y</a>"},
            {"div", "<button>a<button>b", "<button>a</button><button>b</button>"}};

    /// Markup, whole document as HTML. By the standard.
    private static final String[][] DOCUMENTS = {
            {"<!DOCTYPE html>x", "<!DOCTYPE html><html><head></head><body>x</body></html>"},
            {"<head><noscript><p>x</noscript>", "<html><head><noscript></noscript></head><body><p>x</p></body></html>"},
            {"<table>a<tr>b<td>c",
                    "<html><head></head><body>ab<table><tbody><tr><td>c</td></tr></tbody></table></body></html>"},
            {"<p><b><i><u>1</p>2",
                    "<html><head></head><body><p><b><i><u>1</u></i></b></p><b><i><u>2</u></i></b></body></html>"},
            {"<a><div><a>x", "<html><head></head><body><a></a><div><a></a><a>x</a></div></body></html>"},
            {"<b><em><foo><foo><foo><aside></b>",
                    "<html><head></head><body><b><em><foo><foo><foo></foo></foo></foo></em></b><aside><b></b></aside>"
                            + "</body></html>"},
            {"x</body> y</html> <!--c-->", "<html><head></head><body>x y </body></html><!--c-->"},
            {"<frameset><frame></frameset>", "<html><head></head><frameset><frame></frameset></html>"},
            {"<title>a<b>&amp;</title><style>a<b</style>",
                    "<html><head><title>a&lt;b&gt;&amp;</title><style>a<b</style></head><body></body></html>"},
            {"<script><!--<script></script>--></script>x",
                    "<html><head><script><!--<script></script>--></script></head><body>x</body></html>"},
            {"<math><mi>a<b>c</b></mi></math><svg><title><p>t",
                    "<html><head></head><body><math><mi>a<b>c</b></mi></math>"
                            + "<svg><title><p>t</p></title></svg></body></html>"},
            {"<svg><![CDATA[a<b]]></svg><![CDATA[x]]>",
                    "<html><head></head><body><svg>a&lt;b</svg><!--[CDATA[x]]--></body></html>"},
            {"<select><option>a<div>b</div></select>",
                    "<html><head></head><body><select><option>a<div>b</div></option></select></body></html>"},
            {"<template><tr><td>x</template>",
                    "<html><head><template><tr><td>x</td></tr></template></head><body></body></html>"},
            {"a\0b&#0;&#x80;&#xD800;", "<html><head></head><body>ab\uFFFD\u20AC\uFFFD</body></html>"}};

    private static String parsed(String markup) {
        Document document = Document.newHtml("about:blank");
        HtmlParser.parse(document, markup);
        return HtmlSerializer.children(document);
    }

    @TestFactory
    Stream<DynamicTest> fragmentsAreWhatChromiumMakesOfThem() {
        Document document = Document.newHtml("about:blank");
        return Stream.of(FRAGMENTS).map(one -> DynamicTest.dynamicTest(one[0] + ": " + one[1].strip(), () -> {
            Element context = document.createElement(one[0]);
            context.setInnerHTML(one[1]);
            assertThat(context.innerHTML()).isEqualTo(one[2]);
        }));
    }

    @TestFactory
    Stream<DynamicTest> documentsFollowTheStandard() {
        return Stream.of(DOCUMENTS)
                .map(one -> DynamicTest.dynamicTest(one[0], () -> assertThat(parsed(one[0])).isEqualTo(one[1])));
    }

    @Test
    void everyCutOfTheInputGivesTheSameTree() {
        for (String[] one : DOCUMENTS) {
            Document document = Document.newHtml("about:blank");
            HtmlParser parser = new HtmlParser(document, false);
            for (char c : one[0].toCharArray()) {
                parser.append(String.valueOf(c));
                while (parser.parseUntilScript() != null) {
                    continue;
                }
            }
            parser.finish();
            parser.parseUntilScript();
            assertThat(parser.isFinished()).isTrue();
            assertThat(HtmlSerializer.children(document)).isEqualTo(one[1]);
        }
    }

    @Test
    void aScriptSeesTheTreeBeforeItAndItsPlace() {
        Document document = Document.newHtml("about:blank");
        HtmlParser parser = new HtmlParser(document, true);
        parser.append("<p>1</p>\n<script>one</script>\n  <script>two</script><p>3</p>");
        parser.finish();
        List<String> seen = new ArrayList<>();
        HTMLScriptElement script;
        while ((script = parser.parseUntilScript()) != null) {
            seen.add(script.text() + " " + script.startLine() + ":" + script.startColumn() + " "
                    + document.getElementsByTagName("p").length());
            // What a script changes, the parser goes on with.
            script.after(document.createElement("hr"));
        }
        assertThat(seen).containsExactly("one 2:9 1", "two 3:11 1");
        assertThat(requireNonNull(document.body()).innerHTML())
                .isEqualTo("<p>1</p>\n<script>one</script><hr>\n  <script>two</script><hr><p>3</p>");
    }

    @Test
    void documentWriteInsertsBehindTheScriptAndRunsWrittenScripts() {
        Document document = Document.newHtml("about:blank");
        HtmlParser parser = new HtmlParser(document, true);
        document.loading().begin(parser);
        List<String> log = new ArrayList<>();
        parser.setWrittenScriptRunner(script -> {
            log.add(script.text() + " sees " + document.getElementsByTagName("i").length());
            document.write("<u>w</u>");
        });
        parser.append("<script>a</script><p>rest");
        parser.finish();
        HTMLScriptElement script = parser.parseUntilScript();
        assertThat(script).isNotNull();
        document.write("<i>1</i><b");
        document.write(">2</b><script>nested</script><i>3</i>");
        log.add("back");
        assertThat(parser.parseUntilScript()).isNull();
        assertThat(log).containsExactly("nested sees 1", "back");
        assertThat(HtmlSerializer.children(document))
                .isEqualTo("<html><head><script>a</script></head><body><i>1</i><b>2</b>"
                        + "<script>nested</script><u>w</u><i>3</i><p>rest</p></body></html>");
    }

    @Test
    void aTemplateInALoadedDocumentMayStandForAShadowRoot() {
        String markup = "<div id=h><template shadowrootmode=open><b>in</b></template>out</div>";
        Document document = Document.newHtml("about:blank");
        HtmlParser parser = new HtmlParser(document, true);
        parser.append(markup);
        parser.finish();
        assertThat(parser.parseUntilScript()).isNull();
        Element host = requireNonNull(document.getElementById("h"));
        assertThat(host.innerHTML()).isEqualTo("out");
        assertThat(HtmlSerializer.children(requireNonNull(host.attachedShadowRoot()))).isEqualTo("<b>in</b>");
        assertThat(requireNonNull(host.attachedShadowRoot()).firstElementChild()).matches(Node::isConnected);
        assertThat(parsed(markup)).contains("<template shadowrootmode=\"open\"><b>in</b></template>");
    }

    @Test
    void deepNestingAndLongTextAreWholeAndOverflowNothing() {
        int depth = 20_000;
        Document document = Document.newHtml("about:blank");
        HtmlParser.parse(document, "<div>".repeat(depth) + "x");
        int found = 0;
        for (Node node : dev.frameloop.dom.tree.Traversal.inclusiveDescendants(document)) {
            found += node instanceof Element element && element.isHtml("div") ? 1 : 0;
        }
        assertThat(found).isEqualTo(depth);
        assertThat(HtmlSerializer.children(document))
                .hasSize("<html><head></head><body></body></html>x".length() + 11 * depth);
        Node copy = document.cloneNode(true);
        assertThat(copy.isEqualNode(document)).isTrue();
        Element body = requireNonNull(document.body());
        body.remove();

        Element box = document.createElement("div");
        box.setInnerHTML("<template>".repeat(depth));
        assertThat(box.cloneNode(true).isEqualNode(box)).isTrue();
        assertThat(((Element) box.cloneNode(true)).innerHTML()).hasSize("<template></template>".length() * depth);

        String longText = "a &amp; ".repeat(1_300_000);
        Document text = Document.newHtml("about:blank");
        HtmlParser.parse(text, "<table><tr><td>" + longText);
        assertThat(requireNonNull(text.documentElement()).textContent()).hasSize("a & ".length() * 1_300_000);
    }
}
