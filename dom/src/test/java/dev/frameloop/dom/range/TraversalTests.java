package dev.frameloop.dom.range;

import dev.frameloop.dom.event.FakeWindow;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Expected values of iterators are those of the corpus' `dom-node-iterator`, from Chromium; those of walkers come from the DOM Standard.
class TraversalTests {
    private final Document document = new FakeWindow().associatedDocument();
    private final Element u = element("u");
    private final Element b = element("b", element("i"), u);
    private final Element s = element("s");
    private final Element a = element("a");
    private final Element p = element("p", a, b, s);

    private Element element(String name, Object... children) {
        Element element = document.createElement(name);
        element.append(children);
        return element;
    }

    private NodeIterator iterator(@Nullable NodeFilter filter) {
        return DocumentRanges.createNodeIterator(document, p, NodeFilter.SHOW_ELEMENT, filter);
    }

    private TreeWalker walker(@Nullable NodeFilter filter) {
        return DocumentRanges.createTreeWalker(document, p, NodeFilter.SHOW_ELEMENT, filter);
    }

    private static String walk(Supplier<@Nullable Node> step) {
        StringBuilder names = new StringBuilder();
        for (Node node = step.get(); node != null; node = step.get()) {
            names.append(((Element) node).localName());
        }
        return names.toString();
    }

    private static NodeFilter answering(String name, int result) {
        return node -> ((Element) node).localName().equals(name) ? result : NodeFilter.FILTER_ACCEPT;
    }

    @Test
    void anIteratorGoesForthAndBack() {
        NodeIterator iterator = iterator(null);
        assertThat(walk(iterator::nextNode)).isEqualTo("pabius");
        assertThat(iterator.referenceNode()).isSameAs(s);
        assertThat(iterator.pointerBeforeReferenceNode()).isFalse();
        assertThat(iterator.previousNode()).isSameAs(s);
        assertThat(iterator.previousNode()).isSameAs(u);
        assertThat(iterator.pointerBeforeReferenceNode()).isTrue();
        assertThat(iterator.nextNode()).isSameAs(u);
        assertThat(walk(iterator(answering("b", NodeFilter.FILTER_REJECT))::nextNode)).isEqualTo("paius");
    }

    @Test
    void anIteratorKeepsItsPlaceWhenNodesAreRemoved() {
        NodeIterator behind = iterator(null);
        for (int i = 0; i < 4; i++) {
            behind.nextNode();
        }
        b.remove();
        assertThat(behind.referenceNode()).isSameAs(a);
        assertThat(behind.pointerBeforeReferenceNode()).isFalse();
        assertThat(behind.nextNode()).isSameAs(s);
        NodeIterator before = iterator(null);
        before.nextNode();
        before.nextNode();
        before.previousNode();
        a.remove();
        assertThat(before.referenceNode()).isSameAs(s);
        assertThat(before.pointerBeforeReferenceNode()).isTrue();
        s.remove();
        assertThat(before.referenceNode()).isSameAs(p);
        assertThat(before.pointerBeforeReferenceNode()).isFalse();
    }

    @Test
    void filtersMayThrowAndMustNotWalk() {
        NodeIterator throwing = iterator(node -> {
            throw new IllegalArgumentException("f");
        });
        assertThatThrownBy(throwing::nextNode).hasMessage("f");
        List<NodeIterator> self = new ArrayList<>();
        self.add(iterator(node -> self.get(0).nextNode() == null ? 1 : 1));
        assertThatThrownBy(self.get(0)::nextNode).asString().startsWith("InvalidStateError");
    }

    @Test
    void aWalkerGoesInEveryDirection() {
        TreeWalker walker = walker(null);
        assertThat(walk(walker::nextNode)).isEqualTo("abius");
        assertThat(walk(walker::previousNode)).isEqualTo("uibap");
        assertThat(walker.firstChild()).isSameAs(a);
        assertThat(walk(walker::nextSibling)).isEqualTo("bs");
        assertThat(walk(walker::previousSibling)).isEqualTo("ba");
        assertThat(walker.parentNode()).isSameAs(p);
        assertThat(walker.parentNode()).isNull();
        assertThat(walker.lastChild()).isSameAs(s);
    }

    @Test
    void aWalkerSkipsOrRejects() {
        assertThat(walk(walker(answering("b", NodeFilter.FILTER_REJECT))::nextNode)).isEqualTo("as");
        TreeWalker skipping = walker(answering("b", NodeFilter.FILTER_SKIP));
        assertThat(walk(skipping::nextNode)).isEqualTo("aius");
        skipping.setCurrentNode(a);
        assertThat(walk(skipping::nextSibling)).isEqualTo("ius");
        assertThat(walk(skipping::previousSibling)).isEqualTo("uia");
        skipping.setCurrentNode(p);
        assertThat(skipping.lastChild()).isSameAs(s);
        skipping.setCurrentNode(u);
        assertThat(skipping.parentNode()).isSameAs(p);
        s.remove();
        a.remove();
        assertThat(skipping.firstChild()).extracting(Node::nodeName).isEqualTo("I");
        skipping.setCurrentNode(p);
        assertThat(skipping.lastChild()).isSameAs(u);
    }
}
