package dev.frameloop.dom.range;

import dev.frameloop.dom.event.FakeWindow;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.Text;
import org.junit.jupiter.api.Test;

import java.util.Locale;
import java.util.Objects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Expected values are those of the corpus' `dom-range-operations`, from Chromium; those of live updates come from the DOM Standard.
class RangeTests {
    private final FakeWindow window = new FakeWindow();
    private final Document document = window.associatedDocument();
    private final Element box = element("div");

    RangeTests() {
        document.appendChild(element("html")).appendChild(box);
    }

    private Element element(String name, Object... children) {
        Element element = document.createElement(name);
        element.append(children);
        return element;
    }

    private static String html(Node node) {
        StringBuilder result = new StringBuilder();
        for (Node child = node.firstChild(); child != null; child = child.nextSibling()) {
            String name = child.nodeName().toLowerCase(Locale.ROOT);
            result.append(
                    child instanceof Text text ? text.data() : "<" + name + ">" + html(child) + "</" + name + ">");
        }
        return result.toString();
    }

    /// `<p>ab<b>cd<i>ef</i></b>gh</p><p>ij</p>`, the range from behind `c` to behind `i`.
    private Range setUp() {
        box.replaceChildren(element("p", "ab", element("b", "cd", element("i", "ef")), "gh"), element("p", "ij"));
        Range range = DocumentRanges.createRange(document);
        range.setStart(firstOf(first("b")), 1);
        range.setEnd(firstOf(lastOf(box)), 1);
        return range;
    }

    private Element first(String name) {
        return Objects.requireNonNull(box.getElementsByTagName(name).item(0));
    }

    private static Node firstOf(Node node) {
        return Objects.requireNonNull(node.firstChild());
    }

    private static Node lastOf(Node node) {
        return Objects.requireNonNull(node.lastChild());
    }

    @Test
    void contentsAreCopiedTakenOutAndDeleted() {
        Range range = setUp();
        assertThat(range).hasToString("defghi");
        assertThat(range.commonAncestorContainer()).isSameAs(box);
        String whole = html(box);
        assertThat(html(range.cloneContents())).isEqualTo("<p><b>d<i>ef</i></b>gh</p><p>i</p>");
        assertThat(html(box)).isEqualTo(whole);
        assertThat(html(range.extractContents())).isEqualTo("<p><b>d<i>ef</i></b>gh</p><p>i</p>");
        assertThat(html(box)).isEqualTo("<p>ab<b>c</b></p><p>j</p>");
        assertThat(range.collapsed()).isTrue();
        assertThat(range.startContainer()).isSameAs(box);
        assertThat(range.startOffset()).isEqualTo(1);
        setUp().deleteContents();
        assertThat(html(box)).isEqualTo("<p>ab<b>c</b></p><p>j</p>");
    }

    @Test
    void surroundingAndInserting() {
        Range range = setUp();
        assertThatThrownBy(() -> range.surroundContents(element("u"))).asString().startsWith("InvalidStateError");
        range.selectNode(first("i"));
        range.surroundContents(element("u"));
        assertThat(html(box)).isEqualTo("<p>ab<b>cd<u><i>ef</i></u></b>gh</p><p>ij</p>");
        assertThat(range.startContainer().nodeName() + range.startOffset()).isEqualTo("B1");
        setUp().insertNode(element("hr"));
        assertThat(html(box)).isEqualTo("<p>ab<b>c<hr></hr>d<i>ef</i></b>gh</p><p>ij</p>");
    }

    @Test
    void comparing() {
        Range range = setUp();
        Range collapsed = range.cloneRange();
        collapsed.collapse(false);
        assertThat(new int[]{range.compareBoundaryPoints(Range.START_TO_START, collapsed),
                range.compareBoundaryPoints(Range.START_TO_END, collapsed),
                range.compareBoundaryPoints(Range.END_TO_END, collapsed),
                range.compareBoundaryPoints(Range.END_TO_START, collapsed)}).containsExactly(-1, 0, 0, -1);
        assertThat(new int[]{range.comparePoint(box, 0), range.comparePoint(box, 1), range.comparePoint(box, 2)})
                .containsExactly(-1, 0, 1);
        assertThat(range.isPointInRange(box, 1)).isTrue();
        assertThat(range.intersectsNode(firstOf(box))).isTrue();
        assertThatThrownBy(() -> range.setStart(box, 9)).asString().startsWith("IndexSizeError");
        assertThatThrownBy(() -> range.selectNode(element("b"))).asString().startsWith("InvalidNodeTypeError");
        assertThatThrownBy(() -> range.compareBoundaryPoints(7, collapsed)).isInstanceOf(DOMException.class);
        range.setStart(lastOf(box), 1);
        assertThat(range.collapsed()).isTrue();
        assertThat(range.endContainer()).isSameAs(lastOf(box));
    }

    @Test
    void rangesFollowTheTree() {
        Range range = DocumentRanges.createRange(document);
        Text text = document.createTextNode("abcdef");
        box.append(element("i"), text, element("b"));
        range.setStart(text, 2);
        range.setEnd(box, 2);
        box.prepend(element("u"));
        assertThat(range.endOffset()).isEqualTo(3);
        text.insertData(0, "xy");
        assertThat(range.startOffset()).isEqualTo(4);
        text.deleteData(1, 5);
        assertThat(range.startOffset()).isEqualTo(1);
        text.setData("abcdef");
        assertThat(range.startOffset()).isZero();
        range.setStart(text, 4);
        Text rest = text.splitText(3);
        assertThat(range.startContainer()).isSameAs(rest);
        assertThat(range.startOffset()).isEqualTo(1);
        assertThat(range.endOffset()).isEqualTo(4);
        box.normalize();
        assertThat(range.startContainer()).isSameAs(text);
        assertThat(range.startOffset()).isEqualTo(4);
        assertThat(range.endOffset()).isEqualTo(3);
        text.remove();
        assertThat(range.startContainer()).isSameAs(box);
        assertThat(range.startOffset()).isEqualTo(2);
        assertThat(range.endOffset()).isEqualTo(2);
        box.remove();
        assertThat(range.startContainer()).isSameAs(document.documentElement());
    }

    @Test
    void aRangeInATreeOfItsOwnFollowsItToAnotherDocument() {
        Element free = element("div", "a", "b");
        Range range = DocumentRanges.createRange(document);
        range.setStart(free, 1);
        range.setEnd(free, 2);
        Document.newSibling("text/html", "about:blank", document).adoptNode(free);
        free.removeChild(firstOf(free));
        assertThat(range.startOffset()).isZero();
        assertThat(range.endOffset()).isEqualTo(1);
    }

    @Test
    void deepTreesAreNoProblem() {
        Node deep = box;
        for (int i = 0; i < 20_000; i++) {
            deep = deep.appendChild(document.createElement("b"));
        }
        deep.appendChild(document.createTextNode("deep"));
        box.append("end");
        Range range = DocumentRanges.createRange(document);
        range.setStart(firstOf(deep), 1);
        range.setEnd(lastOf(box), 1);
        assertThat(range.cloneContents().textContent()).isEqualTo("eepe");
        assertThat(range.extractContents().textContent()).isEqualTo("eepe");
        assertThat(box.textContent()).isEqualTo("dnd");
    }

    @Test
    void theSelectionHasADirectionAndTellsOfChangesInATask() {
        setUp();
        Selection selection = Selection.of(document);
        int[] changes = {0};
        document.addEventListener("selectionchange", event -> changes[0]++);
        selection.setBaseAndExtent(box, 2, box, 0);
        assertThat(selection.direction()).isEqualTo("backward");
        assertThat(selection.anchorOffset()).isEqualTo(2);
        assertThat(selection).hasToString("abcdefghij");
        selection.extend(box, 1);
        assertThat(selection).hasToString("ij");
        assertThat(selection.containsNode(lastOf(box), false)).isTrue();
        assertThat(selection.containsNode(firstOf(box), false)).isFalse();
        assertThat(changes[0]).isZero();
        window.eventLoop().runUntilIdle();
        assertThat(changes[0]).isEqualTo(1);
        selection.collapseToStart();
        assertThat(selection.type()).isEqualTo("Caret");
        selection.removeAllRanges();
        assertThatThrownBy(() -> selection.getRangeAt(0)).asString().startsWith("IndexSizeError");
    }
}
