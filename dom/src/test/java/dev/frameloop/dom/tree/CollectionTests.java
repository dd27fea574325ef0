package dev.frameloop.dom.tree;

import org.junit.jupiter.api.Test;

import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Expected values were recorded from Chromium.
class CollectionTests {
    private final Document document = Document.newHtml("about:blank").implementation().createHTMLDocument("t");

    @Test
    void collectionsFollowTheTreeAndStayTheSameObject() {
        Element p = document.createElement("div");
        p.setInnerHTML("<i class=k></i><b class=k name=nb id=ib></b><i class='k other'></i>");
        HTMLCollection byTag = p.getElementsByTagName("I");
        HTMLCollection byClass = p.getElementsByClassName("k");
        HTMLCollection kids = p.children();
        NodeList nodes = p.childNodes();
        assertThat(p.getElementsByTagName("I")).isSameAs(byTag);
        assertThat(p.children()).isSameAs(kids);
        assertThat(new long[]{byTag.length(), byClass.length(), kids.length(), nodes.length()}).containsExactly(2, 3, 3,
                3);
        p.append(document.createElement("i"), "text");
        assertThat(new long[]{byTag.length(), byClass.length(), kids.length(), nodes.length()}).containsExactly(3, 3, 4,
                5);
        p.child(0).setClassName("");
        assertThat(byClass.length()).isEqualTo(2);
        int steps = 0;
        for (Element element : byTag) {
            steps++;
            element.remove();
        }
        // Every second one is skipped, since the collection is live.
        assertThat(steps).isEqualTo(2);
        assertThat(byTag.length()).isEqualTo(1);
        assertThat(kids.namedItem("ib")).isSameAs(kids.namedItem("nb")).isNotNull();
        assertThat(kids.namedItem("")).isNull();
        assertThat(kids.supportedPropertyNames()).containsExactly("ib", "nb");
        assertThat(kids.item(99)).isNull();
        assertThat(kids.item(-1)).isNull();
    }

    @Test
    void tokensAreASetInTheAttribute() {
        Element e = document.createElement("div");
        e.setClassName("  a  b a  c ");
        DOMTokenList c = e.classList();
        assertThat(c).containsExactly("a", "b", "c");
        c.add("a");
        assertThat(e.className()).isEqualTo("a b c");
        c.add("d", "e", "d");
        c.remove("b", "zz");
        assertThat(e.className()).isEqualTo("a c d e");
        assertThat(List.of(c.toggle("a", null), c.toggle("a", null), c.toggle("x", false), c.toggle("c", true)))
                .containsExactly(false, true, false, true);
        assertThat(c.value()).isEqualTo("c d e a");
        assertThat(List.of(c.replace("c", "C"), c.replace("none", "n"), c.replace("d", "e"))).containsExactly(true,
                false, true);
        assertThat(c.value()).isEqualTo("C e a");
        assertThatThrownBy(() -> c.add("")).asString().startsWith("SyntaxError: ");
        assertThatThrownBy(() -> c.add("x y")).asString().startsWith("InvalidCharacterError: ");
        assertThatThrownBy(() -> c.replace("a b", "")).asString().startsWith("SyntaxError: ");
        Element fresh = document.createElement("p");
        fresh.classList().remove("x");
        assertThat(fresh.hasAttribute("class")).isFalse();
    }
}
