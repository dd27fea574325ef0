package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.shadow.ShadowHosts;
import dev.frameloop.dom.shadow.ShadowRoot;
import dev.frameloop.dom.shadow.ShadowRootInit;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.DocumentFragment;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.ElementState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class SelectorMatchingTests {
    private final SelectorQueries queries = new SelectorQueries();

    private static String resource(String name) throws IOException {
        try (InputStream in = SelectorMatchingTests.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    static List<String> recorded() throws IOException {
        return resource("matching.txt").lines().toList();
    }

    private String ids(Document document, String selector) {
        try {
            List<Element> all = queries.all(document, selector);
            assertThat(queries.first(document, selector)).isSameAs(all.isEmpty() ? null : all.getFirst());
            return all.isEmpty() ? "nothing" : all.stream().map(Element::id).collect(Collectors.joining(" "));
        } catch (DOMException e) {
            return e.name();
        }
    }

    /// Recorded from Chromium: the IDs that `document.querySelectorAll` finds in `matching.html`.
    @ParameterizedTest
    @MethodSource("recorded")
    void findsWhatABrowserFinds(String line) throws IOException {
        String[] parts = line.split("  =>  ");
        assertThat(ids(Trees.parse(resource("matching.html")), parts[0])).isEqualTo(parts[1]);
    }

    @Test
    void goesBackWhereAnotherAncestorOrSiblingFits() {
        Document document = Trees
                .parse("<div class=x><p><div class=a><s></s><div class=b><div class=a><i></i><u></u><b id=t>");
        for (String s : List.of(".x > .a .b b", "p + .a > s ~ .b b", ".x .a .b .a > b", ".a > .b .a b",
                "s + .b > .a > i ~ b",
                "i + u + b", "i ~ u ~ b", "p ~ div b")) {
            assertThat(ids(document, s)).as(s).isEqualTo("t");
        }
        for (String s : List.of(".x > .b b", "s ~ b", "i + b", ".b ~ div b", ".a > s + .a b", "u ~ i ~ b")) {
            assertThat(ids(document, s)).as(s).isEqualTo("nothing");
        }
    }

    @Test
    void knowsItsScope() {
        Document document = Trees.parse("<div id=p><section id=s><b id=b1></b></section><b id=b2></b></div>");
        Element p = Objects.requireNonNull(document.getElementById("p"));
        assertThat(queries.all(p, ":scope > b")).extracting(Element::id).containsExactly("b2");
        assertThat(queries.all(p, "& b")).extracting(Element::id).containsExactly("b1", "b2");
        Element b = Objects.requireNonNull(document.getElementById("b1"));
        assertThat(queries.closest(b, ":has(> :scope)")).extracting(Element::id).isEqualTo("s");
        assertThat(queries.closest(b, ":scope")).isSameAs(b);
        assertThat(queries.matches(b, "#p :scope")).isTrue();
        DocumentFragment fragment = document.createDocumentFragment();
        fragment.append(p);
        assertThat(queries.all(fragment, ":scope > div, :scope section")).extracting(Element::id).containsExactly("p",
                "s");
        assertThat(queries.first(fragment, ":scope > b")).isNull();
        assertThatThrownBy(() -> queries.all(p, "> b")).isInstanceOfSatisfying(DOMException.class,
                e -> assertThat(e.name()).isEqualTo("SyntaxError"));
    }

    /// CSS Scoping, section 3: the host is featureless for the selectors of its shadow tree.
    @Test
    void matchesAcrossShadowTrees() {
        Document document = Trees.parse("<main class=dark><div id=h class=c><i id=l class=k></i></div></main>");
        Element host = Objects.requireNonNull(document.getElementById("h"));
        ShadowRoot root = ShadowHosts.attachShadow(host, ShadowRootInit.OPEN);
        Element slot = document.createHtmlElement("slot");
        Element part = new Element(document, host.namespaceURI(), null, "b");
        part.setAttribute("part", "x y");
        root.append(slot, part);
        MatchContext inside = new MatchContext(document);
        inside.setShadowHost(host);
        Element light = Objects.requireNonNull(document.getElementById("l"));
        assertThat(matches(":host", host, inside)).isTrue();
        assertThat(matches(":host(.c)", host, inside)).isTrue();
        assertThat(matches(":host(.d)", host, inside)).isFalse();
        assertThat(matches(":host-context(.dark)", host, inside)).isTrue();
        assertThat(matches("div", host, inside)).isFalse();
        assertThat(matches("div:host", host, inside)).isFalse();
        assertThat(matches(":is(:host, p)", host, inside)).isTrue();
        assertThat(matches(":host > b", part, inside)).isTrue();
        assertThat(matches(".c b", part, inside)).isFalse();
        assertThat(matches(":host(.c) slot + b", part, inside)).isTrue();
        assertThat(matches("main :host b", part, inside)).isFalse();
        assertThat(matches("slot::slotted(.k)", light, inside)).isTrue();
        assertThat(matches(":host > ::slotted(*)", light, inside)).isTrue();
        assertThat(matches("::slotted(b)", light, inside)).isFalse();
        MatchContext outside = new MatchContext(document);
        assertThat(matches(".c::part(x)", part, outside)).isTrue();
        assertThat(matches("main > .c::part(y x)", part, outside)).isTrue();
        assertThat(matches(".d::part(x)", part, outside)).isFalse();
        assertThat(matches("::part(z)", part, outside)).isFalse();
        assertThat(queries.first(root, ":host > b")).isSameAs(part);
    }

    private static boolean matches(String selector, Element element, MatchContext context) {
        return Objects.requireNonNull(SelectorList.parse(selector)).get(0).matches(element, context);
    }

    @Test
    void asksElementsForTheirStates() {
        Document document = Trees.parse("<p id=p><b id=b>");
        Element b = Objects.requireNonNull(document.getElementById("b"));
        assertThat(ids(document, ":hover")).isEqualTo("nothing");
        b.setState(ElementState.HOVER, true);
        assertThat(ids(document, "p > :hover:not(:focus)")).isEqualTo("b");
        b.setState(ElementState.HOVER, false);
        assertThat(ids(document, ":hover")).isEqualTo("nothing");
    }

    @Test
    void ignoresCaseOfClassesAndIdsInQuirksMode() {
        Document document = Trees.parse("<p id=Aa class=Bb></p>");
        assertThat(ids(document, "#aA")).isEqualTo("nothing");
        document.setMode(Document.Mode.QUIRKS);
        assertThat(ids(document, "#aA.bB")).isEqualTo("Aa");
        assertThat(ids(document, "#aA")).isEqualTo("Aa");
    }

    @Test
    void countsPositionsInLinearTimeAndFromAnySide() {
        Document document = Trees.parse("<ul id=u></ul>");
        Element ul = Objects.requireNonNull(document.getElementById("u"));
        List<Element> items = new ArrayList<>();
        for (int i = 0; i < 20_000; i++) {
            Element li = new Element(document, ul.namespaceURI(), null, i % 2 == 0 ? "li" : "i");
            items.add(li);
            ul.appendChild(li);
        }
        assertThat(queries.all(ul, ":nth-child(3n+1)")).hasSize(6667);
        assertThat(queries.all(ul, ":nth-last-child(n+2)")).hasSize(19_999).doesNotContain(items.getLast());
        assertThat(queries.all(ul, "li:nth-of-type(2)")).containsExactly(items.get(2));
        assertThat(queries.all(ul, ":nth-last-child(2 of li)")).containsExactly(items.get(19_996));
        MatchContext context = new MatchContext(document);
        SelectorList fifth = Objects.requireNonNull(SelectorList.parse(":nth-child(5), :nth-last-child(5)"));
        for (int i : new int[]{9, 4, 3, 19_995, 4, 19_999, 19_995, 0}) {
            assertThat(fifth.matches(items.get(i), context)).as("item %d", i).isEqualTo(i == 4 || i == 19_995);
        }
    }

    @Test
    void survivesDeepTreesAndLongSelectors() {
        Document document = Trees.parse("<div id=top class=a></div>");
        Element up = Objects.requireNonNull(document.getElementById("top"));
        for (int i = 0; i < 20_000; i++) {
            Element down = new Element(document, up.namespaceURI(), null, "div");
            up.appendChild(down);
            up = down;
        }
        up.setId("deep");
        assertThat(ids(document, ".a #deep")).isEqualTo("deep");
        assertThat(ids(document, ".b #deep")).isEqualTo("nothing");
        assertThat(ids(document, "div ".repeat(10_000) + "#deep")).isEqualTo("deep");
        assertThat(ids(document, "div>".repeat(10_000) + "#deep")).isEqualTo("deep");
        assertThat(ids(document, ":not(".repeat(100_000) + "a")).isEqualTo("SyntaxError");
        assertThat(ids(document, "#deep" + ":is(*".repeat(100_000))).isEqualTo("nothing");
        assertThat(ids(document, ":root:has(#deep)")).isEqualTo("");
    }

    /// Rules nested ten thousand deep, each naming the one around twice.
    @Test
    void survivesDeepNesting() {
        Document document = Trees.parse("<p id=p>");
        SelectorList parent = Objects.requireNonNull(SelectorList.parse("p"));
        for (int i = 0; i < 10_000; i++) {
            parent = Objects.requireNonNull(SelectorList.parseNested(
                    dev.frameloop.dom.css.syntax.Parser.parseComponentValues("&&"), NamespaceContext.NONE, parent));
        }
        assertThat(parent.matches(Objects.requireNonNull(document.getElementById("p")), new MatchContext(document)))
                .isFalse();
    }

    @Test
    void filtersByAncestors() {
        Document document = Trees.parse("<main class=m><div id=d><b id=b>");
        AncestorFilter filter = new AncestorFilter();
        for (String id : List.of("main", "#d")) {
            filter.push(Objects.requireNonNull(queries.first(document, id)));
        }
        for (String s : List.of(".m b", "main > #d b", "MAIN b", "b", ".x + b", ".x ~ b", ":host b",
                ".q::slotted(b)")) {
            assertThat(filter.mayMatch(Objects.requireNonNull(SelectorList.parse(s)).get(0))).as(s).isTrue();
        }
        for (String s : List.of(".x b", ".m .x > b", ".x + #d b:hover > i + u".replace(" + #d", " ~ #e"))) {
            assertThat(filter.mayMatch(Objects.requireNonNull(SelectorList.parse(s)).get(0))).as(s).isFalse();
        }
        filter.pop(Objects.requireNonNull(queries.first(document, "#d")));
        assertThat(filter.mayMatch(Objects.requireNonNull(SelectorList.parse("#d b")).get(0))).isFalse();
    }
}
