package dev.frameloop.dom.html;

import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.DocumentFragment;
import dev.frameloop.dom.tree.DocumentHost;
import dev.frameloop.dom.tree.Element;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Expected values were recorded from Chromium where the name of the test does not say otherwise.
class HtmlElementTests {
    private final Document document = Document.newHtml("about:blank").implementation().createHTMLDocument("t");
    private final Element body = requireNonNull(document.body());
    private final List<String> log = new ArrayList<>();

    private HTMLInputElement input(String id) {
        HTMLInputElement input = (HTMLInputElement) requireNonNull(document.getElementById(id));
        for (String type : List.of("click", "input", "change")) {
            input.addEventListener(type, event -> log.add(id + " " + type + " " + input.checked()));
        }
        return input;
    }

    @Test
    void clicksOnCheckboxesAndRadiosChangeThemBeforeTheListeners() {
        body.setInnerHTML(
                "<input type=checkbox id=box><input type=radio name=g id=r1 checked><input type=radio name=g id=r2>");
        HTMLInputElement box = input("box");
        HTMLInputElement r1 = input("r1");
        HTMLInputElement r2 = input("r2");
        box.click();
        assertThat(log).containsExactly("box click true", "box input true", "box change true");
        log.clear();
        body.addEventListener("click", Event::preventDefault);
        box.setIndeterminate(true);
        box.click();
        assertThat(log).containsExactly("box click false");
        assertThat(box.checked()).isTrue();
        assertThat(box.indeterminate()).isTrue();
        log.clear();
        r2.click();
        assertThat(log).containsExactly("r2 click true");
        assertThat(r1.checked()).isTrue();
        assertThat(r2.checked()).isFalse();
        log.clear();
        box.setAttribute("disabled", "");
        box.click();
        assertThat(log).isEmpty();
    }

    @Test
    void scriptsAreHandedOverOnceAndInOrder() {
        document.loading().setHost(new DocumentHost() {
            @Override
            public void scriptPrepared(Element script) {
                log.add(script.textContent() + (document.getElementById("s2") != null ? " sees the second" : ""));
            }
        });
        Element script = document.createElement("script");
        body.append(script);
        script.append("later");
        script.append("never");
        script.remove();
        body.append(script);
        body.setInnerHTML("<script>never by innerHTML</script>");
        body.append(requireNonNull(body.firstChild()).cloneNode(true));
        DocumentFragment two = document.createDocumentFragment();
        Element first = document.createElement("script");
        first.append("first");
        Element second = document.createElement("script");
        second.append("second");
        second.setId("s2");
        two.append(first, second);
        body.append(two);
        HTMLScriptElement data = (HTMLScriptElement) document.createElement("script");
        data.setAttribute("type", "x/y");
        data.append("data");
        body.append(data);
        data.removeAttribute("type");
        data.append(" ");
        assertThat(log).containsExactly("later", "first sees the second", "second sees the second",
                "data  sees the second");
    }

    @Test
    void datasetMapsCamelCase() {
        HTMLElement e = (HTMLElement) document.createElement("div");
        DOMStringMap d = e.dataset();
        d.set("fooBar", "1");
        d.set("a-1", "ok");
        assertThat(e.getAttributeNames()).containsExactly("data-foo-bar", "data-a-1");
        assertThatThrownBy(() -> d.set("a-b", "1")).asString().startsWith("SyntaxError: ");
        assertThatThrownBy(() -> d.set("a b", "1")).asString().startsWith("InvalidCharacterError: ");
        e.setAttribute("data-Some-Thing", "v");
        e.setAttribute("data--y", "w");
        assertThat(d.supportedPropertyNames()).containsExactly("fooBar", "a-1", "someThing", "Y");
        d.delete("fooBar");
        assertThat(e.hasAttribute("data-foo-bar")).isFalse();
    }

    @Test
    void templatesKeepTheirContentsInAnotherDocument() {
        body.setInnerHTML("<template id=t><p class=in>text</p><template><i></i></template></template>");
        HTMLTemplateElement t = (HTMLTemplateElement) requireNonNull(document.getElementById("t"));
        Document owner = t.content().nodeDocument();
        assertThat(t.hasChildNodes()).isFalse();
        assertThat(owner).isNotSameAs(document);
        assertThat(document.appropriateTemplateContentsOwnerDocument()).isSameAs(owner);
        assertThat(t.content().querySelectorAll(".in").length()).isEqualTo(1);
        assertThat(document.querySelectorAll(".in").length()).isZero();
        HTMLTemplateElement nested = (HTMLTemplateElement) requireNonNull(t.content().querySelector("template"));
        assertThat(nested.content().nodeDocument()).isSameAs(owner);
        assertThat(requireNonNull(document.importNode(t.content(), true).firstChild()).ownerDocument())
                .isSameAs(document);
        t.setInnerHTML("<tr><td>x</td></tr><li>y");
        assertThat(t.innerHTML()).isEqualTo("<tr><td>x</td></tr><li>y</li>");
        assertThat(((HTMLTemplateElement) t.cloneNode(true)).content().childNodeCount()).isEqualTo(2);
    }

    @Test
    void selectsShowOneOptionByTheStandard() {
        body.setInnerHTML("<select id=s><option disabled>a<option value=v>b<option>c</select>");
        HTMLSelectElement select = (HTMLSelectElement) requireNonNull(document.getElementById("s"));
        assertThat(select.selectedIndex()).isEqualTo(1);
        assertThat(select.value()).isEqualTo("v");
        select.setValue("c");
        assertThat(select.selectedIndex()).isEqualTo(2);
        select.setSelectedIndex(-1);
        assertThat(select.value()).isEmpty();
        ((HTMLOptionElement) requireNonNull(select.item(0))).setSelected(true);
        assertThat(select.selectedIndex()).isZero();
        select.reset();
        assertThat(select.selectedIndex()).isEqualTo(1);
    }

    @Test
    void controlsFindTheirFormByTheStandard() {
        body.setInnerHTML(
                "<form id=f><table><tr><form id=ignored></table><input id=a></form><input id=b form=f><input id=c>");
        HTMLFormElement form = (HTMLFormElement) requireNonNull(document.getElementById("f"));
        assertThat(document.getElementById("ignored")).isNull();
        assertThat(form.elements().toList()).extracting(Element::id).containsExactly("a", "b");
        ((HTMLInputElement) requireNonNull(document.getElementById("a"))).setValue("x\ny");
        assertThat(((HTMLInputElement) requireNonNull(document.getElementById("a"))).value()).isEqualTo("xy");
    }

    @Test
    void xmlIsStrictAndRoundTrips() {
        String markup = "<!DOCTYPE r SYSTEM \"s\"><r xmlns=\"urn:a\" xmlns:p=\"urn:b\"><p:B k=\"&lt;&amp;\" p:l=\"1\"/><b>t<![CDATA[<]]></b>"
                + "<?pi d?><!--c--></r>";
        Document xml = DOMParser.parse(markup, "text/xml", document);
        assertThat(XmlWriter.whole(xml)).isEqualTo(markup);
        assertThat(xml.getElementsByTagName("p:B").length()).isEqualTo(1);
        assertThat(xml.getElementsByTagNameNS("urn:a", "b").length()).isEqualTo(1);
        Element root = requireNonNull(xml.documentElement());
        root.setInnerHTML("<x/>");
        assertThat(root.innerHTML()).isEqualTo("<x xmlns=\"urn:a\"/>");
        assertThatThrownBy(() -> root.setInnerHTML("<x>")).asString().startsWith("SyntaxError: ");
        assertThat(requireNonNull(DOMParser.parse("<a><b></a>", "text/xml", document).documentElement()).localName())
                .isEqualTo("parsererror");
        int depth = 5_000;
        Document deep = DOMParser.parse("<a>".repeat(depth) + "</a>".repeat(depth), "text/xml", document);
        assertThat(deep.getElementsByTagName("a").length()).isEqualTo(depth);
    }
}
