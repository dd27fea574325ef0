package dev.frameloop.dom.css;

import dev.frameloop.dom.css.condition.MediaQueries;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Namespaces;
import dev.frameloop.dom.tree.Text;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Expected values were recorded from Chromium, where nothing else is said.
class CSSOMTests {
    private final Document document = Document.newHtml("about:blank");
    private final Element root = new Element(document, Namespaces.HTML, null, "html");

    CSSOMTests() {
        document.appendChild(root);
    }

    private CSSStyleSheet sheet(String text) {
        return CSSStyleSheet.standalone(document, text);
    }

    private CSSStyleSheet constructed() {
        return new CSSStyleSheet(document, new CSSStyleSheetInit(null, "", false));
    }

    private static String result(Runnable action) {
        try {
            action.run();
            return "done";
        } catch (DOMException e) {
            return e.name();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', value = {".a{color:red;color:blue} ~ .a { color: blue; }",
            ".a{} ~ .a { }",
            ".a{color:red!important;color:blue} ~ .a { color: red !important; }",
            "@media (min-width:1px){.a{color:red}.b{}} ~ @media (min-width: 1px) {|  .a { color: red; }|  .b { }|}",
            "@media print{} ~ @media print {|}",
            "@supports (color:red) and (not (foo:bar)){a{color:red}} ~ @supports (color:red) and (not (foo:bar)) {|  a { color: red; }|}",
            "@layer a.b , c; ~ @layer a.b, c;", "@layer x{a{color:red}} ~ @layer x {|  a { color: red; }|}",
            "@layer{a{}} ~ @layer {|  a { }|}", "@namespace svg url(http://x); ~ @namespace svg url(\"http://x\");",
            "@namespace 'http://y'; ~ @namespace url(\"http://y\");", "@import 'a.css'; ~ @import url(\"a.css\");",
            "@import url(a.css) layer(x.y) supports(color:red) screen and (min-width:1px); ~ @import url(\"a.css\") layer(x.y) supports(color:red) screen and (min-width: 1px);",
            "@import url('a.css') layer; ~ @import url(\"a.css\") layer;",
            "@keyframes k{from{color:red}50%,to{color:blue}} ~ @keyframes k { |  0% { color: red; }|  50%, 100% { color: blue; }|}",
            "@keyframes 'k k'{} ~ @keyframes k\\ k { |}", "@-webkit-keyframes z{} ~ @-webkit-keyframes z { |}",
            "@font-face{font-family:x} ~ @font-face { font-family: x; }",
            "@page :first{margin:1px} ~ @page :first { margin: 1px; }",
            "@container foo (min-width:1px){a{color:red}} ~ @container foo (min-width:1px) {|  a { color: red; }|}",
            "@property --x{syntax:'*';inherits:false} ~ @property --x { syntax: \"*\"; inherits: false; }",
            "@property --x{syntax:'<length>';inherits:true;initial-value:0px} ~ @property --x { syntax: \"<length>\"; inherits: true; initial-value: 0px; }",
            ".a{color:red;.b{color:blue}color:green;&:hover{}} ~ .a {|  color: red;|  & .b { color: blue; }|  color: green;|  &:hover { }|}",
            ".a{@media print{color:red;.b{}}} ~ .a {|  @media print {|  color: red;|  & .b { }|}|}",
            "a{--x: 1  2 ;--y:{a:b};--z:;} ~ a { --x: 1  2; --y: {a:b}; --z: ; }",
            "@media print{@import 'x';a{}} ~ @media print {|  a { }|}",
            "@layer a{@layer b{c{color:red}}} ~ @layer a {|  @layer b {|  c { color: red; }|}|}"})
    void serializesRules(String css, String expected) {
        CSSStyleSheet sheet = CSSStyleSheet.ofElement(root, null, MediaQueries.ALL, css);
        assertThat(sheet.cssRules()).singleElement().extracting(CSSRule::cssText)
                .isEqualTo(expected.replace('|', '\n'));
    }

    @Test
    void leavesOutWhatIsInvalid() {
        for (String css : List.of("@charset \"x\";", "@foo{}", "@property --x{syntax:'<length>';inherits:true}",
                "a,,b{}", "@import;",
                "@layer initial;", "@keyframes none{}", "@supports{a{}}", "@supports a{b{}}")) {
            assertThat(sheet(css).cssRules()).as(css).isEmpty();
        }
        assertThat(CSSStyleSheet
                .ofElement(root, null, MediaQueries.ALL, "@layer a;@import 'x';@layer b;@import 'y';a{}@import 'z';")
                .cssRules()).extracting(CSSRule::type).containsExactly(0, 3, 0, 3, 1);
        assertThat(CSSStyleSheet.ofElement(root, null, MediaQueries.ALL, "a{}@namespace x 'y';x|b{}").cssRules())
                .hasSize(1);
    }

    @Test
    void insertsAndDeletesRules() {
        CSSStyleSheet sheet = CSSStyleSheet.ofElement(root, null, MediaQueries.ALL,
                "@import 'x';@namespace a 'b';.a{} .b{}");
        assertThat(List.of(result(() -> sheet.insertRule("c{}", 9)), result(() -> sheet.insertRule("c", 0)),
                result(() -> sheet.insertRule("c{}", 0)), result(() -> sheet.insertRule("@import 'y';", 4)),
                result(() -> sheet.insertRule("@import 'y';", 1)),
                result(() -> sheet.insertRule("@namespace q 'z';", 2)),
                result(() -> sheet.insertRule("c{} d{}", 3)), result(() -> sheet.deleteRule(9)),
                result(() -> sheet.deleteRule(2)),
                result(() -> sheet.insertRule("")), result(() -> sheet.insertRule("z{}", 5)),
                result(() -> sheet.replaceSync(""))))
                .containsExactly("IndexSizeError", "SyntaxError", "HierarchyRequestError", "HierarchyRequestError",
                        "done",
                        "InvalidStateError", "SyntaxError", "IndexSizeError", "InvalidStateError", "SyntaxError",
                        "done",
                        "NotAllowedError");
        assertThat(sheet.cssRules()).hasSize(6);
        CSSStyleSheet made = constructed();
        assertThat(result(() -> made.insertRule("@import 'x';"))).isEqualTo("SyntaxError");
        made.replaceSync("@import 'x'; a{} b{}");
        assertThat(made.cssRules()).hasSize(2);
        CSSRule rule = Objects.requireNonNull(made.cssRules().item(0));
        made.deleteRule(0);
        assertThat(rule.parentStyleSheet()).isNull();
    }

    @Test
    void changesNestedRules() {
        CSSStyleRule rule = (CSSStyleRule) Objects
                .requireNonNull(sheet(".a{color:red;.b{color:blue}}").cssRules().item(0));
        CSSStyleRule nested = (CSSStyleRule) Objects.requireNonNull(rule.cssRules().item(0));
        int before = nested.selectors().specificity();
        rule.setSelectorText("#x, i");
        assertThat(rule.selectorText()).isEqualTo("#x, i");
        assertThat(nested.selectorText()).isEqualTo("& .b");
        assertThat(nested.selectors().specificity()).isGreaterThan(before);
        rule.setSelectorText("!!");
        assertThat(rule.selectorText()).isEqualTo("#x, i");
        assertThat(rule.insertRule("c{}", 1)).isEqualTo(1);
        assertThat(result(() -> rule.insertRule("@import 'x';", 0))).isEqualTo("HierarchyRequestError");
        assertThat(rule.insertRule("color:green", 0)).isZero();
        assertThat(rule.cssText())
                .isEqualTo("#x, i {\n  color: red;\n  color: green;\n  & .b { color: blue; }\n  & c { }\n}");
    }

    @Test
    void survivesDeepNesting() {
        for (String css : List.of("a{".repeat(20_000), "@media all{".repeat(20_000), "@media all{&{".repeat(10_000))) {
            CSSRule rule = Objects.requireNonNull(sheet(css).cssRules().item(0));
            assertThat(rule.cssText()).isNotEmpty();
        }
    }

    @Test
    void keepsMediaLists() {
        MediaList media = constructed().media();
        media.appendMedium("print");
        media.appendMedium("PRINT");
        media.appendMedium("(width:1px)");
        assertThat(media.mediaText()).isEqualTo("print, (width: 1px)");
        assertThat(media.item(1)).isEqualTo("(width: 1px)");
        assertThat(media.item(5)).isNull();
        assertThat(result(() -> media.deleteMedium("screen"))).isEqualTo("NotFoundError");
        media.deleteMedium("print");
        assertThat(media).hasToString("(width: 1px)");
    }

    @Test
    void changesKeyframes() {
        CSSKeyframesRule rule = (CSSKeyframesRule) Objects
                .requireNonNull(sheet("@keyframes k{from{top:0px}50%,to{top:1px}}").cssRules()
                        .item(0));
        rule.appendRule("25%{left:0px}");
        assertThat(rule.length()).isEqualTo(3);
        assertThat(rule.findRule("100%, 50%")).isNull();
        assertThat(Objects.requireNonNull(rule.findRule("50%,100%")).keyText()).isEqualTo("50%, 100%");
        CSSKeyframeRule first = Objects.requireNonNull(rule.item(0));
        first.setKeyText("10%, from");
        assertThat(first.keyText()).isEqualTo("10%, 0%");
        assertThat(result(() -> first.setKeyText("x"))).isEqualTo("SyntaxError");
        rule.deleteRule("25%");
        assertThat(rule.length()).isEqualTo(2);
    }

    @Test
    void keepsInlineStyleAndAttributeTheSame() {
        Element div = new Element(document, Namespaces.HTML, null, "div");
        CSSStyleDeclaration style = InlineStyle.style(div);
        assertThat(InlineStyle.style(div)).isSameAs(style);
        style.setNamedItem("color", "red");
        assertThat(div.getAttribute("style")).isEqualTo("color: red;");
        style.setProperty("COLOR", "blue", "important");
        style.setNamedItem("color", "zzz");
        style.setProperty("top", "1px", "foo");
        style.setProperty("--X", "  a  b ");
        assertThat(div.getAttribute("style")).isEqualTo("color: blue !important; --X: a  b;");
        assertThat(style.getPropertyValue("--X") + "." + style.length() + style.item(0) + style.item(1) + style.item(7))
                .isEqualTo("a  b.2color--X");
        assertThat(style.removeProperty("color")).isEqualTo("blue");
        style.setCssText("top:1px;;left:2px");
        assertThat(div.getAttribute("style")).isEqualTo("top: 1px; left: 2px;");
        div.setAttribute("style", "right: 3px; foo: bar");
        assertThat(style.cssText() + style.namedItem("right")).isEqualTo("right: 3px;3px");
        assertThat(div.getAttribute("style")).isEqualTo("right: 3px; foo: bar");
        style.setNamedItem("right", "");
        assertThat(div.getAttribute("style")).isEmpty();
        div.removeAttribute("style");
        assertThat(style.length()).isZero();
        style.setNamedItem("backgroundColor", "red");
        assertThat(style.namedItem("background-color")).isEqualTo("red");
        assertThat(style.namedItem("fooBar")).isNull();
        assertThat(style.namedItem("webkitTransform")).isEmpty();
        assertThat(ReportedProperties.of(document).names()).containsExactly("foo");
        assertThat(style.cssFloat()).isEmpty();
        style.setNamedItem("top", "");
        assertThat(div.getAttribute("style")).isEqualTo("background-color: red;");
    }

    @Test
    void escapesAndSupports() {
        assertThat(List.of("1a", "-", "-1", "a b", "\u0001", "\0", "\u00e9.")).extracting(CSS::escape).containsExactly(
                "\\31 a", "\\-",
                "-\\31 ", "a\\ b", "\\1 ", "\uFFFD", "\u00e9\\.");
        assertThat(CSS.supports("color", "red")).isTrue();
        assertThat(CSS.supports("COLOR", "red")).isTrue();
        assertThat(CSS.supports("--x", "y")).isTrue();
        assertThat(CSS.supports("foo", "1")).isFalse();
        assertThat(CSS.supports("color", "red;")).isFalse();
        assertThat(CSS.supports("color", "red !important")).isFalse();
        assertThat(CSS.supports("(color:red)")).isTrue();
        assertThat(CSS.supports("color:red")).isTrue();
        assertThat(CSS.supports("color", "zzz")).isFalse();
        assertThat(CSS.supports("color:red and (x:y)")).isFalse();
        assertThat(CSS.supports("selector(a > b)")).isTrue();
        assertThat(CSS.supports("not (foo:bar)")).isTrue();
    }

    private Element style(String text) {
        Element style = new Element(document, Namespaces.HTML, null, "style");
        style.appendChild(new Text(document, text));
        return style;
    }

    private String selectors() {
        return TreeStyleSheets.of(document).all().stream().flatMap(s -> s.cssRules().asList().stream())
                .map(CSSRule::cssText)
                .collect(Collectors.joining(" "));
    }

    /// By CSSOM, section 6.2, and HTML, section 4.2.6.
    @Test
    void followsStyleElements() {
        int[] changes = new int[1];
        TreeStyleSheets sheets = TreeStyleSheets.of(document);
        sheets.addListener(() -> changes[0]++);
        Element first = style("a{}");
        Element second = style("b{}");
        root.appendChild(second);
        root.insertBefore(first, second);
        assertThat(selectors()).isEqualTo("a { } b { }");
        CSSStyleSheet sheet = Objects.requireNonNull(StyleSheetElements.sheet(first));
        assertThat(TreeStyleSheets.styleSheets(document).item(0)).isSameAs(sheet);
        assertThat(sheet.ownerNode()).isSameAs(first);
        int before = changes[0];
        sheet.insertRule("c{}");
        assertThat(changes[0]).isEqualTo(before + 1);
        assertThat(selectors()).isEqualTo("c { } a { } b { }");
        ((Text) Objects.requireNonNull(first.firstChild())).setData("d{}");
        assertThat(changes[0]).isEqualTo(before + 2);
        assertThat(selectors()).isEqualTo("d { } b { }");
        assertThat(StyleSheetElements.sheet(first)).isNotSameAs(sheet);
        second.appendChild(new Text(document, "e{}"));
        first.setAttribute("media", "print");
        assertThat(Objects.requireNonNull(StyleSheetElements.sheet(first)).media().mediaText()).isEqualTo("print");
        second.setAttribute("type", "text/plain");
        assertThat(selectors()).isEqualTo("d { }");
        second.removeAttribute("type");
        first.setTextContent("");
        root.removeChild(first);
        assertThat(StyleSheetElements.sheet(first)).isNull();
        assertThat(selectors()).isEqualTo("b { } e { }");
        CSSStyleSheet adopted = constructed();
        adopted.replaceSync("z{}");
        TreeStyleSheets.setAdoptedStyleSheets(document, List.of(adopted));
        assertThat(selectors()).isEqualTo("b { } e { } z { }");
        before = changes[0];
        ((CSSStyleRule) Objects.requireNonNull(adopted.cssRules().item(0))).style().setProperty("color", "red");
        assertThat(changes[0]).isEqualTo(before + 1);
        assertThatThrownBy(() -> TreeStyleSheets.setAdoptedStyleSheets(document, List.of(sheet)))
                .isInstanceOfSatisfying(DOMException.class, e -> assertThat(e.name()).isEqualTo("NotAllowedError"));
    }

    private record Request(String url, Consumer<StyleSheetLoader.Loaded> then) {
        void answer(@Nullable String text) {
            then.accept(new StyleSheetLoader.Loaded("http://x/" + url, text));
        }
    }

    /// By HTML, section 4.6.7.10, and CSS Cascade, section 2.
    @Test
    void loadsLinksAndImports() {
        List<Request> requests = new ArrayList<>();
        StyleSheetLoading loading = StyleSheetLoading.of(document);
        loading.setLoader((url, _, then) -> requests.add(new Request(url, then)));
        Element link = new Element(document, Namespaces.HTML, null, "link");
        List<String> events = new ArrayList<>();
        link.addEventListener("load", e -> events.add(e.type()));
        link.addEventListener("error", e -> events.add(e.type()));
        link.setAttribute("rel", "StyleSheet");
        link.setAttribute("href", "a.css");
        assertThat(requests).isEmpty();
        root.appendChild(link);
        assertThat(requests).extracting(Request::url).containsExactly("a.css");
        assertThat(loading.pending()).isEqualTo(1);
        requests.getFirst().answer("@import 'b.css'; @import 'a.css'; a{}");
        assertThat(events).containsExactly("load");
        assertThat(requests).extracting(Request::url).containsExactly("a.css", "b.css", "a.css");
        requests.get(1).answer("b{}");
        requests.get(2).answer("@import 'a.css';");
        CSSStyleSheet sheet = Objects.requireNonNull(StyleSheetElements.sheet(link));
        CSSStyleSheet imported = Objects
                .requireNonNull(((CSSImportRule) sheet.cssRules().asList().get(0)).styleSheet());
        assertThat(imported.parentStyleSheet()).isSameAs(sheet);
        assertThat(((CSSImportRule) sheet.cssRules().asList().get(1)).styleSheet()).as("itself").isNull();
        long version = TreeStyleSheets.of(document).version();
        imported.deleteRule(0);
        assertThat(TreeStyleSheets.of(document).version()).isGreaterThanOrEqualTo(version);
        link.setAttribute("href", "c.css");
        requests.get(3).answer(null);
        assertThat(StyleSheetElements.sheet(link)).isNull();
        assertThat(events).containsExactly("load", "error");
        assertThat(loading.pending()).isZero();
    }
}
