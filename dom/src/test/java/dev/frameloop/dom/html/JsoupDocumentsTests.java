package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.TreeObserver;
import org.jsoup.Jsoup;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

/// Where jsoup's parser and the HTML Standard differ, and how documents go to jsoup and back.
class JsoupDocumentsTests {
    /// What differs, markup, what the standard makes of its body, scripts being off. jsoup makes something else of each.
    private static final String[][] DIFFERENCES = {
            {"depth is limited", "<div>".repeat(600), "<div>".repeat(600) + "</div>".repeat(600)},
            {"noscript in head", "<noscript><p>x</noscript>", "<p>x</p>"}};

    private static Document parse(String markup) {
        Document document = Document.newHtml("about:blank");
        HtmlParser.parse(document, markup);
        return document;
    }

    @TestFactory
    Stream<DynamicTest> theParserFollowsTheStandardWhereJsoupDoesNot() {
        return Stream.of(DIFFERENCES).map(one -> DynamicTest.dynamicTest(one[0], () -> {
            org.jsoup.nodes.Document jsoup = Jsoup.parse(one[1]);
            jsoup.outputSettings().prettyPrint(false);
            assertThat(requireNonNull(parse(one[1]).body()).innerHTML()).isEqualTo(one[2]);
            assertThat(jsoup.body().html()).isNotEqualTo(one[2]);
        }));
    }

    @Test
    void documentsRoundTripThroughJsoup() {
        String markup = "<!DOCTYPE html><html><head><title>t</title><script>a<b</script><template><i>in</i></template></head>"
                + "<body class=\"c\">x<!--c--><svg viewBox=\"0\"><path></path></svg></body></html>";
        org.jsoup.nodes.Document jsoup = JsoupDocuments.toJsoup(parse(markup));
        assertThat(jsoup.selectFirst("template i")).isNotNull();
        Document back = JsoupDocuments.from(jsoup);
        assertThat(HtmlSerializer.children(back)).isEqualTo(markup);
        assertThat(JsoupDocuments.from(JsoupDocuments.toJsoup(parse("<div>".repeat(20_000))))
                .getElementsByTagName("div").length())
                .isEqualTo(20_000);
    }

    @Test
    void anEditIsOrdinaryMutationsOfTheSameNodes() {
        Document document = parse("<p id=a>one</p><p id=b>two</p><ul><li>1<li>2</ul>");
        Element a = document.getElementById("a");
        List<String> records = new ArrayList<>();
        document.addTreeObserver(new TreeObserver() {
            @Override
            public void childListChanged(Node target, List<Node> added, List<Node> removed, @Nullable Node previous,
                    @Nullable Node next) {
                records.add(target.nodeName() + " +" + added.size() + " -" + removed.size());
            }

            @Override
            public void attributeChanged(Element element, String localName, @Nullable String namespace,
                    @Nullable String oldValue,
                    @Nullable String newValue) {
                records.add(element.id() + " " + localName + "=" + newValue);
            }
        });
        JsoupDocuments.edit(document, jsoup -> {
            jsoup.select("#a").addClass("k").append("<b>!</b>");
            requireNonNull(jsoup.selectFirst("li")).remove();
        });
        assertThat(requireNonNull(document.body()).innerHTML())
                .isEqualTo("<p id=\"a\" class=\"k\">one<b>!</b></p><p id=\"b\">two</p><ul><li>2</li></ul>");
        assertThat(document.getElementById("a")).isSameAs(a);
        assertThat(records).containsExactlyInAnyOrder("a class=k", "P +1 -0", "UL +0 -1", "B +1 -0");
    }
}
