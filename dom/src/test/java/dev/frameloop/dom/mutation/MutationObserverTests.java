package dev.frameloop.dom.mutation;

import dev.frameloop.dom.event.FakeWindow;
import dev.frameloop.dom.script.SimpleException;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.DocumentFragment;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.Text;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Expected records come from the DOM Standard and, in the tests that name a case of the corpus, from Chromium.
class MutationObserverTests {
    private final FakeWindow window = new FakeWindow();
    private final Document document = window.associatedDocument();
    private final Element html = document.createElement("html");
    private final Element box = document.createElement("div");
    private final List<String> log = new ArrayList<>();

    MutationObserverTests() {
        document.appendChild(html);
        html.appendChild(box);
    }

    private MutationObserver logging(String name) {
        return new MutationObserver(window, (records, observer) -> log.add(name + " " + records.size()));
    }

    private Element element(String id) {
        Element element = document.createElement("li");
        element.setId(id);
        return element;
    }

    private static String name(@Nullable Node node) {
        return switch (node) {
            case null -> "null";
            case Element element -> element.id();
            case Text text -> text.data();
            default -> node.nodeName();
        };
    }

    private static String describe(MutationRecord record) {
        StringBuilder line = new StringBuilder();
        record.addedNodes().forEach(node -> line.append('+').append(name(node)));
        record.removedNodes().forEach(node -> line.append('-').append(name(node)));
        return line + " " + name(record.previousSibling()) + " " + name(record.nextSibling());
    }

    @Test
    void oneMicrotaskDeliversAllAtTheFirstMutationsPlace() {
        logging("B").observe(html, MutationObserverInit.ATTRIBUTES);
        new MutationObserver(window, (records, observer) -> {
            log.add("A " + records.size());
            window.eventLoop().queueMicrotask("m", () -> log.add("queued in A"));
        }).observe(box, MutationObserverInit.ATTRIBUTES);
        window.eventLoop().queueMicrotask("m", () -> {
            log.add("1");
            html.setAttribute("x", "2");
        });
        html.setAttribute("x", "1");
        window.eventLoop().queueMicrotask("m", () -> log.add("2"));
        box.setAttribute("x", "1");
        window.eventLoop().performMicrotaskCheckpoint();
        assertThat(log).containsExactly("1", "B 2", "A 1", "2", "queued in A");
    }

    @Test
    void aThrowingCallbackIsReportedAndTheNextRuns() {
        new MutationObserver(window, (records, observer) -> {
            throw new IllegalStateException("from first");
        }).observe(box, MutationObserverInit.ATTRIBUTES);
        logging("second").observe(box, MutationObserverInit.ATTRIBUTES);
        box.setId("x");
        window.eventLoop().performMicrotaskCheckpoint();
        assertThat(window.reported).containsExactly("from first");
        assertThat(log).containsExactly("second 1");
    }

    /// `mo-attribute-records`
    @Test
    void attributesWithFilterAndOldValues() {
        box.setClassName("one");
        MutationObserver all = logging("all");
        all.observe(box, new MutationObserverInit(false, null, null, false, true, null, null));
        MutationObserver filtered = logging("filtered");
        filtered.observe(box, new MutationObserverInit(false, null, null, false, null, null, List.of("class")));
        MutationObserver nothing = logging("nothing");
        nothing.observe(box, new MutationObserverInit(false, null, null, false, null, null, List.of()));
        box.setClassName("two");
        box.setClassName("two");
        box.removeAttribute("missing");
        box.setAttributeNS("urn:x", "p:class", "ns");
        box.removeAttribute("class");
        assertThat(all.takeRecords())
                .extracting(r -> r.attributeName() + " " + r.attributeNamespace() + " " + r.oldValue())
                .containsExactly("class null one", "class null two", "class urn:x null", "class null two");
        assertThat(filtered.takeRecords()).extracting(MutationRecord::oldValue).containsExactly(null, null, null);
        assertThat(nothing.takeRecords()).isEmpty();
    }

    /// `mo-childlist-records`
    @Test
    void childListRecordsNameTheSiblings() {
        Element a = element("a");
        Element b = element("b");
        Element c = element("c");
        box.append(a, b, c);
        MutationObserver observer = logging("o");
        observer.observe(box, MutationObserverInit.CHILD_LIST);
        box.appendChild(a);
        box.insertBefore(b, b);
        box.replaceChild(element("h"), b);
        DocumentFragment fragment = document.createDocumentFragment();
        fragment.append(element("x"), element("y"));
        box.insertBefore(fragment, box.firstChild());
        box.appendChild(document.createDocumentFragment());
        box.setTextContent("gone");
        box.setTextContent("");
        box.setTextContent("");
        assertThat(observer.takeRecords()).extracting(MutationObserverTests::describe).containsExactly("-a null b",
                "+a c null", "-b null c", "+b null c", "+h-b null c", "+x+y null h", "+gone-x-y-h-c-a null null",
                "-gone null null");
    }

    @Test
    void charactersOfTheSubtree() {
        Text text = document.createTextNode("old");
        box.appendChild(text);
        MutationObserver observer = logging("o");
        observer.observe(html, new MutationObserverInit(false, null, null, true, null, true, null));
        logging("no subtree").observe(html, new MutationObserverInit(false, null, true, false, null, null, null));
        text.appendData(" and new");
        assertThat(observer.takeRecords()).extracting(r -> r.type() + " " + r.oldValue() + " " + r.target().nodeValue())
                .containsExactly("characterData old old and new");
    }

    @Test
    void aRemovedSubtreeIsObservedUntilTheNotification() {
        Element inner = element("inner");
        box.appendChild(inner);
        MutationObserver observer = logging("o");
        observer.observe(html, new MutationObserverInit(true, true, null, true, null, null, null));
        box.remove();
        inner.setAttribute("x", "1");
        box.appendChild(element("new"));
        window.eventLoop().performMicrotaskCheckpoint();
        assertThat(log).containsExactly("o 3");
        inner.setAttribute("x", "2");
        window.eventLoop().performMicrotaskCheckpoint();
        assertThat(log).hasSize(1);
        assertThat(box.registeredObservers()).isNull();
    }

    @Test
    void disconnectForgetsAndObservingAgainReplacesTheOptions() {
        MutationObserver observer = logging("o");
        observer.observe(box, MutationObserverInit.ATTRIBUTES);
        box.setId("1");
        observer.disconnect();
        assertThat(observer.takeRecords()).isEmpty();
        observer.observe(box, MutationObserverInit.CHILD_LIST);
        observer.observe(box, MutationObserverInit.ATTRIBUTES);
        box.append("text");
        box.setId("2");
        window.eventLoop().performMicrotaskCheckpoint();
        assertThat(log).containsExactly("o 1");
    }

    @Test
    void optionsThatAskForNothingOrContradictThemselves() {
        MutationObserver observer = logging("o");
        for (MutationObserverInit init : List.of(
                new MutationObserverInit(false, null, null, true, null, null, null),
                new MutationObserverInit(true, false, null, false, true, null, null),
                new MutationObserverInit(true, false, null, false, null, null, List.of("a")),
                new MutationObserverInit(true, null, false, false, null, true, null))) {
            assertThatThrownBy(() -> observer.observe(box, init)).isInstanceOf(SimpleException.class);
        }
        observer.observe(box, new MutationObserverInit(true, false, null, false, false, null, null));
    }

    @Test
    void observationFollowsANodeToAnotherDocument() {
        MutationObserver observer = logging("o");
        observer.observe(box, MutationObserverInit.ATTRIBUTES);
        Document.newSibling("text/html", "about:blank", document).adoptNode(box);
        box.setId("x");
        assertThat(observer.takeRecords()).hasSize(1);
    }
}
