package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.CSSStyleRule;
import dev.frameloop.dom.css.CSSStyleSheet;
import dev.frameloop.dom.css.TreeStyleSheets;
import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.property.StyleEffect;
import dev.frameloop.dom.css.selector.PseudoElement;
import dev.frameloop.dom.html.HtmlParser;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Objects;

import static org.assertj.core.api.Assertions.assertThat;

/// The cascade and what is restyled after changes. Expected values follow from the texts of the standards.
class StyleEngineTests {
    private final Document document = Document.newHtml("about:blank");
    private StyleEngine engine = new StyleEngine(document, StyleEnvironment.ofViewport(800, 600));

    private void load(String css, String body) {
        HtmlParser.parse(document, "<!DOCTYPE html><style>" + css + "</style><body>" + body);
        engine = new StyleEngine(document, StyleEnvironment.ofViewport(800, 600));
        engine.updateStyle();
    }

    private Element element(String id) {
        return Objects.requireNonNull(document.getElementById(id));
    }

    private String value(String id, String property) {
        return engine.styleOf(element(id)).get(Objects.requireNonNull(Longhand.byName(property))).cssText();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "p { color: red } #x { color: blue } | `` | rgb(0, 0, 255)",
            ".a.b { color: red } .a { color: blue } | `` | rgb(255, 0, 0)",
            "p { color: red } p { color: blue } | `` | rgb(0, 0, 255)",
            "p { color: red !important } #x { color: blue } | `` | rgb(255, 0, 0)",
            "#x { color: red } | color: blue | rgb(0, 0, 255)",
            "#x { color: red !important } | color: blue | rgb(255, 0, 0)",
            "#x { color: red !important } | color: blue !important | rgb(0, 0, 255)",
            "@layer a, b; @layer b { p { color: red } } @layer a { #x { color: blue } } | `` | rgb(255, 0, 0)",
            "@layer a { #x { color: blue } } p { color: red } | `` | rgb(255, 0, 0)",
            "@layer a { p { color: red !important } } #x { color: blue !important } | `` | rgb(255, 0, 0)",
            "@layer a { p { color: red } @layer c { #x { color: blue } } } | `` | rgb(255, 0, 0)",
            "@layer a { p { color: red } } @layer b { p { color: revert-layer } } | `` | rgb(255, 0, 0)",
            "body { color: green } p { color: revert } | `` | rgb(0, 128, 0)",
            "body { color: green } p { color: initial } | `` | rgb(0, 0, 0)",
            "@media (min-width: 900px) { p { color: red } } @media (max-width: 800px) { p { color: blue } } | `` | rgb(0, 0, 255)",
            "@supports (display: grid) { p { color: red } } @supports (display: bogus) { p { color: blue } } | `` | rgb(255, 0, 0)",
            "div { p& { color: red } & p { color: blue } } body { & p { color: green } } | `` | rgb(0, 128, 0)",
            ":root { --c: red } p { color: var(--c) } | `` | rgb(255, 0, 0)",
            "p { --a: var(--b); --b: var(--a); color: blue; color: var(--a, red) } | `` | rgb(255, 0, 0)",
            "body { color: green } p { --a: 1px; color: red; color: var(--a) } | `` | rgb(0, 128, 0)",
            "p { --a: var(--b, red); color: var(--a) } | `` | rgb(255, 0, 0)",
            "p { --C: red; --c: blue; color: var(--C) } | `` | rgb(255, 0, 0)"
    })
    void cascades(String css, String attribute, String color) {
        load(css, "<p id=x class='a b' style='" + attribute + "'>x");
        assertThat(value("x", "color")).isEqualTo(color);
    }

    @Test
    void computesValues() {
        load("#a { font-size: 20px; width: calc(2em + 10%); border: 1.7px solid; line-height: 150%; margin-inline-start: 1rem; height: 10vw }"
                + "#b { font-size: 50%; line-height: inherit; width: min(10em, 50%); font-weight: bolder; direction: rtl; margin-inline-start: 3px;"
                + " float: left; overflow-x: hidden; --w: 5px 6px; padding: var(--w) }",
                "<div id=a><span id=b></span></div>");
        assertThat(value("a", "width")).isEqualTo("calc(10% + 40px)");
        assertThat(value("a", "border-top-width")).isEqualTo("1px");
        assertThat(value("a", "line-height")).isEqualTo("30px");
        assertThat(value("a", "margin-left")).isEqualTo("16px");
        assertThat(value("a", "height")).isEqualTo("80px");
        assertThat(value("b", "font-size")).isEqualTo("10px");
        assertThat(value("b", "line-height")).isEqualTo("30px");
        assertThat(value("b", "width")).isEqualTo("min(100px, 50%)");
        assertThat(value("b", "font-weight")).isEqualTo("700");
        assertThat(value("b", "margin-right")).isEqualTo("3px");
        assertThat(value("b", "display")).isEqualTo("block");
        assertThat(value("b", "overflow-y")).isEqualTo("auto");
        assertThat(value("b", "padding-left")).isEqualTo("6px");
    }

    @Test
    void appliesTheUserAgentSheetAndHints() {
        load("q::before { color: red }",
                "<h1 id=h>x</h1><ul><li id=l>x<ul id=u></ul></ul><table id=t width=50% bgcolor=#ff0000 border><tr><td id=d>x</table>"
                        + "<pre id=p></pre><q id=q>x</q><img id=i width=20 height=10><div id=n hidden><b id=inside>x</b></div><a href=x id=k>x</a>");
        assertThat(value("h", "font-size")).isEqualTo("32px");
        assertThat(value("h", "margin-top")).isEqualTo("21.44px");
        assertThat(value("l", "display")).isEqualTo("list-item");
        assertThat(value("u", "list-style-type")).isEqualTo("circle");
        assertThat(value("u", "margin-top")).isEqualTo("0px");
        assertThat(value("t", "width")).isEqualTo("50%");
        assertThat(value("t", "background-color")).isEqualTo("rgb(255, 0, 0)");
        assertThat(value("d", "border-top-style")).isEqualTo("inset");
        assertThat(value("d", "vertical-align")).isEqualTo("middle");
        assertThat(value("p", "white-space-collapse")).isEqualTo("preserve");
        assertThat(value("i", "aspect-ratio")).isEqualTo("auto 20 / 10");
        assertThat(value("n", "display")).isEqualTo("none");
        assertThat(value("inside", "font-weight")).isEqualTo("700");
        assertThat(value("k", "color")).isEqualTo("rgb(0, 0, 238)");
        ComputedStyle before = Objects.requireNonNull(engine.styleOf(element("q"), PseudoElement.BEFORE));
        assertThat(before.content().cssText()).isEqualTo("open-quote");
        assertThat(before.color().cssText()).isEqualTo("rgb(255, 0, 0)");
        assertThat(engine.styleOf(element("l"), PseudoElement.BEFORE)).isNull();
    }

    @Test
    void restylesOnlyWhatAChangeCanReach() {
        StringBuilder body = new StringBuilder();
        for (int i = 0; i < 10_000; i++) {
            body.append("<div id=e").append(i).append(" class=item><i></i></div>");
        }
        load(".on { color: red } .on > i { width: 1px } .wide { width: 5px } [data-x] + div { height: 2px } :has(> .mark) { top: 1px }",
                body.toString());
        assertThat(engine.updateStyle()).isEqualTo(StyleUpdate.NONE);

        element("e500").setAttribute("class", "item wide");
        StyleUpdate wide = engine.updateStyle();
        assertThat(wide.restyled()).isEqualTo(1);
        assertThat(wide.changes()).singleElement().extracting(StyleChange::effect).isEqualTo(StyleEffect.RELAYOUT);

        element("e600").setAttribute("class", "item on");
        StyleUpdate on = engine.updateStyle();
        assertThat(on.restyled()).isEqualTo(2);

        element("e9990").setAttribute("data-x", "");
        StyleUpdate sibling = engine.updateStyle();
        assertThat(sibling.restyled()).isLessThan(10);
        assertThat(value("e9991", "height")).isEqualTo("2px");

        element("e800").setAttribute("class", "item unknown");
        assertThat(engine.updateStyle().restyled()).isZero();

        element("e900").setAttribute("style", "opacity: 0.5");
        StyleUpdate inline = engine.updateStyle();
        assertThat(inline.restyled()).isEqualTo(1);
        assertThat(inline.changes().getFirst().effect()).isEqualTo(StyleEffect.REPAINT);

        Objects.requireNonNull(document.body()).appendChild(document.createElement("p"));
        assertThat(engine.updateStyle().restyled()).isLessThan(10);
        assertThat(engine.updateStyle()).isEqualTo(StyleUpdate.NONE);
    }

    @Test
    void restylesWhatRulesThatComeOrGoSelect() {
        StringBuilder body = new StringBuilder("<i id=first></i>");
        for (int i = 0; i < 1000; i++) {
            body.append("<div id=e").append(i).append(" class=c").append(i).append("></div>");
        }
        load(".c5 { width: 5px } div { height: 1px } #e7 { width: 7px }", body.toString());
        int[] stale = {0};
        engine.setOnStale(() -> stale[0]++);
        CSSStyleSheet sheet = TreeStyleSheets.of(document).all().getFirst();

        sheet.insertRule(".c9, .c10::before { content: 'x'; color: red }", 1);
        assertThat(stale[0]).isEqualTo(1);
        assertThat(engine.updateStyle().restyled()).isEqualTo(2);
        assertThat(value("e9", "color")).isEqualTo("rgb(255, 0, 0)");

        sheet.deleteRule(0);
        assertThat(engine.updateStyle().restyled()).isEqualTo(1);
        assertThat(value("e5", "width")).isEqualTo("auto");
        assertThat(engine.updateStyle()).isEqualTo(StyleUpdate.NONE);

        Objects.requireNonNull((CSSStyleRule) sheet.cssRules().item(2)).style().setProperty("width", "8px");
        assertThat(engine.updateStyle().restyled()).isEqualTo(1);
        assertThat(value("e7", "width")).isEqualTo("8px");

        sheet.insertRule("@media (min-width: 1px) { i ~ .c3 { color: blue } }");
        assertThat(engine.updateStyle().restyled()).isEqualTo(1);
        sheet.setDisabled(true);
        assertThat(engine.updateStyle().restyled()).isEqualTo(1000);
        assertThat(value("e3", "color")).isEqualTo("rgb(0, 0, 0)");
    }

    /// The place of an element changes, and with it the rule that looked at places goes, before styles are brought up to date.
    @Test
    void takesBackWhatAGoneRuleHadSelectedBeforeAMove() {
        load("b:first-child { color: red } i { color: blue }", "<p id=p><b id=b></b></p>");
        assertThat(value("b", "color")).isEqualTo("rgb(255, 0, 0)");
        element("p").insertBefore(document.createElement("u"), element("b"));
        TreeStyleSheets.of(document).all().getFirst().deleteRule(0);
        engine.updateStyle();
        assertThat(value("b", "color")).isEqualTo("rgb(0, 0, 0)");
    }

    @Test
    void restylesAllWhenTheOrderOfLayersChanges() {
        load("@layer b { p { color: red } } @layer a { p { color: blue } }", "<p id=p>x");
        assertThat(value("p", "color")).isEqualTo("rgb(0, 0, 255)");
        TreeStyleSheets.of(document).all().getFirst().insertRule("@layer a, b;");
        engine.updateStyle();
        assertThat(value("p", "color")).isEqualTo("rgb(255, 0, 0)");
    }

    @Test
    void followsInheritanceOnlyWhereItChanges() {
        load("#p.b { color: red; width: 3px } #p.h { display: none }",
                "<div id=p><b id=c><i id=d></i></b></div><u id=other></u>");
        element("p").setAttribute("class", "b");
        assertThat(engine.updateStyle().restyled()).isEqualTo(3);
        assertThat(value("d", "color")).isEqualTo("rgb(255, 0, 0)");
        element("p").setAttribute("class", "h");
        assertThat(engine.updateStyle().restyled()).isEqualTo(1);
        assertThat(value("d", "color")).isEqualTo("rgb(0, 0, 0)");
        element("c").setAttribute("style", "color: blue");
        assertThat(engine.updateStyle().restyled()).isZero();
        element("p").removeAttribute("class");
        assertThat(engine.updateStyle().restyled()).isEqualTo(3);
        assertThat(value("d", "color")).isEqualTo("rgb(0, 0, 255)");
    }

    @Test
    void resolvesValuesForPages() {
        load("#a { width: 50%; margin: 1px 2px; color: #f00; border-color: currentcolor; transform: translate(10px, 5px) scale(2); line-height: 1.5;"
                + " --x:  a b ; font-size: 20px }", "<div id=a></div>");
        ComputedStyleDeclaration style = new ComputedStyleDeclaration(engine,
                (element, property) -> property == Longhand.WIDTH ? 392.5 : null,
                element("a"), null);
        assertThat(style.getPropertyValue("width")).isEqualTo("392.5px");
        assertThat(style.getPropertyValue("height")).isEqualTo("auto");
        assertThat(style.getPropertyValue("margin")).isEqualTo("1px 2px");
        assertThat(style.getPropertyValue("margin-inline-start")).isEqualTo("2px");
        assertThat(style.getPropertyValue("border-top-color")).isEqualTo("rgb(255, 0, 0)");
        assertThat(style.getPropertyValue("transform")).isEqualTo("matrix(2, 0, 0, 2, 10, 5)");
        assertThat(style.getPropertyValue("line-height")).isEqualTo("30px");
        assertThat(style.getPropertyValue("--x")).isEqualTo("a b");
        assertThat(style.getPropertyValue("bogus")).isEmpty();
        element("a").setAttribute("style", "margin-left: 7px");
        assertThat(style.getPropertyValue("margin-left")).isEqualTo("7px");
        element("a").remove();
        assertThat(style.getPropertyValue("color")).isEmpty();
    }

    @Test
    void survivesDeepTrees() {
        load("i { color: red }", "<i>".repeat(20_000));
        assertThat(engine.updateStyle()).isEqualTo(StyleUpdate.NONE);
    }
}
